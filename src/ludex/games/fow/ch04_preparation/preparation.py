"""Setting up the game (fow 4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.enact.standing.permissions import rules_on
from ludex.games import turns
from ludex.games.drawing import top_cards
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch03_zones.moving import arrange
from ludex.games.fow.rules_of import rules_of
from ludex.games.fow.text import nodes
from ludex.kernel import events
from ludex.kernel.choices import pick
from ludex.kernel.events import Event
from ludex.kernel.frames import Frame, Procedure, Signal, number_given, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.cards import Definition
    from ludex.kernel.game import Game


class Preparation(TypedDict, total=False):
    """The values of: setting up the game."""

    first: tuple[int, ...]
    second: tuple[int, ...]


preparation: Procedure[Preparation] = Procedure("fow 4.2", "Setting up the game", "fow preparation")
LIFE = 4000
OPENING = 5
BREAKS = 4


@preparation.row("fow 4.2:1")
def shuffle(g: Game, f: Frame) -> Signal | None:
    """Each player shuffles main deck and magic stone deck."""
    made = [
        Event(events.SHUFFLE, seat=seat, key=zone)
        for seat in (0, 1)
        for zone in (zones.DECK, zones.STONE_DECK)
    ]
    return perform(g, f, made)


@preparation.row("fow 4.2:2")
def life(g: Game, f: Frame) -> Signal | None:
    """Each player starts at 4000 life, which is not gained."""
    made = [Event(events.VALUE, seat=seat, key="life", amount=LIFE, value="start") for seat in (0, 1)]
    return perform(g, f, made)


@preparation.row("fow 4.2:3")
def who_decides(g: Game, f: Frame) -> Signal | None:
    """A player picked at random ..."""
    return turns.pick_a_player(g, f)


@preparation.row("fow 4.2:3")
def decides(g: Game, f: Frame) -> Signal | None:
    """... chooses to play first or not."""
    return turns.ask_who_goes_first(f, "fow 4.2:3", "Play")


@preparation.row("fow 4.2:3")
def decided(g: Game, f: Frame) -> Signal | None:
    """The one named plays first."""
    return turns.goes_first(g, f, number_given(f), "fow 4.2:3")


def drawn(g: Game, seat: int, number: int, rule: str) -> list[Event]:
    """The top cards of a main deck to the hand."""
    return top_cards(g, seat, number, rule, kind="put")


@preparation.row("fow 4.2:4")
def opening_hands(g: Game, f: Frame) -> Signal | None:
    """Each player takes five cards."""
    return perform(g, f, drawn(g, 0, OPENING, "fow 4.2:4") + drawn(g, 1, OPENING, "fow 4.2:4"))


@preparation.row("fow 4.2:4")
def first_chooses(g: Game, f: Frame) -> Signal | None:
    """The first player chooses which cards to change ..."""
    return _choose(g, g.first)


@preparation.row("fow 4.2:4")
def second_chooses(g: Game, f: Frame[Preparation]) -> Signal | None:
    """... and only then the second."""
    v = f.local
    v["first"] = several(f)
    return _choose(g, 1 - g.first)


def _choose(g: Game, seat: int) -> Signal:
    hand = g.zone(seat, zones.HAND)
    return pick(seat, hand, 0, len(hand), rule="fow 4.2:4", prompt="Change any cards of your hand")


@preparation.row("fow 4.2:4")
def first_returns(g: Game, f: Frame[Preparation]) -> Signal | None:
    """The chosen cards go to the bottom of the main deck in any order."""
    v = f.local
    v["second"] = several(f)
    return _return(g, v["first"], g.first)


@preparation.row("fow 4.2:4")
def second_returns(g: Game, f: Frame[Preparation]) -> Signal | None:
    """Of both players."""
    return _return(g, f.local["second"], 1 - g.first)


def _return(g: Game, chosen: tuple[int, ...], seat: int) -> Signal | None:
    if not chosen:
        return None
    return arrange(g, chosen, zones.DECK, seat, None, kind="return", end="bottom", by_chance=False)


@preparation.row("fow 4.2:4")
def draw_again(g: Game, f: Frame[Preparation]) -> Signal | None:
    """As many new cards are taken."""
    v = f.local
    first, second = v["first"], v["second"]
    made = drawn(g, g.first, len(first), "fow 4.2:4") + drawn(g, 1 - g.first, len(second), "fow 4.2:4")
    return perform(g, f, made)


@preparation.row("fow 4.2:5")
def lifebreaks(g: Game, f: Frame) -> Signal | None:
    """In Valhalla each player lays the top four cards of the main deck into the lifebreak area, one by one (fow 3.3:3),
    so that the last lies on top."""
    if not rules_of(g).lifebreaks:
        return None
    made = [
        Event("put", seat=seat, card=c, to=zones.LIFEBREAK, to_seat=seat, faceup=False)
        for seat in (0, 1)
        for c in g.zone(seat, zones.DECK)[:BREAKS]
    ]
    return perform(g, f, made)


@preparation.row("fow 4.2:6")
def rulers(g: Game, f: Frame) -> Signal | None:
    """The rulers lie in their ruler areas."""
    made = [Event("ruler", seat=seat, card=c) for seat in (0, 1) for c in g.zone(seat, zones.RULER)]
    return perform(g, f, made)


@preparation.row("fow 4.2:6")
def coins(g: Game, f: Frame) -> Signal | None:
    """Who does not go first gets the will coin of a ruler with [Energize] (ruling fow-5.5-R60)."""
    seat = 1 - g.first
    made = [
        Event(events.CREATE, "fow 4.2:6", seat=seat, to=zones.FIELD, to_seat=seat, value=coin(g, said.wills.symbols))
        for c in g.zone(seat, zones.RULER)
        for said in rules_on(g, c, nodes.Energize)
    ]
    return perform(g, f, made) if made else None


def coin(g: Game, symbols: tuple[str, ...]) -> Definition:
    """A will coin: it is no card, and is banished to produce wills."""
    wills = "".join(f"{{{symbol}}}" for symbol in symbols)
    row: dict[str, object] = {"name": "Will Coin", "type": "coin", "text": f"Banish this card: Produce {wills}."}
    return g.rules.define(row)


PROCEDURES = (preparation,)
