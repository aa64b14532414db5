from __future__ import annotations

from pathlib import Path

import pytest

import ludex as front
from tests.cli.conftest import Ludex

EXAMPLES = sorted((Path(__file__).parents[2] / "examples" / "scenarios").glob("*.toml"))

POSITION = """
ruleset = "sve"
[[card]]
as = "runner"
zone = "field"
attack = 2
[[step]]
do = "attack @runner leader"
[expect]
engaged = { runner = true }
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "position.toml"
    path.write_text(POSITION, encoding="utf-8")
    return path


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_holds(ludex: Ludex, path: Path) -> None:
    outcome = ludex("scenario", "run", path)

    assert outcome.code == 0, outcome.out
    document = ludex("scenario", "run", path, "--json").document
    assert document["passed"] is True
    assert document["checks"] and document["title"] and document["rules"]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 3


def test_what_does_not_hold_is_told_with_what_was_found(ludex: Ludex, scenario: Path) -> None:
    scenario.write_text(POSITION + 'where = { runner = "cemetery" }\n', encoding="utf-8")

    page, document = ludex("scenario", "run", scenario), ludex("scenario", "run", scenario, "--json").document

    assert page.code == 1
    assert "where runner is: wanted cemetery, found field" in page.out
    assert document["passed"] is False
    assert [check["ok"] for check in document["checks"]] == [False, True]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("[[step]]", "[[stop]]", "stop"),
        ('zone = "field"', 'zone = "attic"', "attic"),
        ('as = "runner"', "", "no card is called 'runner'"),
        ('ruleset = "sve"', 'ruleset = "chess"', "no ruleset 'chess'"),
        ("attack = 2", "wings = 2", "wings"),
        ('"sve"', '"sve', "not TOML"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(ludex: Ludex, scenario: Path, old: str, new: str, said: str) -> None:
    scenario.write_text(POSITION.replace(old, new, 1), encoding="utf-8")

    outcome = ludex("scenario", "run", scenario)

    assert (outcome.code, outcome.out) == (2, "")
    assert said in outcome.err


def test_perft_counts_from_the_position_after_the_answers(ludex: Ludex, tmp_path: Path) -> None:
    """One ready follower and nothing else: attack the leader or end; a lone option would be taken unasked."""
    path = tmp_path / "start.toml"
    path.write_text(POSITION[: POSITION.index("[[step]]")], encoding="utf-8")

    document = ludex("perft", path, "--depth", 1, "--json").document

    assert document["counts"] == [1, 2]
    assert list(document["divided"]) == ["attack c42 leader", "end"]
    assert "attack c42 leader" in ludex("perft", path, "--depth", 1).out


def test_a_record_is_replayed_whole_or_in_part(ludex: Ludex, tmp_path: Path) -> None:
    game = front.new("sve", ("lanternwood", "quayhold"), seed=7)
    for _ in range(12):
        assert game.decision is not None
        game.choose(game.decision.options[0])
    path = tmp_path / "game.record"
    path.write_text(game.record(), encoding="utf-8")

    whole = ludex("replay", path, "--json").document
    part = ludex("replay", path, "--until", 5, "--json").document

    assert (whole["answers"], whole["hash"]) == (12, game.hash())
    assert part["answers"] == 5
    assert "the game goes on" in ludex("replay", path, "--log").out


def test_of_a_file_of_many_games_one_is_replayed(ludex: Ludex, tmp_path: Path) -> None:
    made = [front.new("sve", ("lanternwood", "quayhold"), seed=seed) for seed in (7, 8)]
    path = tmp_path / "games.records"
    path.write_text("\n".join(game.record() for game in made), encoding="utf-8")

    assert [ludex("replay", path, "--number", n, "--json").document["hash"] for n in (1, 2)] == [g.hash() for g in made]
    for more in ((), ("--number", 3)):
        refused = ludex("replay", path, *more)
        assert refused.code == 2
        assert "This file has 2 games." in refused.err and "--number 1 to 2" in refused.err


def test_a_record_that_does_not_fit_is_refused_by_line(ludex: Ludex, tmp_path: Path) -> None:
    game = front.new("sve", ("lanternwood", "quayhold"), seed=7)
    path = tmp_path / "game.record"
    path.write_text(game.record() + "fly away\n", encoding="utf-8")

    outcome = ludex("replay", path)

    assert outcome.code == 2
    assert "fly away" in outcome.err and "line " in outcome.err


def test_a_position_is_drawn(ludex: Ludex, scenario: Path) -> None:
    scenario.write_text(POSITION[: POSITION.index("[[step]]")], encoding="utf-8")

    assert "Main phase" in ludex("scenario", "show", scenario).out


def test_a_position_is_drawn_as_a_picture_that_fetches_nothing(ludex: Ludex, scenario: Path, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"

    ludex("scenario", "show", scenario, "--svg", picture)

    text = picture.read_text("utf-8")
    assert text.startswith("<svg")
    assert "url(http" not in text and "@font-face" not in text
