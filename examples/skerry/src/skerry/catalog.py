"""Finding cards by name, and the nearest names when there is none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from ludex.games.catalogs import Names, called, joined
from skerry.cardfile import CardRow, row_from, shipped_rows


class Catalog:
    """All cards there are, by name."""

    __slots__ = ("_names", "rows")

    def __init__(self, rows: Iterable[CardRow]) -> None:
        self.rows: tuple[CardRow, ...] = tuple(rows)
        self._names: Names[CardRow] = Names()
        for row in self.rows:
            self._names.enter(row.name, row)

    def get(self, name: str) -> CardRow | None:
        """The card with this name."""
        return self._names.get(name)

    def nearest(self, name: str) -> tuple[str, ...]:
        """Up to three names that look like the one asked for."""
        return self._names.nearest(name)


def brought(cards: Iterable[object], among: Catalog | None = None) -> Catalog:
    """The cards that come with the game (or `among`), and those somebody brought in plain data."""
    own = [row_from(card, "the cards brought", called(card)) for card in cards]
    return Catalog(joined((among or shipped()).rows, own, lambda row: row.name))


def cards_of(setup: Mapping[str, object]) -> Catalog:
    """The catalog of the game that was set up so."""
    own = setup.get("cards")
    return brought(own) if isinstance(own, list | tuple) and own else shipped()


@cache
def shipped() -> Catalog:
    """The cards that come with the game."""
    return Catalog(shipped_rows())
