"""`ludex train`: the same seed learns the same, and what is told can be read by bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludex import games
from ludex.cli import main
from ludex.cli.train import _by_game


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(words)
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


def test_weights_are_learned_and_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    code, out, _ = run(capsys, "train", "sve", "--games", "10", "--json", "--out", str(file))
    told = json.loads(out)["sve"]
    written = json.loads(file.read_text("utf-8"))

    assert code == 0
    assert told["games"] == 10 and told["positions"] > 100
    assert written["sve"] == told["weights"]
    assert list(told["weights"]) == list(games.ruleset("sve").opinions())
    assert told["weights"] != dict(games.ruleset("sve").opinions())

    _, again, _ = run(capsys, "train", "sve", "--games", "10", "--json")
    assert json.loads(again)["sve"]["weights"] == told["weights"]


def test_who_plays_the_games_can_be_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "train", "sve", "--games", "10", "--player", "random", "--json")
    _, habit, _ = run(capsys, "train", "sve", "--games", "10", "--json")

    assert code == 0
    assert json.loads(out)["sve"]["weights"] != json.loads(habit)["sve"]["weights"]


def test_a_player_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "train", "sve", "--player", "nobody")

    assert code == 2
    assert "nobody" in err and "greedy" in err


def test_a_game_is_learned_from_all_its_editions() -> None:
    assert _by_game(["fow"]) == {"fow": ["fow-2.0", "fow-5.01", "fow-5.5"]}
    assert _by_game(["sve", "cfv"]) == {"sve": ["sve"], "cfv": ["cfv"]}


def test_a_game_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "train", "chess")

    assert code == 2
    assert "chess" in err and "ludex games" in err


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-2.0", "fow-5.01", "fow-5.5"])
def test_every_figure_has_its_weight(ruleset: str) -> None:
    """A position looks the same from both sides, but for what only its owner sees: mirrored figures cancel out."""
    rules = games.ruleset(ruleset)
    g = games.start(ruleset, games.room(ruleset).starter_decks(ruleset)[:1] * 2, 1)
    while g.decision is not None and g.turn < 4:
        g.choose(g.decision.options[0])
    mine, theirs = (dict(zip(rules.opinions(), rules.features(g, seat), strict=True)) for seat in (0, 1))
    own = {"curve", "shields", "next grade", "later grades"}

    assert {name for name in mine if mine[name] != -theirs[name]} <= own
