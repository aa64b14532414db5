"""The course of a game (cfv 6.2): turns, and the stand, draw, ride and main phases (cfv 6.3 to 6.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games import turns
from ludex.games.cfv.ch04_zones import moving, zones
from ludex.games.cfv.ch04_zones.circles import units
from ludex.games.cfv.ch05_preparation.preparation import preparation
from ludex.games.cfv.ch06_turn import menus
from ludex.games.cfv.ch06_turn.end_phase import end_phase
from ludex.games.cfv.ch07_battle.attack_step import battle_phase
from ludex.games.cfv.ch08_playing import playing
from ludex.games.cfv.ch08_playing.check_timing import check_timing
from ludex.games.cfv.ch10_actions import stand_and_rest
from ludex.games.cfv.ch11_loops import loops
from ludex.kernel.decisions import ACT, CHANCE, TURN, Decision
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Return, Signal, several
from ludex.kernel.loops.declared import Noting

if TYPE_CHECKING:
    from ludex.kernel.game import Game


course: Procedure[turns.Turns] = Procedure("cfv 6.2", "The course of the game")
stand_phase: Procedure = Procedure("cfv 6.3", "Stand phase")
draw_phase: Procedure = Procedure("cfv 6.4", "Draw phase")
ride_phase: Procedure = Procedure("cfv 6.5", "Ride phase")
main_phase: Procedure[Noting] = Procedure("cfv 6.6", "Main phase")


# -- turns (cfv 6.2) ---------------------------------------------------------------------------------------------------
@course.row("cfv 5.2.1")
def prepare(g: Game, f: Frame) -> Signal | None:
    """Prepare the game (cfv 5.2) and stand up (cfv 6.1)."""
    return Call(preparation)


@course.row("cfv 6.2.1")
def begin_turn(g: Game, f: Frame[turns.Turns]) -> Signal | None:
    """A turn begins; whose it is becomes the turn player."""
    return turns.begin(g, f, "cfv 6.2.1")


@course.row("cfv 6.2.1")
def stand(g: Game, f: Frame) -> Signal | None:
    """The phases follow each other in order: stand (cfv 6.3.1) ..."""
    return Call(stand_phase)


@course.row("cfv 6.2.1")
def draw(g: Game, f: Frame) -> Signal | None:
    """... draw (cfv 6.4.1) ..."""
    return Call(draw_phase)


@course.row("cfv 6.2.1")
def ride(g: Game, f: Frame) -> Signal | None:
    """... ride (cfv 6.5.1) ..."""
    return Call(ride_phase)


@course.row("cfv 6.2.1")
def main(g: Game, f: Frame) -> Signal | None:
    """... main (cfv 6.6.1) ..."""
    return Call(main_phase)


@course.row("cfv 6.2.1")
def battle(g: Game, f: Frame) -> Signal | None:
    """... battle (cfv 6.7.1) ..."""
    return Call(battle_phase)


@course.row("cfv 6.2.1")
def end(g: Game, f: Frame) -> Signal | None:
    """... and end (cfv 6.8.1)."""
    return Call(end_phase)


@course.row("cfv 6.8.1.5")
def next_turn(g: Game, f: Frame[turns.Turns]) -> Signal | None:
    """The opponent becomes the turn player."""
    v = f.local
    v["next"] = 1 - g.active
    return Goto("cfv 6.2.1")


# -- stand phase (cfv 6.3) ---------------------------------------------------------------------------------------------
@stand_phase.row("cfv 6.3.1.1")
def stand_begins(g: Game, f: Frame) -> Signal | None:
    """The turn and the stand phase begin."""
    return turns.moments(g, f, "turn", "stand phase")


@stand_phase.row("cfv 6.3.1.1")
def check_stand(g: Game, f: Frame) -> Signal | None:
    """What stands by is played before anything stands."""
    return check_timing(g)


@stand_phase.row("cfv 6.3.1.2")
def stand_all(g: Game, f: Frame) -> Signal | None:
    """All units of the turn player stand, together; not those that an effect keeps from it."""
    return stand_and_rest.stand_in_phase(g, f, units(g, g.active))


@stand_phase.row("cfv 6.3.1.3")
def check_stood(g: Game, f: Frame) -> Signal | None:
    """Then the draw phase."""
    return check_timing(g)


# -- draw phase (cfv 6.4) ----------------------------------------------------------------------------------------------
@draw_phase.row("cfv 6.4.1.1")
def draw_begins(g: Game, f: Frame) -> Signal | None:
    """The draw phase begins."""
    return turns.moments(g, f, "draw phase")


@draw_phase.row("cfv 6.4.1.1")
def check_draw(g: Game, f: Frame) -> Signal | None:
    """What stands by is played before the draw."""
    return check_timing(g)


@draw_phase.row("cfv 6.4.1.2")
def draw_card(g: Game, f: Frame) -> Signal | None:
    """The turn player draws a card, in the very first turn too."""
    return moving.draw(g, f, ((g.active, 1),), None)


@draw_phase.row("cfv 6.4.1.3")
def check_drawn(g: Game, f: Frame) -> Signal | None:
    """Whoever has drawn the last card loses now (cfv 1.2.2.2)."""
    return check_timing(g)


# -- ride phase (cfv 6.5) ----------------------------------------------------------------------------------------------
@ride_phase.row("cfv 6.5.1.1")
def ride_begins(g: Game, f: Frame) -> Signal | None:
    """The ride phase begins."""
    return turns.moments(g, f, "ride phase")


@ride_phase.row("cfv 6.5.1.1")
def check_ride(g: Game, f: Frame) -> Signal | None:
    """What stands by is played before the ride."""
    return check_timing(g)


@ride_phase.row("cfv 6.5.1.2")
def choose_ride(g: Game, f: Frame) -> Signal | None:
    """The turn player may normal ride, once."""
    menu = menus.RIDE
    options = menu.options(g, g.active)
    return Ask(Decision(g.active, ACT, "cfv 6.5.1.2", "Ride phase", options, menu=menu.name, nature=CHANCE))


@ride_phase.row("cfv 6.5.1.2")
def perform_ride(g: Game, f: Frame) -> Signal | None:
    """Ride the chosen card, or go on."""
    answer = several(f)
    return playing.play_card(g, g.active, answer[1], zones.VANGUARD) if answer[0] == "ride" else None


@ride_phase.row("cfv 6.5.1.3")
def check_rode(g: Game, f: Frame) -> Signal | None:
    """Then the main phase."""
    return check_timing(g)


# -- main phase (cfv 6.6) ----------------------------------------------------------------------------------------------
@main_phase.row("cfv 6.6.1.1")
def main_begins(g: Game, f: Frame) -> Signal | None:
    """The main phase begins."""
    return turns.moments(g, f, "main phase")


@main_phase.row("cfv 6.6.1.2")
def check_main(g: Game, f: Frame) -> Signal | None:
    """Before every play timing there is a check timing (cfv 3.6.2, cfv 8.4.2.1)."""
    return check_timing(g)


@main_phase.row("cfv 6.6.1.2")
def choose_action(g: Game, f: Frame[Noting]) -> Signal | None:
    """The turn player has a play timing (cfv 3.6.1, cfv 8.4.2): an action, or nothing (cfv 3.6.3); none that has led
    back to the very same situation often enough, and what can go on for ever as often as wanted (cfv 11.1.1.2)."""
    menu = menus.MAIN
    g.checkpoint = None
    again = loops.offer(g, f)
    options = menu.options(g, g.active)
    if again is not None:
        options.insert(-1, again)
    return Ask(Decision(g.active, ACT, "cfv 6.6.1.2", "Main phase", options, menu=menu.name, nature=TURN))


@main_phase.row("cfv 6.6.1.2", answers=choose_action)
def perform_action(g: Game, f: Frame) -> Signal | None:
    """Do what was chosen: a call, an exchange, an ability; with nothing the phase is over."""
    answer = several(f)
    if answer[0] == "end":  # cfv 6.6.1.3, cfv 3.6.3.2, cfv 8.4.2.3
        g.refusals = g.repeats = frozenset()
        return Return(None)
    if answer[0] == "repeat":
        return Call(loops.repeating, run=answer[1])
    g.checkpoint = g.before_answer()  # should it turn out that it cannot be paid (cfv 8.5.2.3)
    if answer[0] == "call":  # cfv 6.6.1.2.1
        return playing.play_card(g, g.active, answer[1], zones.REAR)
    if answer[0] == "exchange":  # cfv 6.6.1.2.3
        return moving.exchange_column(g, f, g.active, answer[1])
    return playing.activate(g, g.active, answer[1], answer[2])  # cfv 6.6.1.2.2


@main_phase.row("cfv 6.6.1.2")
def next_action(g: Game, f: Frame) -> Signal | None:
    """The same player gets a play timing again (cfv 3.6.3.1, cfv 8.4.2.2)."""
    return Goto("cfv 6.6.1.2")


PROCEDURES = (course, stand_phase, draw_phase, ride_phase, main_phase)
