"""A deck laid out for checking, and a format as a table of rules and checks (sve 6.1, B-1, B-2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ludex.games import decks
from ludex.games.decks import Fault
from ludex.games.sve.catalog import Catalog
from ludex.games.sve.ch02_cards.cardfile import CardRow
from ludex.games.sve.ch06_preparation.deckfile import Base, Deck
from ludex.games.sve.ch06_preparation.deckrules import Reading

__all__ = ["Bench", "Check", "Entry", "Fault", "Format", "Row"]

Entry = decks.Entry[CardRow]


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


Row = decks.Row[Bench]
Format = decks.Format[Bench]
Check = Callable[[Row, Bench], Iterator[Fault]]
