"""Bots meet in paired games, and the test stops at the same game however many processes play."""

from __future__ import annotations

import pytest

from ludex.sim.arena import Arena, _in_order
from ludex.sim.playing import Match, Outcome
from ludex.sim.strength import Sprt

EQUAL = Arena("sve", ("random", "ludex.bots:RandomBot"), games=8, seed=5)


def _outcome(number: int) -> Outcome:
    return Outcome(Match(number, "sve", ("a", "b"), ("x", "y"), number))


def test_outcomes_are_looked_at_in_their_order():
    found = [o.match.number for o in _in_order(iter(map(_outcome, (2, 0, 1, 4, 3))))]
    assert found == [0, 1, 2, 3, 4]


def test_the_stronger_bot_is_found_and_the_bout_stops():
    (bout,) = Arena("sve", ("greedy", "random"), games=60, seed=3, sprt=Sprt(0, 100)).bouts()
    wins, draws, losses = bout.tally
    assert bout.verdict == "high"
    assert len(bout.outcomes) < 60 and len(bout.outcomes) % 4 == 0
    assert wins + draws + losses == len(bout.outcomes) and wins > 3 * losses
    seeds = [o.match.seed for o in bout.outcomes]
    assert all(len(set(seeds[at : at + 4])) == 1 for at in range(0, len(seeds), 4)), "a block shares its luck"


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_games_are_the_same_with_any_number_of_processes(jobs):
    (bout,) = EQUAL.bouts(jobs=jobs)
    assert [o.winner for o in bout.outcomes] == [1, 1, 1, 1, 1, 0, 1, 1]
    value, half = EQUAL.table([bout])["ludex.bots:RandomBot"]
    assert abs(value) < half, "equal bots are not told apart by eight games"
