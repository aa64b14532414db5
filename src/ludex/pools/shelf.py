"""A shelf: all cards that a player has for a game, found as decks name them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property

from ludex.pools.amending import amended
from ludex.pools.naming import nearest, plain_name, plain_number
from ludex.pools.pool import Card, Plain, Pool, key_of, part_of
from ludex.pools.speaking import Vocabulary

_LEADING = re.compile(r"(?P<code>\S*\d\S*)\s+(?P<name>.+)")
_TRAILING = re.compile(r"(?P<name>.+?)\s*[(\[<](?P<code>[^()\[\]<>]*)[)\]>](?:\s*#?\d+)?")
_EVOLVED = re.compile(r"\s*[(\[]?\bevolved?\b[)\]]?$", re.IGNORECASE)


class Shelf:
    """The cards of some pools of one game; of two that are called alike the one of the first pool."""

    def __init__(self, game: str, cards: Iterable[Card]) -> None:
        self.game = game
        found: dict[tuple[str, ...], Card] = {}
        for card in cards:
            found.setdefault(key_of(game, card), card)
        self.cards: Sequence[Card] = tuple(found.values())

    @cached_property
    def _names(self) -> dict[tuple[str, str], Card]:
        found: dict[tuple[str, str], Card] = {}
        for card in self.cards:
            found.setdefault((part_of(self.game, card.row), plain_name(card.name)), card)
        return found

    @cached_property
    def _numbers(self) -> dict[str, Card]:
        return {plain_number(number): card for card in reversed(self.cards) for number in card.numbers}

    @cached_property
    def words(self) -> Vocabulary:
        """What the texts of these cards may speak of."""
        return Vocabulary(self.game, self.cards)

    @property
    def rows(self) -> list[Plain]:
        """The cards in plain data."""
        return [card.row for card in self.cards]

    def find(self, said: str, parts: Sequence[str]) -> Card | None:
        """The card that is meant in these parts of a deck: a name, a number, or a name with a number beside it."""
        if "evolve" in parts and _EVOLVED.search(said):
            parts = ("evolve", *parts)
        for name in _ways(said):
            for part in parts:
                card = self._names.get((part, plain_name(name)))
                if card is not None:
                    return card
            card = self._numbers.get(plain_number(name)) if any(c.isdigit() for c in name) else None
            if card is not None and part_of(self.game, card.row) in parts:
                return card
        return None

    def nearest(self, said: str) -> tuple[str, ...]:
        """Up to three names that look like the one asked for."""
        return nearest(said, self.cards)


def _ways(said: str) -> list[str]:
    """How a name may be meant: as it stands; without the number before or behind it, else by that number."""
    ways = [said, _EVOLVED.sub("", said)]
    for form in (_TRAILING, _LEADING):
        if found := form.fullmatch(said):
            ways += [found["code"], found["name"]] if any(c.isdigit() for c in found["code"]) else [found["name"]]
    return list(dict.fromkeys(way for way in ways if way.strip()))


def shelf_of(game: str, pools: Iterable[Pool]) -> Shelf:
    """All cards of pools as their owner wants them."""
    return Shelf(game, [card for pool in pools if pool.game == game for card in amended(pool)])
