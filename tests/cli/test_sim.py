from __future__ import annotations

from pathlib import Path

import pytest

import ludex as front
from ludex.bots import BOTS
from tests.cli.conftest import Ludex
from tests.sim.test_running import Breaking

PROMISED = {"games", "wins", "draws", "errors", "turns_mean", "decisions", "seconds", "confidence_95", "ended_by"}


def test_the_document_has_what_was_promised(ludex: Ludex) -> None:
    outcome = ludex("sim", "sve", "--bots", "random", "random", "--games", 4, "--seed", 11, "--json")

    document = outcome.document
    assert (outcome.code, outcome.err) == (0, "")
    assert document.keys() >= PROMISED
    assert document["games"] == 4 == sum(document["wins"]) + document["draws"]
    assert sum(document["ended_by"].values()) == 4


def test_levels_have_as_long_to_think_as_is_said(ludex: Ludex) -> None:
    args = ("sim", "sve", "--bots", "sharp", "sharp@40", "greedy", "--games", 6, "--think", "0.01", "--json")
    document = ludex(*args).document

    assert document["errors"] == 0
    assert set(document["bots"]) == {"sharp@0.010s", "sharp@40", "greedy"}


def test_decks_by_name_and_by_file(ludex: Ludex, tmp_path: Path) -> None:
    import ludex.games.sve.ch06_preparation.deckfile as deckfile

    path = tmp_path / "mine.txt"
    path.write_text(deckfile.as_text(deckfile.starter_decks()["quayhold"]), encoding="utf-8")

    document = ludex("sim", "sve", "--decks", "lanternwood", path, "--games", 1, "--json").document

    assert document["errors"] == 0
    assert set(document["decks"]) == {"lanternwood", "quayhold"}


def test_the_page_names_the_rules_that_ended_games(ludex: Ludex) -> None:
    page = ludex("sim", "sve", "--games", 2, "--seed", 1)

    assert page.code == 0
    assert "sve 11.2" in page.out
    assert "95 %" in page.out


def test_a_failed_game_is_counted_shown_and_saved(
    ludex: Ludex, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(BOTS, "breaking", Breaking)
    args = ("sim", "sve", "--bots", "breaking", "random", "--games", 1, "--records", tmp_path)

    page, document = ludex(*args), ludex(*args, "--json").document

    assert page.code == 1
    assert "broken on purpose" in page.out
    assert document["errors"] == 1
    (saved,) = tmp_path.iterdir()
    assert list(front.replay(saved.read_text("utf-8")).answers) == document["failures"][0]["answers"]


def test_files_of_a_run(ludex: Ludex, tmp_path: Path) -> None:
    outcome = ludex(
        "sim", "sve", "--games", 3, "--seed", 2, "--decks", "kiln", "derby", "starlight", "--records", tmp_path,
        "--every-record", "--csv", tmp_path / "games.csv", "--html", tmp_path / "page.html",
    )  # fmt: skip

    games = front.read_games((tmp_path / "games.records").read_text("utf-8"))

    assert outcome.code == 0
    assert [game.headers["bots"] for game in games] == [["random", "random"]] * 3
    assert all(game.play().over and game.headers["result"] and game.headers["date"] for game in games)
    assert len((tmp_path / "games.csv").read_text("utf-8").splitlines()) == 4
    assert (tmp_path / "page.html").read_text("utf-8").startswith("<!doctype html>")


def test_a_failed_game_is_one_line_with_the_file_of_its_record(
    ludex: Ludex, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(BOTS, "breaking", Breaking)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "40")

    page = ludex("sim", "sve", "--bots", "breaking", "random", "--games", 1)

    (line,) = [line for line in page.out.splitlines() if "broken on purpose" in line]
    (saved,) = (tmp_path / "ludex-failed").iterdir()
    assert f"ludex-failed/{saved.name}" in line
    assert "Traceback" not in page.out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("chess",), "no ruleset 'chess'"),
        (("sve", "--bots", "deep", "random"), "no bot 'deep'"),
        (("sve", "--decks", "lanternwood", "nothing"), "no deck 'nothing'"),
        (("sve", "--decks", "lanternwood", "nothing.toml"), "nothing.toml cannot be opened"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(ludex: Ludex, args: tuple[str, ...], said: str) -> None:
    outcome = ludex("sim", *args, "--json")

    assert (outcome.code, outcome.out) == (2, "")
    assert said in outcome.err
