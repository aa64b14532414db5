"""How strong the levels are, by paired games and a sequential test (`make soak`; figures: benchmarks/strength.md)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludex.bots import LEVELS
from ludex.sim.arena import Arena
from ludex.sim.playing import Limits
from ludex.sim.strength import Sprt, elo_of

pytestmark = pytest.mark.soak

RULESETS = ("sve", "cfv", "fow-2.0", "fow-5.01", "fow-5.5")
PATIENT = Limits(seconds=7_200)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("pair", list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(ruleset: str, pair: tuple[str, str]) -> None:
    """Rather in 65 games of 100 than in 50."""
    below, above = pair
    (bout,) = Arena(ruleset, (above, below), 400, 1, None, Sprt(elo_of(0.5), elo_of(0.65))).bouts(limits=PATIENT)

    assert not any(outcome.failure for outcome in bout.outcomes)
    assert bout.verdict == "high", bout.as_json()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_top_level_beats_greedy(ruleset: str) -> None:
    """Rather in 85 games of 100 than in 70."""
    asked = Arena(ruleset, (list(LEVELS)[-1], "greedy"), 400, 1, None, Sprt(elo_of(0.7), elo_of(0.85)))
    (bout,) = asked.bouts(limits=PATIENT)

    assert not any(outcome.failure for outcome in bout.outcomes)
    assert bout.verdict == "high", bout.as_json()
