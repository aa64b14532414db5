"""The end phase (cfv 6.8): locked and deleted cards come back, abilities of the end, effects that cease."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.cfv.ch06_turn import end_abilities
from ludex.games.cfv.ch08_playing.check_timing import check_timing
from ludex.games.cfv.ch10_actions import locking
from ludex.kernel.frames import Frame, Goto, Procedure, Return, Signal

if TYPE_CHECKING:
    from ludex.kernel.game import Game

end_phase: Procedure[end_abilities.Ending] = Procedure("cfv 6.8", "End phase")
MOMENTS = ("end phase", "turn end")


@end_phase.row("cfv 6.8.1.1")
def return_to_normal(g: Game, f: Frame) -> Signal | None:
    """The turn player turns all locked and deleted cards of their field face up (ruling cfv-R26)."""
    return locking.return_all(g, f, g.active)


@end_phase.row("cfv 6.8.1.2")
def check_unlocked(g: Game, f: Frame) -> Signal | None:
    """What waits for a card to be unlocked is played."""
    return check_timing(g)


@end_phase.row("cfv 6.8.1.3")
def end_begins(g: Game, f: Frame[end_abilities.Ending]) -> Signal | None:
    """Abilities that wait for the end phase or the end of the turn stand by, each once in this end phase."""
    return end_abilities.begin(g, f, MOMENTS, "cfv 6.8.1.3")


@end_phase.row("cfv 6.8.1.3")
def only_once(g: Game, f: Frame[end_abilities.Ending]) -> Signal | None:
    """Those that have stood by already do not again."""
    return end_abilities.only_new(g, f)


@end_phase.row("cfv 6.8.1.4")
def check_end(g: Game, f: Frame) -> Signal | None:
    """They are played ..."""
    return check_timing(g)


@end_phase.row("cfv 6.8.1.4")
def effects_end(g: Game, f: Frame) -> Signal | None:
    """... and what lasts until the end of the turn ceases."""
    g.expire("end of turn")
    return None


@end_phase.row("cfv 6.8.1.5")
def turn_ends(g: Game, f: Frame[end_abilities.Ending]) -> Signal | None:
    """If nothing is left to do the turn ends, else the end phase is gone through again."""
    if end_abilities.anything_left(g, f, MOMENTS, "cfv 6.8.1.3"):
        return Goto("cfv 6.8.1.1")
    return Return(None)


PROCEDURES = (end_phase,)
