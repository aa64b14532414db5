"""Zones (fow 3): where cards go, and what additions are added to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playable import PlayableTexts
from ludex.games.fow.ch03_zones import moving, zones
from ludex.games.fow.ch07_actions import additions

if TYPE_CHECKING:
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.game import Game

_HOSTS = {
    "J/resonator": ("resonator", "J-ruler"),
    "J/ruler": ("ruler", "J-ruler"),
    "ruler/J-ruler": ("ruler", "J-ruler"),
}


class EditionZones(PlayableTexts):
    """Where an edition's cards lie and go."""

    areas = zones.ZONES
    comes_into = frozenset[str]()
    orders_from_deck = False  # cards leave a deck one at a time (fow 3.3:3)
    lost_ruler = frozenset({"astral ruler"})  # what a destroyed J-ruler is in the ruler area (fow 3.8:6)
    lifebreaks = True  # Valhalla

    def destination(self, g: Game, card: int, to: str) -> str:
        """Where a card goes that would move to a zone (fow 3.15); without lifebreak nothing goes to a lifebreak area
        (fow 14.2:1)."""
        if to == zones.LIFEBREAK and not self.lifebreaks:
            return ""
        return moving.allowed(g, card, to)

    def goes_home(self, g: Game, card: int, to: str) -> bool:
        """Whether a card moves to its owner's zone, whoever is named."""
        return False

    def move_rule(self, g: Game, kind: str, card: int, to: str, wanted: str) -> str:
        """The rule behind a card's move to a zone, which may not be the one it would have gone to."""
        return self.cite(kind)

    def host_kinds(self, words: str) -> tuple[str, ...]:
        """The types an addition's subtype names (fow 2.1:3.2)."""
        return _HOSTS.get(words, (words,))

    def can_host(self, g: Game, addition: int, card: int) -> bool:
        return additions.can_host(g, addition, card)

    def addition_obstacle(self, g: Game, seat: int, card: int) -> Obstacle | None:
        """Why an addition has no place in a field."""
        return None
