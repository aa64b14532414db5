"""Slips of the pen: a text that cannot be read as it stands, and can be read with a letter changed here or there.

A slip is a word one or two letters from a word of the language, a word written twice, run together with the next or
written before the one it follows, a comma too many or too few, a quotation mark missing at the end. It is mended only
where one reading remains, never by another number or a negation, and what was mended is told with the reading (`Slip`):
whoever shows the card shows that too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ludex.lang.notation import CLOSE, LINE, OPEN, RULE, Signs
from ludex.lang.parser import STEPS, Parser, TooHardError
from ludex.lang.trying import Watching, trying

if TYPE_CHECKING:
    from ludex.lang.grammar import Grammar

WORK = 60_000
"""How many steps of reading may be spent on the slips of one text."""
MOST = 4
"""How many slips of one line are mended; a text with more is in other words."""
_BACK = 9
"""How many signs before the place where reading stopped a slip may stand."""
_LONG = 6
"""Words of so many letters may differ in two of them."""
_STOPS = ",.:;"
_STRAY = ("+",)
"""Signs that mean nothing without a number after them."""
_OWN = frozenset(
    ("no", "not", "non-", "nor", "none", "more", "most", "less", "least", "top", "odd", "even", "your", "its")
)
_JOINTS = frozenset(("and", "or", "then", "where", "instead"))
_DOERS = ("you", "they", "it")  # no comma stands between who does something and what is done
_SMALL = ("of", "is", "the", "to", "a", "in", "on", "damage", "deck", "cost")
"""Words that are easily left out."""
_ARTICLES = ("the", "a", "an")
_SIBLINGS = {"is": ("this",), "into": ("in",), "in": ("into",), "onto": ("on",), "on": ("onto",)}
_NUMBERS = frozenset(
    [
        "zero",
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "twelve",
        "double",
        "half",
        "once",
        "twice",
        "x",
    ]
)


@dataclass(frozen=True, slots=True)
class Slip:
    """What stood in a text, and what was read instead, each with the word before it."""

    said: str
    meant: str

    def __str__(self) -> str:
        return f"“{self.said}” read as “{self.meant}”"


@dataclass(frozen=True, slots=True)
class _Change:
    """A line with some signs in place of others; `sure`: what stood there is no word of the language."""

    line: tuple[str, ...]
    at: int
    slip: Slip
    sure: bool = False


Mended = tuple[str, tuple[Slip, ...]]


def mended(whole: Parser) -> Mended | None:
    """The text of a reader with its slips mended, and these; None where none is found, or more than one way."""
    notation = whole.grammar.notation
    lines: list[tuple[str, ...]] = []
    slips: list[Slip] = []
    work = _Work(whole)
    try:
        for line in _lines(whole.signs):
            found = _line_mended(work, line)
            if found is None:
                return None
            lines.append(found[0])
            slips += found[1]
    except TooHardError:
        return None
    text = [sign for i, line in enumerate(lines) for sign in ((LINE, *line) if i else line)]
    return (notation.joined(text), tuple(slips)) if slips else None


def _lines(signs: Signs) -> list[tuple[str, ...]]:
    found: list[list[str]] = [[]]
    for sign in signs.text:
        if sign in (LINE, RULE):
            found.append([])
        else:
            found[-1].append(sign)
    return [tuple(line) for line in found if line]


_Read = tuple[frozenset[Any], int, Signs]
"""The trees of a line that is a text of its own, how far it can be read, and its signs."""


class _Work:
    """Trials of lines, as many as the work on one text allows."""

    def __init__(self, whole: Parser) -> None:
        self.whole = whole
        self.left = WORK
        self.before: Watching | None = None

    def begin(self, line: tuple[str, ...]) -> _Read:
        """A line read; from here on, changes of it are tried."""
        made = self._signs(line)
        watched = Watching(self.whole, made, self.before)
        found = self._read(watched)
        self.before = watched
        return found

    def read(self, line: tuple[str, ...]) -> _Read:
        """A line read with a change."""
        return self._read(trying(self.before, self.whole, self._signs(line)))

    def _signs(self, line: tuple[str, ...]) -> Signs:
        notation = self.whole.grammar.notation
        return notation.signs_of(notation.joined(line))

    def _read(self, trial: Parser) -> _Read:
        trial.steps = STEPS - self.left
        try:
            found = trial.read("CardText", "", 0) if trial.size else []
        finally:
            self.left = STEPS - trial.steps
        return frozenset(tree for end, tree in found if end == trial.size), trial.far, trial.signs


def _line_mended(work: _Work, line: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[Slip, ...]] | None:
    trees, far, made = work.begin(line)
    slips: list[Slip] = []
    while not trees:
        if len(slips) == MOST:
            return None
        change = _best(work, made, far)
        if change is None:
            return None
        slips.append(change.slip)
        trees, far, made = work.begin(change.line)
    return made.text, tuple(slips)


def _best(work: _Work, made: Signs, far: int) -> _Change | None:
    """The change with which the line reads, in one way only; else that of the strange word that lets it be read on, or
    one that lets its sentence be read whole or up to a strange word, where there is another slip."""
    reads: dict[frozenset[Any], _Change] = {}
    strange: list[tuple[int, _Change]] = []
    whole: list[tuple[int, _Change]] = []
    for change in _changes(work.whole, made, far):
        trees, reached, signs = work.read(change.line)
        if trees:
            reads.setdefault(trees, change)
        elif change.sure and reached > change.at:
            strange.append((reached - len(signs.text), change))
        elif _sentence(signs, reached) > change.at or (reached > far + 1 and _is_strange(work.whole, signs, reached)):
            whole.append((reached - len(signs.text), change))
        if len(reads) > 1:
            return None
    if reads:
        return next(iter(reads.values()))
    return _farthest(strange) or _farthest(whole)


def _farthest(found: list[tuple[int, _Change]]) -> _Change | None:
    """The one change that lets a line be read farther than all others do."""
    best = max((reached for reached, _ in found), default=0)
    leading = [change for reached, change in found if reached == best]
    return leading[0] if len(leading) == 1 else None


# -- what may have been meant -----------------------------------------------------------------------------------------
def _changes(whole: Parser, made: Signs, far: int) -> Iterator[_Change]:
    """The line with one slip mended, the likeliest first: strange words, doubled ones, the words and stops where
    reading stopped."""
    strange = [at for at in range(min(far + 1, len(made.text))) if _is_strange(whole, made, at)]
    for at in strange:
        found = [*_words(whole, made, at, sure=True), *_parted(whole, made, at)]
        yield from found
        if found:
            return
    first = max(_sentence(made, far), far - _BACK)
    for at in range(min(far, len(made.text) - 1), first - 1, -1):
        if at and made.alike[at] == made.text[at - 1] and made.text[at].isalpha():
            yield _changed(whole, made, at, 1, ())
    yield from _stops(whole, made, far)
    yield from _swapped(whole, made, far)
    for at in range(min(far, len(made.text) - 1), first - 1, -1):
        yield from _words(whole, made, at)


def _sentence(made: Signs, at: int) -> int:
    start = min(at, len(made.text))
    while start > 0 and made.text[start - 1] not in (".", OPEN, CLOSE):
        start -= 1
    return start


def _changed(whole: Parser, made: Signs, at: int, size: int, signs: tuple[str, ...], sure: bool = False) -> _Change:
    """The line with other signs in place of some."""
    joined = whole.grammar.notation.joined
    if made.first[at : at + 1] == (True,) and signs and made.text[at] not in _STOPS:
        signs = (signs[0][:1].upper() + signs[0][1:], *signs[1:])
    rest = made.text[at + size :]
    if size and made.text[at] in _STOPS and rest and made.alike[at + 1] != rest[0]:
        rest = (made.alike[at + 1], *rest[1:])  # its capital was that of a sentence
    if signs == (",",) and not size and rest[0].lower() in whole.grammar.literals:
        rest = (rest[0].lower(), *rest[1:])
    before = made.text[at - 1 : at] if at and made.text[at - 1] not in _STOPS else ()
    alone = size and (before or signs)
    after = () if alone else made.text[at + size : at + size + 1]
    said = joined((*before, *made.text[at : at + size], *after))
    return _Change((*made.text[:at], *signs, *rest), at, Slip(said, joined((*before, *signs, *after))), sure)


def _is_strange(whole: Parser, made: Signs, at: int) -> bool:
    """Whether what stands here is a word that neither the language nor the lexicon has."""
    word = made.alike[at] if at < len(made.alike) else ""
    if not re.fullmatch(r"[a-z]{4,}|\d+[a-z]+", word) or {word, made.text[at]} & (whole.grammar.literals | _JOINTS):
        return False
    return made.text[at + 1 : at + 2] not in (("counter",), ("counters",)) and (
        made.text[at + 2 : at + 3] not in (("counter",), ("counters",))
    )


def _words(whole: Parser, made: Signs, at: int, *, sure: bool = False) -> Iterator[_Change]:
    """Another word, or two, in place of one."""
    word = made.alike[at]
    if word == "it" and made.text[at + 1 : at + 2] == ("'s",):
        yield _changed(whole, made, at, 2, ("its",), sure=True)
        return
    if not re.fullmatch(r"[a-z]{2,}", word) or word in _NUMBERS or word in _OWN:
        return
    if word.endswith("s") and len(word) > 4 and not made.first[at]:
        yield _changed(whole, made, at, 1, (word[:-1], "'s"))
    for other in (*_SIBLINGS.get(word, ()), *_near(whole.grammar, word)):
        yield _changed(whole, made, at, 1, (other,), sure)


def _parted(whole: Parser, made: Signs, at: int) -> Iterator[_Change]:
    """Two words that were run together: `phaseof`, `1000life`."""
    word, known = made.alike[at], whole.grammar.literals
    for cut in range(1, len(word)):
        first, second = word[:cut], word[cut:]
        if (first in known or first.isdigit()) and second in known and len(second) > 1:
            yield _changed(whole, made, at, 1, (first, second), sure=True)


def _swapped(whole: Parser, made: Signs, far: int) -> Iterator[_Change]:
    """Two words of the language in each other's place: `search your deck a for card`."""
    for at in (far, far - 1):
        pair = made.text[at : at + 2]
        if at > 0 and len(pair) == 2 and all(w.isalpha() and w in whole.grammar.literals for w in pair):
            yield _changed(whole, made, at, 2, pair[::-1])


def _stray(whole: Parser, made: Signs, far: int) -> Iterator[_Change]:
    """A sign of a number where no number is."""
    for at in (far, far - 1):
        if 0 < at < len(made.text) - 1 and made.text[at] in _STRAY and not made.text[at + 1][:1].isdigit():
            yield _changed(whole, made, at, 1, ())


def _stops(whole: Parser, made: Signs, far: int) -> Iterator[_Change]:
    """A stop or a small word too few, a stop too many, or another one."""
    for at in (far, far - 1):
        if 0 < at < len(made.text) and made.text[at - 1] not in (*_STOPS, *_DOERS) and made.text[at] not in _STOPS:
            yield _changed(whole, made, at, 0, (",",))
    yield from _stray(whole, made, far)
    yield from _unquoted(whole, made, far)
    if 0 < far < len(made.text) and made.text[far] not in _STOPS:
        for word in _SMALL:
            yield _changed(whole, made, far, 0, (word,))
    yield from _needless(whole, made, far)


def _needless(whole: Parser, made: Signs, far: int) -> Iterator[_Change]:
    """An article or a stop too many, or another stop."""
    for at in (far, far - 1):
        if 0 < at < len(made.text) - 1 and made.text[at] in _ARTICLES:
            yield _changed(whole, made, at, 1, ())
    for at in (far, far - 1):
        if 0 < at < len(made.text) and made.text[at] in _STOPS:
            yield _changed(whole, made, at, 1, ())
            for stop in _STOPS:
                if stop != made.text[at]:
                    yield _changed(whole, made, at, 1, (stop,))


def _unquoted(whole: Parser, made: Signs, far: int) -> Iterator[_Change]:
    """A quotation that is not closed before its paragraph ends."""
    if far >= len(made.text) and made.text.count(OPEN) == made.text.count(CLOSE) + 1:
        end, joined = made.text[-2:], whole.grammar.notation.joined
        yield _Change((*made.text, CLOSE), far, Slip(joined(end), joined((*end, CLOSE))))


@lru_cache(maxsize=4_096)
def _near(grammar: Grammar, word: str) -> tuple[str, ...]:
    """The words of the language that are a letter or two from a word; numbers and negations are nobody's slip."""
    reach = 2 if len(word) >= _LONG and word not in grammar.literals else 1
    found = [
        (apart, other)
        for other in grammar.literals
        if other.isalpha() and other.islower() and len(other) > 1 and other != word
        if other not in _NUMBERS and other not in ("no", "not", "none")
        if abs(len(other) - len(word)) <= reach and (apart := _apart(word, other, reach)) <= reach
    ]
    nearest = min((apart for apart, _ in found), default=0)
    return tuple(other for apart, other in sorted(found) if apart == nearest)


def _apart(one: str, other: str, most: int) -> int:
    """How many letters are put in, left out, exchanged or swapped between two words; more than `most` is much."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    rows = [list(range(len(other) + 1))]
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            cost = min(rows[-1][j] + 1, row[-1] + 1, rows[-1][j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                cost = min(cost, rows[-2][j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return most + 1
        rows.append(row)
    return rows[-1][-1]
