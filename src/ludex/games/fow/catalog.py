"""Finding cards by name (fow 2.2:1), and the nearest names when there is none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from ludex.games.catalogs import Names, called, joined
from ludex.games.fow.ch02_cards.cardfile import CardRow, row_from, shipped_rows, sides


class Catalog:
    """All cards there are, each under the name of its front."""

    __slots__ = ("_by_name", "rows")

    def __init__(self, rows: Iterable[CardRow]) -> None:
        self.rows: tuple[CardRow, ...] = tuple(rows)
        self._by_name: Names[CardRow] = Names()
        for row in self.rows:
            self._by_name.enter(row.name, row)

    def get(self, name: str) -> CardRow | None:
        """The card whose front has this name."""
        return self._by_name.get(name)

    def nearest(self, name: str) -> tuple[str, ...]:
        """Up to three names that look like the one asked for."""
        return self._by_name.nearest(name)

    def declarable(self) -> tuple[str, ...]:
        """The names of existing cards, of either side, which a player may name."""
        return tuple(sorted({side.name for row in self.rows for side in sides(row)}))


def brought(cards: Iterable[object], among: Catalog | None = None) -> Catalog:
    """The catalog of the cards that come with ludex and of those somebody brought, in plain data; `among`: others
    than come with this ludex."""
    own = [row_from(card, "the cards brought", called(card)) for card in cards]
    return Catalog(joined((among or shipped()).rows, own, lambda row: row.name))


def cards_of(setup: Mapping[str, object]) -> Catalog:
    """The catalog of the game that was set up so."""
    own = setup.get("cards")
    return brought(own) if isinstance(own, list | tuple) and own else shipped()


@cache
def shipped() -> Catalog:
    """The catalog of the cards that come with ludex."""
    return Catalog(shipped_rows())
