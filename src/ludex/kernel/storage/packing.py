"""Packing: a graph of facts as one table of plain data, in which whatever is shared stands once.

A packed value is a number, a word, nothing, or a list that begins with a tag. `&` points into the table of
objects, `D` into the list of definitions. Objects that were one object are one object again, and so are
equal abilities.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from typing import TYPE_CHECKING

import msgspec

from ludex.kernel.abilities import Ability
from ludex.kernel.cards import Characteristics, Definition
from ludex.kernel.choices import ordering, picking
from ludex.kernel.frames import Procedure
from ludex.kernel.memo import Kept
from ludex.kernel.pipeline.age_order import aging
from ludex.kernel.pipeline.optional_triggers import offering
from ludex.kernel.pipeline.perform import replacing
from ludex.kernel.pipeline.zone_order import piling
from ludex.kernel.storage.plain import Kind, Parts, kind_named, kind_of

if TYPE_CHECKING:
    from ludex.kernel.events import Log
    from ludex.kernel.ruleset import Ruleset

KERNEL_PROCEDURES: dict[str, Procedure] = {p.name: p for p in (picking, ordering, replacing, offering, piling, aging)}

_WORDS = frozenset((str, bool, float, bytes, type(None)))
_LOW, _HIGH = -(1 << 63), 1 << 64
_HEAVIEST = 4_000_000  # values in one value, and in all that is looked up
_DEFINITIONS = 4_000
_DIGITS = 400


class SaveError(ValueError):
    """A game that cannot be saved, or a save that cannot be read; the message says what is wrong."""


class Packer:
    """Packs values; the definitions and shared objects met on the way are in `definitions` and `table`."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.table: list[object] = []
        self.definitions: list[msgspec.Raw] = []
        self._at: dict[int, object] = {}
        self._abilities: dict[object, object] = {}
        self._printed: dict[object, tuple[Definition, int, int]] = {}  # by ability: which card and face it is on
        self._faces: dict[int, tuple[Definition, int]] = {}
        self._events: dict[int, int] = {}
        self._numbers: dict[int, tuple[Definition, int]] = {}  # of definitions, by their identity
        self._called: dict[int, tuple[Definition, int]] = {}  # those that are spoken of
        self._held: list[object] = []  # keeps what was met alive, so that an id stays one object's id
        self._open: set[int] = set()

    def log(self, events: Sequence[object]) -> None:
        """What speaks of these events calls them by their numbers."""
        self._events = dict(zip(map(id, events), count(), strict=False))

    def beside(self) -> Packer:
        """A packer with a table of its own and the same definitions."""
        other = Packer(self.rules)
        other.definitions, other._numbers = self.definitions, self._numbers
        other._faces, other._printed = self._faces, self._printed
        return other

    def called(self) -> list[tuple[Definition, int]]:
        """The definitions it has spoken of, by their numbers."""
        return list(self._called.values())

    def calls(self, definitions: list[tuple[Definition, int]]) -> bool:
        """Whether it calls definitions by the same numbers."""
        numbers = self._numbers
        for definition, n in definitions:
            found = numbers.get(id(definition))
            if found is None or found[1] != n:
                return False
        return True

    def pack(self, value: object) -> object:
        kind = type(value)
        if kind in _WORDS:
            return value
        if type(value) is int:
            return value if _LOW <= value < _HIGH else ["i", str(value)]
        if type(value) is tuple:
            return ["t", *self.each(value)] if value else ["t"]
        if isinstance(value, list):
            return ["l", *self.each(tuple(value))]
        if isinstance(value, dict):
            return ["d", *[self.pack(x) for pair in value.items() for x in pair]] if value else ["d"]
        if isinstance(value, frozenset):
            return ["f", *sorted(self.each(tuple(value)), key=repr)]
        return self._object(value)

    def each(self, values: Parts) -> list[object]:
        pack = self.pack
        return [
            v if (t := type(v)) in _WORDS or (t is int and _LOW <= v < _HIGH) else pack(v) for v in values
        ]

    def _object(self, value: object) -> object:
        found = self._at.get(id(value))
        if found is not None:
            return found
        n = self._events.get(id(value))
        if n is not None:
            return ["E", n]
        if id(value) in self._open:
            raise SaveError(f"a {type(value).__name__} contains itself and cannot be saved")
        self._open.add(id(value))
        packed = self._special(value)
        if packed is None:
            kind = kind_of(value)
            if kind is None:
                what = f"{type(value).__module__}.{type(value).__qualname__}"
                raise SaveError(f"a {what} cannot be saved: {value!r}")
            packed = [kind.tag, *self.each(kind.to_plain(value))]
            if not kind.inline:
                packed = self._share(packed)
        self._open.discard(id(value))
        self._at[id(value)] = packed
        self._held.append(value)
        return packed

    def _share(self, packed: object) -> object:
        self.table.append(packed)
        return ["&", len(self.table) - 1]

    def _special(self, value: object) -> object:
        """What is named rather than taken apart: the ruleset finds it again."""
        if isinstance(value, Ability):
            printed = self._printed.get(value.key)
            if printed is not None:
                return ["B", self._number(printed[0]), *printed[1:]]
            found = self._abilities.get(value.key)
            if found is None:
                found = self._abilities[value.key] = self._share(["A", self.pack(value.key)])
            return found
        if isinstance(value, Procedure):
            return self._procedure(value)
        if isinstance(value, Definition):
            return ["D", self._number(value)]
        if type(value) is Characteristics:
            face = self._faces.get(id(value))
            if face is None:
                return None
            return ["F", self._number(face[0]), face[1]]
        return None

    def _procedure(self, value: Procedure) -> object:
        if value.key is not None:
            return self._share(["K", self.pack(value.key)])
        if value not in (self.rules.procedures.get(value.name), KERNEL_PROCEDURES.get(value.name)):
            raise SaveError(f"{value!r} is not among the procedures of {self.rules.id}")
        return ["P", value.name]

    def _number(self, value: Definition) -> int:
        """The number of a definition that is spoken of."""
        found = self._numbers.get(id(value))
        if found is None:
            found = self._numbers[id(value)] = (value, len(self.definitions))
            self.definitions.append(_row(self.rules, value))
            for i, face in enumerate(value.faces):
                self._faces[id(face)] = value, i
                for n, ability in enumerate(face.abilities):
                    self._printed.setdefault(ability.key, (value, i, n))
        self._called[id(value)] = found
        return found[1]

    def define(self, definitions: Iterable[Definition]) -> None:
        """Number definitions before anything speaks of them."""
        for definition in definitions:
            self._number(definition)


_rows: Kept[int, tuple[Definition, msgspec.Raw]] = Kept()


def _row(rules: Ruleset, definition: Definition) -> msgspec.Raw:
    """A card as text data, written once: it is the same in every save."""
    found = _rows.get(id(definition))
    if found is None or found[0] is not definition:
        packer = Packer(rules)
        row = packer.pack(definition.row)
        if packer.table:
            raise SaveError(f"the card {definition.key!r} was made from more than text and numbers")
        raw = msgspec.Raw(msgspec.msgpack.encode([definition.key, definition.digest, row]))
        found = _rows[id(definition)] = definition, raw
    return found[1]


def _place(packed: list[object], among: Sequence[object]) -> int:
    """Where something stands that is pointed at."""
    at = packed[1]
    if type(at) is not int or not 0 <= at < len(among):
        raise SaveError("it points at what it does not hold")
    return at


_defined: Kept[tuple[int, bytes], tuple[Ruleset, Definition]] = Kept()  # what signed saves hold, by ruleset


class Unpacker:
    """Reads what a packer wrote, or somebody who wants it to take for ever: what is shared may be in itself again and
    again, so that every value is weighed as if nothing were shared, and beyond a weight nothing is read. `trusted`: it
    is known that a packer wrote it, and nothing is weighed."""

    def __init__(self, rules: Ruleset, *, trusted: bool = False) -> None:
        self.rules = rules
        self.trusted = trusted
        self.events: Log | None = None
        self.table: list[object] = []
        self.definitions: list[Definition] = []
        self._abilities: dict[object, Ability] = {}
        self._weights: list[int] = []  # of what stands in the table
        self._hashed = [0]

    def beside(self) -> Unpacker:
        """An unpacker of another table with the same definitions and abilities."""
        other = Unpacker(self.rules, trusted=self.trusted)
        other.definitions, other._abilities, other._hashed = self.definitions, self._abilities, self._hashed
        return other

    def read(self, definitions: Sequence[msgspec.Raw], table: list[object]) -> None:
        """Bring back the definitions, then the shared objects: each refers only to earlier ones."""
        if len(definitions) > _DEFINITIONS:
            raise SaveError(f"it holds {len(definitions)} cards")
        self.definitions += [self._definition(raw) for raw in definitions]
        for packed in table:
            if not self.trusted:
                self._weights.append(self._weigh(packed))
            self.table.append(self.unpack(packed))

    def _weigh(self, packed: object) -> int:
        """How many values there are in one, each counted as often as it is reached."""
        total, todo = 0, [packed]
        while todo:
            one = todo.pop()
            total += 1
            if isinstance(one, list):
                if one[:1] == ["&"] and len(one) == 2 and isinstance(one[1], int) and 0 <= one[1] < len(self._weights):
                    total += self._weights[one[1]]
                else:
                    todo += one[1:]
            if total > _HEAVIEST:
                raise SaveError("what it holds is nested beyond all measure")
        return total

    def _to_be_hashed(self, packed: list[object]) -> None:
        """What is looked up by its value is gone through as a whole."""
        if self.trusted:
            return
        self._hashed[0] += self._weigh(packed)
        if self._hashed[0] > _HEAVIEST:
            raise SaveError("what it holds is nested beyond all measure")

    def unpack(self, packed: object) -> object:
        if not isinstance(packed, list):
            return packed
        tag = packed[0]
        if tag == "&":
            return self.table[_place(packed, self.table)]
        if tag == "t":
            return self.each(packed) if len(packed) > 1 else ()
        if tag == "d" and len(packed) == 1:
            return {}
        if tag == "D":
            return self.definitions[_place(packed, self.definitions)]
        kind = kind_named(tag)
        if kind is not None:
            return self._put_together(kind, packed)
        return self._named(tag, packed)

    def row(self, packed: list[object]) -> Parts:
        """Values one after the other, without a tag."""
        if not self.trusted:
            self._weigh(packed)
        return tuple([self.unpack(p) if isinstance(p, list) else p for p in packed])

    def each(self, packed: list[object]) -> Parts:
        """What stands after the tag."""
        return tuple([self.unpack(p) if isinstance(p, list) else p for p in packed[1:]])

    def _put_together(self, kind: Kind, packed: list[object]) -> object:
        return kind.from_plain(self.each(packed))

    def _named(self, tag: object, packed: list[object]) -> object:
        match tag, packed[1:]:
            case "F", [int(at), int(face)]:
                return self.definitions[at].faces[face]
            case "B", [int(at), int(face), int(n)]:
                return self.definitions[at].faces[face].abilities[n]
            case "P", [str(name)]:
                return self._procedure(name)
            case "K", [key]:
                self._to_be_hashed(packed)
                return self.rules.procedure(self.unpack(key))
            case "A", [key]:
                self._to_be_hashed(packed)
                return self._ability(self.unpack(key))
            case "E", [int(n)] if self.events is not None and 0 <= n < self.events.size:
                return self.events.at(n)
            case "i", [str(digits)] if len(digits) < _DIGITS:
                return int(digits)
        if tag in ("d", "f"):
            self._to_be_hashed(packed)
        return self._collection(tag, self.each(packed))

    def _collection(self, tag: object, items: Parts) -> object:
        if tag == "l":
            return list(items)
        if tag == "d":
            return dict(zip(items[::2], items[1::2], strict=True))
        if tag == "f":
            return frozenset(items)
        raise SaveError(f"it holds a {tag!r}, which is unknown here")

    def _ability(self, key: object) -> Ability:
        found = self._abilities.get(key)
        if found is None:
            found = self._abilities[key] = self.rules.ability(key)
        return found

    def _procedure(self, name: str) -> Procedure:
        found = self.rules.procedures.get(name) or KERNEL_PROCEDURES.get(name)
        if found is None:
            raise SaveError(f"{self.rules.id} has no procedure {name!r} here")
        return found

    def _definition(self, raw: msgspec.Raw) -> Definition:
        known = _defined.get((id(self.rules), bytes(raw)))
        if known is None or known[0] is not self.rules:
            known = self.rules, self._defined(msgspec.msgpack.decode(raw))
            if self.trusted:
                _defined[id(self.rules), bytes(raw)] = known
        definition = known[1]
        for face in definition.faces:
            for ability in face.abilities:
                self._abilities.setdefault(ability.key, ability)
        return definition

    def _defined(self, packed: object) -> Definition:
        key, digest, row = packed if isinstance(packed, list) else ("", "", None)
        row = self.unpack(row)
        if not isinstance(row, dict):
            raise SaveError(f"there is no card {key!r} in this save")
        definition = self.rules.define(row)
        if definition.digest != digest:
            raise SaveError(f"the card {key!r} is another here: {definition.digest}, saved as {digest}")
        return definition
