"""Who may know which card: by its zone, by how it lies there, and by what has been shown.

A zone says who sees its cards; a card turned face down may be hidden in a public
zone, from all or from all but its owner; whoever was shown a card goes on knowing it until it
is shuffled away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel import events
from ludex.kernel.cards import CardRef, Definition
from ludex.kernel.memo import of_games
from ludex.kernel.zones import OWNER, PUBLIC, ZoneSpec

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Characteristics, Snapshot
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

EVERYBODY = 3


def lies_open(spec: ZoneSpec, to: int | None, *, seat: int, owner: int, faceup: bool) -> bool:
    """Whether a seat (None: a spectator) sees a card that lies like this in this zone of this player.

    Faceup cards can be read; whether a card has one face or two makes no difference.
    """
    if spec.sight is PUBLIC:
        return faceup or not spec.facedown_hidden or (spec.facedown_owner and to == owner)
    if spec.faceup_public and faceup:
        return True
    return spec.sight is OWNER and to == seat


def knows(known: int, seat: int | None) -> bool:
    """Whether a mask of seats says that this seat was shown a card; spectators know what everybody knows."""
    return known == EVERYBODY if seat is None else bool(known >> seat & 1)


def sees(g: Game, seat: int | None, card: Card) -> bool:
    """Whether a seat may know a card where it is now."""
    spec = g.rules.spec.get(card.zone)
    if spec is None:  # it has ceased to exist
        return False
    if knows(card.known, seat):
        return True
    return lies_open(spec, seat, seat=card.seat, owner=card.owner, faceup=card.faceup)


def visible(g: Game, seat: int | None, spec: ZoneSpec, ids: tuple[int, ...]) -> list[int]:
    """The cards of one zone that a seat may know where they are now."""
    cards = g.cards
    if spec.sight is PUBLIC and not spec.facedown_hidden:
        return list(ids)
    if spec.sight is PUBLIC or spec.faceup_public:
        return [cid for cid in ids if sees(g, seat, cards[cid])]
    if spec.sight is OWNER and ids and cards[ids[0]].seat == seat:
        return list(ids)
    mask = EVERYBODY if seat is None else 1 << seat
    return [cid for cid in ids if cards[cid].known & mask == mask]


def saw(g: Game, seat: int | None, was: Snapshot) -> bool:
    """Whether a seat could see a card where it last was."""
    return lies_open(g.rules.spec[was.zone], seat, seat=was.seat, owner=was.owner, faceup=was.faceup)


def _called(chars: Characteristics, definition: Definition) -> str:
    """What a card is called by whoever may know it; on a side without a name it has its printed one."""
    return chars.name if chars.names else definition.name


def acting(e: Event) -> CardRef | None:
    """The card whose ability was played, as it was when that was triggered or begun: paying for it may have moved it to
    where nobody sees it."""
    source = e.source
    if e.kind != "played" or source is None or source.card != e.card:
        return None
    return CardRef(source.card, source.incarnation)


class Eyes:
    """One seat looking at a game as it stands, and back at what it saw (None: a spectator)."""

    __slots__ = ("g", "seat")

    def __init__(self, g: Game, seat: int | None) -> None:
        self.g: Game = g
        self.seat: int | None = seat

    def sees(self, cid: int) -> bool:
        """Whether the seat may know a card where it is now."""
        return sees(self.g, self.seat, self.g.cards[cid])

    def name(self, ref: CardRef) -> str | None:
        """The name of what a reference points at, now or as last known, if the seat may know it."""
        if ref.id < 0:
            return None
        card = self.g.cards[ref.id]
        if card.incarnation == ref.incarnation:
            return _called(self.g.chars(ref.id), card.definition) if self.sees(ref.id) else None
        was = self._recall(ref)
        return _called(was.chars, was.definition) if was is not None and saw(self.g, self.seat, was) else None

    def tag(self, ref: CardRef) -> str:
        """What a card is called that a reference points at, now or as last known."""
        card = self.g.cards[ref.id]
        if card.incarnation == ref.incarnation:
            return card.tag
        was = self._recall(ref)
        return was.tag if was is not None else ""

    def witnessed(self, e: Event) -> str | None:
        """The name of the card an event was about, if the seat could know then which card it was.

        A movement is seen from where it began or from where it ended. Anything else is seen where the card
        lay; a card that has been shuffled away since is not named any more: its number belongs to another
        card now.
        """
        was = e.before
        if was is not None:
            known = saw(self.g, self.seat, was) or self._arrived(e, was.owner)
            return _called(was.chars, was.definition) if known else None
        if e.kind == events.CREATE:
            made = e.value
            return made.name if isinstance(made, Definition) and self._arrived(e, e.to_seat) else None
        ref = CardRef(e.card, e.incarnation)
        if e.kind == events.LOOK and e.seat != self.seat:
            return None
        if e.kind in (events.LOOK, events.REVEAL):
            return self._shown(ref)
        name, acted = self.name(ref), acting(e)
        return self.name(acted) if name is None and acted is not None else name

    def followed(self, e: Event) -> bool:
        """Whether the seat saw which card it was that is called something else since."""
        return e.kind == events.CREATE or self._arrived(e, self.g.cards[e.card].owner)

    def _arrived(self, e: Event, owner: int) -> bool:
        spec = self.g.rules.spec.get(e.to)
        return spec is not None and lies_open(spec, self.seat, seat=e.to_seat, owner=owner, faceup=e.faceup)

    def _shown(self, ref: CardRef) -> str | None:
        """The name of a card that was shown, as long as its number still tells which one it was."""
        card = self.g.cards[ref.id]
        if card.incarnation == ref.incarnation:
            return _called(self.g.chars(ref.id), card.definition)
        was = self._recall(ref)
        return _called(was.chars, was.definition) if was is not None else None

    def _recall(self, ref: CardRef) -> Snapshot | None:
        """A card as it left: from the game's memory, or from the log where a ruleset forgets sooner."""
        was = self.g.memory.get(ref)
        if was is not None:
            return was
        return self._past().get(ref)

    def _past(self) -> dict[CardRef, Snapshot]:
        """Every card as it left. A list of events only grows, so that each is gone through once."""
        g, log = self.g, self.g.log
        found = of_games.opened(g.shown).get("past")
        if not isinstance(found, _Past) or found.items is not log.items or found.size > log.size:
            found = _Past(log.items)
        if found.size < log.size:
            found.left.update([(e.before.ref, e.before) for e in log.since(found.size) if e.before is not None])
            found.size = log.size
        g.shown["past"] = found
        return found.left


class _Past:
    """Which cards have left, according to so many events of a list."""

    __slots__ = ("items", "left", "size")

    def __init__(self, items: list[Event]) -> None:
        self.items: list[Event] = items
        self.size: int = 0
        self.left: dict[CardRef, Snapshot] = {}
