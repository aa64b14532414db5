"""The close step (cfv 7.7): what happens at the end of a battle, until nothing is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.cfv.ch06_turn import end_abilities
from ludex.games.cfv.ch08_playing.check_timing import check_timing
from ludex.kernel.frames import Frame, Goto, Procedure, Return, Signal

if TYPE_CHECKING:
    from ludex.kernel.game import Game

close_step: Procedure[end_abilities.Ending] = Procedure("cfv 7.7", "Close step")
MOMENTS = ("close step", "battle end")


@close_step.row("cfv 7.7.1.1")
def close_begins(g: Game, f: Frame[end_abilities.Ending]) -> Signal | None:
    """Abilities that wait for the close step or the end of the battle stand by, each once in this close step."""
    return end_abilities.begin(g, f, MOMENTS, "cfv 7.7.1.1")


@close_step.row("cfv 7.7.1.1")
def only_once(g: Game, f: Frame[end_abilities.Ending]) -> Signal | None:
    """Those that have stood by already do not again."""
    return end_abilities.only_new(g, f)


@close_step.row("cfv 7.7.1.2")
def check_close(g: Game, f: Frame) -> Signal | None:
    """They are played ..."""
    return check_timing(g)


@close_step.row("cfv 7.7.1.2")
def battle_ends(g: Game, f: Frame) -> Signal | None:
    """... and the battle ends: effects that last until then cease."""
    g.expire("end of battle")
    return None


@close_step.row("cfv 7.7.1.3")
def anything_left(g: Game, f: Frame[end_abilities.Ending]) -> Signal | None:
    """If anything stands by, has to be done or has come that waits for this end, it goes on (misprint: cfv-R22)."""
    if end_abilities.anything_left(g, f, MOMENTS, "cfv 7.7.1.1"):
        return Goto("cfv 7.7.1.1")
    return None


@close_step.row("cfv 7.7.1.4")
def over(g: Game, f: Frame) -> Signal | None:
    """Nobody is attacking or attacked any more."""
    return Return(None)


PROCEDURES = (close_step,)
