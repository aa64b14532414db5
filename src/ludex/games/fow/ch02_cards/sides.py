"""Which side of a double-sided card is played (fow 12.8:2, 14.3): what is asked of it is asked of that side."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ludex.enact.standing.permissions import rules_on
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.text import nodes
from ludex.kernel.pipeline.appliers import flip

if TYPE_CHECKING:
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

SIDE_SINCE = "side since"
FUTURE = "future"  # how ways of playing a card with its future side up end


def has_future(g: Game, card: int) -> bool:
    """Whether a card has a future side that may be played instead (fow 12.8:2, fow 14.3:1)."""
    return len(g.cards[card].definition.faces) == 2 and bool(rules_on(g, card, nodes.Shift))


def either(g: Game, card: int, way: str) -> tuple[str, ...]:
    """A way of playing a card, with the past side up and, if it has one, with the future side up."""
    return (way, f"{way}-{FUTURE}".lstrip("-")) if has_future(g, card) else (way,)


def manner(way: str) -> str:
    """How a card is played, whichever side is up."""
    return way.removesuffix(FUTURE).removesuffix("-")


def played(way: str) -> int:
    """The side that is put into the chase."""
    return zones.BACK if way.endswith(FUTURE) else zones.FRONT


@contextmanager
def as_played(g: Game, card: int, way: str) -> Iterator[str]:
    """A question about a card as it will lie in the chase, and how it gets there: its cost, its text, and whether it
    has Quickcast are those of the side that is played (fow 12.3:2.1)."""
    if played(way) == zones.FRONT:
        yield way
        return
    with g.turned(card, zones.BACK):
        yield manner(way)


def apply_flip(g: Game, e: Event) -> None:
    """A card is turned over; the abilities of another side are active from now on, see fow 9.9:3.2."""
    card = g.own(e.card)
    if card.face != e.face:
        card.marks = {**card.marks, SIDE_SINCE: g.tick()}
        card.heard = ()
    flip(g, e)
