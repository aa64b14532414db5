"""`ludex solve`: three answers, for people and as a document."""

from pathlib import Path

from tests.cli.conftest import Ludex

SCENARIOS = Path(__file__).parents[2] / "examples" / "scenarios"


def test_a_win_is_told_act_by_act(ludex: Ludex):
    told = ludex("solve", SCENARIOS / "last-points.toml")
    assert told.code == 0 and "Seat 0 wins this turn." in told.out
    assert told.out.index("play c") < told.out.index("pick c") < told.out.index("leader  (sve 7.3.3)")


def test_the_document_has_the_line(ludex: Ludex):
    document = ludex("solve", SCENARIOS / "last-points.toml", "--json").document
    assert document["verdict"] == "wins" and document["seat"] == 0
    assert [key.split()[0] for key in document["line"]] == ["play", "pick", "attack"]


def test_that_there_is_no_win_is_said_and_exits_1(ludex: Ludex):
    told = ludex("solve", SCENARIOS / "guard.toml")
    assert told.code == 1 and "no way" in told.out


def test_a_limit_is_said_with_what_may_help(ludex: Ludex):
    told = ludex("solve", SCENARIOS / "guard.toml", "--nodes", 3)
    assert told.code == 1 and "Not known" in told.out and "--nodes" in told.out


def test_a_game_that_is_over_is_refused(ludex: Ludex):
    told = ludex("solve", SCENARIOS / "last-points.toml", "--until", 3)
    assert told.code == 2 and "over" in told.err and "--until" in told.err
