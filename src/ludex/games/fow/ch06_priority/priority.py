"""The priority sequence (fow 6): rule processes, automatic abilities, an action of who has priority, its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.fow.ch06_priority import acting
from ludex.games.fow.ch06_priority.before_actions import automatic_timing, is_over
from ludex.games.fow.ch06_priority.menus import ONLY_PASS, PRIORITY
from ludex.games.fow.ch06_priority.only_pass import is_idle
from ludex.games.fow.ch09_playing import chase
from ludex.games.fow.ch14_loops import loops
from ludex.kernel.decisions import ACT, Decision
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Return, Signal, several, values

if TYPE_CHECKING:
    from ludex.kernel.game import Game

NAME = "fow priority sequence"

class Sequence(TypedDict, total=False):
    """The values of: priority sequence."""

    passed: object
    passes: int
    holder: object


sequence: Procedure = Procedure("fow 6.1", "Priority sequence", NAME)


def begin(g: Game) -> Call | None:
    """The turn player gains priority and performs a priority sequence; where neither player can do anything but pass,
    and nothing is due, both have passed."""
    unasked = g.auto is True or g.auto == "turns"
    if unasked and not g.refusals and is_idle(g, g.active) and is_idle(g, 1 - g.active) and is_over(g):
        return None
    return Call(g.rules.procedures[NAME], holder=g.active, passes=0)


def holder(f: Frame) -> int:
    """Who has priority."""
    seat = f.local["holder"]
    assert isinstance(seat, int)
    return seat


def who_has_it(g: Game) -> int:
    """Who has priority in the innermost sequence in progress; -1 if there is none."""
    for f in reversed(g.stack):
        if f.procedure.name == NAME:
            return holder(f)
    return -1


@sequence.row("fow 6.1:1.1")
def processes(g: Game, f: Frame) -> Signal | None:
    """A sequence has four parts (fow 6.1:1): rule processes first, until none is left; then triggered abilities, one
    at a time and from the start again after each (fow 6.1:1.2, fow 6.2:4); then an action, and its end (fow 6.1:1.4).
    """
    return automatic_timing(g)


@sequence.row("fow 6.1:1.3")
def choose_action(g: Game, f: Frame) -> Signal | None:
    """The player with priority, whoever that is (ruling fow-5.5-R10), performs an action, or passes (fow 6.3,
    fow 7.12:1)."""
    seat = holder(f)
    g.repeats = frozenset()
    options = PRIORITY.options(g, seat)
    if options == ONLY_PASS and g.goes_unasked:
        f.answer = options[0].value
        return None
    if len(options) > 1:
        found = loops.seen(g, f)
        if found is not None:
            return found
        if g.repeats:
            options = PRIORITY.options(g, seat)
    asked = Decision(
        seat, ACT, "fow 6.1:1.3", "Your priority", options, menu=PRIORITY.name, nature=PRIORITY.nature(g, seat)
    )
    return Ask(asked)


@sequence.row("fow 6.3:1", answers=choose_action)
def perform_action(g: Game, f: Frame) -> Signal | None:
    """Do it."""
    v = values(f, Sequence)
    answer = several(f)
    v["passed"] = answer[0] == "pass"
    if answer[0] == "pass":
        return None
    g.checkpoint = g.before_answer()  # should it turn out illegal (fow 9.3:2.5)
    return acting.act(g, f, holder(f), answer)


@sequence.row("fow 6.4:1")
def end(g: Game, f: Frame) -> Signal | None:
    """After an action the player keeps priority; after a pass the other gets it, and when both have passed in a row the
    newest of the chase is resolved, or the sequence is over."""
    v = values(f, Sequence)
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
def again(g: Game, f: Frame) -> Signal | None:
    """A new sequence, the turn player with priority; a course of things that nobody can stop is a draw (fow 14.1:1.3).
    """
    if loops.unstoppable(g, f):
        g.finish(None, "fow 14.1:1.3")
        return None
    return Goto("fow 6.1:1.1")


PROCEDURES = (sequence,)
