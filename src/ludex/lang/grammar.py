"""A grammar: every phrase of a dialect, written once, ready to be read and written."""

from __future__ import annotations

import dataclasses
import re
import typing
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from threading import RLock
from typing import TYPE_CHECKING, Any

from ludex.lang import ast
from ludex.lang.notation import Notation
from ludex.lang.templates import Slot, Wording, wordings

if TYPE_CHECKING:
    from ludex.lang.parser import Parser
    from ludex.lang.renderer import Renderer

UNTOLD = "\0"
"""A value that the words do not tell: whoever settles them finds it in what was said before."""
Found = tuple[int, Any]
Reader = Callable[["Parser", int], Iterable[Found]]
Writer = Callable[["Renderer", Any], "list[str] | None"]
Guard = Callable[[Any], bool]

# Categories whose words change with number inherit the mode of the phrase around them.
_NUMBERED = frozenset(("Counted", "Group", "Groups", "Noun", "Filter", "Kind", "KindWord"))


# Categories with a reader of their own, and the nodes they hold.
_HELD_BY = {
    "HyphenCost": ("Number", "X"),
    "CostIcon": ("Number", "X"),
    "Slashed": ("TriggerKeyword",),
    "WhenOne": ("When", "WhenEither"),
}


@dataclass(frozen=True, slots=True)
class FieldFact:
    """What a node's field holds: its category, and its default when it may be left unsaid."""

    category: str
    default: Any
    required: bool


def _field_facts(cls: type) -> dict[str, FieldFact]:
    facts = {}
    for f in dataclasses.fields(cls):
        if f.name == "form":
            continue
        text = str(f.type).replace(" | None", "")
        match = re.fullmatch(r"tuple\[(.+?)(?:, \.\.\.)?\]", text)
        category = match[1] if match else text
        required = f.default is dataclasses.MISSING
        facts[f.name] = FieldFact(category, None if required else f.default, required)
    return facts


@dataclass(slots=True)
class Form:
    """One wording of one class, with the values it fixes."""

    cls: type
    index: int
    wording: Wording
    consts: dict[str, Any]
    guard: Guard | None
    slots: tuple[Slot, ...]

    def make(self, values: tuple[Any, ...]) -> Any:
        """The node these words mean, or None when the phrase does not mean it."""
        given = dict(self.consts)
        for slot, value in zip(self.slots, values, strict=True):
            given[slot.field] = value
        made = self.cls(**given, form=self.index)
        return made if self.guard is None or self.guard(made) else None


Opening = tuple[str, ...]
"""What stands at a place, for whatever may begin with it: the words of the language that it is, and kinds of signs."""
DIGIT, CAPITAL, SENTENCE, NAMED = "\0digit", "\0capital", "\0sentence", "\0named"
"""Kinds of signs: a number; a word with a capital, and one whose capital may only be that of its sentence; what begins
a name or a trait that the lexicon knows."""
Beginning = str | tuple[str, str]
"""A sign, a kind of signs, or a category in a mode, with which something may begin."""
_SEEN = 10_000
"""Of how many signs it is remembered what they are."""
Way = tuple[Slot, "Category", "State"]


@dataclass(slots=True)
class State:
    """A state of the reading machine: words that may follow, slots that may follow, forms that end here. `backwards`
    holds the slots last one first."""

    words: dict[str, State] = field(default_factory=dict)
    slots: list[Way] = field(default_factory=list)
    backwards: list[Way] = field(default_factory=list)
    ends: list[Form | str] = field(default_factory=list)
    _opened: dict[Opening, tuple[Way, ...]] = field(default_factory=dict)

    def opened(self, by: Opening) -> tuple[Way, ...]:
        """The slots that may begin with a sign, last one first."""
        found = self._opened.get(by)
        if found is None:
            found = self._opened[by] = tuple(
                way for way in self.backwards if way[0].joint == "*" or way[1].may_begin(by)
            )
        return found


class Category:
    """All ways to say something of one category in one mode. `first`: the signs and kinds of signs one of which begins
    it, if they can be listed. `begins`: with what its own reader says that it begins."""

    __slots__ = ("_opened", "begins", "first", "id", "mode", "name", "reader", "root", "subs")

    def __init__(self, name: str, mode: str, number: int) -> None:
        self.name: str = name
        self.mode: str = mode
        self.id: int = number
        self.root: State | None = None
        self.subs: list[Category] = []
        self.reader: Reader | None = None
        self.begins: tuple[str | Category, ...] | None = None
        self.first: frozenset[str] | None = None
        self._opened: dict[Opening, tuple[Category, ...]] = {}

    def may_begin(self, by: Opening) -> bool:
        """Whether it may begin with what stands at a place."""
        return self.first is None or not self.first.isdisjoint(by)

    def opened(self, by: Opening) -> tuple[Category, ...]:
        """The categories within it that may begin with a sign."""
        found = self._opened.get(by)
        if found is None:
            found = self._opened[by] = tuple(sub for sub in self.subs if sub.may_begin(by))
        return found


class Grammar:
    """The phrases of a dialect. `sentences_apart`: a condition covers its own sentence, whatever the next speaks of.
    `spells`: words for cards whose text is one ability, what they do when played."""

    def __init__(self, notation: Notation) -> None:
        self.notation = notation
        self.sentences_apart = False
        self.spells: tuple[str, ...] = ("spell",)
        self.forms: dict[str, list[Form]] = {}
        self.facts: dict[str, dict[str, FieldFact]] = {}
        self.values: dict[str, dict[str, tuple[Wording, ...]]] = {}
        self.readers: dict[tuple[str, str], Reader] = {}
        self.writers: dict[tuple[str, str], Writer] = {}
        self.unions: dict[str, tuple[str, ...]] = {}
        self.literals: set[str] = set()
        self.begins: dict[tuple[str, str], tuple[Beginning, ...]] = {}
        self._openers: set[str] = set()
        self._seen: dict[tuple[str, str, bool], Opening] = {}
        self._categories: dict[tuple[str, str], Category] = {}
        self._building: dict[tuple[str, str], Category] = {}
        self._one_builder = RLock()
        self._members: dict[str, frozenset[str]] = {}
        for name, offered in vars(ast).items():
            among = ast.members(offered) if isinstance(offered, type) else typing.get_args(offered)
            if name != "Node" and among and all(isinstance(m, type) for m in among):
                self.unions[name] = tuple(m.__name__ for m in among)

    def phrase(self, cls: type, *lines: str, mode: str = "", guard: Guard | None = None, **consts: Any) -> None:
        """Say how a node is worded; `consts` are the fields these words fix."""
        facts = self.facts.setdefault(cls.__name__, _field_facts(cls))
        forms = self.forms.setdefault(cls.__name__, [])
        for wording in wordings(lines, self.notation, mode):
            slots = wording.slots()
            said = {s.field for s in slots} | set(consts)
            missing = [n for n, fact in facts.items() if fact.required and n not in said]
            unknown = [n for n in said if n not in facts]
            if missing or unknown:
                raise ValueError(f"{cls.__name__}: {wording.pieces} leaves {missing} unsaid, names {unknown}")
            forms.append(Form(cls, len(forms), wording, consts, guard, slots))
            self.literals.update(p for p in wording.pieces if isinstance(p, str))

    def words(self, name: str, table: dict[str, str]) -> None:
        """Say how the values of a plain category are worded, one wording each."""
        for value, line in table.items():
            made = wordings((line,), self.notation)
            self.values.setdefault(name, {})[value] = made
            self.literals.update(p for w in made for p in w.pieces if isinstance(p, str))

    def union(self, name: str, *members: str) -> None:
        """Name a category that is any of others."""
        self.unions[name] = members

    def custom(
        self, name: str, reader: Reader, writer: Writer, mode: str = "", begins: tuple[Beginning, ...] | None = None
    ) -> None:
        """A category with its own reader and writer: names, numbers, sequences. `begins`: with what it begins; where
        nothing of that stands, its reader is not asked."""
        self.readers[name, mode] = reader
        self.writers[name, mode] = writer
        if begins is not None:
            self.begins[name, mode] = begins
            self._openers.update(each for each in begins if isinstance(each, str))

    def slot_category(self, cls_name: str, slot: Slot) -> str:
        """The category a slot holds."""
        return slot.category or self.facts[cls_name][slot.field].category

    def holds(self, name: str, value: Any) -> bool:
        """Whether a category can hold a value, by its kind."""
        return not isinstance(value, ast.Node) or type(value).__name__ in self.members(name)

    def opening(self, sign: str, alike: str, named: bool) -> Opening:
        """What a sign is to whatever may begin with it; `named`: it begins a name or trait that is known."""
        key = (sign, alike, named)
        found = self._seen.get(key)
        if found is None:
            if len(self._seen) == _SEEN:
                self._seen.clear()
            found = self._seen[key] = self._opening(sign, alike, named)
        return found

    def _opening(self, sign: str, alike: str, named: bool) -> Opening:
        said = [each for each in ((alike, sign) if alike != sign else (sign,)) if self._is_opener(each)]
        first = sign[0]
        if first.isupper() or (first.islower() and not sign.islower()):
            said.append(SENTENCE if alike != sign and alike in self.literals else CAPITAL)
        elif first.isdigit():
            said.append(DIGIT)
        elif not first.isalpha() and len(sign) > 1:
            said.append(first)
        return (*said, NAMED) if named else tuple(said)

    def _is_opener(self, sign: str) -> bool:
        return sign in self.literals or sign in self._openers

    def members(self, name: str) -> frozenset[str]:
        """The nodes a category can hold."""
        if name not in self._members:
            self._members[name] = self._expand(name)
        return self._members[name]

    def _expand(self, name: str) -> frozenset[str]:
        if name in self.unions:
            return frozenset(m for member in self.unions[name] for m in self._expand(member))
        return frozenset((name, *_HELD_BY.get(name, ())))

    def slot_mode(self, name: str, slot: Slot, mode: str) -> str:
        """The mode a slot is read in."""
        if slot.mode:
            return slot.mode
        return mode if name in _NUMBERED and mode in ("s", "p") else ""

    def category(self, name: str, mode: str = "") -> Category:
        """The reading machine of a category, built when first asked for. Readers in other threads find it whole: what
        is being built is shown when it is done."""
        made = self._categories.get((name, mode))
        if made is not None:
            return made
        with self._one_builder:
            outermost = not self._building
            made = self._built(name, mode)
            if outermost:
                known: dict[int, frozenset[str] | None] = {}
                for category in self._building.values():
                    category.first = _first(category, known)
                self._categories.update(self._building)
                self._building.clear()
            return made

    def _built(self, name: str, mode: str) -> Category:
        """A category and all it leads to, while they are being built."""
        key = (name, mode)
        made = self._categories.get(key) or self._building.get(key)
        if made is None:
            made = self._building[key] = Category(name, mode, len(self._categories) + len(self._building))
            self._build(made)
        return made

    def _build(self, cat: Category) -> None:
        reader = self.readers.get((cat.name, cat.mode)) or self.readers.get((cat.name, ""))
        if reader is not None:
            cat.reader = reader
            cat.begins = self._begins(cat)
            return
        cat.root = State()
        if cat.name in self.values:
            for value, made in self.values[cat.name].items():
                for wording in made:
                    if fits(wording.mode, cat.mode):
                        self._thread(cat.root, wording, value, "", cat.mode)
            return
        for member in self.unions.get(cat.name, (cat.name,)):
            if (
                member in self.unions
                or (member, cat.mode) in self.readers
                or (member, "") in self.readers
                or member in self.values
            ):
                cat.subs.append(self.category(member, cat.mode))
            else:
                for form in self.forms.get(member, ()):
                    if fits(form.wording.mode, cat.mode):
                        self._thread(cat.root, form.wording, form, member, cat.mode)

    def _begins(self, cat: Category) -> tuple[str | Category, ...] | None:
        """With what a category says that it begins, if its reader says it."""
        begins = self.begins.get((cat.name, cat.mode if (cat.name, cat.mode) in self.readers else ""))
        if begins is None:
            return None
        return tuple(each if isinstance(each, str) else self.category(*each) for each in begins)

    def _thread(self, state: State, wording: Wording, end: Form | str, cls_name: str, mode: str) -> None:
        inherited = wording.mode if wording.mode in ("s", "p") else mode
        for piece in wording.pieces:
            if isinstance(piece, str):
                state = state.words.setdefault(piece, State())
                continue
            name = self.slot_category(cls_name, piece)
            category = self.category(name, self.slot_mode(name, piece, inherited))
            for slot, known, after in state.slots:
                if known is category and slot.joint == piece.joint and slot.comma == piece.comma:
                    state = after
                    break
            else:
                after = State()
                state.slots.append((piece, category, after))
                state.backwards.insert(0, state.slots[-1])
                state = after
        state.ends.append(end)


def _first(cat: Category, known: dict[int, frozenset[str] | None]) -> frozenset[str] | None:
    """The signs a category can begin with; None when no list can tell. What is being asked about begins with itself."""
    if cat.first is not None:
        return cat.first
    if cat.id not in known:
        known[cat.id] = None
        known[cat.id] = _together(_beginnings(cat, known))
    return known[cat.id]


def _beginnings(cat: Category, known: dict[int, frozenset[str] | None]) -> Iterator[frozenset[str] | None]:
    if cat.reader is not None:
        for each in cat.begins if cat.begins is not None else (None,):
            yield each if each is None else frozenset((each,)) if isinstance(each, str) else _first(each, known)
        return
    yield from (_first(sub, known) for sub in cat.subs)
    if cat.root is not None:
        yield _first_of(cat.root, known)


def _first_of(state: State, known: dict[int, frozenset[str] | None]) -> frozenset[str] | None:
    """The signs with which what follows a state begins. A full stop may stand before it (a quoted one)."""
    if state.ends or "." in state.words:
        return None
    parts: list[frozenset[str] | None] = [frozenset(state.words)]
    for slot, category, after in state.slots:
        parts.append(_first(category, known))
        if slot.joint == "*":
            parts.append(_first_of(after, known))
    return _together(parts)


def _together(parts: Iterable[frozenset[str] | None]) -> frozenset[str] | None:
    found: frozenset[str] = frozenset()
    for part in parts:
        if part is None:
            return None
        found |= part
    return found


def fits(wording: str, mode: str) -> bool:
    """Whether a wording of this mode is said where that mode is asked for."""
    if wording == mode:
        return True
    if mode in ("", "s", "p"):
        return wording == "" or (mode == "" and wording in ("s", "p", "1"))
    return False
