"""A deck laid out for checking, and a format as a table of rules and checks (sve 6.1, B-1, B-2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from ludex.games.sve.cardfile import CardRow
from ludex.games.sve.catalog import Catalog
from ludex.games.sve.deckfile import Base, Deck
from ludex.games.sve.deckrules import Reading


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a deck: the rule, what breaks it, and what would mend it."""

    rule: str
    sentence: str
    hint: str


@dataclass(frozen=True, slots=True)
class Entry:
    """Some copies of a card in one part of a deck."""

    row: CardRow
    count: int


@dataclass(frozen=True, slots=True)
class Bench:
    """A deck with its cards looked up, and the reading of what their texts say about decks."""

    deck: Deck
    leaders: tuple[CardRow, ...]
    main: tuple[Entry, ...]
    evolve: tuple[Entry, ...]
    catalog: Catalog
    reading: Reading

    @property
    def sections(self) -> tuple[tuple[str, tuple[Entry, ...]], ...]:
        """Both decks with their names."""
        return (("main deck", self.main), ("evolve deck", self.evolve))

    @property
    def base(self) -> Base:
        """What the deck is based on: what it says, else a class (sve 6.1.1.5)."""
        return self.deck.base or "class"


Check = Callable[["Row", Bench], Iterator[Fault]]


@dataclass(frozen=True, slots=True)
class Row:
    """One rule of a format and the check that keeps it."""

    rule: str
    check: Check


@dataclass(frozen=True, slots=True)
class Format:
    """A way to build decks: its rows, in the book's order."""

    name: str
    rows: tuple[Row, ...]

    def replacing(self, name: str, changes: Mapping[str, Row | None]) -> Format:
        """This format with the rows of some rules replaced, or taken away."""
        unknown = set(changes) - {row.rule for row in self.rows}
        if unknown:
            raise KeyError(f"{self.name} has no row {sorted(unknown)}")
        rows = (changes.get(row.rule, row) for row in self.rows)
        return replace(self, name=name, rows=tuple(row for row in rows if row is not None))

    def adding(self, *rows: Row) -> Format:
        """This format with further rows."""
        return replace(self, rows=self.rows + rows)
