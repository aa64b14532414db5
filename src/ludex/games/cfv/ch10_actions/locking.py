"""Locking, unlocking (cfv 10.1.21, 10.1.23) and deleting units (cfv 10.1.25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.cfv.ch04_zones import zones
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def _there(g: Game, cards: tuple[int, ...]) -> list[int]:
    return [c for c in cards if g.cards[c].zone in zones.CIRCLES]


def lock(g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
    """Units become locked cards: face down and different cards (cfv 10.1.21.1, cfv 10.1.21.2)."""
    made = [
        Event("lock", "cfv 10.1.21.1", seat=g.cards[c].seat, card=c, to=g.cards[c].zone, to_seat=g.cards[c].seat,
              face=zones.LOCKED, source=source)
        for c in _there(g, cards)
        if g.cards[c].face != zones.LOCKED
    ]  # fmt: skip
    return perform(g, f, made)


def _unlocked(g: Game, cards: list[int], rule: str, source: Source | None) -> list[Event]:
    """Locked cards are turned face up, standing (cfv 10.1.23.3), as new cards (cfv 10.1.23.2) on the circle where they
    are, so that nothing is placed (cfv 10.1.23.4)."""
    return [
        Event("unlock", rule, seat=g.cards[c].seat, card=c, to=g.cards[c].zone, to_seat=g.cards[c].seat, source=source)
        for c in cards
        if g.cards[c].face == zones.LOCKED
    ]


def unlock(g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
    """Unlock cards (cfv 10.1.23.1)."""
    return perform(g, f, _unlocked(g, _there(g, cards), "cfv 10.1.23.1", source))


def delete(g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
    """Units are turned to their deleted side, the same units in the same orientation (cfv 10.1.25.1, cfv 10.1.25.2):
    they battle as before (cfv 10.1.25.4), can be given abilities (cfv 10.1.25.7) and lose power (cfv 10.1.25.8), and
    what lasts on them goes on when they are turned back (cfv 10.1.25.9)."""
    made = [
        Event(events.FLIP, "cfv 10.1.25.2", seat=g.cards[c].seat, card=c, face=zones.DELETED, source=source)
        for c in _there(g, cards)
        if g.cards[c].face == zones.PRINTED
    ]
    return perform(g, f, made)


def _restored(g: Game, cards: list[int], rule: str) -> list[Event]:
    """Deleted units are turned face up (cfv 10.1.25.5)."""
    return [
        Event(events.FLIP, rule, seat=g.cards[c].seat, card=c, face=zones.PRINTED)
        for c in cards
        if g.cards[c].face == zones.DELETED
    ]


def return_all(g: Game, f: Frame, seat: int) -> Signal | None:
    """All locked and deleted cards of a player's field return to normal (cfv 6.8.1.1)."""
    there = [c for zone in zones.CIRCLES for c in g.zone(seat, zone)]
    return perform(g, f, _unlocked(g, there, "cfv 6.8.1.1", None) + _restored(g, there, "cfv 6.8.1.1"))
