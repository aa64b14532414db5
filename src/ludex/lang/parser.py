"""Reading: every reading of a text, found top down and remembered by place (a packrat chart without order).

What a category says from one place to another is one span, read once and shared by all that hold it. A span keeps a few
different readings and no more: a text of many ambiguous parts has more readings than anyone could list, and two are
enough to refuse it. The work on one text is counted, and so is how deep its parts stand within each other; a text
that asks too much is refused (`TooHardError`) before it costs a second.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from ludex.lang.grammar import Category, Form, Found, Grammar, Opening, State
from ludex.lang.lexicon import Lexicon, own_signs
from ludex.lang.notation import CLOSE, Signs
from ludex.lang.templates import JOINTS, Slot

_BUSY: list[Found] = []
_NOTHING: list[Found] = []
READINGS = 12
"""How many readings a span keeps; of the cards known, none has a span with more than four."""
DEPTH = 64
"""How deep phrases may stand within each other; of the cards known, none goes deeper than half of it."""
STEPS = 100_000
"""How many steps one text may ask for: a fraction of a second. The cards known ask for a fiftieth of it."""


class TooHardError(Exception):
    """A text that asks too much of the reader: where, and what in it."""

    def __init__(self, at: int, why: str) -> None:
        super().__init__(why)
        self.at: int = at
        self.why: str = why

    def __reduce__(self) -> tuple[object, ...]:
        """Several arguments: Python would hand the message alone to the copy that another process gets."""
        return type(self), (self.at, self.why)


Shared = dict[Hashable, int]
"""How many readings came to each place so far."""


class Parser:
    """One text being read. `far` is the furthest sign any reading came to, `steps` the work so far, and `dropped` says
    that some span had more readings than are kept."""

    __slots__ = (
        "_depth",
        "_lists",
        "_memo",
        "alike",
        "deepest",
        "dropped",
        "far",
        "grammar",
        "kind",
        "lexicon",
        "openings",
        "own",
        "signs",
        "size",
        "steps",
        "text",
        "thorough",
        "wanted",
    )

    def __init__(self, grammar: Grammar, signs: Signs, lexicon: Lexicon, kind: str, own: str = "") -> None:
        self.grammar: Grammar = grammar
        self.signs: Signs = signs
        self.lexicon: Lexicon = lexicon
        self.kind: str = kind
        self.own: str = own
        self.text: tuple[str, ...] = signs.text
        self.alike: tuple[str, ...] = signs.alike
        self.size: int = len(signs.text)
        self.openings: Sequence[Opening] = self._openings()
        self.far: int = 0
        self.steps: int = 0
        self.deepest: int = 0
        self._depth: int = 0
        self.dropped: bool = False
        self.thorough: bool = False
        self.wanted: list[State] = []
        self._memo: dict[tuple[int, int], list[Found]] = {}
        self._lists: dict[tuple[int, int, str, bool], list[Found]] = {}

    def _openings(self) -> list[Opening]:
        """What each place is to whatever may begin there. Nothing begins at the end."""
        opening, known = self.grammar.opening, self.lexicon.begins | {*own_signs(self.own)[:1]}
        found = [opening(sign, alike, sign in known) for sign, alike in zip(self.text, self.alike, strict=True)]
        return [*found, ()]

    def read(self, name: str, mode: str, pos: int) -> list[Found]:
        """All (end, value) of a category at a place."""
        return self.parse(self.grammar.category(name, mode), pos)

    def names_at(self, pos: int) -> list[int]:
        """Where the longest known name that stands here ends; the card's own name is known."""
        ends = self.lexicon.names_at(self.text, pos)
        own = own_signs(self.own)
        if own and self.text[pos : pos + len(own)] == own:
            ends = [max([*ends, pos + len(own)])]
        return ends

    def parse(self, cat: Category, pos: int) -> list[Found]:
        """All (end, value) of a category at a place."""
        key = (cat.id, pos)
        known = self._memo.get(key)
        if known is not None:
            if known is _BUSY:
                raise RecursionError(f"{cat.name}/{cat.mode} begins with itself")
            return known
        if cat.first is not None and not self._may_begin(cat, pos):
            return _NOTHING
        self._memo[key] = _BUSY
        self._enter(pos)
        found: list[Found] = []
        if cat.reader is not None:
            found.extend(cat.reader(self, pos))
        else:
            for sub in cat.subs if self.thorough else cat.opened(self.openings[pos]):
                found.extend(self.parse(sub, pos))
            if cat.root is not None:
                self._walk(cat.root, pos, found)
        self._depth -= 1
        if len(found) > 1:
            self.count(pos, len(found))
            found = self._packed(found)
        self._memo[key] = found
        return found

    def _may_begin(self, cat: Category, pos: int) -> bool:
        """Whether a category may begin here; the reader has come here in any case. A thorough one tries, to tell what
        it wanted."""
        if pos > self.far:
            self.far, self.wanted = pos, []
        return self.thorough or cat.may_begin(self.openings[pos])

    def _enter(self, pos: int) -> None:
        self._depth += 1
        if self._depth > self.deepest:
            self.deepest = self._depth
            if self._depth > DEPTH:
                raise TooHardError(pos, "phrases stand too deep within each other here; say it in fewer levels")

    def count(self, pos: int, steps: int = 1) -> None:
        """More steps of work, if the text may still ask for them."""
        self.steps += steps
        if self.steps > STEPS:
            raise TooHardError(pos, "the text is too intricate to be read; say it in shorter sentences, or in fewer")

    def crowded(self, shared: Shared, place: Hashable) -> bool:
        """Whether as many readings as are kept came to this place before; the readings beyond them are dropped."""
        self.count(self.far)
        return self._is_crowded(shared, place)

    def _is_crowded(self, shared: dict[Any, int], place: Hashable) -> bool:
        so_far = shared.get(place, 0)
        if so_far < READINGS:
            shared[place] = so_far + 1
            return False
        self.dropped = True
        return True

    def _packed(self, found: list[Found]) -> list[Found]:
        """The different readings, as many for each end as are kept."""
        if len(found) > 1:
            found = list(dict.fromkeys(found))
        if len(found) <= READINGS:
            return found
        shared: Shared = {}
        return [each for each in found if not self.crowded(shared, each[0])]

    def _reach(self, state: State, pos: int) -> None:
        if pos > self.far:
            self.far = pos
            self.wanted = [state]
        elif pos == self.far:
            self.wanted.append(state)

    def _walk(self, root: State, start: int, found: list[Found]) -> None:
        """All ways through a category's machine, in the order of its phrases."""
        shared: dict[tuple[int, int], int] = {}
        stack: list[tuple[State, int, tuple[Any, ...]]] = [(root, start, ())]
        while stack:
            state, pos, values = stack.pop()
            self.steps += 1
            if pos >= self.far:
                self._reach(state, pos)
            if values and self._is_crowded(shared, (id(state), pos)):
                continue
            for end in state.ends:
                made = end.make(values) if isinstance(end, Form) else end
                if made is not None:
                    found.append((pos, made))
            if state.backwards:
                ways = state.backwards if self.thorough else state.opened(self.openings[pos])
                for slot, category, after in ways:
                    options = self.parse(category, pos) if not slot.joint else self._list(category, slot, pos)
                    if options:
                        stack += [(after, place, (*values, value)) for place, value in reversed(options)]
            if state.words:
                self._step(state.words, pos, values, stack)

    def _step(self, words: dict[str, State], pos: int, values: tuple[Any, ...], stack: list[Any]) -> None:
        """One word further. A quoted full stop also ends the sentence around it."""
        if "." in words and pos >= 2 and self.text[pos - 1] == CLOSE and self.text[pos - 2] == ".":
            stack.append((words["."], pos, values))
        if pos < self.size:
            sign, other = self.text[pos], self.alike[pos]
            if other != sign and other in words:
                stack.append((words[other], pos + 1, values))
            if sign in words and other != "?":
                stack.append((words[sign], pos + 1, values))

    def _list(self, cat: Category, slot: Slot, pos: int) -> list[Found]:
        key = (cat.id, pos, slot.joint, slot.comma)
        known = self._lists.get(key)
        if known is not None:
            return known
        found = self._run(cat, slot, pos) if slot.joint in "*+" else self._joined(cat, slot, pos)
        self._lists[key] = found
        return found

    def _run(self, cat: Category, slot: Slot, pos: int) -> list[Found]:
        found: list[Found] = [] if slot.joint == "+" else [(pos, ())]
        frontier: list[tuple[int, tuple[Any, ...]]] = [(pos, ())]
        while frontier:
            grown = self._kept([(e, (*vs, v)) for p, vs in frontier for e, v in self.parse(cat, p)])
            found.extend(grown)
            frontier = grown
        return self._packed(found)

    def _joined(self, cat: Category, slot: Slot, pos: int) -> list[Found]:
        article = ("a",) if "a" in slot.joint else ()
        word = (*JOINTS[slot.joint[0]], *article)
        found: list[Found] = []
        frontier: list[tuple[int, tuple[Any, ...]]] = [(e, (v,)) for e, v in self.parse(cat, pos)]
        if not frontier:
            return found
        if slot.comma and not slot.joint.endswith("2"):
            found.extend(frontier)
        while frontier:
            following: list[tuple[int, tuple[Any, ...]]] = []
            for place, values in frontier:
                after = self._last(place, word, len(values), slot.comma)
                if after is not None:
                    found.extend((e, (*values, v)) for e, v in self.parse(cat, after))
                more = (",", *article)
                if self.alike[place : place + len(more)] == more:
                    following.extend((e, (*values, v)) for e, v in self.parse(cat, place + len(more)))
            frontier = self._kept(following)
        return self._packed(found)

    def _kept(self, runs: list[Found]) -> list[Found]:
        """As many runs for each end as are kept."""
        if len(runs) <= READINGS:
            return runs
        self.count(self.far, len(runs))
        return self._packed(runs)

    def _last(self, place: int, joint: tuple[str, ...], so_far: int, comma: bool) -> int | None:
        """Where the last item begins, when the list's last joint stands here."""
        if so_far == 1 and not comma:
            return None
        signs = (",", *joint) if so_far > 1 and comma else joint
        return place + len(signs) if self.alike[place : place + len(signs)] == signs else None
