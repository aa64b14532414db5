"""Opening hands (fow-2.0 4.4.2): both declare whether they redraw, then one exchanges cards after the other. Who goes
first is said by whom chance picks (fow-2.0 4.4.1:1, ruling fow-2.0-R45), and nobody sees a card of the shuffled decks
(fow-2.0 4.4:2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict

from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch03_zones.moving import arrange
from ludex.games.fow.ch04_preparation import preparation as newer
from ludex.kernel.choices import confirm, pick
from ludex.kernel.frames import Frame, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.frames import RowFunction
    from ludex.kernel.game import Game

REDRAW = "fow-2.0 4.4.2:2"
Redraws = TypedDict("Redraws", {"first redraws": bool, "second redraws": bool, "exchanged": int}, total=False)


class Redrawing(newer.Preparation, Redraws):
    """Who redraws, and how many cards are exchanged."""


def opening_hands(g: Game, f: Frame[Redrawing]) -> Signal | None:
    """Each player takes five cards (fow-2.0 4.4.2:1)."""
    hands = [e for seat in (g.first, 1 - g.first) for e in newer.drawn(g, seat, newer.OPENING, "fow-2.0 4.4.2:1")]
    return perform(g, f, hands)


def first_declares(g: Game, f: Frame[Redrawing]) -> Signal | None:
    """The first player says whether to redraw ..."""
    return confirm(g.first, rule=REDRAW, prompt="Redraw?", grave=True)


def second_declares(g: Game, f: Frame[Redrawing]) -> Signal | None:
    """... then the second."""
    f.local["first redraws"] = bool(f.answer)
    return confirm(1 - g.first, rule=REDRAW, prompt="Redraw?", grave=True)


def both_declared(g: Game, f: Frame[Redrawing]) -> Signal | None:
    """Only then does anybody exchange cards."""
    f.local["second redraws"] = bool(f.answer)
    return None


def _exchange(which: Literal["first", "second"]) -> tuple[RowFunction, ...]:
    """One player's exchange: chosen cards go under the main deck, and as many come from the top."""

    def seat_of(g: Game) -> int:
        return g.first if which == "first" else 1 - g.first

    def choose(g: Game, f: Frame[Redrawing]) -> Signal | None:
        seat = seat_of(g)
        hand = g.zone(seat, zones.HAND)
        if not (f.local["first redraws"] if which == "first" else f.local["second redraws"]):
            f.answer = ()
            return None
        return pick(seat, hand, 0, len(hand), rule=REDRAW, prompt="Exchange which cards?")

    def put_under(g: Game, f: Frame[Redrawing]) -> Signal | None:
        chosen = several(f)
        f.local["exchanged"] = len(chosen)
        if not chosen:
            return None
        return arrange(g, chosen, zones.DECK, seat_of(g), None, kind="return", end="bottom", by_chance=False)

    def take(g: Game, f: Frame[Redrawing]) -> Signal | None:
        return perform(g, f, newer.drawn(g, seat_of(g), f.local["exchanged"], REDRAW))

    return choose, put_under, take


preparation = newer.preparation.replaced(
    newer.preparation.title,
    newer.preparation.name,
    {
        "fow 4.2:4": (
            opening_hands, first_declares, second_declares, both_declared, *_exchange("first"), *_exchange("second"),
        )
    },
)  # fmt: skip
PROCEDURES = (preparation,)
