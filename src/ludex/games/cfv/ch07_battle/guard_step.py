"""The guard step (cfv 7.4): the non-turn player calls guardians and intercepts, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games import turns
from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.ch06_turn import menus
from ludex.games.cfv.ch08_playing import playing
from ludex.games.cfv.ch08_playing.check_timing import check_timing
from ludex.games.cfv.ch10_actions import calling
from ludex.kernel.decisions import ACT, ATTACKED, Decision
from ludex.kernel.frames import Ask, Frame, Goto, Procedure, Signal, several

if TYPE_CHECKING:
    from ludex.kernel.game import Game

guard_step: Procedure = Procedure("cfv 7.4", "Guard step")


@guard_step.row("cfv 7.4.1.1")
def guard_begins(g: Game, f: Frame) -> Signal | None:
    """Abilities that wait for the beginning of the guard step stand by."""
    return turns.moments(g, f, "guard step")


@guard_step.row("cfv 7.4.1.2")
def check_guard(g: Game, f: Frame) -> Signal | None:
    """Before the play timing there is a check timing."""
    return check_timing(g)


@guard_step.row("cfv 7.4.1.2")
def choose_guard(g: Game, f: Frame) -> Signal | None:
    """The non-turn player gets a play timing; who can do nothing passes (cfv 7.4.1.2.3.1)."""
    seat = 1 - g.active
    options = menus.GUARD.options(g, seat)
    return Ask(Decision(seat, ACT, "cfv 7.4.1.2", "Guard?", options, menu=menus.GUARD.name, nature=ATTACKED))


@guard_step.row("cfv 7.4.1.2")
def perform_guard(g: Game, f: Frame) -> Signal | None:
    """A normal call to the guardian circle (cfv 7.4.1.2.1), an intercept (cfv 7.4.1.2.2), or on (cfv 7.4.1.2.3)."""
    answer = several(f)
    if answer[0] == "pass":
        return Goto("cfv 7.4.1.4")
    if answer[0] == "guard":
        return playing.play_card(g, 1 - g.active, answer[1], zones.GUARDIAN)
    return calling.guard(g, f, (answer[1],), None, key="intercept")


@guard_step.row("cfv 7.4.1.2")
def guard_again(g: Game, f: Frame) -> Signal | None:
    """Again, until the player passes."""
    return Goto("cfv 7.4.1.2")


@guard_step.row("cfv 7.4.1.4")
def check_guarded(g: Game, f: Frame) -> Signal | None:
    """Then the drive step or the damage step."""
    return check_timing(g)


PROCEDURES = (guard_step,)
