"""Wins of this turn that are proved are played: positions of games between bots (`make soak`; benchmarks/strength.md).

By hand, with the figure: `python tests/bots/test_forced_wins.py sve 100 [master@500]`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice

import pytest

from ludex import games
from ludex.bots.finding import found
from ludex.kernel.game import Game
from ludex.sim.planning import matches
from ludex.solving.mining import phase_of
from ludex.solving.search import WINS
from ludex.solving.solution import solve
from ludex.table.chair import Chair

TOP = "master"
NODES = 600  # answers tried for a proof, as many as the top level has
ENOUGH = 0.97
LONGEST = 60  # turns
SECONDS = 60.0  # a proof ends by its steps, the same on every machine


def forced(ruleset: str, seed: int = 1) -> Iterator[Game]:
    """Positions of greedy players' games in which who is on turn has a win of this turn, one of each turn at most."""
    for match in matches(ruleset, bots=("greedy", "greedy"), count=10_000, seed=seed):
        g = games.start(ruleset, match.decks, match.seed)
        bots = [found("greedy")(f"{match.seed}/{seat}") for seat in (0, 1)]
        chairs = [Chair(g, seat) for seat in (0, 1)]
        had = 0
        while (d := g.decision) is not None and g.turn < LONGEST:
            if g.turn != had and phase_of(g) and solve(g, nodes=NODES, seconds=SECONDS).verdict == WINS:
                had = g.turn
                yield g.clone()
            g.choose(bots[d.seat].answer(chairs[d.seat], d))


def is_played(g: Game, name: str = TOP) -> bool:
    """Whether a player wins before the turn has passed, whatever a greedy opponent answers."""
    seat, turn = g.active, g.turn
    bots = {seat: found(name)("a seed"), 1 - seat: found("greedy")("another")}
    chairs = [Chair(g, 0), Chair(g, 1)]
    while (d := g.decision) is not None and g.turn == turn:
        g.choose(bots[d.seat].answer(chairs[d.seat], d))
    return g.result is not None and g.result.winner == seat


def measured(ruleset: str, count: int, name: str = TOP) -> Iterator[tuple[int, int]]:
    """How many forced wins were played of how many, after each."""
    won = 0
    for number, g in enumerate(islice(forced(ruleset), count), 1):
        won += is_played(g, name)
        yield won, number


@pytest.mark.soak
@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-2.0", "fow-5.01", "fow-5.5"])
def test_forced_wins_are_played(ruleset: str) -> None:
    *_, (won, of) = measured(ruleset, 60)

    assert won >= ENOUGH * of, f"{won} of {of}"


def test_a_forced_win_of_a_game_is_played() -> None:
    *_, (won, of) = measured("sve", 2, "master@300")

    assert won == of


if __name__ == "__main__":
    asked = sys.argv[1:]
    for figure in measured(asked[0], int(asked[1]), *asked[2:]):
        sys.stdout.write("{} of {}\n".format(*figure))
        sys.stdout.flush()
