"""Sight: who may know what."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Characteristics


class AboutSight:
    """What everybody sees, and what of a card its side tells."""

    def visible_values(self) -> tuple[str, ...]:
        """Player values that everybody may know."""
        return ()

    def is_visible(self, key: str) -> bool:
        """Whether everybody may know a player's value."""
        return key in self.visible_values()

    def mingled(self) -> frozenset[str]:
        """Zones whose cards come from one deck: who does not see them cannot tell which of them lies where."""
        return frozenset()

    def front(self, card: Card) -> Characteristics:
        """What whoever looks at a card reads on it: the side it shows, unless that side only stands for a state."""
        return card.definition.faces[card.face]

    def behind(self, card: Card, seat: int | None) -> Characteristics | None:
        """The other side of a card that a seat (None: a spectator) sees, if that seat may turn it over and look."""
        return None
