"""Cards: immutable definitions with faces, and light runtime objects that the game copies on write."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from msgspec import Struct

from ludex.kernel.abilities import ACTIVATED

if TYPE_CHECKING:
    from ludex.kernel.abilities import Ability, Source, Trigger
    from ludex.kernel.effects.changes import Change


class Characteristics:
    """A card's information at one moment: printed, or with all effects applied. Never changed once made.

    `watches`: an ability listens to what happens; `has_terms`: one says how the card is played; `acts`: the places
    of activated abilities. `gist`: what a game has read off it, which says itself what it was read from.
    """

    __slots__ = ("names", "types", "labels", "numbers", "abilities", "keywords", "watches", "has_terms", "acts", "gist")

    settled: ClassVar[bool] = True
    """Whether it is known what it is, so that what was read off it may be kept: not of a card that could be several."""

    def __init__(
        self,
        names: tuple[str, ...],
        types: frozenset[str],
        labels: dict[str, frozenset[str]],
        numbers: dict[str, int],
        abilities: tuple[Ability, ...],
    ) -> None:
        self.names: tuple[str, ...] = names
        self.types: frozenset[str] = types
        self.labels: dict[str, frozenset[str]] = labels
        self.numbers: dict[str, int] = numbers
        self.gist: object = None
        self.hold(abilities)

    def hold(self, abilities: tuple[Ability, ...]) -> None:
        """Take these abilities, and find once what is asked of them again and again."""
        self.abilities: tuple[Ability, ...] = abilities
        self.keywords: frozenset[str] = frozenset([a.keyword for a in abilities if a.keyword])
        self.watches: bool = any([a.watches for a in abilities])
        self.has_terms: bool = any([a.terms for a in abilities])
        self.acts: tuple[int, ...] = tuple([i for i, a in enumerate(abilities) if a.kind == ACTIVATED])

    @property
    def name(self) -> str:
        """The first of its names, "" for a card that has lost them all."""
        return self.names[0] if self.names else ""

    @property
    def called(self) -> str:
        """What people are told it is called, "" for a card without a name; no rule asks for it."""
        return self.names[0] if self.names else ""

    def number(self, key: str) -> int:
        """A numeric value, 0 where the card has none."""
        return self.numbers.get(key, 0)

    def label(self, kind: str) -> frozenset[str]:
        return self.labels.get(kind, frozenset())


@dataclass(frozen=True, slots=True)
class Definition:
    """A card as printed. `row` is the text data it was made from, kept so that saves and records are self-contained.

    `unusual_zones` are the zones, besides the usual ones, in which one of its abilities listens; `watches`: one listens
    at all.
    """

    key: str
    faces: tuple[Characteristics, ...]
    row: dict[str, object] = field(compare=False, hash=False)
    digest: str = ""
    unusual_zones: frozenset[str] = frozenset()
    watches: bool = field(init=False, compare=False)

    @property
    def name(self) -> str:
        return self.faces[0].names[0]

    def __post_init__(self) -> None:
        object.__setattr__(self, "watches", any(face.watches for face in self.faces))


class CardRef(NamedTuple):
    """A card as it was when something pointed at it: after it changes zones the reference finds nothing."""

    id: int
    incarnation: int


class Heard:
    """What a card listens to and does as long as it is the same: which triggers hear which kinds of events, and the
    abilities that do more than wait for events."""

    __slots__ = ("same", "triggers", "others")

    def __init__(
        self,
        same: tuple[object, ...],
        triggers: list[tuple[str, tuple[Source, Trigger]]],
        others: list[Source],
    ) -> None:
        self.same: tuple[object, ...] = same
        self.triggers: list[tuple[str, tuple[Source, Trigger]]] = triggers
        self.others: list[Source] = others


class Card:
    """A card in the game. Fields are replaced, never mutated in place, and only through `Game.own`.

    `id` is its place in the game and is told to nobody; `tag` is what it is called (docs/decisions/0006). `memo`,
    `itself` and `heard` are what was found out about it, each with all that it was found out from.
    """

    __slots__ = (
        "id", "definition", "owner", "seat", "zone", "face", "faceup", "rested", "counters", "changes",
        "links", "incarnation", "ref", "stamp", "since", "marks", "known", "origin", "epoch", "memo", "itself", "heard",
        "tag",
    )  # fmt: skip

    def __init__(self, id: int, definition: Definition, owner: int, seat: int, zone: str) -> None:
        self.id: int = id
        self.definition: Definition = definition
        self.owner: int = owner
        self.seat: int = seat
        self.zone: str = zone
        self.face: int = 0
        self.faceup: bool = True
        self.rested: bool = False
        self.counters: dict[str, int] = {}
        self.changes: tuple[Change, ...] = ()
        self.links: tuple[int, ...] = ()
        self.be(0)
        self.stamp: int = 0
        self.since: int = 0
        self.marks: dict[str, int] = {}
        self.known: int = 0
        self.origin: str = ""
        self.epoch: int = 0
        self.memo: tuple[Characteristics, tuple[Change, ...], Characteristics] | None = None
        self.itself: tuple[tuple[object, ...], Characteristics] | None = None
        self.heard: tuple[Heard, ...] = ()
        self.tag: str = f"c{id}"

    def count(self, kind: str) -> int:
        """How many counters of a kind are on it."""
        return self.counters.get(kind, 0)

    def be(self, incarnation: int) -> None:
        """Be this incarnation, to which no reference to another points."""
        self.incarnation: int = incarnation
        self.ref: CardRef = CardRef(self.id, incarnation)

    def twin(self, epoch: int) -> Card:
        """A copy that belongs to another epoch."""
        c = Card.__new__(Card)
        c.id = self.id
        c.definition = self.definition
        c.owner = self.owner
        c.seat = self.seat
        c.zone = self.zone
        c.face = self.face
        c.faceup = self.faceup
        c.rested = self.rested
        c.counters = self.counters
        c.changes = self.changes
        c.links = self.links
        c.incarnation = self.incarnation
        c.ref = self.ref
        c.stamp = self.stamp
        c.since = self.since
        c.marks = self.marks
        c.known = self.known
        c.origin = self.origin
        c.epoch = epoch
        c.memo = self.memo
        c.itself = self.itself
        c.heard = self.heard
        c.tag = self.tag
        return c

    def __repr__(self) -> str:
        return f"<{self.tag} {self.definition.name} {self.zone}>"


class Snapshot(Struct, eq=False, gc=False, frozen=True):
    """Last known information: the card's characteristics and state when it was last in a zone."""

    ref: CardRef
    definition: Definition
    chars: Characteristics
    owner: int
    seat: int
    zone: str
    rested: bool
    faceup: bool
    counters: dict[str, int]
    links: tuple[int, ...]
    marks: dict[str, int]
    tag: str = ""


def snapshot(card: Card, chars: Characteristics) -> Snapshot:
    """What is known of a card as it is now."""
    return Snapshot(
        card.ref, card.definition, chars, card.owner, card.seat, card.zone, card.rested, card.faceup, card.counters,
        card.links, card.marks, card.tag,
    )  # fmt: skip
