"""Before the game (skerry 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games import turns
from ludex.games.drawing import top_cards
from ludex.kernel import choices, events
from ludex.kernel.events import Event
from ludex.kernel.frames import ENDED, Call, Frame, Procedure, Signal
from ludex.kernel.pipeline.perform import perform
from skerry import values, zones

if TYPE_CHECKING:
    from ludex.kernel.game import Game

OPENING = 5
preparation: Procedure = Procedure("skerry 4", "Before the game")


class SecondThoughts(TypedDict):
    """Whose hand it is."""

    seat: int


second_thoughts: Procedure[SecondThoughts] = Procedure("skerry 4.4", "A second hand")


@preparation.row("skerry 4.1")
def shuffle(g: Game, f: Frame) -> Signal | None:
    """Both decks are shuffled."""
    return perform(g, f, [Event(events.SHUFFLE, seat=seat, key=zones.DECK) for seat in (0, 1)])


@preparation.row("skerry 4.2")
def who_goes_first(g: Game, f: Frame) -> Signal | None:
    """Chance says who goes first."""
    return turns.goes_first(g, f, g.random(2), "skerry 4.2")


@preparation.row("skerry 4.3")
def opening_hands(g: Game, f: Frame) -> Signal | None:
    """Each draws five cards."""
    return perform(g, f, top_cards(g, 0, OPENING, "skerry 4.3") + top_cards(g, 1, OPENING, "skerry 4.3"))


@preparation.row("skerry 4.4")
def first_thinks(g: Game, f: Frame) -> Signal | None:
    """Who goes first may change the hand ..."""
    return Call(second_thoughts, seat=g.first)


@preparation.row("skerry 4.4")
def second_thinks(g: Game, f: Frame) -> Signal | None:
    """... then the other."""
    return Call(second_thoughts, seat=1 - g.first)


@preparation.row("skerry 4.5")
def light_the_lamps(g: Game, f: Frame) -> Signal | None:
    """Each begins with 15 oil; tide comes with the turns."""
    made = [Event(events.VALUE, seat=seat, key=values.OIL, amount=values.BEGINNING[values.OIL]) for seat in (0, 1)]
    return perform(g, f, made)


# -- a second hand ----------------------------------------------------------------------------------------------------
@second_thoughts.row("skerry 4.4")
def ask(g: Game, f: Frame[SecondThoughts]) -> Signal | None:
    """Whether the whole hand is shuffled away."""
    return choices.confirm(f.local["seat"], rule="skerry 4.4", prompt="Shuffle your hand away and draw five new cards?")


@second_thoughts.row("skerry 4.4")
def put_back(g: Game, f: Frame[SecondThoughts]) -> Signal | None:
    """The hand goes back into the deck."""
    if not f.answer:
        return ENDED
    seat = f.local["seat"]
    made = [
        Event("return", seat=seat, card=c, to=zones.DECK, to_seat=seat, faceup=False) for c in g.zone(seat, zones.HAND)
    ]
    return perform(g, f, made)


@second_thoughts.row("skerry 4.4")
def shuffle_again(g: Game, f: Frame[SecondThoughts]) -> Signal | None:
    """The deck is shuffled before anything is drawn."""
    return perform(g, f, [Event(events.SHUFFLE, seat=f.local["seat"], key=zones.DECK)])


@second_thoughts.row("skerry 4.4")
def draw_again(g: Game, f: Frame[SecondThoughts]) -> Signal | None:
    """Five new cards."""
    return perform(g, f, top_cards(g, f.local["seat"], OPENING, "skerry 4.4"))


PROCEDURES = (preparation, second_thoughts)
