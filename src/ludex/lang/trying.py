"""Trying: a line that cannot be read is read again with a sign changed here or there, many times over.

What such a trial says before its change is what the line says there. So the line is read once by a `Watching` reader,
which notes how far each span has looked, and a `Trying` reader takes over the spans that have not looked as far as the
change. It comes to the same readings, is charged the same work, and is a few times faster.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ludex.lang.grammar import Category, Found
from ludex.lang.notation import Signs
from ludex.lang.parser import Parser, TooHardError
from ludex.lang.templates import Slot

if TYPE_CHECKING:
    from ludex.lang.grammar import Grammar
    from ludex.lang.lexicon import Lexicon


_Place = tuple[int, int]
"""A category, by its number, and where it is read."""


class _Watched(tuple[str, ...]):
    """Signs that tell how far they were looked at: `seen` is the place behind the last sign, shared by all signs of a
    text. Whoever looks behind the end has seen the end."""

    seen: list[int]

    def __getitem__(self, at: Any) -> Any:
        behind = at + 1 if isinstance(at, int) else len(self) if at.stop is None else at.stop
        if behind > self.seen[0]:
            self.seen[0] = behind
        return tuple.__getitem__(self, at)


def _watched(signs: tuple[str, ...], seen: list[int]) -> _Watched:
    made = _Watched(signs)
    made.seen = seen
    return made


class _Span(NamedTuple):
    """What is known of a span: how far it looked, the steps that were its own, and the spans first read within it."""

    seen: int
    steps: int
    within: tuple[_Place, ...]


class Watching(Parser):
    """A reader of a line that notes of each span how far it has looked, and what it has cost."""

    __slots__ = ("_below", "_list_seen", "_seen", "_within", "spans")

    def __init__(self, grammar: Grammar, signs: Signs, lexicon: Lexicon, kind: str, own: str = "") -> None:
        super().__init__(grammar, signs, lexicon, kind, own)
        self._seen: list[int] = [0]
        self.text = _watched(signs.text, self._seen)
        self.alike = _watched(signs.alike, self._seen)
        self.spans: dict[_Place, _Span] = {}
        self._within: list[_Place] = []
        self._below: int = 0
        self._list_seen: dict[tuple[int, int, str, bool], int] = {}

    def parse(self, cat: Category, pos: int) -> list[Found]:
        """All (end, value) of a category at a place."""
        key = (cat.id, pos)
        outer, self._seen[0] = self._seen[0], 0
        known = self.spans.get(key)
        if known is not None or (cat.first is not None and not self._may_begin(cat.first, pos)):
            self._seen[0] = max(outer, self._seen[0] if known is None else known.seen)
            return super().parse(cat, pos) if known is not None else []
        around, below, steps = self._within, self._below, self.steps
        self._within, self._below = [], 0
        found = super().parse(cat, pos)
        spent = self.steps - steps
        self.spans[key] = _Span(self._seen[0], spent - self._below, tuple(self._within))
        self._within, self._below = around, below + spent
        around.append(key)
        self._seen[0] = max(outer, self._seen[0])
        return found

    def _list(self, cat: Category, slot: Slot, pos: int) -> list[Found]:
        key = (cat.id, pos, slot.joint, slot.comma)
        outer, self._seen[0] = self._seen[0], self._list_seen.get(key, 0)
        found = super()._list(cat, slot, pos)
        self._list_seen[key] = self._seen[0]
        self._seen[0] = max(outer, self._seen[0])
        return found

    def said(self) -> dict[_Place, list[Found]]:
        """What every category says at every place it was asked at."""
        return self._memo


class Trying(Parser):
    """A reader of a line that begins as another one did; `taken` spans were taken over."""

    __slots__ = ("_before", "_same", "_spans", "taken")

    def __init__(self, before: Watching, signs: Signs) -> None:
        super().__init__(before.grammar, signs, before.lexicon, before.kind, before.own)
        self._before = before.said()
        self._spans = before.spans
        self.taken: int = 0
        # Who has seen the end of the line knows nothing of another one.
        self._same = min(_alike(before.signs, signs), before.size - 1)

    def parse(self, cat: Category, pos: int) -> list[Found]:
        """All (end, value) of a category at a place."""
        if pos < self._same:
            key = (cat.id, pos)
            span = self._spans.get(key)
            if span is not None and span.seen <= self._same and key not in self._memo:
                self._take_over(key)
        return super().parse(cat, pos)

    def _take_over(self, key: _Place) -> None:
        """Take over a span with all that was read within it, at the cost it had."""
        steps, todo = 0, [key]
        while todo:
            place = todo.pop()
            if place not in self._memo:
                found = self._memo[place] = self._before[place]
                self.far = max(self.far, max((end for end, _ in found), default=0))
                self.taken += 1
                steps += self._spans[place].steps
                todo += self._spans[place].within
        self.count(key[1], steps)


def _alike(one: Signs, other: Signs) -> int:
    """How many signs two lines have in common before they differ."""
    both = zip(zip(*_all(one), strict=True), zip(*_all(other), strict=True), strict=False)
    same = 0
    for mine, yours in both:
        if mine != yours:
            break
        same += 1
    return same


def _all(signs: Signs) -> tuple[tuple[object, ...], ...]:
    return signs.text, signs.alike, signs.first


def watching(like: Parser, signs: Signs) -> Watching | None:
    """A line read to be tried with changes; None if it asks too much."""
    made = Watching(like.grammar, signs, like.lexicon, like.kind, like.own)
    try:
        made.read("CardText", "", 0)
    except TooHardError:
        return None
    return made


def trying(before: Watching | None, like: Parser, signs: Signs) -> Parser:
    """A reader of a line with a change; `before`: of the line without it."""
    return Parser(like.grammar, signs, like.lexicon, like.kind, like.own) if before is None else Trying(before, signs)
