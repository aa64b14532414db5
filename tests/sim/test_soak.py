"""The long runs of `make soak`: every game ends by a rule of its book, and no card breaks one."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

from ludex import games
from ludex.sim import matches, run
from ludex.sim.smoke import smoke

GAMES = 2_000
JOBS = os.cpu_count() or 1
SHARE = -(-GAMES // len(games.rulesets()))
ROOMS = Path(games.__file__).parent
PLAYED = sorted({path.parents[1].name for path in ROOMS.glob("*/cards/*.toml")} & {*games.rulesets()})

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_random_games_end_by_a_rule(ruleset: str) -> None:
    tally = run(matches(ruleset, count=SHARE, seed=2026), jobs=JOBS)

    assert not tally.failed, tally.failed[0]
    book = games.ruleset(ruleset).book
    assert all(o.rule.startswith(f"{book} ") for o in tally.finished)


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
