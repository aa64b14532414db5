"""Lost marks: a text whose commas, colons, apostrophes and brackets were lost at its source, read with them.

Where the reader stops, a mark is put in or taken out; if exactly one reading comes of the fewest such changes (or of
these and one slip of the pen), it is taken, and every change is told. Names in marks that lost a comma are those of the
cards that have it. What has no mark to lose, such as a word that denies, is never touched.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from typing import TYPE_CHECKING

from ludex.lang.bindings import UnboundError, bind
from ludex.lang.mending import Mended, Slip
from ludex.lang.misnaming import marked_names, meant
from ludex.lang.parser import STEPS, Parser, TooHardError
from ludex.lang.trying import Watching, trying, watching

if TYPE_CHECKING:
    from ludex.lang.ast import CardText
    from ludex.lang.notation import Notation, Signs

MOST = 12
"""How many marks one line may want."""
WIDTH = 3
"""How many half-mended lines are followed at a time."""
WORK = 45_000
"""How many steps of reading one text may ask for while it is mended."""
LIKE = 0.72
"""Words that are so much alike may be slips of the pen."""
_SMALL = (
    "a", "the", "to", "into", "of", "on", "in", "from", "your", "is", "it", "and", "for", "with", "as", "named"
)  # fmt: skip
"""Words that may be missing, or stand there once too often: none of them denies anything."""
_WHOSE = ("your",)
"""Words that may stand there once too often, but are never supplied: whose a card is is no slip."""
_BEGIN = ("this", "that", "your", "the")
"""Words that begin what an instruction is about, so that a comma may be missing before them."""
_TWO = 2
_CONDITION = re.compile(r"\b(?:[Ww]hen|[Ii]f)\b")


@dataclass(frozen=True, slots=True)
class Supplied(Slip):
    """What was supplied, in words."""

    told: str = ""

    def __str__(self) -> str:
        return self.told


@dataclass(frozen=True, slots=True)
class _Line:
    """A line on its way: its signs, what was changed so far, how many signs are not read yet, whether a word was
    exchanged, and the line it came of, watched."""

    signs: Signs
    changes: tuple[str, ...] = ()
    left: int = 0
    slip: bool = False
    before: Watching | None = None


_Told = tuple[str, tuple[str, ...]]


def supplied(whole: Parser, text: str) -> Mended | None:
    """The text of a reader with the marks that were lost, and these; None where none is found, or more than one way."""
    mender = _Mender(whole)
    found, lost = mender.heads(text)
    lines: list[str] = []
    told: list[str] = lost
    for line in re.split(r"(\n(?:-+\n)?)", whole.grammar.notation.canonical(found)):
        done: _Told | None = mender.line(line) if line.strip("\n-") else (line, ())
        if done is None:
            return None
        lines.append(done[0])
        told += done[1]
    return ("".join(lines), tuple(Supplied(each, each, each) for each in told)) if told else None


def marks_lost(notation: Notation, text: str) -> bool:
    """Whether a text shows at a glance that its marks were lost: at the head of an ability, or, in a game whose marks
    sources lose, where a sentence that begins with a condition has no comma at all."""
    bare = bool(notation.lost_marks) and "," not in text and _CONDITION.search(text) is not None
    return bare or heads_lost(notation, text)


def heads_lost(notation: Notation, text: str) -> bool:
    """Whether the head of some ability lost its marks."""
    found = notation.lost_heads(text)
    return found != text and notation.canonical(found) != notation.canonical(text)


class _Mender:
    """Mends the lines of one text."""

    def __init__(self, whole: Parser) -> None:
        self.grammar = whole.grammar
        self.lexicon = whole.lexicon
        self.whole = whole
        self.steps = 0
        self.before: Watching | None = None
        self._watched: dict[tuple[str, ...], Watching | None] = {}
        self._tried: dict[tuple[str, ...], tuple[Parser, CardText | None, int]] = {}

    def heads(self, text: str) -> tuple[str, list[str]]:
        """The text with the marks at the heads of its abilities, as its game writes them."""
        notation = self.grammar.notation
        changed = heads_lost(notation, text)
        return (notation.lost_heads(text), ["the marks at the head of an ability"]) if changed else (text, [])

    def line(self, line: str) -> _Told | None:
        """One line, mended if it has to be."""
        named, changes = self._names(line)
        first = _Line(self.grammar.notation.signs_of(named), tuple(changes))
        try:
            return self._search(first, slips=False) or self._search(first, slips=True)
        except TooHardError:
            return None

    # -- names ----------------------------------------------------------------------------------------
    def _names(self, line: str) -> tuple[str, list[str]]:
        line, changes = marked_names(line, self.lexicon)
        return (self._bare_names(line, changes) if '"' not in line else line, changes)

    def _bare_names(self, line: str, changes: list[str]) -> str:
        """Names of several words that stand without their marks, where the game marks them."""
        if not self.grammar.notation.marks_names:
            return line

        def marked(match: re.Match[str]) -> str:
            name = meant(match[2], self.lexicon)
            if name not in self.lexicon.names:
                return match[0]
            changes.append(f"the marks of “{name}”")
            return f'{match[1]}{" " if match[1] else ""}"{name}"'

        return re.sub(r"(?<![A-Za-z<])([a-z]*) ?((?:[A-Z][\w'-]*,? ){1,5}[A-Z][\w'-]*)(?![\w>])", marked, line)

    # -- the search -----------------------------------------------------------------------------------
    def _search(self, first: _Line, *, slips: bool) -> _Told | None:
        """The one reading of the fewest changes: of marks alone, or with one slip of the pen among them."""
        parser, tree = self._first(first.signs)
        if tree is not None:
            return self._written(first), first.changes
        level = [(replace(first, left=parser.size - parser.far), parser)]
        for _ in range(MOST):
            found: dict[CardText, _Line] = {}
            grown: dict[tuple[str, ...], tuple[_Line, Parser]] = {}
            for line, at in level:
                self._begin(line)
                self._grow(line, self._marks(line.signs, at.far), found, grown)
                if slips and not line.slip:
                    self._grow(line, self._slips(line.signs, at.far), found, grown)
            if found:
                best = next(iter(found.values()))
                return (self._written(best), best.changes) if len(found) == 1 else None
            level = sorted(grown.values(), key=lambda each: (each[0].slip, each[0].left))[:WIDTH]
            if not level:
                return None
        return None

    def _grow(
        self,
        line: _Line,
        changes: Iterable[_Change],
        found: dict[CardText, _Line],
        grown: dict[tuple[str, ...], tuple[_Line, Parser]],
    ) -> None:
        """All that one more change makes of a line: what then reads, and what then is read further."""
        for change in changes:
            signs = self.grammar.notation.signs_of(self.grammar.notation.joined(change.signs))
            if signs.text in grown:
                continue
            parser, tree = self._read(signs)
            left = parser.size - parser.far
            made = _Line(signs, (*line.changes, change.told), left, line.slip or change.slip, self.before)
            if tree is not None:
                found.setdefault(tree, made)
            elif left < line.left:
                grown[signs.text] = (made, parser)

    def _begin(self, line: _Line) -> None:
        """From here on, changes of this line are tried."""
        text = line.signs.text
        if text not in self._watched:
            self._watched[text] = watching(self.whole, line.signs, line.before)
        self.before = self._watched[text]

    def _first(self, signs: Signs) -> tuple[Parser, CardText | None]:
        """A line read as it stands, and watched, since its changes come next."""
        if signs.text in self._tried:
            return self._read(signs)
        watched = Watching(self.whole, signs, self.before)
        found = self._read(signs, watched)
        self._watched[signs.text] = watched
        return found

    def _read(self, signs: Signs, reader: Parser | None = None) -> tuple[Parser, CardText | None]:
        """A line read: its one reading, or None. What was read before costs its work again, and no time."""
        if (tried := self._tried.get(signs.text)) is not None and self.steps + tried[2] < WORK:
            self.steps += tried[2]
            return tried[0], tried[1]
        before = self.steps
        parser, tree = self._read_now(reader or trying(self.before, self.whole, signs))
        self._tried[signs.text] = parser, tree, self.steps - before
        return parser, tree

    def _read_now(self, parser: Parser) -> tuple[Parser, CardText | None]:
        parser.steps = min(STEPS, STEPS - WORK + self.steps)
        trees = [tree for end, tree in parser.read("CardText", "", 0) if end == parser.size]
        self.steps = parser.steps - (STEPS - WORK)
        bound: set[CardText] = set()
        for tree in trees:
            try:
                bound.add(bind(tree, self.grammar))
            except UnboundError:
                continue
        return parser, bound.pop() if len(bound) == 1 else None

    def _written(self, line: _Line) -> str:
        return self.grammar.notation.joined(line.signs.text)

    # -- changes --------------------------------------------------------------------------------------
    def _marks(self, signs: Signs, far: int) -> Iterator[_Change]:
        """A mark put in or taken out near the place where reading stopped."""
        text = signs.text
        for at in (far, far - 1, far + 1, far - 2):
            if not 0 < at < len(text) or (at < far - 1 and text[at] not in _BEGIN):
                continue
            if at <= far and "," not in (text[at], text[at - 1]):
                yield _Change((*text[:at], ",", *text[at:]), f"a comma before “{self._shown(text[at])}”")
            if at <= far and text[at][0].isupper() and text[at - 1] != ".":
                yield _Change((*text[:at], ".", *text[at:]), f"a full stop before “{self._shown(text[at])}”")
            word = text[at]
            if len(word) > _TWO and word.endswith("s") and word.isalpha():
                yield _Change((*text[:at], word[:-1], "'s", *text[at + 1 :]), f"the apostrophe of “{word[:-1]}'s”")
            glued = re.fullmatch(r"([a-z]+)([A-Z].*)", word)
            if glued:
                yield _Change((*text[:at], glued[1], glued[2], *text[at + 1 :]), f"a space before “{glued[2]}”")
            meant = self.grammar.notation.lost_marks.get(word)
            if meant is not None:
                yield _Change((*text[:at], meant, *text[at + 1 :]), f"the marks of “{self._shown(meant)}”")
        for made in self.grammar.notation.brackets(text):
            yield _Change(made, "a bracket")

    def _slips(self, signs: Signs, far: int) -> Iterator[_Change]:
        """A word exchanged for one that is nearly the same, a small word put in, or a word left out."""
        text = signs.text
        for at in (far, far - 1):
            if not 0 <= at < len(text) or not text[at].isalpha():
                continue
            word = signs.alike[at] if signs.alike[at].isalpha() else text[at].lower()  # a misfit article is no word
            alike = _inflected if word in self.grammar.literals else _alike
            for other in sorted(w for w in self.grammar.literals if w != word and alike(w, word)):
                yield _Change((*text[:at], other, *text[at + 1 :]), f"“{word}” read as “{other}”", slip=True)
            if word in _SMALL:
                yield _Change((*text[:at], *text[at + 1 :]), f"“{word}” left out", slip=True)
        if 0 < far < len(text):
            for small in _SMALL:
                if small not in (text[far], text[far - 1], *_WHOSE):
                    shown = self._shown(text[far])
                    yield _Change((*text[:far], small, *text[far:]), f"“{small}” before “{shown}”", slip=True)

    def _shown(self, sign: str) -> str:
        return self.grammar.notation.written(sign)


@dataclass(frozen=True, slots=True)
class _Change:
    """The signs of a line with one change, and what it is in words; `slip`: a word was exchanged."""

    signs: tuple[str, ...]
    told: str
    slip: bool = False


def _inflected(word: str, other: str) -> bool:
    """Whether two words that both mean something differ in an ending: `get` and `gets`, `you` and `your`."""
    short, long = sorted((word, other), key=len)
    return word.isalpha() and len(short) > 1 and len(long) == len(short) + 1 and long.startswith(short)


def _alike(word: str, other: str) -> bool:
    """Whether one of two words may be a slip of the pen for the other."""
    if not word.isalpha() or abs(len(word) - len(other)) > _TWO or word[:1] != other[:1]:
        return False
    return SequenceMatcher(None, word, other).ratio() >= LIKE
