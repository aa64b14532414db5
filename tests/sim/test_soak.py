"""Long runs of `make soak`: the greedy bot is better than chance, and no card breaks a game."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

from ludex import games
from ludex.sim import matches, run
from ludex.sim.smoke import smoke

JOBS = os.cpu_count() or 1
ROOMS = Path(games.__file__).parent
PLAYED = sorted({path.parents[1].name for path in ROOMS.glob("*/cards/*.toml")} & {*games.rulesets()})

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_greedy_wins_nine_games_of_ten(ruleset: str) -> None:
    tally = run(matches(ruleset, bots=("greedy", "random"), count=60, seed=5), jobs=JOBS)

    assert not tally.failed, tally.failed[0]
    assert tally.wins[0] >= 54


@pytest.mark.parametrize("game", PLAYED)
def test_every_card_survives_random_games(game: str) -> None:
    cards = sorted((ROOMS / game / "cards").glob("*.toml"))
    rows = [row for path in cards for row in tomllib.loads(path.read_text("utf-8"))["card"]]

    smoked = list(smoke(game, rows, only=range(len(rows)), games_each=5, seed=1, jobs=JOBS))

    assert all(each.understood for each in smoked), [each.why for each in smoked if not each.understood]
    assert not [failure for each in smoked for failure in each.failures]
