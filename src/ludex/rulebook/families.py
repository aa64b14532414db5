"""Families: books of one game that say the same under different numbers.

`families/<family>.tsv` has one line for every number of the family's first (newest) book, in that book's order, and
in each further column the number under which another edition answers the same question; "-" where it has no such
rule. A rule that was changed keeps its line: the step is the same, what is done in it is another. Several lines may
lead to one paragraph of an edition that says several things at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType

from ludex.rulebook.citing import BOOKS, FAMILIES, Rule, number_key
from ludex.rulebook.ledger import LedgerError, UnknownBook, UnknownRule, folder, ledger, official_numbers

__all__ = ["FAMILIES", "NONE", "Numbers", "editions", "family_of", "number_in", "numbers", "read_family"]

NONE = "-"
"""What stands in the table where a book has no such rule."""

Numbers = Mapping[str, Mapping[str, str]]
"""For every book of a family: the number that each family number has there, if there is one."""


def family_of(book: str) -> str | None:
    """The family that a book belongs to."""
    if book not in BOOKS:
        raise UnknownBook(f"no book is called {book!r}; there are {', '.join(BOOKS)}")
    return next((family for family, members in FAMILIES.items() if book in members), None)


def numbers(book: str) -> dict[str, str]:
    """What family citations are in one of its books: `{"fow 9.1:1.1": "fow-5.01 9.1:1.2", …}`.

    A citation that the book has nothing for is left out; a book without a family has none.
    """
    family = family_of(book)
    if family is None:
        return {}
    return {f"{family} {number}": f"{book} {own}" for number, own in table(family)[book].items()}


def number_in(book: str, number: str) -> str | None:
    """The number that a number of the family has in one of its books; None if it says no such thing."""
    family = family_of(book)
    if family is None:
        raise UnknownRule(f"{book} belongs to no family")
    if number not in table(family)[FAMILIES[family][0]]:
        raise UnknownRule(f"{family} has no paragraph {number}: its numbers are those of {FAMILIES[family][0]}")
    return table(family)[book].get(number)


def editions(family: str, number: str) -> dict[str, Rule | None]:
    """A family's rule in each of its books, None where a book says no such thing."""
    found = {book: number_in(book, number) for book in FAMILIES[family]}
    return {book: None if own is None else Rule(book, own) for book, own in found.items()}


def is_heading_only(family: str, number: str) -> bool:
    """A family number without a paragraph of its own that others stand under: a chapter, such as `fow 8`."""
    return ledger(FAMILIES[family][0]).is_heading_only(number)


@cache
def table(family: str) -> Numbers:
    """The table of a family; read once."""
    return read_family(folder(FAMILIES[family][0], "families") / f"{family}.tsv", FAMILIES[family])


def read_family(path: Path, books: tuple[str, ...]) -> Numbers:
    """Read and check a family's table; every fault in it is reported at once."""
    header, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
    if tuple(header.split("\t")) != books:
        raise LedgerError(f"{path}:1: the columns must be {', '.join(books)}, separated by tabs")
    rows = [tuple(line.split("\t")) for line in lines]
    faults = [f"{path}:{at}: {fault}" for at, row in enumerate(rows, start=2) for fault in _faults(row, books)]
    if not faults:
        faults = [f"{path}: {fault}" for fault in _faults_in_order([row[0] for row in rows], books[0])]
    if faults:
        raise LedgerError("\n".join(faults))
    columns = {book: {row[0]: row[at] for row in rows if row[at] != NONE} for at, book in enumerate(books)}
    return MappingProxyType({book: MappingProxyType(column) for book, column in columns.items()})


def _faults(row: tuple[str, ...], books: tuple[str, ...]) -> Iterator[str]:
    """What is wrong with one line by itself."""
    if len(row) != len(books):
        yield f"{len(row)} columns where {len(books)} are expected: {' '.join(row)!r}"
        return
    if row[0] == NONE:
        yield f"a line begins with a number of {books[0]}"
    for book, number in zip(books, row, strict=True):
        if number != NONE and number not in _known(book):
            yield f"{book} has no paragraph {number or '(nothing)'}"


def _faults_in_order(listed: list[str], book: str) -> Iterator[str]:
    """Every number of the family's first book has one line, and they go in its order."""
    lines = Counter(listed)
    for number in official_numbers(book):
        if lines[number] != 1:
            yield f"{number} has {'more than one' if lines[number] else 'no'} line"
    for before, after in pairwise(listed):
        if number_key(before) > number_key(after):
            yield f"{after} stands after {before}; lines go in the order of {book}"


@cache
def _known(book: str) -> frozenset[str]:
    return frozenset(official_numbers(book))
