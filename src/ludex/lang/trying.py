"""Trying: a line that cannot be read is read again with a sign changed here or there, many times over.

What such a trial says before its change is what the line says there. So the line is read once by a `Watching` reader,
which notes how far each span has looked, and a `Trying` reader takes over the spans that have not looked as far as the
change. It comes to the same readings, is charged the same work, and is a few times faster. A changed line whose own
changes are to be tried is watched in its turn, and takes over the same spans.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ludex.lang.grammar import Category, Found
from ludex.lang.parser import Parser, TooHardError
from ludex.lang.templates import Slot

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ludex.lang.notation import Signs


_Place = tuple[int, int]
"""A category, by its number, and where it is read."""


class _Watched(tuple[Any, ...]):
    """Signs that tell how far they were looked at: `seen` is the place behind the last sign, shared by all signs of a
    text. Whoever looks behind the end has seen the end."""

    seen: list[int]

    def __getitem__(self, at: Any) -> Any:
        behind = at + 1 if isinstance(at, int) else len(self) if at.stop is None else at.stop
        if behind > self.seen[0]:
            self.seen[0] = behind
        return tuple.__getitem__(self, at)


def _watched(signs: Iterable[Any], seen: list[int]) -> _Watched:
    made = _Watched(signs)
    made.seen = seen
    return made


class _Span(NamedTuple):
    """What is known of a span: how far it looked, the steps that were its own, and the spans first read within it."""

    seen: int
    steps: int
    within: tuple[_Place, ...]


class Watching(Parser):
    """A reader of a line that notes of each span how far it has looked, and what it has cost. Of a line that begins as
    another one did (`before`), `taken` spans were taken over."""

    __slots__ = ("_before", "_below", "_list_seen", "_same", "_seen", "_within", "spans", "taken")

    def __init__(self, like: Parser, signs: Signs, before: Watching | None = None) -> None:
        super().__init__(like.grammar, signs, like.lexicon, like.kind, like.own)
        self._before = before
        self._same = 0 if before is None else before.shared_with(signs)
        self.taken: int = 0
        self._seen: list[int] = [0]
        self.text = _watched(signs.text, self._seen)
        self.alike = _watched(signs.alike, self._seen)
        self.openings = _watched(self.openings, self._seen)
        self.spans: dict[_Place, _Span] = {}
        self._within: list[_Place] = []
        self._below: int = 0
        self._list_seen: dict[tuple[int, int, str, bool], int] = {}

    def parse(self, cat: Category, pos: int) -> list[Found]:
        """All (end, value) of a category at a place."""
        key = (cat.id, pos)
        outer, self._seen[0] = self._seen[0], 0
        known = self.spans.get(key) or (self._taken_over(key) if pos < self._same else None)
        if known is not None or (cat.first is not None and not self._may_begin(cat, pos)):
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

    def _taken_over(self, key: _Place) -> _Span | None:
        """What the line before knows of a span, if that is so here."""
        before = self._before
        span = None if before is None else before.spans.get(key)
        if before is None or span is None or span.seen > self._same:
            return None
        places, steps, far = before.hand_over(key, self._memo)
        for place in places:
            self.spans[place] = before.spans[place]
        self.far = max(self.far, far)
        self.taken += len(places)
        self.count(key[1], steps)
        self._below += steps
        self._within.append(key)
        return span

    def hand_over(self, key: _Place, memo: dict[_Place, list[Found]]) -> tuple[list[_Place], int, int]:
        """Let somebody remember a span, with all that was first read within it: what is new to them, the steps it cost,
        and how far it reaches."""
        places, todo, steps, far = [], [key], 0, 0
        while todo:
            place = todo.pop()
            if place not in memo:
                found = memo[place] = self._memo[place]
                for end, _ in found:
                    if end > far:
                        far = end
                span = self.spans[place]
                steps += span.steps
                todo += span.within
                places.append(place)
        return places, steps, far

    def shared_with(self, signs: Signs) -> int:
        """How many signs of another line are as here. Who has seen the end of this one knows nothing of another."""
        return min(_alike(self.signs, signs), self.size - 1)


class Trying(Parser):
    """A reader of a line that begins as another one did; `taken` spans were taken over."""

    __slots__ = ("_before", "_same", "_spans", "taken")

    def __init__(self, before: Watching, signs: Signs) -> None:
        super().__init__(before.grammar, signs, before.lexicon, before.kind, before.own)
        self._before = before
        self._spans = before.spans
        self._same = before.shared_with(signs)
        self.taken: int = 0

    def parse(self, cat: Category, pos: int) -> list[Found]:
        """All (end, value) of a category at a place."""
        if pos < self._same:
            key = (cat.id, pos)
            span = self._spans.get(key)
            if span is not None and span.seen <= self._same and key not in self._memo:
                places, steps, far = self._before.hand_over(key, self._memo)
                self.far = max(self.far, far)
                self.taken += len(places)
                self.count(pos, steps)
        return super().parse(cat, pos)


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


def watching(like: Parser, signs: Signs, before: Watching | None = None) -> Watching | None:
    """A line read to be tried with changes; None if it asks too much. `before`: a line that begins as it does."""
    made = Watching(like, signs, before)
    try:
        made.read("CardText", "", 0)
    except TooHardError:
        return None
    return made


def trying(before: Watching | None, like: Parser, signs: Signs) -> Parser:
    """A reader of a line with a change; `before`: of the line without it."""
    return Parser(like.grammar, signs, like.lexicon, like.kind, like.own) if before is None else Trying(before, signs)
