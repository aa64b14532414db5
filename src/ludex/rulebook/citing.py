"""Citing a rule: `sve 8.4.9` is a book, a space, and a paragraph number as the book prints it.

Three forms of number occur. `8.4.9` is a paragraph of a numbered book; `5.4:6.2` is section 5.4, sixth
bullet, second sub-bullet, for books that use bullets; `B-1:8.5.1` is paragraph 8.5.1 as appendix B-1
restates it.

Books of one game that say the same under different numbers are a family, and are cited together by its name:
`fow 8.2:3` is paragraph 8.2:3 of its first book, and what the other books have in its place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import total_ordering

from ludex.families import families

BOOKS = {book: title for family in families().values() for book, title in family.books.items()}
"""Every book that can be cited, by the name used in citations, in the order they are listed anywhere."""

FAMILIES = {family.name: family.editions for family in families().values() if len(family.books) > 1}
"""The editions of one game, newest first: the family is cited by the newest one's numbers."""

_DOTTED = r"\d+(?:\.\d+)*"
_NUMBER = rf"(?:[A-Z]-\d+(?::{_DOTTED})?|{_DOTTED}(?::{_DOTTED})?)"
_CITED = (*BOOKS, *FAMILIES)
_BOOK = "|".join(re.escape(book) for book in BOOKS)
_RULE = re.compile(rf"({'|'.join(map(re.escape, _CITED))}) ({_NUMBER})")
# The end refuses to stop inside a longer number, so a misspelt one is never read as its own beginning.
_RULE_IN_TEXT = re.compile(rf"(?<![\w.-]){_RULE.pattern}(?!\w|[.:]\d)")
_RULING_IN_TEXT = re.compile(rf"(?<![\w.-])((?:{_BOOK})-R\d+)(?!\w)")

OrderKey = tuple[int, tuple[str | int, ...], tuple[int, ...], tuple[int, ...]]


class BadCitation(ValueError):
    """A text that was meant to cite a rule and does not."""


@total_ordering
@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered paragraph of one book, or of a family. Rules sort as their books print them."""

    book: str
    number: str

    @classmethod
    def parse(cls, text: str) -> Rule:
        """Read `sve 8.4.9`; the whole text must be the citation."""
        match = _RULE.fullmatch(text)
        if match is None:
            books = ", ".join(_CITED)
            raise BadCitation(
                f"{text!r} is no rule citation: expected a book ({books}), a space and a number, as in 'sve 8.4.9'"
            )
        return cls(match[1], match[2])

    def __str__(self) -> str:
        return f"{self.book} {self.number}"

    def __lt__(self, other: Rule) -> bool:
        return self._key() < other._key()

    def _key(self) -> OrderKey:
        return (_CITED.index(self.book), *number_key(self.number))


def is_citation(text: str) -> bool:
    """Whether a text is a citation and nothing else."""
    return _RULE.fullmatch(text) is not None


def numbering_book(book: str) -> str:
    """The book whose numbers are cited under a name: a family is cited by those of its first book."""
    return FAMILIES[book][0] if book in FAMILIES else book


def number_key(number: str) -> tuple[tuple[str | int, ...], tuple[int, ...], tuple[int, ...]]:
    """Sort key of a number within its book: appendix (none for the book itself), section, bullet."""
    head, _, tail = number.partition(":")
    if head[0].isalpha():
        letter, _, count = head.partition("-")
        return (letter, int(count)), _dotted(tail), ()
    return (), _dotted(head), _dotted(tail)


def _dotted(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(".")) if text else ()


def ancestors(number: str) -> Iterator[str]:
    """The numbers a number stands under, nearest first: `8.4.9.1` is under `8.4.9`, `8.4` and `8`."""
    while True:
        cut = max(number.rfind("."), number.rfind(":"))
        if cut < 0:
            return
        number = number[:cut]
        yield number


def rules_in(text: str) -> Iterator[tuple[Rule, int]]:
    """Every citation inside a longer text, with its offset."""
    for match in _RULE_IN_TEXT.finditer(text):
        yield Rule(match[1], match[2]), match.start()


def rulings_in(text: str) -> Iterator[tuple[str, int]]:
    """Every ruling named inside a longer text (`sve-R1`), with its offset."""
    for match in _RULING_IN_TEXT.finditer(text):
        yield match[1], match.start()
