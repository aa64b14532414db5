"""The golden games are played again and must come out word for word as they were checked by eye."""

from __future__ import annotations

import pytest

from ludex import games
from tests.playthroughs.games import GAMES, HERE, Golden
from tests.playthroughs.telling import answers_in


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.path.stem)
def test_a_golden_game_is_told_as_before(golden: Golden) -> None:
    """If the change is meant, `python -m tests.playthroughs.write` rewrites the file; read the difference."""
    text = golden.path.read_text(encoding="utf-8")
    assert golden.text(answers_in(text)) == text


def test_every_ruleset_has_a_golden_game_and_every_file_its_game() -> None:
    assert {golden.ruleset for golden in GAMES} == set(games.rulesets())
    assert {golden.path for golden in GAMES} == set(HERE.glob("*.txt"))


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.path.stem)
def test_a_golden_game_is_short_enough_to_be_read(golden: Golden) -> None:
    assert len(golden.path.read_text(encoding="utf-8").splitlines()) < 400
