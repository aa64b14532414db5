"""Granting Rush (sve B-1:8.5): what Sealed adds to the main phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.ch12_keywords.keywords import keyword
from ludex.games.sve.rules_of import rules_of
from ludex.kernel import events
from ludex.kernel.choices import confirm, pick
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change
from ludex.kernel.events import Event
from ludex.kernel.frames import Frame, Procedure, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class GrantingRush(TypedDict):
    """Who grants it, to which card."""

    seat: int
    card: int


granting_rush: Procedure[GrantingRush] = Procedure("sve B-1:8.5", "Granting Rush")


@granting_rush.row("sve B-1:8.5.1.1")
def which_point(g: Game, f: Frame) -> Signal | None:
    """One evolution point may stand in for the play point."""
    has_play, has_evolution = g.value(g.active, "play points"), g.value(g.active, "evolution points")
    if not (has_play and has_evolution):
        f.answer = not has_play
        return None
    return confirm(g.active, rule="sve B-1:8.5.1.1", prompt="Use an evolution point in lieu of the play point?")


@granting_rush.row("sve B-1:8.5.1")
def spend(g: Game, f: Frame) -> Signal | None:
    """Pay the point; the one evolve ability or its like of the turn is used up with it (sve 8.3.2.1)."""
    key = "evolution points" if f.answer else "play points"
    return perform(
        g, f,
        [
            Event(events.VALUE, seat=g.active, key=key, amount=-1, value="pay"),
            Event(events.VALUE, seat=g.active, key="evolve abilities", amount=1),
        ],
    )  # fmt: skip


@granting_rush.row("sve B-1:8.5.1")
def which_card(g: Game, f: Frame) -> Signal | None:
    """A facedown card of the evolve deck is turned faceup."""
    cards = tuple(c for c in g.zone(g.active, zones.EVOLVE_DECK) if not g.cards[c].faceup)
    return pick(g.active, cards, 1, 1, rule="sve B-1:8.5.1", prompt="Turn which card of the evolve deck faceup?")


@granting_rush.row("sve B-1:8.5.1")
def grant(g: Game, f: Frame[GrantingRush]) -> Signal | None:
    """The card is turned up and the follower has Rush from now on; no end is named."""
    v = f.local
    chosen, card = several(f), v["card"]
    (rush,) = keyword(rules_of(g), "Rush")
    return perform(
        g, f,
        [
            *(Event(events.FLIP, card=c, faceup=True, face=g.cards[c].face) for c in chosen),
            Event(events.CHANGE, card=card, seat=g.active, key="Rush",
                  value=Change(0, changes.GAIN, "Rush", rush)),
        ],
    )  # fmt: skip


PROCEDURES = (granting_rush,)
