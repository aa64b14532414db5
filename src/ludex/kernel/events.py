"""Events: the only way state changes. Each says what happened, to what, how much, from where, and by which rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
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
MERE: Final = frozenset({MOMENT, LOOK, REVEAL})

# Kinds that may put something into the state it is already in; a ruleset adds its own.
FUTILE: Final = frozenset({REST, READY, FLIP})

# Kinds after which every card is where and what it was.
STEADY: Final = MERE | frozenset({REST, READY, VALUE, SHUFFLE, MARK, USE_UP, "played"})


class Event:
    """Something that happens, or that would.

    A movement has `to`; the other fields are used as the kind needs them. Once performed it is a frozen fact in the
    log: `before` is the moved card's last known information, `arrived` the incarnation it has afterwards, `origin` the
    zone it came from if it only passed through another, `batch` is the same for what happened simultaneously.
    `secret`: other players do not learn where in the zone it went; if `key` is RANDOM nobody does. `place`: 0 top, -1
    bottom, n the nth from the top.
    """

    __slots__ = (
        "kind", "rule", "seat", "card", "incarnation", "to", "to_seat", "place", "frm", "frm_seat", "amount",
        "key", "value", "source", "faceup", "rested", "before", "arrived", "turn", "replaced", "batch", "carry",
        "origin", "secret", "face",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        rule: str,
        seat: int = -1,
        card: int = -1,
        to: str = "",
        to_seat: int = -1,
        place: int = 0,
        amount: int = 0,
        key: str = "",
        value: object = None,
        source: Source | None = None,
        faceup: bool = True,
        rested: bool = False,
        carry: bool = False,
        secret: bool = False,
        face: int = 0,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.card = card
        self.incarnation = -1
        self.to = to
        self.to_seat = to_seat
        self.place = place
        self.frm = ""
        self.frm_seat = -1
        self.amount = amount
        self.key = key
        self.value = value
        self.source = source
        self.faceup = faceup
        self.rested = rested
        self.before: Snapshot | None = None
        self.arrived = -1
        self.turn = 0
        self.replaced: tuple[tuple[int, int, int, int], ...] = ()
        self.batch = 0
        self.carry = carry
        self.origin = ""
        self.secret = secret
        self.face = face

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
        what = f" c{self.card}" if self.card >= 0 else ""
        much = f" {self.amount}" if self.amount else ""
        return f"<{self.kind}{what}{where}{much} [{self.rule}]>"


class Pending:
    """An automatic ability whose trigger condition was met once and that waits to be played.

    `group` ties together more met conditions than a per-turn limit allows; `quota` is how many of them may be played.
    """

    __slots__ = ("source", "event", "serial", "group", "quota")

    def __init__(self, source: Source, event: Event | None, serial: int, group: int = -1, quota: int = 0) -> None:
        self.source = source
        self.event = event
        self.serial = serial
        self.group = group
        self.quota = quota

    @property
    def seat(self) -> int:
        return self.source.seat

    @property
    def ref(self) -> CardRef:
        from ludex.kernel.cards import CardRef

        return CardRef(self.source.card, self.source.incarnation)


class Played:
    """What was played and waits to be resolved, kept by the card that stands for it: where it comes from, what its text
    has named and chosen so far, what triggered it, and what sort of thing it is in the words of the game.
    """

    __slots__ = ("source", "bind", "event", "kind")

    def __init__(self, source: Source, bind: dict[object, object], event: Event | None, kind: str) -> None:
        self.source = source
        self.bind = bind
        self.event = event
        self.kind = kind


class Log:
    """The events so far. Clones share one list until they part."""

    __slots__ = ("items", "size")

    def __init__(self, items: list[Event], size: int) -> None:
        self.items = items
        self.size = size

    def append(self, event: Event) -> None:
        items, size = self.items, self.size
        if len(items) != size:
            items = self.items = items[:size]
        items.append(event)
        self.size = size + 1

    def twin(self) -> Log:
        return Log(self.items, self.size)

    def since(self, mark: int) -> list[Event]:
        return self.items[mark : self.size]
