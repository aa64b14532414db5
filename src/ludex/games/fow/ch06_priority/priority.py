"""The priority sequence (fow 6): rule processes, automatic abilities, an action of who has priority, its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired

from ludex.games.fow.ch06_priority import acting
from ludex.games.fow.ch06_priority.before_actions import automatic_timing, is_over
from ludex.games.fow.ch06_priority.menus import PRIORITY
from ludex.games.fow.ch06_priority.only_pass import is_idle
from ludex.games.fow.ch09_playing import chase
from ludex.games.fow.ch14_loops import loops
from ludex.games.fow.ch14_loops.loops import Priority
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Return, Signal, several, values

if TYPE_CHECKING:
    from ludex.kernel.game import Game

NAME = "fow priority sequence"


class Sequence(Priority):
    """Who has priority and how many have passed in a row, and whether the last action was to pass."""

    passed: NotRequired[bool]


sequence: Procedure[Sequence] = Procedure("fow 6.1", "Priority sequence", NAME)


def begin(g: Game) -> Call | None:
    """The turn player gains priority and performs a priority sequence; where neither player can do anything but pass,
    and nothing is due, both have passed."""
    unasked = g.auto is True or g.auto == "turns"
    if unasked and not g.refusals and is_idle(g, g.active) and is_idle(g, 1 - g.active) and is_over(g):
        return None
    return Call(g.rules.procedures[NAME], holder=g.active, passes=0)


def holder(f: Frame[Priority]) -> int:
    """Who has priority."""
    return f.local["holder"]


def who_has_it(g: Game) -> int:
    """Who has priority in the innermost sequence in progress; -1 if there is none."""
    for f in reversed(g.stack):
        if f.procedure.name == NAME:
            return values(f, Priority)["holder"]
    return -1


@sequence.row("fow 6.1:1.1")
def processes(g: Game, f: Frame) -> Signal | None:
    """A sequence has four parts (fow 6.1:1): rule processes first, until none is left; then triggered abilities, one
    at a time and from the start again after each (fow 6.1:1.2, fow 6.2:4); then an action, and its end (fow 6.1:1.4).
    """
    return automatic_timing(g)


@sequence.row("fow 6.1:1.3")
def choose_action(g: Game, f: Frame[Sequence]) -> Signal | None:
    """The player with priority, whoever that is (ruling fow-5.5-R10), performs an action, or passes (fow 6.3,
    fow 7.12:1)."""
    seat = holder(f)
    g.repeats = frozenset()
    options = PRIORITY.options(g, seat)
    if len(options) == 1 and g.goes_unasked:
        f.answer = options[0].value
        return None
    if len(options) > 1:
        found = loops.seen(g, f)
        if found is not None:
            return found
        if g.repeats:
            options = PRIORITY.options(g, seat)
    return Ask(PRIORITY.asked(g, seat, "fow 6.1:1.3", options))


@sequence.row("fow 6.3:1", answers=choose_action)
def perform_action(g: Game, f: Frame[Sequence]) -> Signal | None:
    """Do it."""
    v = f.local
    answer = several(f)
    v["passed"] = answer[0] == "pass"
    if answer[0] == "pass":
        return None
    g.checkpoint = g.before_answer()  # should it turn out illegal (fow 9.3:2.5)
    return acting.act(g, f, holder(f), answer)


@sequence.row("fow 6.4:1")
def end(g: Game, f: Frame[Sequence]) -> Signal | None:
    """After an action the player keeps priority; after a pass the other gets it, and when both have passed in a row the
    newest of the chase is resolved, or the sequence is over."""
    v = f.local
    if not v["passed"]:  # fow 6.4:1.1
        v["passes"] = 0
        return Goto("fow 6.1:1.1")
    passes = v["passes"]
    if passes == 0:  # fow 6.4:1.3
        v["passes"], v["holder"] = 1, 1 - holder(f)
        return Goto("fow 6.1:1.1")
    if chase.is_empty(g):  # fow 6.4:1.2
        return Return(None)
    v["passes"], v["holder"] = 0, g.active
    return chase.resolve_newest(g)


@sequence.row("fow 6.4:2")
def again(g: Game, f: Frame[Sequence]) -> Signal | None:
    """A new sequence, the turn player with priority; a course of things that nobody can stop is a draw (fow 14.1:1.3).
    """
    if loops.unstoppable(g, f):
        g.finish(None, "fow 14.1:1.3")
        return None
    return Goto("fow 6.1:1.1")


PROCEDURES = (sequence,)
