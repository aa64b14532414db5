"""Automatic cards (fow 7.9:1.1, 9.6:2, 12.5): chant-standby cards that wait for an event, and cards with Stealth.

Where they are revealed to trigger, their player is asked at the moment of the event, in the middle of whatever happens
(ruling fow-5.5-R15); nobody else learns of a question that was not taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.fow.ch02_cards import sides
from ludex.games.fow.ch03_zones import revealed_hands, zones
from ludex.games.fow.ch06_priority import legality
from ludex.games.fow.ch09_playing import by_effect
from ludex.games.fow.rules_of import rules_of
from ludex.games.fow.text.meaning.abilities import STEALTH, plays_its_card
from ludex.kernel import events
from ludex.kernel.cards import CardRef
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Signal
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Bindings
    from ludex.kernel.abilities import Source
    from ludex.kernel.events import Pending
    from ludex.kernel.game import Game

OCCASIONS = frozenset({"attack", "block", "damage", "played"})
"""The kinds of events that automatic cards of the shipped set wait for."""


class Attempt(TypedDict):
    """Whose automatic card has triggered, in which ways it can be played, what was named and what triggered it."""

    card: int
    seat: int
    able: tuple[str, ...]
    bind: Bindings
    event: Event | None


attempt: Procedure[Attempt] = Procedure("fow 7.9:3", "An automatic card is played", "fow automatic card")


# -- triggering (fow 7.9:2) -------------------------------------------------------------------------------------------
def triggers(g: Game, source: Source) -> bool:
    """Whether an automatic card triggers when its condition is met: from the chant-standby area not in the turn it was
    put there (fow 7.9:5, fow 9.6:4.1), unless by Stealth (fow 12.5:3)."""
    here = g.cards[source.card]
    if here.zone != zones.STANDBY or source.ability is None or source.ability.keyword == STEALTH:
        return True
    return here.since <= g.turn_stamp


def may_reveal(g: Game, offer: Pending) -> bool:
    """Whether a card can be revealed to trigger: it is still where it was, has not triggered yet (fow 7.9:2.1) and does
    not lie revealed already (fow 10.4:2)."""
    source = offer.source
    here = g.find(CardRef(source.card, source.incarnation))
    if here is None or any(p.source.id[:2] == source.id[:2] and plays_its_card(p.source.ability) for p in g.pending):
        return False
    return revealed_hands.can_reveal(g, here.id)


def reveal(g: Game, f: Frame, offer: Pending) -> Signal | None:
    """All players see which card triggers."""
    return perform(g, f, [Event(events.REVEAL, "fow 7.9:2", seat=offer.seat, card=offer.source.card)])


# -- playing (fow 7.9:3) ----------------------------------------------------------------------------------------------
def play(g: Game, source: Source, bind: Bindings, event: Event | None) -> Signal | None:
    """A triggered automatic card is played as a spell (fow 7.9:3, ruling fow-5.5-R14), by Stealth too (ruling
    fow-5.5-R17), with either side of a double-sided card up (fow 12.8:2); or cannot be."""
    card, seat = source.card, source.seat
    if not rules_of(g).plays_triggered(g, source):
        return None
    ways = sides.either(g, card, _way(g, source))
    able = [way for way in ways if legality.triggered_obstacle(g, seat, card, way, bind, event) is None]
    return Call(attempt, seat=seat, card=card, able=tuple(able), bind=bind, event=event)


def _way(g: Game, source: Source) -> str:
    """From the chant-standby area without its cost (fow 7.9:4), by Stealth too (fow 12.5:2); else for its cost."""
    if source.ability is not None and source.ability.keyword == STEALTH:
        return "stealth"
    there = g.cards[source.card].zone == zones.STANDBY
    return "standby" if there or not rules_of(g).standby_from_hand else "trigger"


@attempt.row("fow 7.9:3")
def begin(g: Game, f: Frame[Attempt]) -> Signal | None:
    """It is played, if it can be. Should it turn out on the way that it cannot, nothing of it is done (fow 9.3:2.5)."""
    v = f.local
    if not v["able"]:
        return Goto("fow 7.9:3.1")
    saved = g.clone()
    saved.checkpoint = None
    saved.stack[-1].go_to(fails)
    g.checkpoint = saved
    return by_effect.with_one_up(g, v["seat"], v["card"], list(v["able"]), v["bind"], v["event"], triggered=True)


@attempt.row("fow 7.9:3")
def played(g: Game, f: Frame) -> Signal | None:
    """It waits in the chase."""
    return Return(f.answer)


@attempt.row("fow 7.9:3.1")
def fails(g: Game, f: Frame[Attempt]) -> Signal | None:
    """It goes to its owner's graveyard (fow 9.6:6.1); the older book leaves it where it is, unshown (ruling
    fow-5.01-R14)."""
    v = f.local
    card = v["card"]
    g.refusals, g.checkpoint = frozenset(), None
    if not rules_of(g).standby_fails:
        return None
    owner = g.cards[card].owner
    return perform(g, f, [Event("put", seat=owner, card=card, to=zones.GRAVEYARD, to_seat=owner)])


@attempt.row("fow 7.9:3.1")
def done(g: Game, f: Frame) -> Signal | None:
    """Done."""
    return Return(False)


PROCEDURES = (attempt,)
