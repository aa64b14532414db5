"""`ludex puzzles`: those that come with ludex, and how more are found."""

from pathlib import Path

from ludex.solving.puzzle import read, set_up
from ludex.solving.solution import solve
from tests.cli.conftest import Ludex


def test_the_list_goes_from_easy_to_hard(ludex: Ludex):
    rows = ludex("puzzles", "list", "--game", "sve", "--json").document
    assert len(rows) >= 12
    assert [row["grade"] for row in rows] == sorted(row["grade"] for row in rows)


def test_a_puzzle_is_drawn_as_its_player_sees_it(ludex: Ludex):
    name = ludex("puzzles", "list", "--json").document[0]["name"]
    assert "your turn" in ludex("puzzles", "show", name).out


def test_what_is_no_puzzle_is_refused(ludex: Ludex):
    assert ludex("puzzles", "show", "sve-nothing").code == 2
    assert ludex("puzzles", "list", "--game", "chess").code == 2


def test_mining_finds_positions_that_are_won_and_writes_them_down(ludex: Ludex, tmp_path: Path):
    rows = ludex("puzzles", "mine", "--game", "sve", "--games", 1, "--seed", 4, "--out", tmp_path, "--json").document
    written = [read(path.read_bytes()) for path in tmp_path.iterdir()]
    assert rows and {puzzle.name for puzzle in written} == {row["name"] for row in rows}
    assert solve(set_up(written[0])).verdict == "wins"
