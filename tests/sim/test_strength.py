"""Elo, its intervals, and when a test may stop."""

from __future__ import annotations

from random import Random

import pytest

from ludex.sim.strength import Sprt, Standing, elo_of, ratings, score_of


def test_elo_and_score_are_each_others_contrary():
    assert elo_of(0.5) == pytest.approx(0)
    assert score_of(100) == pytest.approx(0.64, abs=0.001)
    assert elo_of(score_of(-250)) == pytest.approx(-250)


def test_who_has_won_everything_is_not_infinitely_strong():
    value, low, high = Standing.of([1.0] * 3).elo
    assert 200 < value < 600
    assert low < value < high


def test_more_blocks_make_the_interval_narrower_and_a_swing_makes_it_wider():
    calm, wild = Standing.of([0.5, 0.75] * 20), Standing.of([0.25, 1.0] * 20)
    assert calm.mean == wild.mean
    width = [high - low for low, high in (calm.interval, wild.interval, Standing.of([0.5, 0.75] * 80).interval)]
    assert width[2] < width[0] < width[1]


def _block(luck: Random, elo: float) -> float:
    """A block of four games: those of one deal lean the same way, as cards do."""
    share = score_of(elo)
    leans = [luck.gauss(0, 0.15) for _ in range(2)]
    return sum(luck.random() < share + lean for lean in leans for _ in range(2)) / 4


@pytest.mark.parametrize(("truth", "wanted"), [(50, "high"), (0, "low")])
def test_the_test_errs_about_as_seldom_as_it_says(truth, wanted):
    luck, test, said = Random(7), Sprt(0, 50), []
    for _ in range(120):
        scores: list[float] = []
        verdict = ""
        while not verdict:
            scores.append(_block(luck, truth))
            verdict = test.verdict(Standing.of(scores))
        said.append(verdict)
    assert said.count(wanted) >= 105  # of 120, 114 are to be expected


def test_ratings_join_what_every_two_made():
    made = {("a", "b"): Standing.of([0.64] * 200), ("b", "c"): Standing.of([0.64] * 200)}
    found = ratings(made, ("a", "b", "c"))
    assert found["a"] == (0.0, 0.0)
    assert found["b"][0] == pytest.approx(-100, abs=3)
    assert found["c"][0] == pytest.approx(-200, abs=6)
    assert found["c"][1] > found["b"][1]


def test_of_players_who_never_met_nothing_is_known():
    found = ratings({("a", "b"): Standing.of([0.5] * 9)}, ("a", "b", "c"))
    assert found["c"][1] > 10_000
