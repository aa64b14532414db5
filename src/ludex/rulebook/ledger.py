"""The ledger: one line for every numbered paragraph of a book.

`ledger/<book>.tsv` holds the lines in the book's order: number, how the rule is kept, its gist in our own
words, the reason (where one is due), and the paragraphs it points to. `ids/<book>.txt` lists the numbers the
book has, so that a forgotten paragraph is noticed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path

from ludex.families import family_of
from ludex.rulebook.citing import BOOKS, Rule, ancestors, number_key, numbering_book

COLUMNS = ("number", "kept", "gist", "reason", "see")


class Kept(StrEnum):
    """How ludex keeps a rule."""

    ENFORCED = "enforced"  # breaking it would be seen at the table: it has code and a test
    DEFINED = "defined"  # a definition or pointer without an effect of its own
    TITLE = "title"  # a heading
    PHYSICAL = "physical"  # about cardboard, sleeves, dice
    JUDGE = "judge"  # left to agreement between people


NEEDS_REASON = frozenset({Kept.PHYSICAL, Kept.JUDGE})


@dataclass(frozen=True, slots=True)
class Line:
    """What the ledger says of one paragraph."""

    number: str
    kept: Kept
    gist: str
    reason: str = ""
    see: tuple[str, ...] = ()


class LedgerError(ValueError):
    """A ledger file that cannot be taken as it is; says every fault with its file and line."""


class UnknownBook(LookupError):
    """A book that ludex does not have."""


class UnknownRule(LookupError):
    """A number that the book does not have."""


class Ledger:
    """The lines of one book, in the book's order."""

    def __init__(self, book: str, lines: Mapping[str, Line]) -> None:
        self.book = book
        self.lines = lines

    def __getitem__(self, number: str) -> Line:
        try:
            return self.lines[number]
        except KeyError:
            raise UnknownRule(f"{self.book} has no paragraph {number}") from None

    def __contains__(self, number: str) -> bool:
        return number in self.lines

    def __iter__(self) -> Iterator[Line]:
        return iter(self.lines.values())

    def __len__(self) -> int:
        return len(self.lines)

    def kept_as(self, kept: Kept) -> tuple[Line, ...]:
        """The lines kept in one way."""
        return tuple(line for line in self if line.kept is kept)

    def parent(self, number: str) -> str | None:
        """The nearest paragraph that this one stands under."""
        return next((above for above in ancestors(number) if above in self.lines), None)

    def children(self, number: str) -> tuple[str, ...]:
        """The paragraphs directly under this one."""
        return tuple(self._children[number])

    def is_heading_only(self, number: str) -> bool:
        """A number without a line of its own that paragraphs stand under: a chapter, such as `sve 4`."""
        return number not in self.lines and number in self._above

    @cached_property
    def _children(self) -> defaultdict[str | None, list[str]]:
        below: defaultdict[str | None, list[str]] = defaultdict(list)
        for number in self.lines:
            below[self.parent(number)].append(number)
        return below

    @cached_property
    def _above(self) -> frozenset[str]:
        return frozenset(above for number in self.lines for above in ancestors(number))


@cache
def ledger(book: str) -> Ledger:
    """The ledger of a book; read once. A book without a ledger yet has an empty one."""
    path = folder(book, "ledger") / f"{book}.tsv"
    return read_ledger(path, book) if path.exists() else Ledger(book, {})


@cache
def official_numbers(book: str) -> tuple[str, ...]:
    """Every paragraph number that the book itself has, in its order."""
    return tuple((folder(book, "ids") / f"{book}.txt").read_text(encoding="utf-8").split())


def gist(citation: str | Rule) -> str:
    """What a rule says, in a line of our own words: `gist("sve 8.4.9")`. For a family, as its first book says it."""
    rule = Rule.parse(citation) if isinstance(citation, str) else citation
    return ledger(numbering_book(rule.book))[rule.number].gist


def books() -> tuple[str, ...]:
    """The books that have a ledger."""
    return tuple(book for book in BOOKS if (folder(book, "ledger") / f"{book}.tsv").exists())


def read_ledger(path: Path, book: str) -> Ledger:
    """Read and check a ledger file; every fault in it is reported at once."""
    header, *rows = path.read_text(encoding="utf-8").splitlines() or [""]
    if tuple(header.split("\t")) != COLUMNS:
        raise LedgerError(f"{path}:1: the columns must be {', '.join(COLUMNS)}, separated by tabs")
    lines: dict[str, Line] = {}
    faults: list[str] = []
    for at, row in enumerate(rows, start=2):
        try:
            line = _line(row)
            if line.number in lines:
                raise LedgerError(f"{book} {line.number} has a line already")
            lines[line.number] = line
        except LedgerError as fault:
            faults.append(f"{path}:{at}: {fault}")
    if not faults:
        faults = [f"{path}: {fault}" for fault in _faults_between_lines(lines)]
    if faults:
        raise LedgerError("\n".join(faults))
    return Ledger(book, lines)


def _line(row: str) -> Line:
    cells = row.split("\t")
    if not 3 <= len(cells) <= len(COLUMNS):
        raise LedgerError(f"{len(cells)} columns where 3 to {len(COLUMNS)} are expected: {row!r}")
    number, kept, text, reason, see = cells + [""] * (len(COLUMNS) - len(cells))
    try:
        status = Kept(kept)
    except ValueError:
        raise LedgerError(f"{number} is kept as {kept!r}; expected one of {', '.join(Kept)}") from None
    if not text.strip():
        raise LedgerError(f"{number} has no gist")
    if status in NEEDS_REASON and not reason.strip():
        raise LedgerError(f"{number} is {status}, which needs a reason")
    return Line(number, status, text, reason, tuple(see.split()))


def _faults_between_lines(lines: Mapping[str, Line]) -> Iterator[str]:
    numbers = list(lines)
    for before, after in pairwise(numbers):
        if number_key(before) > number_key(after):
            yield f"{after} stands after {before}; lines go in the book's order"
    for line in lines.values():
        for pointed in line.see:
            if pointed not in lines:
                yield f"{line.number} points to {pointed}, which has no line"


def folder(book: str, name: str) -> Path:
    """A folder of the package that holds a book."""
    family = family_of(book)
    if book not in BOOKS or family is None:
        raise UnknownBook(f"no book is called {book!r}; there are {', '.join(BOOKS)}")
    return family.folder(name)
