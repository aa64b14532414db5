"""Following: which cards of a game are not as they were when one last looked, and what they are now.

A card that somebody holds as it is (`Game.seal`) is not changed in place: the very same object says the same. What
effects make of cards, and of cards that look at others they are linked to, is asked for only where there are such
effects or cards, and only if what is in force is not what it was.
"""

from __future__ import annotations

from itertools import compress
from operator import is_not
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Characteristics
    from ludex.kernel.effects.index import Index
    from ludex.kernel.game import Game


class Following:
    """One who looks at games, at one position after the other or at another game: it makes no difference."""

    __slots__ = ("_cards", "_effects", "_index", "_linked", "_reached")

    def __init__(self) -> None:
        self._cards: list[Card] = []
        self._index: Index | None = None
        self._effects: dict[int, Characteristics] = {}
        self._linked: set[int] = set()
        self._reached: dict[int, Characteristics] = {}

    def changed(self, g: Game) -> set[int]:
        """The cards that are not as they were, or not what they were."""
        g.seal()
        if len(g.cards) < len(self._cards):  # another game
            Following.__init__(self)
        cards, then, linked = g.cards, self._cards, self._linked
        others = list(compress(cards, map(is_not, cards, then)))
        if len(cards) > len(then):
            others += cards[len(then) :]
        self._cards = cards.copy()
        found = set()
        for card in others:
            found.add(card.id)
            if card.links:
                linked.add(card.id)
            elif linked:
                linked.discard(card.id)
        index = g._index or g.index()
        if index is not self._index or g._chars is not self._effects:
            there = reached(g, index)
            if there or linked or self._reached:
                self._look_at_effects(g, there | linked, found)
            self._index, self._effects = index, g._chars
        return found

    def _look_at_effects(self, g: Game, there: set[int], found: set[int]) -> None:
        """Add the cards that are something else by what is in force, or by what they are linked to."""
        now = {cid: g.chars(cid) for cid in there}
        was = self._reached
        for cid, chars in now.items():
            if was.get(cid) is not chars:
                found.add(cid)
        found.update(was.keys() - now.keys())
        self._reached = now


def reached(g: Game, index: Index) -> set[int]:
    """The cards that effects in force may change."""
    if index.self_only is not None:
        return set(index.self_only)
    if index.touched is None:
        return set(range(len(g.cards)))
    slots, zones = g.rules.slots, g.zones
    return set(index.lone).union([cid for name in index.touched for at in slots[name] for cid in zones[at]])
