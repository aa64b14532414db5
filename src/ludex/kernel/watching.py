"""Watching: in which zones of a game something has changed since one last looked.

A card that somebody holds as it is (`Game.seal`) is not changed in place, and neither is the list of a zone's cards:
what is the very same object says the same. What effects make of cards, and of cards that look at others they are linked
to, is asked for wherever there are such effects or cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Characteristics
    from ludex.kernel.game import Game


class Watching:
    """One who looks at games, at one position after the other or at another game: it makes no difference."""

    __slots__ = ("_cards", "_chars", "_linked", "_zones")

    def __init__(self) -> None:
        self._cards: list[Card] = []
        self._zones: list[tuple[int, ...]] = []
        self._linked: set[int] = set()
        self._chars: dict[int, list[Characteristics]] = {}

    def changed(self, g: Game) -> set[int]:
        """The places of the zones that are not as they were: by their cards, or by what those are."""
        g.seal()
        cards, zones = g.cards, g.zones
        if len(self._zones) != len(zones):
            found = set(range(len(zones)))
        else:
            found = {at for at, (now, then) in enumerate(zip(zones, self._zones, strict=True)) if now is not then}
            slots = g.rules.slots
            for card in [now for now, then in zip(cards, self._cards, strict=False) if now is not then]:
                if card.zone in slots:  # else it has ceased to exist
                    found.add(slots[card.zone][card.seat])
        self._cards, self._zones = cards.copy(), zones.copy()
        for at in found:
            if any([cards[cid].links for cid in zones[at]]):
                self._linked.add(at)
            else:
                self._linked.discard(at)
        self._look_at_effects(g, found)
        return found

    def _look_at_effects(self, g: Game, found: set[int]) -> None:
        """Add the zones whose cards are something else by what is in force, or by what they are linked to."""
        index = g._index or g.index()
        zones, slots = g.zones, g.rules.slots
        touched = slots if index.touched is None else index.touched
        reached = {
            at
            for name in touched
            for at in slots[name]
            if zones[at] and index.reaches(name, zones[at])
        }
        reached |= self._linked
        lone = {slots[card.zone][card.seat] for card in [g.cards[cid] for cid in index.lone] if card.zone in slots}
        lone -= reached
        reached |= lone
        for at in self._chars.keys() - reached:
            found.add(at)
            del self._chars[at]
        for at in reached:
            now = [g.chars(cid) for cid in zones[at] if at not in lone or cid in index.lone]
            if now != self._chars.get(at):
                found.add(at)
                self._chars[at] = now
