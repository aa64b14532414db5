"""The kernel's own types, registered for saves and hashes: how each is taken apart and put together."""

from __future__ import annotations

from ludex.kernel.abilities import Source
from ludex.kernel.cards import Card, CardRef, Characteristics, Snapshot
from ludex.kernel.decisions import Decision, Obstacle, Option
from ludex.kernel.effects.changes import Change, Duration, Lasting
from ludex.kernel.effects.characteristics import Draft
from ludex.kernel.events import Event, Pending, Played
from ludex.kernel.result import Result
from ludex.kernel.storage.plain import Parts, register


# -- cards -------------------------------------------------------------------------------------------------
def _card(c: Card) -> Parts:
    return (
        c.id, c.definition, c.owner, c.seat, c.zone, c.face, c.faceup, c.rested, c.counters, c.changes,
        c.links, c.incarnation, c.stamp, c.since, c.marks, c.known, c.origin, c.tag,
    )  # fmt: skip


def _card_again(parts: Parts) -> Card:
    """A card that no game may change in place: its epoch is nobody's."""
    number, definition, owner, seat, zone, *rest = parts
    c = Card(number, definition, owner, seat, zone)
    (
        c.face, c.faceup, c.rested, c.counters, c.changes, c.links, incarnation, c.stamp, c.since, c.marks,
        c.known, c.origin, c.tag,
    ) = rest  # fmt: skip
    c.be(incarnation)
    return c


def _chars(c: Characteristics) -> Parts:
    return (c.names, c.types, c.labels, c.numbers, c.abilities)


def _chars_again(parts: Parts) -> Characteristics:
    names, types, labels, numbers, abilities = parts
    return Characteristics(names, types, labels, numbers, abilities)


def _draft(d: Draft) -> Parts:
    return (*_chars(d), d.stamps, d.lost)


def _draft_again(parts: Parts) -> Draft:
    *printed, stamps, lost = parts
    d = Draft(_chars_again(tuple(printed)), 0)
    d.stamps, d.lost = stamps, lost
    return d


def _snapshot(s: Snapshot) -> Parts:
    return (
        s.definition, s.chars, s.ref, s.owner, s.seat, s.zone, s.rested, s.faceup, s.counters, s.links,
        s.marks, s.tag,
    )  # fmt: skip


def _snapshot_again(parts: Parts) -> Snapshot:
    definition, chars, ref, *rest = parts
    return Snapshot(ref, definition, chars, *rest)


# -- effects -----------------------------------------------------------------------------------------------
def _change(c: Change) -> Parts:
    return (c.stamp, c.op, c.key, c.value, c.duration, c.source, c.seat, c.carries)


def _change_again(parts: Parts) -> Change:
    stamp, op, key, value, duration, source, seat, carries = parts
    return Change(stamp, op, key, value, duration, source, seat, carries)


def _lasting(x: Lasting) -> Parts:
    return (x.stamp, x.ability, x.card, x.seat, x.bindings, x.duration, x.once, x.uses, x.passing)


def _lasting_again(parts: Parts) -> Lasting:
    stamp, ability, card, seat, bindings, duration, once, uses, passing = parts
    return Lasting(stamp, ability, card, seat, bindings, duration, once, uses, passing)


def _source(s: Source) -> Parts:
    return (s.card, s.incarnation, s.seat, s.ability, s.stamp, s.bindings, s.lasting, s.ordinal)


def _source_again(parts: Parts) -> Source:
    card, incarnation, seat, ability, stamp, bindings, lasting, ordinal = parts
    return Source(card, incarnation, seat, ability, stamp, bindings, lasting, ordinal)


# -- events ------------------------------------------------------------------------------------------------
def _event(e: Event) -> Parts:
    return (
        e.kind, e.rule, e.seat, e.card, e.to, e.to_seat, e.place, e.amount, e.key, e.value, e.source,
        e.faceup, e.rested, e.carry, e.secret, e.face, e.incarnation, e.frm, e.frm_seat, e.before, e.arrived,
        e.turn, e.replaced, e.batch, e.origin, e.tag, e.became,
    )  # fmt: skip


def _event_again(parts: Parts) -> Event:
    kind, rule, *rest = parts
    e = Event(kind, rule)
    (
        e.seat, e.card, e.to, e.to_seat, e.place, e.amount, e.key, e.value, e.source, e.faceup,
        e.rested, e.carry, e.secret, e.face, e.incarnation, e.frm, e.frm_seat, e.before, e.arrived, e.turn,
        e.replaced, e.batch, e.origin, e.tag, e.became,
    ) = rest  # fmt: skip
    return e


def _pending(p: Pending) -> Parts:
    return (p.source, p.event, p.serial, p.group, p.quota)


def _pending_again(parts: Parts) -> Pending:
    source, event, serial, group, quota = parts
    return Pending(source, event, serial, group, quota)


def _played(p: Played) -> Parts:
    return (p.source, p.bind, p.event, p.kind)


def _played_again(parts: Parts) -> Played:
    source, bind, event, kind = parts
    return Played(source, bind, event, kind)


# -- decisions ---------------------------------------------------------------------------------------------
def _option(o: Option) -> Parts:
    return (o.key, o.value, o.label, o.weight)


def _option_again(parts: Parts) -> Option:
    key, value, words, *weight = parts
    return Option(key, value, words, (), *weight)


def _decision(d: Decision) -> Parts:
    return (
        d.seat, d.kind, d.rule, d.prompt, d.options, d.menu, d.card, d.refusal, d.picked, d.secret, d.most, d.nature,
        d.least, d.high, d.among,
    )  # fmt: skip


def _decision_again(parts: Parts) -> Decision:
    seat, kind, rule, prompt, options, menu, card, refusal, picked, secret, most, *like = parts
    return Decision(
        seat, kind, rule, prompt, options, menu=menu, card=card, refusal=refusal, picked=picked, secret=secret,
        most=most, **dict(zip(("nature", "least", "high", "among"), like, strict=False)),
    )  # fmt: skip


def _obstacle(o: Obstacle) -> Parts:
    return (o.rule, o.sentence)


def _obstacle_again(parts: Parts) -> Obstacle:
    rule, sentence = parts
    return Obstacle(rule, sentence)


def _result(r: Result) -> Parts:
    return (r.winner, r.rule)


def _result_again(parts: Parts) -> Result:
    winner, rule = parts
    return Result(winner, rule)


def _ref_again(parts: Parts) -> CardRef:
    number, incarnation = parts
    return CardRef(number, incarnation)


def _duration_again(parts: Parts) -> Duration:
    return Duration(*parts)


register("ref", CardRef, tuple, _ref_again, inline=True)
register("until", Duration, tuple, _duration_again, inline=True)
register("card", Card, _card, _card_again)
register("chars", Characteristics, _chars, _chars_again)
register("draft", Draft, _draft, _draft_again)
register("snapshot", Snapshot, _snapshot, _snapshot_again)
register("change", Change, _change, _change_again)
register("lasting", Lasting, _lasting, _lasting_again)
register("source", Source, _source, _source_again)
register("event", Event, _event, _event_again)
register("pending", Pending, _pending, _pending_again)
register("played", Played, _played, _played_again)
register("option", Option, _option, _option_again)
register("decision", Decision, _decision, _decision_again)
register("obstacle", Obstacle, _obstacle, _obstacle_again, inline=True)
register("result", Result, _result, _result_again, inline=True)
