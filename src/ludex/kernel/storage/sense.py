"""Sense: what of a game that was read from somewhere cannot be, part by part.

Every field has its type and its range, every number points at something there is, every card lies in one place. No
declared type is believed here, so the parts are taken as anything.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any

from ludex.kernel.abilities import Ability, Source
from ludex.kernel.cards import Card, CardRef, Characteristics, Definition, Snapshot
from ludex.kernel.decisions import ACT, CHOOSE, CONFIRM, NUMBER, ORDER, Decision, Option
from ludex.kernel.effects.changes import CLASS_OF, Change, Duration, Lasting
from ludex.kernel.events import Event, Pending, Played
from ludex.kernel.frames import Procedure
from ludex.kernel.keys import CARD

if TYPE_CHECKING:
    from ludex.kernel.game import Game

_KINDS = (ACT, CHOOSE, CONFIRM, NUMBER, ORDER)
_COUNTS = ("clock", "turn", "turn_mark", "turn_stamp", "_serial", "batch")


def faults(g: Game) -> Iterator[str]:
    """What cannot be, one fault after another."""
    if (g.decision is None) == (g.result is None):
        yield "nobody is asked, or somebody is although the game is over"
    at: Game | None = g
    while at is not None:
        yield from _numbers(at)
        yield from _cards(at)
        yield from _places(at)
        yield from _course(at)
        yield from _effects(at)
        yield from _past(at)
        at = at.checkpoint


def _is(value: object, kind: type | tuple[type, ...]) -> bool:
    """Whether a value is of a type; a truth is no number here."""
    if kind is int:
        return type(value) is int
    return isinstance(value, kind)


def _count(value: object, most: int = 1 << 64) -> bool:
    return type(value) is int and 0 <= value < most


def _all(values: object, outer: type[Collection[object]], kind: type | tuple[type, ...]) -> bool:
    return isinstance(values, outer) and all(_is(v, kind) for v in values)


def _named(values: object, kind: type) -> bool:
    """Whether it is a table of words with values of a type."""
    return isinstance(values, dict) and all(type(k) is str and _is(v, kind) for k, v in values.items())


def _ref(g: Any, value: Any) -> bool:
    return _is(value, CardRef) and _card(g, value.id) and _is(value.incarnation, int)


def _card(g: Any, value: object) -> bool:
    return type(value) is int and -1 <= value < len(g.cards)


# -- the game itself ------------------------------------------------------------------------------------------------
def _numbers(g: Any) -> Iterator[str]:
    for name in _COUNTS:
        if not _count(getattr(g, name)):
            yield f"{name.strip('_')} is {getattr(g, name)!r}"
    if not _count(g.rng) or not _count(g.naming):
        yield "there is no such chance"
    if g.active not in (0, 1) or g.first not in (0, 1):
        yield "there are two players"
    if not (g.auto is True or g.auto is False or g.auto in ("choices", "turns")):
        yield "what is unasked is true, false or choices"
    if len(g.values) != 2 or not all(_named(v, int) for v in g.values):
        yield "players' values are numbers"
    if not _all(g.answers, tuple, str) or not isinstance(g.setup, dict) or not all(_is(k, str) for k in g.setup):
        yield "its answers or its setup are none"
    if not _all(g.refusals, frozenset, str) or not _all(g.repeats, frozenset, str):
        yield "refused keys are words"
    if not isinstance(g.pages, tuple) or not all(_all(p, tuple, int) and len(p) == 2 for p in g.pages):
        yield "its turns are not numbered"


def _cards(g: Any) -> Iterator[str]:
    for at, c in enumerate(g.cards):
        if not _is(c, Card) or c.id != at or not _is(c.definition, Definition):
            yield f"card {at} is none"
            return
        plain = (
            c.owner in (0, 1) and c.seat in (0, 1) and _is(c.zone, str) and (not c.zone or c.zone in g.rules.spec)
            and _count(c.face, len(c.definition.faces)) and _is(c.faceup, bool) and _is(c.rested, bool)
            and _count(c.incarnation) and _count(c.stamp) and _count(c.since) and _count(c.known, 4)
            and _is(c.origin, str) and CARD.fullmatch(str(c.tag)) is not None and g.tags.get(c.tag) == at
        )  # fmt: skip
        if not plain or not _named(c.counters, int) or not _named(c.marks, int):
            yield f"card {at} lies like no card"
        if not isinstance(c.links, tuple) or not all(_count(other, len(g.cards)) for other in c.links):
            yield f"card {at} is linked to nothing"
        if not isinstance(c.changes, tuple) or not all(_change(g, x) for x in c.changes):
            yield f"card {at} is changed by nothing"


def _change(g: Any, c: Any) -> bool:
    return (
        _is(c, Change) and _is(c.stamp, int) and c.op in CLASS_OF and _is(c.key, str) and _lasts(c.duration)
        and (c.source is None or _ref(g, c.source)) and _is(c.seat, int) and _is(c.carries, bool)
    )  # fmt: skip


def _lasts(duration: Any) -> bool:
    return (
        _is(duration, Duration) and _is(duration.moment, str) and _is(duration.seat, int) and _is(duration.skip, int)
    )  # fmt: skip


def _places(g: Any) -> Iterator[str]:
    """Every card lies in one place, where it says it does."""
    if len(g.zones) != 2 * len(g.rules.zones):
        yield "it has other zones"
        return
    found: set[int] = set()
    for slot, ids in enumerate(g.zones):
        if not isinstance(ids, tuple) or not all(_count(c, len(g.cards)) for c in ids):
            yield "a zone holds no cards"
            return
        for cid in ids:
            card = g.cards[cid]
            if cid in found or not card.zone or g.rules.slots[card.zone][card.seat] != slot:
                yield f"card {cid} lies where it does not"
            found.add(cid)
    if any(card.zone and card.id not in found for card in g.cards):
        yield "a card lies nowhere"


# -- what is going on -----------------------------------------------------------------------------------------------
def _course(g: Any) -> Iterator[str]:
    for f in g.stack:
        known = isinstance(f.procedure, Procedure) and _count(f.row, len(f.procedure.runs))
        if not known or not isinstance(f.local, dict) or not all(_is(k, str) for k in f.local):
            yield "it is at no row of any procedure"
    if g.result is not None and (g.result.winner not in (None, 0, 1) or not _is(g.result.rule, str)):
        yield "nobody has won like this"
    if g.decision is not None:
        yield from _question(g, g.decision)


def _question(g: Any, d: Any) -> Iterator[str]:
    if not _is(d, Decision) or not g.stack:
        yield "it asks nothing"
        return
    words = (d.rule, d.prompt, d.menu, d.refusal, d.nature)
    if d.seat not in (0, 1) or d.kind not in _KINDS or not all(_is(w, str) for w in words) or not _is(d.secret, bool):
        yield "it asks nobody"
    if d.menu and d.menu not in g.rules.menus:
        yield f"there is no menu {d.menu!r}"
    if not _card(g, d.card) or not isinstance(d.picked, tuple) or not all(_card(g, c) for c in d.picked):
        yield "it asks about no card"
    if not _all(d.options, list, Option) or not d.options:
        yield "it offers nothing"
    elif not all(_is(o.key, str) and _is(o.words, str) and _is(o.weight, str) and not o.about for o in d.options):
        yield "it offers what has no name"


def _effects(g: Any) -> Iterator[str]:
    if not isinstance(g.lasting, tuple) or not all(_lasting(g, x) for x in g.lasting):
        yield "what lasts is no effect"
    for waiting in (g.pending, g.offers):
        if not isinstance(waiting, tuple) or not all(_is(p, Pending) and _source(g, p.source) for p in waiting):
            yield "what waits is no ability"
    there = len(g.cards)
    if not isinstance(g.played, dict) or not all(_count(c, there) and _played(g, p) for c, p in g.played.items()):
        yield "what was played is nothing"
    for used in (g.uses, g.states):
        if not isinstance(used, dict) or not all(_all(k, tuple, int) and len(k) == 4 for k in used):
            yield "what was used is no ability"
    if not all(_is(n, int) for n in g.uses.values()) or not all(_is(on, bool) for on in g.states.values()):
        yield "what was used was not"
    if not isinstance(g.lost, tuple) or not all(_loss(x) for x in g.lost):
        yield "nobody loses like this"


def _played(g: Any, p: Any) -> bool:
    return _is(p, Played) and _source(g, p.source) and isinstance(p.bind, dict) and _is(p.kind, str)


def _loss(x: Any) -> bool:
    return isinstance(x, tuple) and len(x) == 2 and x[0] in (0, 1) and _is(x[1], str)


def _lasting(g: Any, x: Any) -> bool:
    return (
        _is(x, Lasting) and _count(x.stamp) and _is(x.ability, Ability) and _ref(g, x.card) and x.seat in (0, 1)
        and isinstance(x.bindings, tuple) and _lasts(x.duration) and _is(x.uses, int)
    )  # fmt: skip


def _source(g: Any, s: Any) -> bool:
    return (
        _is(s, Source) and _card(g, s.card) and _is(s.incarnation, int) and s.seat in (-1, 0, 1)
        and (s.ability is None or _is(s.ability, Ability)) and _is(s.stamp, int) and isinstance(s.bindings, dict)
        and _is(s.lasting, int) and _is(s.ordinal, int)
    )  # fmt: skip


# -- the past -------------------------------------------------------------------------------------------------------
def _past(g: Any) -> Iterator[str]:
    if g.turn_mark > g.log.size:
        yield "this turn begins after what has happened"
    for e in g.log.since(0):
        if not _event(g, e):
            yield "what has happened did not"
            return
    if not isinstance(g.memory, dict) or not all(_ref(g, r) and _snapshot(g, s) for r, s in g.memory.items()):
        yield "what is remembered was not"


def _event(g: Any, e: Any) -> bool:
    if not _is(e, Event):
        return False
    words = (e.kind, e.rule, e.to, e.key, e.frm, e.origin, e.tag, e.became)
    numbers = (e.place, e.amount, e.incarnation, e.arrived, e.turn, e.batch, e.face)
    seats = (e.seat, e.to_seat, e.frm_seat)
    return (
        all(type(w) is str for w in words) and all(type(n) is int for n in numbers)
        and all(s in (-1, 0, 1) for s in seats) and _card(g, e.card)
        and (e.before is None or _snapshot(g, e.before)) and (e.source is None or _source(g, e.source))
        and type(e.faceup) is bool and type(e.secret) is bool and isinstance(e.replaced, tuple)
        and (not e.to or e.to in g.rules.spec) and (not e.frm or e.frm in g.rules.spec)
    )  # fmt: skip


def _snapshot(g: Any, s: Any) -> bool:
    return (
        _is(s, Snapshot) and _ref(g, s.ref) and _is(s.definition, Definition)
        and isinstance(s.chars, Characteristics)
        and s.owner in (0, 1) and s.seat in (0, 1) and s.zone in g.rules.spec and type(s.faceup) is bool
        and isinstance(s.counters, dict) and isinstance(s.marks, dict) and isinstance(s.links, tuple)
    )  # fmt: skip
