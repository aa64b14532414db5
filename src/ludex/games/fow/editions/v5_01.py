"""Edition 5.01: what its book says otherwise than fow-5.5."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ludex.games.fow.ch02_cards.attributes import by_cost
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch09_playing import costs
from ludex.games.fow.ch09_wills import prices, wills
from ludex.games.fow.ruleset import FowRules
from ludex.games.fow.text import nodes
from ludex.kernel.decisions import Obstacle
from ludex.kernel.effects import changes
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.games.fow.ch02_cards.cardfile import Side
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game

BOOK = "fow-5.01"
# Where this book says what the next one has numbers of its own for; what it does not say at all only cards can bring
# about (fow-5.01 1.4:1). Of its paragraph on dealing damage only a placeholder was printed (ruling fow-5.01-R30).
ELSEWHERE: dict[str, str] = {
    "fow 3.16:1": "fow-5.01 1.4:1",
    "fow 7.9:2": "fow-5.01 7.9:1",
    "fow 10.1:2": "fow-5.01 10.1:1",
    "fow 10.6:3": "fow-5.01 10.6:1",
    "fow 10.7:2": "fow-5.01 10.7:1",
    "fow 10.19:1": "fow-5.01 9.9:1.3",
    "fow 10.19:2": "fow-5.01 9.9:1.4",
    "fow 10.19:3": "fow-5.01 9.9:1.4",
    "fow 10.20:1": "fow-5.01 1.4:1",
    "fow 10.21:1": "fow-5.01 1.4:1",
    "fow 12.1:2.1": "fow-5.01 12.1:2",
    "fow 12.4:2": "fow-5.01 1.4:1",
    "fow 12.5:2": "fow-5.01 1.4:1",
    "fow 12.6:2": "fow-5.01 1.4:1",
    "fow 12.8:2": "fow-5.01 1.4:1",
    "fow 14.3:2.3": "fow-5.01 1.4:1",
}


class Valhalla(FowRules):
    """The differences of fow-5.01 in play."""

    standby_from_hand = False  # only from the area (fow-5.01 7.9:1)
    names_in_part = True  # fow-5.01 2.2:3
    awakens_spells = False  # only what comes into a field has what is named (fow-5.01 12.1:2)
    prevents_last = False  # whoever is dealt the damage chooses among everything (fow-5.01 9.10:2)
    later_skills = frozenset[str]()
    automatic_from = frozenset({zones.STANDBY})  # fow-5.01 9.6:1
    reveals_to_trigger = False  # it triggers by itself (fow-5.01 9.6:1, ruling fow-5.01-R11)
    standby_fails = False  # it stays face down, unshown (ruling fow-5.01-R14)
    pierce_by_choice = False  # the excess is dealt of itself (fow-5.01 11.1:2)
    orders_from_deck = True  # seen where they arrive, so ordered (fow-5.01 3.1:4, ruling fow-5.01-R5)
    # Nothing is said of an order of cards in a chant-standby area but that there is none (fow-5.01 3.11:2).
    areas = tuple(replace(z, ordered=False) if z.name == zones.STANDBY else z for z in zones.ZONES)
    keeps_conditions = False  # nothing is said of conditions (fow-5.01 9.9:4)
    watches_states = False  # only whether it is so on resolving matters
    counted = ()  # wherever they are meant: nothing is said of counting
    lost_ruler = frozenset({"J-ruler"})  # fow-5.01 3.8:6
    moons = False  # wills have attributes or none (fow-5.01 9.7:5)

    def unplayable(self, node: ast.Node) -> str | None:
        """What a chant is awakened to (ruling fow-5.01-R53)."""
        if isinstance(node, nodes.Awakening) and isinstance(node.ability, ast.SpellAbility):
            return "only what comes into a field is awakened to anything (fow-5.01 12.1:2)"
        return super().unplayable(node)

    def __init__(self, id: str = f"{BOOK}/valhalla") -> None:
        super().__init__(id, BOOK)
        self.numbers = {**self.numbers, **ELSEWHERE}
        # Counters have no layer of their own (fow-5.01 9.9:1.4).
        self.layers = (
            frozenset({changes.BASE}),
            frozenset({changes.ABILITY}),
            frozenset({changes.INFORMATION}),
            frozenset({changes.FIXED, changes.NUMBER, changes.COUNTER}),
        )

    def attributes_of(self, side: Side) -> frozenset[str]:
        """Those of the symbols of its cost (fow-5.01 2.3:6)."""
        return by_cost(side)

    def destination(self, g: Game, card: int, to: str) -> str:
        """A lost J-ruler in its ruler area is moved to no other zone (fow-5.01 3.8:6)."""
        if g.cards[card].zone == zones.RULER and "J-ruler" in g.chars(card).types:
            return to if to == zones.RULER else ""
        return super().destination(g, card, to)

    def may_be_set(self, g: Game, card: int) -> bool:
        """Only chant-standby cards (fow-5.01 3.11:1, ruling fow-5.01-R10)."""
        return "chant-standby" in g.chars(card).types

    def standby_obstacle(self, g: Game, seat: int, card: int) -> Obstacle | None:
        """Magic stones that match the card's cost have to be shown, rested or not (fow-5.01 9.3:2.1): for a symbol one
        that is a stone of its attribute (ruling fow-5.01-R13)."""
        price = prices.price_of(costs.printed(g, card))
        shown = [_attributes(g, stone) for stone in g.zone(seat, zones.STONES)]
        if prices.covers(prices.NO_WILLS, shown, price):
            return None
        return Obstacle("fow-5.01 9.3:2.1", "you have no magic stones that match its cost")

    def plays_triggered(self, g: Game, source: Source) -> bool:
        """Wherever it is by now (fow-5.01 9.6:8), as long as it can be told from others and is not being played."""
        return g.cards[source.card].zone not in (zones.CHASE, zones.DECK, "")

    def may_forfeit(self, g: Game, seat: int) -> bool:
        """Attacking or forfeiting is free; only which J/resonator attacks is not (fow-5.01 8.2:3, 8.2:3.1)."""
        return True


def _attributes(g: Game, stone: int) -> frozenset[str]:
    """The attributes of whose magic stones this is one."""
    types = g.chars(stone).types
    return frozenset(symbol for word, symbol in wills.SYMBOL.items() if f"{word} magic stone" in types)


class Bifrost(Valhalla):
    """Without lifebreak areas (fow-5.01 14.2:1, 14.2:2)."""

    lifebreaks = False
    absent = frozenset({zones.LIFEBREAK})

    def __init__(self) -> None:
        super().__init__(f"{BOOK}/bifrost")
