"""The course of a turn (fow-2.0 5): draw, recovery, call, main, battle, end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch05_turn import turn
from ludex.games.fow.ch05_turn.turn import procedure
from ludex.games.turns import Turns
from ludex.games.turns import moments as moment
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Signal
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


course: Procedure[Turns] = Procedure("fow-2.0 5", "The course of the game", "fow course")


def phase(g: Game, name: str) -> Signal | None:
    """A phase, unless an effect makes the turn player skip it (fow-2.0 1.4:1)."""
    return None if turn.skips(g, name) else Call(procedure(g, name))


# -- turns -------------------------------------------------------------------------------------------------------------
@course.row("fow-2.0 4.4")
def prepare(g: Game, f: Frame) -> Signal | None:
    """Set up the game."""
    return Call(procedure(g, "preparation"))


@course.row("fow-2.0 1.4.1:2")
def begin_turn(g: Game, f: Frame[Turns]) -> Signal | None:
    """A turn begins. What still lasts until the end of the one before stops now (ruling fow-2.0-R2)."""
    seat = f.local.get("next", g.active)
    g.expire("end of turn")
    return perform(g, f, [Event("turn", seat=seat)])


@course.row("fow-2.0 5.1:1")
def turn_begins(g: Game, f: Frame) -> Signal | None:
    """What waits for the beginning of the turn, or of the game, is triggered."""
    g.expire("start of turn")
    keys = ("turn", "game") if g.turn == 1 else ("turn",)
    return moment(g, f, *keys)


@course.row("fow-2.0 5.2:1")
def draw(g: Game, f: Frame) -> Signal | None:
    """The draw phase, not in the very first turn."""
    return None if g.turn == 1 else phase(g, "draw phase")


@course.row("fow-2.0 5.3")
def recovery(g: Game, f: Frame) -> Signal | None:
    """The recovery phase."""
    return phase(g, "recovery phase")


@course.row("fow-2.0 5.4")
def call(g: Game, f: Frame) -> Signal | None:
    """The call phase."""
    return phase(g, "call phase")


@course.row("fow-2.0 5.5")
def main(g: Game, f: Frame) -> Signal | None:
    """The main phase, at whose end the turn player chooses what follows."""
    f.answer = None
    return phase(g, "main phase")


@course.row("fow-2.0 5.5:6")
def chosen_phase(g: Game, f: Frame) -> Signal | None:
    """The chosen phase begins."""
    return None if f.answer == "battle" else Goto("fow-2.0 5.7")


@course.row("fow-2.0 5.6:1")
def battle(g: Game, f: Frame) -> Signal | None:
    """The battle phase, if it was announced."""
    f.answer = "main"
    return phase(g, "battle")


@course.row("fow-2.0 5.6.4:17")
def after_battle(g: Game, f: Frame) -> Signal | None:
    """Back to the main phase, or on to the end phase (ruling fow-2.0-R20)."""
    return Goto("fow-2.0 5.5") if f.answer == "main" else None


@course.row("fow-2.0 5.7")
def end(g: Game, f: Frame) -> Signal | None:
    """The end phase."""
    return phase(g, "end phase")


@course.row("fow-2.0 5.7:3")
def next_turn(g: Game, f: Frame[Turns]) -> Signal | None:
    """The other player's turn follows, unless an effect says otherwise."""
    v = f.local
    v["next"] = turn.next_player(g)
    return Goto("fow-2.0 1.4.1:2")


PROCEDURES = (course,)
PHASES: dict[str, tuple[str, str]] = {
    "draw": ("fow-2.0 5.2:2", "fow draw phase"),
    "recovery": ("fow-2.0 5.3:2", "fow recovery phase"),
    "call": ("fow-2.0 5.4:1", "fow call phase"),
    "main": ("fow-2.0 5.5:1", "fow main phase"),
    "battle": ("fow-2.0 5.6.1:1", "fow battle"),
    "end": ("fow-2.0 5.7:1", "fow end phase"),
}
