"""Veils: a card of which it is only known that it is one of several. It answers a question about itself where all of
them agree; where they do not, `Look` is raised, with the parts into which the question divides them.

So nothing can rest on a hidden card unnoticed: whoever plays a game with veiled cards is told which card was looked at
and what may come of it, and tries each of these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import blake2b
from itertools import count
from typing import Any, TypeVar, cast

from ludex.kernel.cards import Characteristics, Definition

A = TypeVar("A")
Could = tuple[Definition, ...]
HIDDEN = "a hidden card"
_numbers = count(1)


class Look(BaseException):
    """Something looked at what a veiled card is, and the answer is not the same for all that it could be. No error, and
    for nobody but who made the veil."""

    def __init__(self, veil: Veil, parts: list[Could]) -> None:
        super().__init__("a veiled card was looked at")
        self.veil: Veil = veil
        self.parts: list[Could] = parts


class Pool:
    """The cards among which the hidden ones of a player are, and how many there are of each."""

    __slots__ = ("_digests", "counts", "could")

    def __init__(self, counts: dict[Definition, int]) -> None:
        self.counts: dict[Definition, int] = counts
        self.could: Could = tuple(sorted(counts, key=lambda d: (d.key, d.digest)))
        self._digests: dict[int, tuple[Could, str]] = {}

    def digest(self, could: Could) -> str:
        """What tells cards that could be these from others."""
        found = self._digests.get(id(could))
        if found is None:
            text = "\n".join([f"{d.key} {d.digest}" for d in could])
            found = self._digests[id(could)] = could, "veil " + blake2b(text.encode(), digest_size=12).hexdigest()
        return found[1]


class Veil(Definition):
    """A definition that is one of several. `since`: the step in which something was found out about it, if any was."""

    __slots__ = ("_digest", "_faces", "_key", "could", "pool", "since")

    could: Could
    pool: Pool
    since: int
    _faces: tuple[Characteristics, ...] | None
    _digest: str
    _key: str

    def __init__(self, pool: Pool, could: Could | None = None, since: int = 0) -> None:
        put = object.__setattr__
        put(self, "pool", pool)
        put(self, "could", pool.could if could is None else could)
        put(self, "since", since)
        put(self, "_faces", None)
        put(self, "_digest", "")
        put(self, "_key", f"veil {next(_numbers)}")

    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        return self is other

    @property
    def coarse(self) -> bool:
        """Whether nothing is known of it."""
        return self.could is self.pool.could

    @property
    def only(self) -> Definition | None:
        """What it is, if there is only one such card."""
        return self.could[0] if len(self.could) == 1 else None

    def ask(self, question: Callable[[Definition], A]) -> A:
        """The answer all agree in; else they part."""
        answers = [question(d) for d in self.could]
        first = answers[0]
        if all(answer == first for answer in answers):
            return first
        raise Look(self, _parts(self.could, answers))

    # -- a definition -------------------------------------------------------------------------------------------------
    @property
    def key(self) -> str:
        """A key of its own: a card of which nothing is known is taken for no other."""
        only = self.only
        return self._key if only is None else only.key

    @property
    def digest(self) -> str:
        only = self.only
        if only is not None:
            return only.digest
        if not self._digest:
            object.__setattr__(self, "_digest", self.pool.digest(self.could))
        return self._digest

    @property
    def faces(self) -> tuple[Characteristics, ...]:
        only = self.only
        if only is not None:
            return only.faces
        if self._faces is None:
            sides = self.ask(lambda d: len(d.faces))
            object.__setattr__(self, "_faces", tuple([Face(self, at) for at in range(sides)]))
        assert self._faces is not None
        return self._faces

    @property
    def row(self) -> dict[str, object]:
        return self.ask(lambda d: d.row)

    def many(self, question: Callable[[Definition], A]) -> A:
        """A set or a mapping: the whole where all agree, else one that answers for its parts in its place."""
        answers = [question(d) for d in self.could]
        agree = all(answer == answers[0] for answer in answers)
        return answers[0] if agree else cast(A, Several(self, question))

    @property
    def unusual_zones(self) -> frozenset[str]:
        return self.many(lambda d: d.unusual_zones)

    @property
    def watches(self) -> bool:
        return self.ask(lambda d: d.watches)

    @property
    def name(self) -> str:
        return self.ask(lambda d: d.name)

    def __repr__(self) -> str:
        return f"<Veil of {len(self.could)}>"


def _parts(could: Could, answers: list[Any]) -> list[Could]:
    """Those that agree, together."""
    parts: list[tuple[Any, list[Definition]]] = []
    for definition, answer in zip(could, answers, strict=True):
        for other, part in parts:
            if other == answer:
                part.append(definition)
                break
        else:
            parts.append((answer, [definition]))
    return [tuple(part) for _, part in parts]


def asked(question: Callable[[Characteristics], A]) -> A:
    """Information of a side, which is asked for when somebody looks: a property that stands for what it gives."""

    def look(face: Face) -> A:
        return face.ask(question)

    return cast(A, property(look))


def asked_of_each(question: Callable[[Characteristics], A]) -> A:
    """The same of a set or a mapping, whose members are asked for one by one."""

    def look(face: Face) -> A:
        return face.many(question)

    return cast(A, property(look))


class Face(Characteristics):
    """One side of a veiled card."""

    __slots__ = ("_at", "_veil")

    settled = False

    def __init__(self, veil: Veil, at: int) -> None:
        self._veil = veil
        self._at = at
        self.gist = None

    def ask(self, question: Callable[[Characteristics], A]) -> A:
        at = self._at
        return self._veil.ask(lambda d: question(d.faces[at]))

    def many(self, question: Callable[[Characteristics], A]) -> A:
        at = self._at
        return self._veil.many(lambda d: question(d.faces[at]))

    names = asked(lambda c: c.names)
    types = asked_of_each(lambda c: c.types)
    labels = asked_of_each(lambda c: c.labels)
    numbers = asked_of_each(lambda c: c.numbers)
    abilities = asked(lambda c: c.abilities)
    keywords = asked_of_each(lambda c: c.keywords)
    watches = asked(lambda c: c.watches)
    has_terms = asked(lambda c: c.has_terms)
    acts = asked(lambda c: c.acts)

    @property
    def called(self) -> str:
        at = self._at
        names = {d.faces[at].called for d in self._veil.could}
        return names.pop() if len(names) == 1 else HIDDEN

    def number(self, key: str) -> int:
        return self.ask(lambda c: c.numbers.get(key, 0))

    def label(self, kind: str) -> frozenset[str]:
        return self.many(lambda c: c.label(kind))


class Several:
    """A set or a mapping of a veiled card: what is asked of one member is answered for it alone, everything else for
    the whole. It is neither a set nor a mapping itself, so that nothing reads past it."""

    __slots__ = ("_question", "_veil")

    def __init__(self, veil: Veil, question: Callable[[Definition], Any]) -> None:
        self._veil = veil
        self._question = question

    def _ask(self, of: Callable[[Any], Any]) -> Any:
        question = self._question
        return self._veil.ask(lambda d: of(question(d)))

    def _whole(self) -> Any:
        return self._ask(lambda many: many)

    def __contains__(self, key: object) -> bool:
        return bool(self._ask(lambda many: key in many))

    def __getitem__(self, key: object) -> Any:
        return self._ask(lambda many: many[key])

    def get(self, key: object, default: Any = None) -> Any:
        return self._ask(lambda many: many.get(key, default))

    def isdisjoint(self, other: Any) -> bool:
        return bool(self._ask(lambda many: many.isdisjoint(other)))

    def __bool__(self) -> bool:
        return bool(self._ask(bool))

    def __len__(self) -> int:
        return int(self._ask(len))

    def __iter__(self) -> Iterator[Any]:
        return iter(self._whole())

    def __getattr__(self, name: str) -> Any:
        return getattr(self._whole(), name)

    def __eq__(self, other: object) -> bool:
        return bool(self._ask(lambda many: many == other))

    def __hash__(self) -> int:
        return hash(self._whole())

    def __and__(self, other: Any) -> Any:
        return self._ask(lambda many: many & other)

    def __or__(self, other: Any) -> Any:
        return self._ask(lambda many: many | other)

    def __sub__(self, other: Any) -> Any:
        return self._ask(lambda many: many - other)

    def __le__(self, other: Any) -> bool:
        return bool(self._ask(lambda many: many <= other))

    def __ge__(self, other: Any) -> bool:
        return bool(self._ask(lambda many: many >= other))

    def __lt__(self, other: Any) -> bool:
        return bool(self._ask(lambda many: many < other))

    def __gt__(self, other: Any) -> bool:
        return bool(self._ask(lambda many: many > other))

    def __rand__(self, other: Any) -> Any:
        return self._ask(lambda many: other & many)

    def __ror__(self, other: Any) -> Any:
        return self._ask(lambda many: other | many)

    def __rsub__(self, other: Any) -> Any:
        return self._ask(lambda many: other - many)
