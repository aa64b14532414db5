"""Finding cards by name (cfv 2.1.1) or collection number (cfv 2.13.1), and the nearest names when there is none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from ludex.games.cardfiles import CardFileError
from ludex.games.catalogs import Names, called, joined
from ludex.games.cfv.ch02_cards.cardfile import CardRow, row_from, shipped_rows


class Catalog:
    """All cards there are. Cards of one name may differ otherwise (cfv 5.1.2.2.1): then the name means the first of
    them, and each is found by its collection number."""

    __slots__ = ("_by_name", "_by_number", "rows")

    def __init__(self, rows: Iterable[CardRow]) -> None:
        self.rows: tuple[CardRow, ...] = tuple(rows)
        self._by_name: Names[CardRow] = Names()
        self._by_number: dict[str, CardRow] = {}
        for row in self.rows:
            self._enter(row)

    def _enter(self, row: CardRow) -> None:
        first = self._by_name.get(row.name)
        if first is None or not (first.number and row.number):
            self._by_name.enter(row.name, row)
        if row.number and self._by_number.setdefault(row.number, row) is not row:
            other = self._by_number[row.number].name
            raise CardFileError("the catalog", row.name, "number", f"is that of {other}.", "Take another one.")

    def get(self, name: str) -> CardRow | None:
        """The card with this name or collection number."""
        return self._by_name.get(name) or self._by_number.get(name)

    def nearest(self, name: str) -> tuple[str, ...]:
        """Up to three names that look like the one asked for."""
        return self._by_name.nearest(name)

    def declarable(self) -> tuple[str, ...]:
        """The names of existing cards, which a player may declare (cfv 10.1.22.2)."""
        return tuple(sorted({row.name for row in self.rows}))


def brought(cards: Iterable[object], among: Catalog | None = None) -> Catalog:
    """The catalog of the cards that come with ludex and of those somebody brought, in plain data; `among`: others
    than come with this ludex."""
    own = [row_from(card, "the cards brought", called(card)) for card in cards]
    known = (among or shipped()).rows
    return Catalog(joined(known, own, lambda row: row.name, apart=lambda row: (row.name, row.number)))


def cards_of(setup: Mapping[str, object]) -> Catalog:
    """The catalog of the game that was set up so."""
    own = setup.get("cards")
    return brought(own) if isinstance(own, list | tuple) and own else shipped()


@cache
def shipped() -> Catalog:
    """The catalog of the cards that come with ludex."""
    return Catalog(shipped_rows())
