"""Analysis of a game that is over: how it stood from turn to turn, where it was lost, and which wins were missed.

How it stands is the game's own evaluation, squashed to a chance. That is an opinion, not a proof; a missed win is
proved.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import exp
from typing import TYPE_CHECKING

from msgspec import Struct

from ludex.games import again
from ludex.kernel.storage.records import give, replay
from ludex.solving.mining import phase_of
from ludex.solving.search import LIMIT, WINS
from ludex.solving.solution import Plan, solve

if TYPE_CHECKING:
    from ludex.kernel.game import Game

SCALE = 12.0  # so many points of a game's evaluation make a clear advantage
DROP = 0.12  # a turn in which a player's chance falls by so much is told


class Moment(Struct, frozen=True):
    """A turn: whose it is, the answer it begins at, and seat 0's chance then by the game's evaluation."""

    turn: int
    seat: int
    answer: int
    chance: float


class Missed(Struct, frozen=True):
    """A win this turn that was there and was not taken: from which answer on, and how."""

    turn: int
    seat: int
    answer: int
    acts: tuple[str, ...]
    labels: tuple[str, ...]


class Fall(Struct, frozen=True):
    """A turn in which a player's chance fell."""

    turn: int
    seat: int
    before: float
    after: float


class Analysis(Struct, frozen=True):
    """What is said of a game. `searched`: turns in which a win was looked for and the answer is known."""

    ruleset: str
    winner: int | None
    turns: tuple[Moment, ...]
    falls: tuple[Fall, ...]
    missed: tuple[Missed, ...]
    searched: int


def analyse(text: str, *, nodes: int = 1500, seconds: float = 5.0) -> Analysis:
    """A game from its record; `nodes` and `seconds` limit the search for a win in each turn."""
    whole = replay(text, again)
    found = {moment.answer: moment for moment in outline(positions(text))}
    looked = [look(game, at, whole, nodes=nodes, seconds=seconds) for at, game in positions(text) if at in found]
    return summed_up(whole, tuple(found.values()), looked)


def positions(text: str) -> Iterator[tuple[int, Game]]:
    """The positions of a record one after the other, each with the number of answers before it: the same game, which
    goes on."""
    game = replay(text, again, 0)
    for at, key in enumerate(replay(text, again).answers):
        yield at, game
        give(game, key)


def outline(course: Iterable[tuple[int, Game]]) -> tuple[Moment, ...]:
    """How it stood at the first question of every turn."""
    moments: list[Moment] = []
    for at, game in course:
        if game.decision is not None and (not moments or moments[-1].turn != game.turn) and phase_of(game):
            moments.append(Moment(game.turn, game.active, at, chance(game)))
    return tuple(moments)


class Looked(Struct, frozen=True):
    """Whether a win of one turn was missed, and whether that is certain."""

    missed: Missed | None
    known: bool


def look(game: Game, at: int, whole: Game, *, nodes: int, seconds: float) -> Looked:
    """Look for a win of the turn that begins here, which was not taken in the whole game."""
    found = solve(game, nodes=nodes, seconds=seconds)
    won = whole.result is not None and whole.result.winner == game.active and whole.turn == game.turn
    if found.verdict != WINS or found.plan is None or won:
        return Looked(None, found.verdict != LIMIT)
    return Looked(Missed(game.turn, game.active, at, *course_of(found.plan)), True)


def summed_up(whole: Game, moments: tuple[Moment, ...], looked: Sequence[Looked]) -> Analysis:
    """All of it, once every turn has been looked at."""
    winner = None if whole.result is None else whole.result.winner
    missed = tuple(each.missed for each in looked if each.missed is not None)
    return Analysis(whole.rules.id, winner, moments, falls(moments), missed, sum(each.known for each in looked))


def chance(game: Game) -> float:
    """Seat 0's chance to win by the game's own evaluation."""
    score = game.rules.score(game, 0) or 0.0
    return 1 / (1 + exp(-max(-60.0, min(60.0, score / SCALE))))


def falls(moments: Sequence[Moment]) -> tuple[Fall, ...]:
    """The turns in which the player whose turn it was came down most."""
    found: list[Fall] = []
    for now, then in pairwise(moments):
        before, after = (m.chance if now.seat == 0 else 1 - m.chance for m in (now, then))
        if before - after >= DROP:
            found.append(Fall(now.turn, now.seat, before, after))
    return tuple(found)


def course_of(plan: Plan) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What the player does in the longest course of a plan: answers, and in words."""
    courses = [course_of(reply.plan) for reply in plan.then if reply.plan is not None]
    acts, labels = max(courses, key=lambda course: len(course[0]), default=((), ()))
    return (plan.act, *acts), (plan.label, *labels)
