"""The scene of a text: the game, whose text it is, and what the text has named so far.

Bindings (never changed in place): an int is a binding number of the reading and holds card references; strings are
facts of the playing: "x" the value of X, "paid" whether the optional cost was paid, "paid cards" what paid it, "did"
whether the last optional step was done, "die" the dice shown, "that much" the amount spoken of, "modes" the chosen
options, "divided" the shares, "fixed" the counts fixed when resolving began, "declared" the declared name, "stayed" the
cards that could not be put where they should, "turn" the turn in which a text that waits for a later moment was carried
out, "due" what playing it is still to be paid with (only while that is looked at).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from msgspec import Struct

from ludex.kernel.cards import CardRef

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import Characteristics, Definition, Snapshot
    from ludex.kernel.events import Event
    from ludex.kernel.frames import Frame
    from ludex.kernel.game import Game

Bindings = dict[object, object]
TURN = "turn"


class Scene(Struct, eq=False, frozen=True):
    """Where a text speaks: `you` is the controller of the ability and so of its effect (sve 3.1.2.4), `they` the
    player just spoken of, `event` what triggered it."""

    g: Game
    source: Source
    bind: Bindings
    event: Event | None = None
    they: int = -1

    @property
    def you(self) -> int:
        """The controller of the ability (sve 3.1.2.4)."""
        return self.source.seat

    @property
    def this(self) -> CardRef:
        """The card the text is on, as it was when the text began to matter."""
        return CardRef(self.source.card, self.source.incarnation)

    def refs(self, binding: int) -> tuple[CardRef, ...]:
        """The cards a binding holds; none if nothing was bound."""
        return held(self.bind, binding)

    def number(self, key: str, default: int = 0) -> int:
        """A number that a binding holds."""
        found = self.bind.get(key, default)
        assert isinstance(found, int)
        return found


def held(bound: Bindings, key: object) -> tuple[Any, ...]:
    """What a binding holds where that is several things: cards, dice, options; none if nothing was bound."""
    found = bound.get(key, ())
    assert isinstance(found, tuple)
    return found


class Told(TypedDict):
    """What every frame holds in which a text speaks: whose text it is, what it has named so far, what triggered it, and
    the player just spoken of."""

    source: Source
    bind: Bindings
    event: NotRequired[Event | None]
    they: NotRequired[int]


def scene_of(g: Game, f: Frame[Told]) -> Scene:
    """The scene of a frame in which a text speaks."""
    v = f.local
    return Scene(g, v["source"], v["bind"], v.get("event"), v.get("they", -1))


def bind(f: Frame[Told], key: object, value: object) -> None:
    """Name something for the rest of the effect."""
    f.local["bind"] = {**f.local["bind"], key: value}


class Look(Struct, eq=False, gc=False, frozen=True):
    """A card as a condition looks at it: where it is now, or as last known."""

    ref: CardRef
    chars: Characteristics
    definition: Definition
    owner: int
    seat: int
    zone: str
    rested: bool
    faceup: bool
    counters: dict[str, int]
    links: tuple[int, ...]
    marks: dict[str, int]
    since: int = -1


def look(g: Game, cid: int) -> Look:
    """A card as it is now."""
    card = g.cards[cid]
    return Look(
        card.ref, g.chars(cid), card.definition, card.owner, card.seat, card.zone, card.rested, card.faceup,
        card.counters, card.links, card.marks, card.since,
    )  # fmt: skip


def as_known(known: Snapshot) -> Look:
    """A card as it was last known."""
    return Look(
        known.ref, known.chars, known.definition, known.owner, known.seat, known.zone, known.rested, known.faceup,
        known.counters, known.links, known.marks,
    )  # fmt: skip


def look_at(g: Game, ref: CardRef) -> Look:
    """What a reference pointed at: now if it is still that card, else its last known information."""
    card = g.cards[ref.id]
    if card.incarnation == ref.incarnation:
        return look(g, ref.id)
    known = g.memory.get(ref)
    if known is None:
        return look(g, ref.id)
    return as_known(known)
