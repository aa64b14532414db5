"""Events: the only way state changes. Each says what happened, to what, how much, from where, and by which rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import CardRef, Snapshot

# Kinds the kernel itself performs. Games add their own words for movements and their own happenings.
MOVE: Final = "move"
CREATE: Final = "create"
ELIMINATE: Final = "eliminate"
REST: Final = "rest"
READY: Final = "ready"
FLIP: Final = "flip"
CHANGE: Final = "change"
LASTING: Final = "lasting"
COUNTER: Final = "counter"
VALUE: Final = "value"
LINK: Final = "link"
UNLINK: Final = "unlink"
SHUFFLE: Final = "shuffle"
REVEAL: Final = "reveal"
LOOK: Final = "look"
MARK: Final = "mark"
MOMENT: Final = "moment"
LOSE: Final = "lose the game"
RANDOM: Final = "random"
COST: Final = "cost"  # the key of a move that pays for something
CONCEDE: Final = "concede"
AWAIT: Final = "await"
USE_UP: Final = "use up"
AGE: Final = "age"

# Kinds that tell something without changing any card, zone or value; a ruleset adds its own.
TELLS_ONLY: Final = frozenset({MOMENT, LOOK, REVEAL})

# Kinds after which every card is where and what it was.
STEADY: Final = TELLS_ONLY | frozenset({REST, READY, VALUE, SHUFFLE, MARK, USE_UP, AWAIT, "played"})


# Facts are made by the hundred thousand, so msgspec makes them; none leads back to itself, so none is looked at by the
# collector of cycles (docs/decisions/0015).
class Event(Struct, eq=False, gc=False):
    """Something that happens, or that would.

    A movement has `to`; the other fields are used as the kind needs them. Once performed it is a frozen fact in the
    log: `before` is the moved card's last known information, `arrived` the incarnation it has afterwards, `origin` the
    zone it came from if it only passed through another, `batch` is the same for what happened simultaneously. `tag` is
    what the card was called, `became` what it is called since if that is something else.
    `secret`: other players do not learn where in the zone it went; if `key` is RANDOM nobody does. `place`: 0 top, -1
    bottom, n the nth from the top.
    """

    kind: str
    rule: str = ""  # if left out, that of the row which lets it happen
    seat: int = -1
    card: int = -1
    to: str = ""
    to_seat: int = -1
    place: int = 0
    amount: int = 0
    key: str = ""
    value: object = None
    source: Source | None = None
    faceup: bool = True
    rested: bool = False
    carry: bool = False
    secret: bool = False
    face: int = 0
    # What is known when it has happened.
    incarnation: int = -1
    frm: str = ""
    frm_seat: int = -1
    before: Snapshot | None = None
    arrived: int = -1
    turn: int = 0
    replaced: tuple[tuple[int, int, int, int], ...] = ()
    batch: int = 0
    origin: str = ""
    tag: str = ""
    became: str = ""

    def twin(self) -> Event:
        """A fresh event like this one, for a replacement to alter."""
        e = Event(
            self.kind, self.rule, seat=self.seat, card=self.card, to=self.to, to_seat=self.to_seat, place=self.place,
            amount=self.amount, key=self.key, value=self.value, source=self.source, faceup=self.faceup,
            rested=self.rested, carry=self.carry, secret=self.secret, face=self.face,
        )  # fmt: skip
        e.replaced = self.replaced
        return e

    def __repr__(self) -> str:
        where = f" {self.frm}->{self.to}" if self.to else ""
        what = f" {self.tag or self.card}" if self.card >= 0 else ""
        much = f" {self.amount}" if self.amount else ""
        return f"<{self.kind}{what}{where}{much} [{self.rule}]>"


OFFERED = -1


class Pending(Struct, eq=False, frozen=True):
    """An automatic ability whose trigger condition was met once and that waits to be played.

    `serial` tells it from others that wait; what is only offered has no number yet (`OFFERED`). `group` ties together
    more met conditions than a per-turn limit allows; `quota` is how many of them may be played.
    """

    source: Source
    event: Event | None
    serial: int
    group: int = -1
    quota: int = 0

    @property
    def seat(self) -> int:
        return self.source.seat

    @property
    def ref(self) -> CardRef:
        from ludex.kernel.cards import CardRef

        return CardRef(self.source.card, self.source.incarnation)


class Played(Struct, eq=False, frozen=True):
    """What was played and waits to be resolved, kept by the card that stands for it: where it comes from, what its text
    has named and chosen so far, what triggered it, and what sort of thing it is in the words of the game.
    """

    source: Source
    bind: dict[object, object]
    event: Event | None
    kind: str


class Log:
    """The events so far. Clones share one list until they part. `unread`: so many at the beginning were loaded and lie
    still in pieces; they are read when somebody looks that far back."""

    __slots__ = ("items", "pieces", "size", "unread")

    def __init__(self, items: list[Event], size: int, pieces: Pieces | None = None, unread: int = 0) -> None:
        self.items: list[Event] = items
        self.size: int = size
        self.pieces: Pieces | None = pieces
        self.unread: int = unread

    def append(self, event: Event) -> None:
        items, size = self.items, self.size
        if len(items) != size:
            items = self.items = items[:size]
        items.append(event)
        self.size = size + 1

    def twin(self) -> Log:
        return Log(self.items, self.size, self.pieces, self.unread)

    def since(self, mark: int) -> list[Event]:
        if mark < self.unread:
            self._read(mark)
        return self.items[mark : self.size]

    def backwards(self) -> Iterator[Event]:
        """The events, the last first."""
        for at in range(self.size - 1, -1, -1):
            yield self.at(at)

    def at(self, n: int) -> Event:
        """One event by its number."""
        if n < self.unread and self.pieces is not None:
            return self.pieces.at(n)
        return self.items[n]

    def _read(self, mark: int) -> None:
        assert self.pieces is not None
        self.unread = self.pieces.read(self.items, mark, self.unread)


class Pieces(Protocol):
    """A log in pieces, as a save holds it."""

    def at(self, n: int) -> Event:
        """One of its events, always the same object."""
        ...

    def read(self, items: list[Event], mark: int, unread: int) -> int:
        """Put the events from a number on, of those that are not read yet, into their places; how many are left."""
        ...
