"""Turns, phases and steps: what every book does when one begins or ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.performing import perform

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def begin(g: Game, f: Frame, rule: str) -> Signal | None:
    """A turn begins: of the player whom the course of the game names `next`, the first of who goes first."""
    seat = f.local.get("next", g.active)
    assert isinstance(seat, int)
    return perform(g, f, [Event("turn", rule, seat=seat)])


def moments(g: Game, f: Frame, rule: str, *keys: str) -> Signal | None:
    """Something begins or ends in the turn player's turn, and what waits for it triggers."""
    return perform(g, f, [Event(events.MOMENT, rule, seat=g.active, key=key) for key in keys])
