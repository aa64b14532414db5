"""Decks: what is wrong with one, and finding the one that is meant."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from ludex.games.catalogs import meant

if TYPE_CHECKING:
    from collections.abc import Iterator

CardRow = TypeVar("CardRow")
Bench = TypeVar("Bench")
Deck = TypeVar("Deck", bound=msgspec.Struct)


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a deck: the rule, what breaks it, and what would mend it."""

    rule: str
    sentence: str
    hint: str


class IllegalDeck(ValueError):
    """A deck that may not be used, with every fault and its rule."""

    def __init__(self, name: str, faults: tuple[Fault, ...]) -> None:
        super().__init__(f"deck {name!r} is not legal: " + "; ".join(f"{x.sentence} ({x.rule})" for x in faults))
        self.name = name
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        """Several arguments: Python would hand the message alone to the copy that another process gets."""
        return type(self), (self.name, self.faults)


def deck_of(given: object, form: type[Deck], starters: Callable[[], Mapping[str, Deck]]) -> Deck:
    """A deck: by the name of a starter deck, as a deck, or as plain data."""
    if isinstance(given, form):
        return given
    if isinstance(given, str):
        deck = starters().get(given)
        if deck is not None:
            return deck
        raise LookupError(f"there is no starter deck {given!r}; there are {', '.join(starters())}")
    return msgspec.convert(given, form)


# Generic classes that are frozen cannot have slots as well: Python 3.11 trips over their aliases when they are called.
# -- laid out for checking --------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Entry(Generic[CardRow]):
    """Some copies of a card in one part of a deck."""

    row: CardRow
    count: int


def look_up(
    cards: Iterable[tuple[str, int]],
    find: Callable[[str], CardRow | None],
    nearest: Callable[[str], tuple[str, ...]],
    unknown: list[Fault],
    *,
    rule: str,
) -> tuple[Entry[CardRow], ...]:
    """The entries of one part of a deck; names that no card has become faults. The first of them are told with names
    that look like them, which takes a while to find; of many, the rest is counted."""
    entries = []
    missing: list[str] = []
    for name, count in cards:
        row = find(name)
        if row is not None:
            entries.append(Entry(row, count))
        else:
            missing.append(name)
    for number, name in enumerate(missing[:TOLD]):
        near = nearest(name) if number < GUESSED and len(name) <= LONGEST else ()
        unknown.append(Fault(rule, f"There is no card named {_short(name)}.", meant(near, "Check the spelling.")))
    if len(missing) > TOLD:
        more = f"There are {len(missing) - TOLD} more names that no card has."
        unknown.append(Fault(rule, more, "Is it a deck of this game?"))
    return tuple(entries)


GUESSED = 10  # names that no card has for which others are proposed
TOLD = 60  # as many as a deck has cards, about
LONGEST = 100  # letters of a name


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else name[:LONGEST] + "…"


# -- formats ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Row(Generic[Bench]):
    """One rule of a format and the check that keeps it: it sees a deck laid out and yields what is wrong."""

    rule: str
    check: Callable[[Row[Bench], Bench], Iterator[Fault]]


@dataclass(frozen=True)
class Format(Generic[Bench]):
    """A way to build decks: its rows, in the book's order."""

    name: str
    rows: tuple[Row[Bench], ...]

    def faults(self, bench: Bench) -> Iterator[Fault]:
        """Everything that is wrong with a deck."""
        for row in self.rows:
            yield from row.check(row, bench)

    def replacing(self, name: str, changes: Mapping[str, Row[Bench] | None]) -> Format[Bench]:
        """This format with the rows of some rules replaced, or taken away."""
        unknown = set(changes) - {row.rule for row in self.rows}
        if unknown:
            raise KeyError(f"{self.name} has no row {sorted(unknown)}")
        rows = (changes.get(row.rule, row) for row in self.rows)
        return replace(self, name=name, rows=tuple(row for row in rows if row is not None))

    def adding(self, *rows: Row[Bench]) -> Format[Bench]:
        """This format with further rows."""
        return replace(self, rows=self.rows + rows)
