"""Legion (cfv 10.1.24): Leader and Mate are linked while they are in a legion state; what they do, they do together.

Both lie on the vanguard circle and so are vanguards (cfv 10.1.24.3), each a card of its own (cfv 10.1.24.4).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.ch04_zones.circles import vanguards
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import Card, CardRef
    from ludex.kernel.game import Game

MATE = "legion mate"
ONCE = "was in legion"


class Forming(TypedDict):
    """The values of: coming to be in legion."""

    leader: CardRef
    mate: int
    source: Source | None


forming: Procedure[Forming] = Procedure("cfv 10.1.24.1", "Coming to be in legion")


def in_legion(card: Card) -> bool:
    """Whether a unit is in a legion state now (cfv 10.1.24.14): while it is associated with another (cfv
    10.1.24.2), deleted or not (cfv 10.1.25.10)."""
    return bool(card.links)


def is_mate(card: Card) -> bool:
    """Whether a unit is a Legion Mate (cfv 10.1.24.2)."""
    return bool(card.links) and bool(card.marks.get(MATE))


def vanguard(g: Game, seat: int) -> int:
    """The vanguard; in legion its Leader. -1 if there is none. Of several the one last placed (cfv 9.3.1)."""
    found = [c for c in vanguards(g, seat) if not is_mate(g.cards[c])]
    return max(found, key=lambda c: g.cards[c].since) if found else -1


def both(g: Game, card: int) -> tuple[int, ...]:
    """A unit and the one it is in legion with, the Leader first (cfv 10.1.24.4, cfv 10.1.24.3)."""
    here = g.cards[card]
    if not here.links:
        return (card,)
    pair = (card, *here.links)
    return pair[::-1] if is_mate(here) else pair


def legion(g: Game, leader: int, mate: int, source: Source | None) -> Call:
    """Put a card beside a vanguard that is not in legion, so that both are."""
    return Call(forming, leader=g.cards[leader].ref, mate=mate, source=source)


@forming.row("cfv 10.1.24.1")
def beside(g: Game, f: Frame[Forming]) -> Signal | None:
    """The Mate is placed in the orientation of its Leader (ruling cfv-R4), which is no ride (cfv 10.1.5.1.3)."""
    v = f.local
    leader, mate, source = v["leader"], v["mate"], v["source"]
    there = g.find(leader)
    if there is None or there.zone != zones.VANGUARD or in_legion(there):
        return Return(())
    seat = there.seat
    return perform(
        g, f,
        [Event("legion", seat=seat, card=mate, to=zones.VANGUARD, to_seat=seat, rested=there.rested,
               source=source)],
    )  # fmt: skip


@forming.row("cfv 10.1.24.2")
def associate(g: Game, f: Frame[Forming]) -> Signal | None:
    """From now on they are Leader and Mate (cfv 10.1.24.13)."""
    v = f.local
    leader, mate, source, placed = v["leader"], v["mate"], v["source"], f.answer
    if not placed:
        return Return(())
    made = [
        Event(events.LINK, card=mate, amount=leader[0]),
        Event(events.MARK, card=mate, key=MATE, amount=1),
        *(Event(events.MARK, "cfv 10.2.9.2", card=c, key=ONCE, amount=1) for c in (leader[0], mate)),
        Event("legioned", "cfv 10.1.24.13", card=leader[0], seat=g.cards[leader[0]].seat, source=source),
    ]
    return perform(g, f, made)


@forming.row("cfv 10.1.24.2")
def formed(g: Game, f: Frame) -> Signal | None:
    """The answer is what happened."""
    return Return(f.answer)


def parted(g: Game, happened: list[Event]) -> list[Event]:
    """Whoever of a legion changes zones ends it (cfv 10.1.24.2); being moved to another circle or locked does, too, and
    who is left stays as it is (ruling cfv-R32)."""
    return [
        Event(events.UNLINK, "cfv 10.1.24.2", card=e.card, amount=other)
        for e in happened
        if e.to and g.cards[e.card].links and e.kind not in _TOGETHER
        for other in g.cards[e.card].links
    ]


_TOGETHER = frozenset({"legion"})

PROCEDURES = (forming,)
