"""Views: what one seat may know, as plain data. Clients, bots and logs get views, never the state.

A view is a function of what its seat may know: exchanging two cards that the seat cannot tell apart changes
nothing in it. Hidden cards have no number here, unordered zones list what is known first, and a hidden
ordered zone gives its count and the places of the cards that are known in it.

A view is to be read, not to be written into: cards that nothing has changed are the same objects as in the view before.

Of a decision, the seat that is asked gets everything; the others get who is asked, the kind of question and
the rule, because a prompt or an option may name a hidden card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludex.kernel.abilities import Source
from ludex.kernel.cards import CardRef
from ludex.kernel.decisions import ATTACKED, WINDOW
from ludex.kernel.keys import cards_in
from ludex.kernel.knowledge.log_view import retold
from ludex.kernel.knowledge.sight import Eyes
from ludex.kernel.pipeline.optional_triggers import kept_from
from ludex.kernel.showing import Table, View, until

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision, Option
    from ludex.kernel.effects.changes import Lasting
    from ludex.kernel.events import Pending, Played
    from ludex.kernel.game import Game


def view(g: Game, seat: int | None, since: int) -> View:
    """What a seat may know (None: a spectator), with the events from number `since` on."""
    if seat not in (0, 1, None):
        raise ValueError(f"there is no seat {seat!r}: seats are 0 and 1, and None is a spectator")
    eyes = Eyes(g, seat)
    table = Table(eyes)
    return {
        "ruleset": g.rules.id,
        "seat": seat,
        "turn": g.turn,
        "active": g.active,
        "first": g.first,
        "players": [_player(table, of) for of in (0, 1)],
        "shared": {z.name: table.zone(g.rules.slots[z.name][0], z) for z in g.rules.zones if z.shared},
        "lasting": [_lasting(eyes, effect) for effect in g.lasting],
        "pending": [_pending(eyes, waiting) for waiting in g.pending],
        "played": [_played(eyes, cid, waits) for cid, waits in g.played.items()],
        "battle": _battle(eyes),
        "decision": _question(eyes),
        "result": None if g.result is None else {"winner": g.result.winner, "rule": g.result.rule},
        "events": retold(eyes, g.log.since(since)),
        "events_total": g.log.size,
    }


def _battle(eyes: Eyes) -> View | None:
    found = eyes.g.rules.contest(eyes.g)
    if found is None:
        return None
    cards = eyes.g.cards
    tags = {"by": [cards[c].tag for c in found.by], "on": [cards[c].tag for c in found.on]}
    return {**tags, "force": found.force, "against": found.against}


# -- players ----------------------------------------------------------------------------------------------
def _player(table: Table, of: int) -> View:
    g = table.eyes.g
    slots = g.rules.slots
    zones = {z.name: table.zone(slots[z.name][of], z) for z in g.rules.zones if not z.shared}
    return {"seat": of, "values": table.values(of), "zones": zones}


# -- effects -----------------------------------------------------------------------------------------------
def _lasting(eyes: Eyes, effect: Lasting) -> View:
    return {
        "seat": effect.seat,
        "text": effect.ability.text or effect.ability.keyword,
        "source": eyes.name(effect.card),
        "until": until(effect.duration),
        "uses": effect.uses,
    }


def _played(eyes: Eyes, cid: int, waits: Played) -> View:
    """What was played and waits to be resolved, with the cards it has been aimed at."""
    source = waits.source
    named = [ref for refs in waits.bind.values() if isinstance(refs, tuple) for ref in refs if isinstance(ref, CardRef)]
    return {
        "card": eyes.g.cards[cid].tag,
        "kind": waits.kind,
        "controller": source.seat,
        "source": eyes.name(CardRef(source.card, source.incarnation)),
        "text": "" if source.ability is None else source.ability.text,
        "named": [eyes.name(ref) for ref in dict.fromkeys(named)],
        "targets": [eyes.g.cards[ref.id].tag for ref in dict.fromkeys(named) if _still(eyes, ref)],
    }


def _still(eyes: Eyes, ref: CardRef) -> bool:
    """Whether a reference points at a card the seat sees, and not at what a card was before."""
    return ref.id >= 0 and eyes.g.cards[ref.id].incarnation == ref.incarnation and eyes.sees(ref.id)


def _pending(eyes: Eyes, waiting: Pending) -> View:
    """A waiting ability; of one that would betray a hidden card, only whose it is."""
    ref = CardRef(waiting.source.card, waiting.source.incarnation)
    name = eyes.name(ref)
    ability = waiting.source.ability
    known = name is not None or eyes.seat == waiting.seat or waiting.source.lasting >= 0
    return {
        "seat": waiting.seat,
        "card": eyes.tag(ref) if name is not None else None,
        "source": name,
        "text": ability.text or ability.keyword if ability is not None and known else None,
        "event": waiting.event.kind if waiting.event is not None and known else None,
    }


# -- the decision ------------------------------------------------------------------------------------------
def question(g: Game, seat: int | None) -> View | None:
    """What a seat may know of what is asked: the same as in its view, for those who need no more."""
    return _question(Eyes(g, seat))


def _question(eyes: Eyes) -> View | None:
    decision = eyes.g.decision
    return None if decision is None or kept_from(eyes.g, eyes.seat) else _decision(eyes, decision)


def _decision(eyes: Eyes, decision: Decision) -> View:
    shown: View = {"seat": decision.seat, "kind": decision.kind, "rule": decision.rule}
    if eyes.seat != decision.seat:
        return shown
    about = decision.card
    shown["prompt"] = decision.prompt
    shown["card"] = eyes.g.cards[about].tag if about >= 0 and eyes.sees(about) else None
    shown["picked"] = [eyes.g.cards[cid].tag if eyes.sees(cid) else "hidden" for cid in decision.picked]
    shown["options"] = [_offered(eyes, o) for o in decision.options]
    shown |= _like(eyes, decision)
    return shown


def _like(eyes: Eyes, decision: Decision) -> View:
    """What a question is like, as far as there is anything to say."""
    found: View = {"nature": decision.nature} if decision.nature else {}
    if decision.among and all(eyes.sees(cid) for cid in decision.among):
        found["among"] = [eyes.g.cards[cid].tag for cid in decision.among]
    words = _asking(eyes)
    if words:
        found["text"] = words
    if decision.high:
        found |= {"least": decision.least, "most": decision.high}
    if decision.nature in (WINDOW, ATTACKED) and decision.menu:
        found["could"] = eyes.g.rules.menus[decision.menu].could(eyes.g, decision.seat)
    return found


def _asking(eyes: Eyes) -> str:
    """The words of the ability that is being played or resolved, as far as the seat sees whose it is."""
    for frame in reversed(eyes.g.stack):
        source = frame.local.get("source")
        if isinstance(source, Source):
            ability = source.ability
            seen = source.seat == eyes.seat or (source.card >= 0 and eyes.sees(source.card))
            return (ability.text or ability.keyword) if ability is not None and seen else ""
    return ""


def _offered(eyes: Eyes, option: Option) -> View:
    shown: View = {"key": option.key, "label": _label(eyes, option)}
    return {**shown, "weight": option.weight} if option.weight else shown


def _label(eyes: Eyes, option: Option) -> str:
    """An option's label, unless it is about a card that the seat picks without seeing it."""
    for cid in cards_in(eyes.g, option.key):
        if cid >= 0 and not eyes.sees(cid):
            return "a hidden card"
    return option.label


def events_in(view: dict[str, object]) -> list[dict[str, Any]]:
    """What a view tells to have happened."""
    events = view["events"]
    assert isinstance(events, list)
    return events
