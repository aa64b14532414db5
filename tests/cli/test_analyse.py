"""`ludex analyse`: turn by turn, where a game was lost, and a win that was missed."""

from pathlib import Path

import pytest

import ludex as engine
from ludex.bots import bot
from ludex.solving.solution import solve
from tests.cli.conftest import Ludex


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = engine.new("sve", decks=("kiln", "derby"), seed=3)
    engine.Session(game, {0: bot("random", "1"), 1: bot("random", "2")})
    path = tmp_path_factory.mktemp("records") / "game.record"
    path.write_text(game.record())
    return path


def test_every_turn_has_a_chance_and_a_missed_win_is_a_win(ludex: Ludex, record: Path):
    document = ludex("analyse", record, "--nodes", 300, "--json").document
    turns = document["turns"]
    assert [each["turn"] for each in turns] == sorted({each["turn"] for each in turns})
    assert all(0 < each["chance"] < 1 for each in turns)
    for missed in document["missed"]:
        there = engine.replay(record.read_text(), missed["answer"])
        found = solve(there)
        assert found.verdict == "wins" and there.active == missed["seat"]


def test_a_person_reads_what_is_opinion_and_what_is_proved(ludex: Ludex, record: Path):
    out = ludex("analyse", record, "--nodes", 50).out
    assert "an opinion" in out and "seat 0" in out


def test_what_is_no_record_is_refused(ludex: Ludex, tmp_path: Path):
    path = tmp_path / "x"
    path.write_text("nothing")
    told = ludex("analyse", path)
    assert told.code == 2 and "record" in told.err
