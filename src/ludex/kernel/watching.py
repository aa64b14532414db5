"""Watching: in which zones of a game something has changed since one last looked.

The list of a zone's cards is not changed in place: the very same list says the same, as long as none of its cards is
another or something else (`Following`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.following import Following

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Watching:
    """One who looks at games, at one position after the other or at another game: it makes no difference."""

    __slots__ = ("_following", "_zones")

    def __init__(self) -> None:
        self._following: Following = Following()
        self._zones: list[tuple[int, ...]] = []

    def changed(self, g: Game) -> set[int]:
        """The places of the zones that are not as they were: by their cards, or by what those are."""
        cards, zones, slots = g.cards, g.zones, g.rules.slots
        if len(self._zones) == len(zones):
            found = {at for at, (now, then) in enumerate(zip(zones, self._zones, strict=True)) if now is not then}
        else:
            found = set(range(len(zones)))
        for cid in self._following.changed(g):
            card = cards[cid]
            if card.zone in slots:  # else it has ceased to exist
                found.add(slots[card.zone][card.seat])
        self._zones = zones.copy()
        return found
