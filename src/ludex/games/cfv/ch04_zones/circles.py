"""Circles (cfv 4.6): columns, rows, what lies on them, and of which type they are (cfv 3.17.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.cfv.ch04_zones import zones

if TYPE_CHECKING:
    from ludex.kernel.cards import Card
    from ludex.kernel.game import Game

FRONT = (zones.LEFT_FRONT, zones.VANGUARD, zones.RIGHT_FRONT)  # cfv 4.6.3
BACK = (zones.LEFT_BACK, zones.CENTER_BACK, zones.RIGHT_BACK)
ROW = {**dict.fromkeys(FRONT, "front"), **dict.fromkeys(BACK, "back")}
COLUMN = {zone: at for row in (FRONT, BACK) for at, zone in enumerate(row)}  # cfv 4.6.2
BEHIND = dict(zip(FRONT, BACK, strict=True))


def same_column(seat: int, zone: str, other_seat: int, other: str) -> bool:
    """Whether two circles are in one column; across the field left meets right (cfv 4.6.2.1)."""
    if zone not in COLUMN or other not in COLUMN:
        return False
    mirrored = COLUMN[other] if seat == other_seat else 2 - COLUMN[other]
    return COLUMN[zone] == mirrored


def locked(card: Card) -> bool:
    """Whether a card is a locked card (cfv 10.1.21.3)."""
    return card.face == zones.LOCKED


def is_lock(g: Game, seat: int, zone: str) -> bool:
    """Whether a circle is of lock type: as long as a locked card lies there (cfv 4.6.7, cfv 3.17.5.1.1.4), and no
    longer (cfv 10.1.21.5, cfv 10.1.21.6, cfv 10.1.21.7). It is of no other type then (ruling cfv-R49)."""
    there = g.zones[g.rules.slots[zone][seat]]
    return bool(there) and any([g.cards[c].face == zones.LOCKED for c in there])


def rear_circles(g: Game, seat: int) -> tuple[str, ...]:
    """The circles of rear-guard type (cfv 3.17.5.1.1.2): empty, or with a card that is not locked (cfv 4.6.6); a
    deleted unit changes nothing (ruling cfv-R15)."""
    return tuple([zone for zone in zones.REAR_GUARDS if not is_lock(g, seat, zone)])


def open_circles(g: Game, seat: int) -> tuple[str, ...]:
    """The rear-guard circles without a card."""
    return tuple([zone for zone in zones.REAR_GUARDS if not g.zone(seat, zone)])


def units(g: Game, seat: int, circles: tuple[str, ...] = zones.CIRCLES) -> list[int]:
    """A player's units: the cards on the field except locked ones (cfv 3.8.1). Their master is whose circles they are
    on, whoever owns them (cfv 3.4.2)."""
    cards, there, slots = g.cards, g.zones, g.rules.slots
    return [c for zone in circles for c in there[slots[zone][seat]] if cards[c].face != zones.LOCKED]


def rear_guards(g: Game, seat: int) -> list[int]:
    """The units on rear-guard circles (cfv 3.10.1), one on each (cfv 3.10.1.1)."""
    return units(g, seat, zones.REAR_GUARDS)


def vanguards(g: Game, seat: int) -> list[int]:
    """The units on the vanguard circle (cfv 3.9.1): one, or a Legion Leader and its Mate (cfv 3.9.1.1)."""
    return units(g, seat, (zones.VANGUARD,))
