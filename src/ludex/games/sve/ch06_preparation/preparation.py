"""Game preparation (sve 6.2): leaders, decks, who goes first, opening hands, points. With the universes' own steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games import turns
from ludex.games.drawing import top_cards
from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.ch14_universes import universes
from ludex.kernel import events
from ludex.kernel.choices import confirm, order, pick
from ludex.kernel.decisions import SEQUENCE
from ludex.kernel.events import Event
from ludex.kernel.frames import Frame, Goto, Procedure, Signal, number_given, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Preparation(TypedDict, total=False):
    """The values of: before starting a game."""

    seat: int
    rounds: int


preparation: Procedure[Preparation] = Procedure("sve 6.2", "Before starting a game")
OPENING = 4


@preparation.row("sve 6.2.1.1")
def present(g: Game, f: Frame) -> Signal | None:
    """Each player presents leader, main deck and evolve deck; who has no evolve deck says so (sve 6.2.1.1.1)."""
    made = []
    for seat in (0, 1):
        made.append(Event("deck presented", seat=seat, amount=len(g.zone(seat, zones.DECK))))
        if not g.zone(seat, zones.EVOLVE_DECK):
            made.append(Event("no evolve deck", "sve 6.2.1.1.1", seat=seat))
    return perform(g, f, made)


@preparation.row("sve 6.2.1.2")
def leaders(g: Game, f: Frame[Preparation]) -> Signal | None:
    """The leaders lie in their leader areas from the start; nothing is left to do but to say so (sve 4.3.1), and what
    a deck is based on if its leader has both a class and a universe (sve 6.2.1.3)."""
    v = f.local
    made = []
    for seat in (0, 1):
        made += [Event("leader", seat=seat, card=c) for c in g.zone(seat, zones.LEADER)]
        base = _declared(g, seat)
        if base:
            made.append(Event("based on", "sve 6.2.1.3", seat=seat, key=base))
    v["seat"] = 0
    return perform(g, f, made)


def _declared(g: Game, seat: int) -> str:
    """The universe or "class" that was declared for a deck; "" where there is nothing to declare."""
    universe = universes.base_universe(g, seat)
    if universe or not any("universe" in g.original(c).labels for c in g.zone(seat, zones.LEADER)):
        return universe
    decks = g.setup.get("decks")
    deck = decks[seat] if isinstance(decks, tuple | list) else {}
    return str(deck.get("base", ""))


@preparation.row("sve 14.4.3.1")
def starting_amulet(g: Game, f: Frame[Preparation]) -> Signal | None:
    """A deck based on Cardfight!! Vanguard puts a Starting Amulet facedown onto the field before the deck is placed."""
    v = f.local
    seat = v["seat"]
    if seat not in (0, 1):
        return Goto("sve 6.2.1.4")
    amulets = tuple(
        c for c in g.zone(seat, zones.DECK) if "Starting Amulet" in g.original(c).keywords
    )
    if universes.base_universe(g, seat) != universes.VANGUARD or not amulets:
        v["seat"] = seat + 1
        return Goto("sve 14.4.3.1")
    return pick(seat, amulets, 1, 1, rule="sve 14.4.3.1", prompt="Which Starting Amulet?")


@preparation.row("sve 14.4.3.1")
def put_amulet(g: Game, f: Frame[Preparation]) -> Signal | None:
    """It leaves the deck before the deck is shuffled."""
    v = f.local
    seat, chosen = v["seat"], several(f)
    v["seat"] = seat + 1
    made = [
        Event("prepare", seat=seat, card=c, to=zones.FIELD, to_seat=seat, faceup=False) for c in chosen
    ]
    return perform(g, f, made)


@preparation.row("sve 14.4.3.1")
def next_amulet(g: Game, f: Frame) -> Signal | None:
    """The other player's, if their deck is based on that universe too."""
    return Goto("sve 14.4.3.1")


@preparation.row("sve 6.2.1.4")
def shuffle(g: Game, f: Frame) -> Signal | None:
    """Each main deck is put into its deck area and shuffled."""
    return perform(
        g, f, [Event(events.SHUFFLE, seat=seat, key=zones.DECK) for seat in (0, 1)]
    )


@preparation.row("sve 14.3.1.2")
def magical_items(g: Game, f: Frame) -> Signal | None:
    """A deck based on the Cinderella Girls starts with five Magical Item tokens in the EX area."""
    made = []
    for seat in (0, 1):
        if universes.base_universe(g, seat) == universes.IDOLMASTER:
            item = g.rules.printed("Magical Item")
            made += [
                Event(events.CREATE, seat=seat, to=zones.EX, to_seat=seat, value=item) for _ in range(5)
            ]
    return perform(g, f, made)


@preparation.row("sve 6.2.1.6")
def who_decides(g: Game, f: Frame) -> Signal | None:
    """A player picked at random decides ..."""
    return turns.pick_a_player(g, f)


@preparation.row("sve 6.2.1.6")
def decides(g: Game, f: Frame) -> Signal | None:
    """... who goes first."""
    return turns.ask_who_goes_first(f, "sve 6.2.1.6", "Go")


@preparation.row("sve 6.2.1.6")
def decided(g: Game, f: Frame) -> Signal | None:
    """The one named goes first and will be the first active player (sve 6.2.1.14)."""
    return turns.goes_first(g, f, number_given(f), "sve 6.2.1.6")


@preparation.row("sve 6.2.1.7")
def draw_four(g: Game, f: Frame[Preparation]) -> Signal | None:
    """Each player takes the top four cards into their hand."""
    v = f.local
    v["seat"] = g.first
    v["rounds"] = 0
    return perform(g, f, top_cards(g, 0, OPENING, "sve 6.2.1.7") + top_cards(g, 1, OPENING, "sve 6.2.1.7"))


@preparation.row("sve 6.2.1.8")
def redraw(g: Game, f: Frame[Preparation]) -> Signal | None:
    """First the player going first, then the other: keep the hand, or put all of it to the bottom and draw anew."""
    v = f.local
    rounds = v["rounds"]
    if rounds > 1:
        return Goto("sve 6.2.1.9")
    seat = g.first if rounds == 0 else 1 - g.first
    v["seat"] = seat
    return confirm(seat, rule="sve 6.2.1.8", prompt="Redraw the whole hand?", yes="redraw", no="keep", grave=True)


@preparation.row("sve 6.2.1.8")
def order_bottom(g: Game, f: Frame[Preparation]) -> Signal | None:
    """The cards go to the bottom in any order. Each player is asked once."""
    v = f.local
    seat, rounds = v["seat"], v["rounds"]
    v["rounds"] = rounds + 1
    if not f.answer:
        return Goto("sve 6.2.1.8")
    prompt = "Order for the bottom of the deck, uppermost first"
    return order(seat, g.zone(seat, zones.HAND), rule="sve 6.2.1.8", prompt=prompt, nature=SEQUENCE)


@preparation.row("sve 6.2.1.8")
def to_bottom(g: Game, f: Frame[Preparation]) -> Signal | None:
    """All of them move; nobody else learns in which order."""
    v = f.local
    seat, cards = v["seat"], several(f)
    made = []
    for c in cards:
        event = Event("put", seat=seat, card=c, to=zones.DECK, to_seat=seat, place=-1, faceup=False)
        event.secret = True
        made.append(event)
    return perform(g, f, made)


@preparation.row("sve 6.2.1.8")
def draw_again(g: Game, f: Frame[Preparation]) -> Signal | None:
    """Four new cards from the top."""
    v = f.local
    seat = v["seat"]
    return perform(g, f, top_cards(g, seat, OPENING, "sve 6.2.1.8"))


@preparation.row("sve 6.2.1.8")
def next_player(g: Game, f: Frame) -> Signal | None:
    """Then the other player."""
    return Goto("sve 6.2.1.8")


@preparation.row("sve 6.2.1.9")
def points(g: Game, f: Frame) -> Signal | None:
    """Play points start at nothing; evolution points only for who goes second (sve 6.2.1.10); one super-evolution
    point each (sve 6.2.1.11)."""
    second = 1 - g.first
    made = [Event(events.VALUE, "sve 6.2.1.10", seat=second, key="evolution points", amount=3)]
    made += [Event(events.VALUE, "sve 6.2.1.11", seat=s, key="super-evolution points", amount=1) for s in (0, 1)]
    for seat in (0, 1):
        start = {"play points": 0, "max play points": 0, "evolution points": 0, "super-evolution points": 0}
        g.values[seat] = {**g.values[seat], **start, "turns passed": 0}
    return perform(g, f, made)


@preparation.row("sve 6.2.1.12")
def defense(g: Game, f: Frame) -> Signal | None:
    """Each leader has 20 defense (sve 2.8.3.1): it is printed into the leader's information."""
    return None


@preparation.row("sve 6.2.1.13")
def after_redrawing(g: Game, f: Frame) -> Signal | None:
    """Facedown Starting Amulets are turned faceup (sve 14.4.3.2); turning a card over puts nothing onto the field,
    so no Fanfare follows (ruling sve-R35)."""
    made = [
        Event(events.FLIP, "sve 14.4.3.2", card=c, seat=seat, faceup=True)
        for seat in (0, 1)
        for c in g.zone(seat, zones.FIELD)
        if not g.cards[c].faceup
    ]
    return perform(g, f, made)


@preparation.row("sve 6.2.1.14")
def game_begins(g: Game, f: Frame) -> Signal | None:
    """The player going first is active, and the first turn follows (sve 7.1.1)."""
    return perform(g, f, [Event("game begins", seat=g.first)])


PROCEDURES = (preparation,)
