"""The phases of a turn besides battle (fow-2.0 5.2 to 5.5, 5.7): draw, recovery, call, main, end. The players act
after the abilities for the beginning of a phase and again after what the phase does by itself (ruling fow-2.0-R21),
which cannot be chased (fow-2.0 12:1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.fow.ch03_zones import control, moving, zones
from ludex.games.fow.ch05_turn import turn
from ludex.games.fow.ch06_priority.obstacles import prohibited
from ludex.games.fow.ch07_actions import judgment
from ludex.games.fow.ch09_wills.wills import lose_wills
from ludex.games.fow.editions.v2_0.priority import act, answer
from ludex.games.fow.rules_of import rules_of
from ludex.games.turns import moments as moment
from ludex.kernel import events
from ludex.kernel.decisions import CHANCE, CHOOSE, DOOR, STEP, Decision, Option
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Frame, Goto, Procedure, Return, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class MainPhase(TypedDict, total=False):
    """The values of: main phase."""

    chosen: str


draw_phase: Procedure = Procedure("fow-2.0 5.2", "Draw phase", "fow draw phase")
recovery_phase: Procedure = Procedure("fow-2.0 5.3", "Recovery phase", "fow recovery phase")
call_phase: Procedure = Procedure("fow-2.0 5.4", "Call phase", "fow call phase")
main_phase: Procedure[MainPhase] = Procedure("fow-2.0 5.5", "Main phase", "fow main phase")
end_phase: Procedure = Procedure("fow-2.0 5.7", "End phase", "fow end phase")


# -- draw phase --------------------------------------------------------------------------------------------------------
@draw_phase.row("fow-2.0 5.2:2")
def draw_begins(g: Game, f: Frame) -> Signal | None:
    """What waits for the beginning of the draw phase is triggered."""
    return moment(g, f, "draw phase")


draw_phase.add("fow-2.0 5.1:2", act)


@draw_phase.row("fow-2.0 5.2:3")
def draw_card(g: Game, f: Frame) -> Signal | None:
    """The turn player draws a card (fow-2.0 12.1:1); who cannot has lost (fow-2.0 11.1:2). Then players may act on it
    (fow-2.0 12.1:2, ruling fow-2.0-R17)."""
    if not g.zone(g.active, zones.DECK) and not moving.would_be_replaced(g, g.active):
        return perform(g, f, [lost(g)])
    return moving.draw_for_turn(g, f)


def lost(g: Game) -> Event:
    """The turn player had to draw and could not (fow-2.0 11.1:2)."""
    return Event(events.LOSE, "fow-2.0 11.1:2", seat=g.active)


draw_phase.add("fow-2.0 9.1:6", act)  # the turn player goes on (fow-2.0 10.3:3)


@draw_phase.row("fow-2.0 5.2:4")
def draw_ends(g: Game, f: Frame) -> Signal | None:
    """What waits for the end of the draw phase is triggered."""
    return moment(g, f, "draw phase end")


draw_phase.add("fow-2.0 5.2:4", answer)


# -- recovery phase ----------------------------------------------------------------------------------------------------
@recovery_phase.row("fow-2.0 5.3:2")
def wills_vanish(g: Game, f: Frame) -> Signal | None:
    """All will vanishes before anything else (fow-2.0 12.2:1)."""
    return lose_wills(g, f, "fow-2.0 5.3:2")


@recovery_phase.row("fow-2.0 5.3:3")
def recovery_begins(g: Game, f: Frame) -> Signal | None:
    """What waits for the beginning of the recovery phase is triggered."""
    return moment(g, f, "recovery phase")


recovery_phase.add("fow-2.0 5.1:2", act)


@recovery_phase.row("fow-2.0 5.3:4")
def leave_rested(g: Game, f: Frame) -> Signal | None:
    """What a text lets stay rested may (fow-2.0 1.4:1)."""
    return moving.stay_rested(g, f, g.active)


@recovery_phase.row("fow-2.0 5.3:4")
def recover(g: Game, f: Frame) -> Signal | None:
    """The turn player's cards on the field and in the stone and ruler areas recover (fow-2.0 12.2:2)."""
    stay = several(f)
    return moving.recover_all(g, f, g.active, stay)


recovery_phase.add("fow-2.0 9:1", act)


@recovery_phase.row("fow-2.0 5.3:5")
def recovery_ends(g: Game, f: Frame) -> Signal | None:
    """What waits for the end of the recovery phase is triggered."""
    return moment(g, f, "recovery phase end")


recovery_phase.add("fow-2.0 5.3:5", answer)


# -- call phase --------------------------------------------------------------------------------------------------------
@call_phase.row("fow-2.0 5.4:1")
def call_begins(g: Game, f: Frame) -> Signal | None:
    """What waits for the beginning of the call phase is triggered."""
    return moment(g, f, "call phase")


call_phase.add("fow-2.0 5.1:2", act)


@call_phase.row("fow-2.0 5.4:2")
def choose_call(g: Game, f: Frame) -> Signal | None:
    """The turn player calls a stone or declares that none is called (fow-2.0 5.4:4)."""
    options = [Option("pass", False, "Call no magic stone")]
    if may_call(g):
        options.insert(0, Option("call", True, "Call a magic stone"))
    return Ask(Decision(g.active, CHOOSE, "fow-2.0 5.4:2", "Call a magic stone?", options, nature=CHANCE))


def may_call(g: Game) -> bool:
    """Whether there is a recovered ruler or J-ruler to rest, and a stone to call."""
    if not judgment.callers(g, g.active) or not g.zone(g.active, zones.STONE_DECK):
        return False
    return prohibited(g, Event("call", "fow-2.0 5.4:3", seat=g.active)) is None


@call_phase.row("fow-2.0 5.4:3")
def choose_caller(g: Game, f: Frame) -> Signal | None:
    """A ruler or J-ruler is rested for it ..."""
    return judgment.choose_caller(g, f, g.active, "fow-2.0 5.4:3") if f.answer else Goto("fow-2.0 9:1")


@call_phase.row("fow-2.0 5.4:3")
def call_stone(g: Game, f: Frame) -> Signal | None:
    """... and the top card of the magic stone deck is revealed ..."""
    rested = several(f)
    made = [Event(events.REST, seat=g.active, card=c) for c in rested]
    top = g.zone(g.active, zones.STONE_DECK)[0]
    return perform(g, f, [*made, Event(events.REVEAL, seat=g.active, card=top)])


@call_phase.row("fow-2.0 2.7:1")
def put_stone(g: Game, f: Frame) -> Signal | None:
    """... and put into the stone area."""
    called = Event("called", "fow-2.0 5.4:3", seat=g.active)
    return perform(g, f, [called, *judgment.stones(g, g.active, 1, None, "fow-2.0 5.4:3")])


call_phase.add("fow-2.0 9:1", act)


@call_phase.row("fow-2.0 5.4:5")
def call_ends(g: Game, f: Frame) -> Signal | None:
    """What waits for the end of the call phase is triggered."""
    return moment(g, f, "call phase end")


call_phase.add("fow-2.0 5.4:5", answer)


# -- main phase --------------------------------------------------------------------------------------------------------
@main_phase.row("fow-2.0 5.5:2")
def main_begins(g: Game, f: Frame) -> Signal | None:
    """What waits for the beginning of the main phase is triggered."""
    return moment(g, f, "main phase")


main_phase.add("fow-2.0 5.5:1", act)


@main_phase.row("fow-2.0 5.5:4")
def choose_phase(g: Game, f: Frame) -> Signal | None:
    """When both have passed with no chase the turn player chooses between battle and the end (ruling fow-2.0-R23); who
    must attack and can goes to battle (fow-2.0 1.4:1)."""
    options = [Option("battle", "battle", "Go to battle", (), DOOR), Option("end", "end", "End the turn")]
    if not rules_of(g).may_forfeit(g, g.active):
        options.pop()
    return Ask(Decision(g.active, CHOOSE, "fow-2.0 5.5:4", "Battle, or end the turn?", options, nature=STEP))


@main_phase.row("fow-2.0 5.5:5")
def main_ends(g: Game, f: Frame[MainPhase]) -> Signal | None:
    """What waits for the end of the main phase is triggered."""
    v = f.local
    v["chosen"] = str(f.answer)
    return moment(g, f, "main phase end")


main_phase.add("fow-2.0 5.5:5", answer)


@main_phase.row("fow-2.0 5.5:6")
def move_on(g: Game, f: Frame[MainPhase]) -> Signal | None:
    """To the chosen phase."""
    v = f.local
    return Return(v["chosen"])


# -- end phase ---------------------------------------------------------------------------------------------------------
@end_phase.row("fow-2.0 5.7:1")
def end_begins(g: Game, f: Frame) -> Signal | None:
    """What waits for the beginning of the end phase is triggered."""
    return moment(g, f, "end phase")


end_phase.add("fow-2.0 5.1:2", act)
end_phase.add("fow-2.0 12.6:1", turn.damage_ceases)


@end_phase.row("fow-2.0 14.20:1")
def effects_end(g: Game, f: Frame) -> Signal | None:
    """What lasts until the end of the turn stops (ruling fow-2.0-R2)."""
    g.expire("end of turn")
    return perform(g, f, control.due(g))


@end_phase.row("fow-2.0 12.6:2")
def turn_ends(g: Game, f: Frame) -> Signal | None:
    """What waits for the end of the turn is triggered ..."""
    return moment(g, f, "turn end")


end_phase.add("fow-2.0 12.6:2", answer)


@end_phase.row("fow-2.0 12.6:3")
def wills_end(g: Game, f: Frame) -> Signal | None:
    """Then all will vanishes."""
    return lose_wills(g, f, "fow-2.0 12.6:3")


end_phase.add("fow-2.0 12.6:4", turn.hand_size)  # fow-2.0 3.3:3
end_phase.add("fow-2.0 12.6:4", turn.discard_down)
end_phase.add("fow-2.0 10.4:5", answer)  # on a chase of this turn; nothing is repeated (ruling fow-2.0-R47)

PROCEDURES = (draw_phase, recovery_phase, call_phase, main_phase, end_phase)
