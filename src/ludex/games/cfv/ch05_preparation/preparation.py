"""Preparing the game (cfv 5.2): first vanguards, decks, who goes first, opening hands; and standing up (cfv 6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludex.games import turns
from ludex.games.cfv.ch04_zones import zones
from ludex.games.drawing import top_cards
from ludex.kernel import events
from ludex.kernel.choices import pick
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Preparation(TypedDict, total=False):
    """The values of: preparing the game."""

    seat: int


class Exchanging(TypedDict):
    """The values of: exchanging cards of the opening hand."""

    seat: int
    returned: NotRequired[int]


preparation: Procedure[Preparation] = Procedure("cfv 5.2", "Preparing the game")
exchanging: Procedure[Exchanging] = Procedure("cfv 5.2.5", "Exchanging cards of the opening hand")
OPENING = 5


@preparation.row("cfv 5.2.1.1")
def present(g: Game, f: Frame[Preparation]) -> Signal | None:
    """Each player presents a deck; it has to be legal now and never again."""
    v = f.local
    v["seat"] = 0
    made = [Event("deck presented", seat=s, amount=len(g.zone(s, zones.DECK))) for s in (0, 1)]
    return perform(g, f, made)


@preparation.row("cfv 5.2.2")
def look_through(g: Game, f: Frame[Preparation]) -> Signal | None:
    """Each player in turn looks through the own deck, unless it names the card."""
    v = f.local
    seat = v["seat"]
    if seat > 1:
        return Goto("cfv 5.2.3")
    able = _able(g, seat)
    if len(able) < 2:
        return None
    return perform(g, f, [Event(events.LOOK, seat=seat, card=c) for c in able])


@preparation.row("cfv 5.2.2")
def choose_first_vanguard(g: Game, f: Frame[Preparation]) -> Signal | None:
    """The player chooses a grade 0 card of the deck; a deck may name it."""
    v = f.local
    seat = v["seat"]
    return pick(seat, _able(g, seat), 1, 1, rule="cfv 5.2.2", prompt="Which card is your first vanguard?")


def _able(g: Game, seat: int) -> tuple[int, ...]:
    """The cards that may be a first vanguard, or the one that the deck names."""
    able = tuple(c for c in g.zone(seat, zones.DECK) if g.original(c).numbers.get("grade") == 0)
    named = tuple(c for c in able if g.original(c).name == _named(g, seat))
    return named[:1] or able


def _named(g: Game, seat: int) -> str:
    """The first vanguard that a deck names."""
    decks = g.setup.get("decks")
    deck = decks[seat] if isinstance(decks, tuple | list) else {}
    return str(deck.get("first", ""))


@preparation.row("cfv 5.2.2")
def put_first_vanguard(g: Game, f: Frame[Preparation]) -> Signal | None:
    """It lies face down on the vanguard circle: only its owner knows it until the game begins (ruling cfv-R23)."""
    v = f.local
    seat, chosen = v["seat"], several(f)
    v["seat"] = seat + 1
    made = [
        Event("prepare", seat=seat, card=c, to=zones.VANGUARD, to_seat=seat, faceup=False) for c in chosen
    ]
    return perform(g, f, made)


@preparation.row("cfv 5.2.2")
def next_first_vanguard(g: Game, f: Frame) -> Signal | None:
    """The other player's."""
    return Goto("cfv 5.2.2")


@preparation.row("cfv 5.2.3")
def shuffle(g: Game, f: Frame) -> Signal | None:
    """Each deck is shuffled and put into its zone (cfv 4.2.1)."""
    return perform(g, f, [Event(events.SHUFFLE, seat=seat, key=zones.DECK) for seat in (0, 1)])


@preparation.row("cfv 5.2.4")
def who_goes_first(g: Game, f: Frame) -> Signal | None:
    """Chance says who goes first; nobody chooses (cfv 5.2.4.1)."""
    return turns.goes_first(g, f, g.random(2), "cfv 5.2.4")


@preparation.row("cfv 5.2.5")
def opening_hands(g: Game, f: Frame) -> Signal | None:
    """Each player draws five cards."""
    return perform(g, f, top_cards(g, 0, OPENING, "cfv 5.2.5") + top_cards(g, 1, OPENING, "cfv 5.2.5"))


@preparation.row("cfv 5.2.5")
def first_exchanges(g: Game, f: Frame) -> Signal | None:
    """The player going first exchanges cards of the hand ..."""
    return Call(exchanging, seat=g.first)


@preparation.row("cfv 5.2.5")
def second_exchanges(g: Game, f: Frame) -> Signal | None:
    """... then the other, each once."""
    return Call(exchanging, seat=1 - g.first)


@preparation.row("cfv 6.1.1")
def stand_up(g: Game, f: Frame) -> Signal | None:
    """The game begins: each player turns their vanguard face up; nothing has been placed or ridden (ruling cfv-R25)."""
    made = [
        Event(events.FLIP, seat=seat, card=c, faceup=True)
        for seat in (0, 1)
        for c in g.zone(seat, zones.VANGUARD)
    ]
    return perform(g, f, made)


# -- exchanging cards of the opening hand -----------------------------------------------------------------------------
@exchanging.row("cfv 5.2.5")
def choose_returns(g: Game, f: Frame[Exchanging]) -> Signal | None:
    """Any number of cards, none too."""
    seat = seat_of(f)
    hand = g.zone(seat, zones.HAND)
    return pick(seat, hand, 0, len(hand), rule="cfv 5.2.5", prompt="Return any number of cards to your deck")


@exchanging.row("cfv 5.2.5")
def return_cards(g: Game, f: Frame[Exchanging]) -> Signal | None:
    """Those go back into the deck; with none there is nothing to shuffle."""
    v = f.local
    seat, chosen = seat_of(f), several(f)
    v["returned"] = len(chosen)
    if not chosen:
        return Return(None)
    made = [
        Event("return", seat=seat, card=c, to=zones.DECK, to_seat=seat, faceup=False) for c in chosen
    ]
    return perform(g, f, made)


@exchanging.row("cfv 5.2.5")
def shuffle_returned(g: Game, f: Frame[Exchanging]) -> Signal | None:
    """The deck is shuffled before anything is drawn from it."""
    return perform(g, f, [Event(events.SHUFFLE, seat=seat_of(f), key=zones.DECK)])


@exchanging.row("cfv 5.2.5")
def draw_again(g: Game, f: Frame[Exchanging]) -> Signal | None:
    """As many cards are drawn as were returned."""
    v = f.local
    number = v["returned"]
    return perform(g, f, top_cards(g, seat_of(f), number, "cfv 5.2.5"))


def seat_of(f: Frame[Exchanging]) -> int:
    """Whose exchange it is."""
    return f.local["seat"]


PROCEDURES = (preparation, exchanging)
