"""Zones: where cards are, and what becomes of a card that goes from one to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.questions.words import AboutWords
from ludex.kernel.zones import ZoneSpec

if TYPE_CHECKING:
    from ludex.kernel.cards import Card
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


class AboutZones(AboutWords):
    """A book's zones. They are declared; what follows from the declaration is worked out once."""

    def __init__(self, id: str, book: str, title: str, zones: tuple[ZoneSpec, ...]) -> None:
        super().__init__(id, book, title)
        self.zones = zones
        self.zone_at: dict[str, int] = {z.name: i for i, z in enumerate(zones)}
        # Where a player's zone lies in the game's list of zones; both players share the shared ones.
        self.slots: dict[str, tuple[int, int]] = {
            z.name: (i, i if z.shared else len(zones) + i) for i, z in enumerate(zones)
        }
        self.spec: dict[str, ZoneSpec] = {z.name: z for z in zones}
        self.watched: tuple[str, ...] = tuple(z.name for z in zones if z.watched)
        self.watched_slots: tuple[int, ...] = tuple(
            dict.fromkeys(self.slots[name][seat] for seat in (0, 1) for name in self.watched)
        )
        self.lurking: tuple[str, ...] = tuple(z.name for z in zones if z.lurking)
        # How a player's zones lie on the table as that player sees them: rows from the far one to the near one, each
        # from left to right. Zones in no row have no place of their own.
        self.rows: tuple[tuple[str, ...], ...] = ()

    def same_card(self, card: Card, event: Event) -> bool:
        """Whether a card that is about to move stays the same card."""
        return False

    def arrives(self, g: Game, card: Card, event: Event) -> None:
        """A card that stays the same card has come to its new zone, as it was. If the rules let it lie there
        otherwise (standing, another face up, newly come), the card is changed here."""

    def carries(self, card: Card, frm: str, to: str) -> bool:
        """Whether effects on a card go with it although it becomes a new card."""
        return False

    def piles(self, g: Game, events: list[Event]) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Cards among those that are about to move together whose order in their new zone a player decides, by that
        player; who decides first stands first."""
        return ()

