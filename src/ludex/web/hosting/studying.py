"""Studying a game where it is held: what to answer, how it stood, which wins were missed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ludex.bots.advising import Advice, advise
from ludex.solving.analysis import Looked, Moment, chance, look, outline
from ludex.table.chair import Chair
from ludex.web.hosting.course import EYES
from ludex.web.hosting.past import give

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.web.hosting.course import Course

_MOST = 80  # turns that are looked at
_NODES, _SECONDS = 400, 3.0  # for a win in each: answers tried, and on a busy machine a time
_EVEN = 0.5


class Outlined(NamedTuple):
    """A turn of a game, and the number of answers before it as each seat counts them, and those who watch."""

    moment: Moment
    counted: dict[int | None, int]


def advised(course: Course, seat: int | None, answers: int | None, seed: str) -> Advice | None:
    """What to answer: a seat to its present question; or who was asked after so many answers, as a seat counts them.
    Nothing if nobody is asked there."""
    game = course.shown(seat) if answers is None else course.stood(seat, answers)
    decision = game.decision
    if decision is None or (answers is None and decision.seat != seat):
        return None
    game = game.clone()
    assert game.decision is not None
    return advise(Chair(game, decision.seat), game.decision, seed)


def outlined(course: Course) -> list[Outlined]:
    """How it stood from turn to turn."""
    return [
        Outlined(moment, {seat: course.counted(seat, moment.answer) for seat in EYES})
        for moment in outline(_positions(course))[:_MOST]
    ]


def _positions(course: Course) -> Iterator[tuple[int, Game]]:
    game = course.at(0)
    for at, given in enumerate(course.given):
        yield at, game
        game = give(game, given)


def looked(course: Course, answer: int) -> Looked:
    """Whether a win was missed in the turn that begins after so many answers."""
    return look(course.at(answer), answer, course.game, nodes=_NODES, seconds=_SECONDS)


def standing(game: Game) -> float:
    """Seat 0's chance, by what lies open."""
    if game.result is None:
        return chance(game)
    return _EVEN if game.result.winner is None else float(game.result.winner == 0)
