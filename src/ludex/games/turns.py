"""Turns, phases and steps: what every book does when one begins or ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.kernel import events
from ludex.kernel.decisions import CONFIRM, Decision, Option
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, number_given
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


class Turns(TypedDict, total=False):
    """What the course of a game goes on with: whose turn is next."""

    next: int


def pick_a_player(g: Game, f: Frame) -> Signal | None:
    """Chance picks a player, whom the next step asks."""
    f.answer = g.random(2)
    return None


def ask_who_goes_first(f: Frame, rule: str, verb: str) -> Ask:
    """The player picked at random says who goes first; `verb` is what the book calls it (fow-2.0 4.4.1:1)."""
    seat = number_given(f)
    options = [Option("first", seat, f"{verb} first"), Option("second", 1 - seat, f"{verb} second")]
    return Ask(Decision(seat, CONFIRM, rule, f"{verb} first or second?", options))


def goes_first(g: Game, f: Frame, seat: int, rule: str) -> Signal | None:
    """A player goes first and will be the first turn player."""
    g.first = g.active = seat
    return perform(g, f, [Event("goes first", rule, seat=seat)])


def begin(g: Game, f: Frame[Turns], rule: str) -> Signal | None:
    """A turn begins: of the player whom the course of the game names `next`, the first of who goes first."""
    seat = f.local.get("next", g.active)
    return perform(g, f, [Event("turn", rule, seat=seat)])


def moments(g: Game, f: Frame, *keys: str, rule: str = "") -> Signal | None:
    """Something begins or ends in the turn player's turn, and what waits for it triggers."""
    made: list[Event] = []
    for key in keys:
        made.append(Event(events.MOMENT, rule, seat=g.active, key=key))
    return perform(g, f, made)
