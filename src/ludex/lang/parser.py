"""Reading: every reading of a text, found top down and remembered by place (a packrat chart without order)."""

from __future__ import annotations

from typing import Any

from ludex.lang.grammar import Category, Form, Found, Grammar, State
from ludex.lang.lexicon import Lexicon, own_signs
from ludex.lang.notation import CLOSE, Signs
from ludex.lang.templates import Slot

_BUSY: list[Found] = []


class Parser:
    """One text being read. `far` is the furthest sign any reading came to."""

    __slots__ = (
        "_memo",
        "_starts",
        "alike",
        "far",
        "grammar",
        "kind",
        "lexicon",
        "own",
        "signs",
        "size",
        "text",
        "wanted",
    )

    def __init__(self, grammar: Grammar, signs: Signs, lexicon: Lexicon, kind: str, own: str = "") -> None:
        self.grammar, self.signs, self.lexicon, self.kind, self.own = grammar, signs, lexicon, kind, own
        self.text, self.alike, self.size = signs.text, signs.alike, len(signs.text)
        self.far = 0
        self.wanted: list[State] = []
        self._memo: dict[tuple[int, int, str, bool], list[Found]] = {}
        self._starts: dict[int, frozenset[str] | None] = {}

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
        key = (cat.id, pos, "", True)
        known = self._memo.get(key)
        if known is not None:
            if known is _BUSY:
                raise RecursionError(f"{cat.name}/{cat.mode} begins with itself")
            return known
        self._memo[key] = _BUSY
        found: list[Found] = []
        if cat.reader is not None:
            found.extend(cat.reader(self, pos))
        else:
            for sub in cat.subs:
                found.extend(self.parse(sub, pos))
            if cat.root is not None:
                self._walk(cat.root, pos, (), found)
        if len(found) > 1:
            found = list(dict.fromkeys(found))
        self._memo[key] = found
        return found

    def _reach(self, state: State, pos: int) -> None:
        if pos > self.far:
            self.far = pos
            self.wanted = [state]
        elif pos == self.far:
            self.wanted.append(state)

    def _walk(self, state: State, pos: int, values: tuple[Any, ...], found: list[Found]) -> None:
        if pos >= self.far:
            self._reach(state, pos)
        for end in state.ends:
            made = end.make(values) if isinstance(end, Form) else end
            if made is not None:
                found.append((pos, made))
        if state.words:
            for after, place in self._steps(state.words, pos):
                self._walk(after, place, values, found)
        for slot, category, after in state.slots:
            options = self.parse(category, pos) if not slot.joint else self._list(category, slot, pos)
            for end_pos, value in options:
                self._walk(after, end_pos, (*values, value), found)

    def _steps(self, words: dict[str, State], pos: int) -> list[tuple[State, int]]:
        """The states one word further. A quoted full stop also ends the sentence around it."""
        steps: list[tuple[State, int]] = []
        if pos < self.size:
            sign, other = self.text[pos], self.alike[pos]
            if sign in words and other != "?":
                steps.append((words[sign], pos + 1))
            if other != sign and other in words:
                steps.append((words[other], pos + 1))
        if "." in words and pos >= 2 and self.text[pos - 1] == CLOSE and self.text[pos - 2] == ".":
            steps.append((words["."], pos))
        return steps

    def _list(self, cat: Category, slot: Slot, pos: int) -> list[Found]:
        key = (cat.id, pos, slot.joint, slot.comma)
        known = self._memo.get(key)
        if known is not None:
            return known
        found = self._run(cat, slot, pos) if slot.joint in "*+" else self._joined(cat, slot, pos)
        self._memo[key] = found
        return found

    def _run(self, cat: Category, slot: Slot, pos: int) -> list[Found]:
        found: list[Found] = [] if slot.joint == "+" else [(pos, ())]
        frontier: list[tuple[int, tuple[Any, ...]]] = [(pos, ())]
        while frontier:
            grown = [(e, (*vs, v)) for p, vs in frontier for e, v in self.parse(cat, p)]
            found.extend(grown)
            frontier = grown
        return found

    def _joined(self, cat: Category, slot: Slot, pos: int) -> list[Found]:
        word = ("and" if slot.joint[0] == "&" else "or",) + (("a",) if "a" in slot.joint else ())
        found: list[Found] = []
        frontier: list[tuple[int, tuple[Any, ...]]] = [(e, (v,)) for e, v in self.parse(cat, pos)]
        if slot.comma and not slot.joint.endswith("2"):
            found.extend(frontier)
        while frontier:
            following: list[tuple[int, tuple[Any, ...]]] = []
            for place, values in frontier:
                after = self._last(place, word, len(values), slot.comma)
                if after is not None:
                    found.extend((e, (*values, v)) for e, v in self.parse(cat, after))
                more = (",", *word[1:])
                if self.alike[place : place + len(more)] == more:
                    following.extend((e, (*values, v)) for e, v in self.parse(cat, place + len(more)))
            frontier = following
        return found

    def _last(self, place: int, joint: tuple[str, ...], so_far: int, comma: bool) -> int | None:
        """Where the last item begins, when the list's last joint stands here."""
        if so_far == 1 and not comma:
            return None
        signs = (",", *joint) if so_far > 1 and comma else joint
        return place + len(signs) if self.alike[place : place + len(signs)] == signs else None
