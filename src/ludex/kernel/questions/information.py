"""Information: what a card is now, and since when."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ludex.kernel.questions.zones import AboutZones
from ludex.kernel.zones import ZoneSpec

if TYPE_CHECKING:
    from ludex.kernel.abilities import Ability, Source, Static
    from ludex.kernel.cards import Card, Characteristics
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


class AboutInformation(AboutZones):
    """How a book works out what cards are."""

    def __init__(self, id: str, book: str, title: str, zones: tuple[ZoneSpec, ...]) -> None:
        super().__init__(id, book, title, zones)
        # The classes of information on which effects are applied together, in this order.
        self.layers: tuple[frozenset[str], ...] = ()
        self._places: dict[str, int] = {}
        # Whether an effect sees the card it is applied to with everything in force, as it sees all others, or as far as
        # the layers have come.
        self.whole_sight = True

    def base(self, g: Game, card: Card) -> tuple[Characteristics, int]:
        """The information a linked card starts from, and since when it has it. A card without links is its face."""
        return card.definition.faces[card.face], card.stamp

    def valid(self, g: Game, card: Card, ability: Ability) -> bool:
        """Whether an ability is valid on a card in its zone, besides the zones the ability names."""
        return True

    @final
    def layer_of(self) -> dict[str, int]:
        """In which layer effects on a class of information are applied."""
        if not self._places:
            self._places = {name: at for at, layer in enumerate(self.layers) for name in layer}
        return self._places

    def bends(self, permission: object) -> bool:
        """Whether what an effect adds to the rules changes what other effects make of cards."""
        return False

    def counter_numbers(self, name: str) -> tuple[tuple[str, int], ...]:
        """What one counter of a name adds to the numbers of the card it is on."""
        return ()

    def standing(self, g: Game) -> list[tuple[Source, Static]]:
        """Continuous effects that the rules themselves make, in the course of play."""
        return []

    def active_since(self, card: Card) -> int:
        """The time stamp from which a card's own abilities are in force: as a rule that of the card."""
        return card.stamp

    def ages(self, g: Game, events: tuple[Event, ...]) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Cards that have come together whose effects apply in an order which players decide, by that player; who
        decides first stands first, and their orders are taken in turns."""
        return ()

    def limits(self, g: Game, seat: int, key: str, value: int) -> int:
        """A player's value after upper and lower limits."""
        return value
