"""`ludex arena` for people and programs, and for those who err."""

from __future__ import annotations

import json

import pytest

from ludex.cli import main


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main(words)
    out, err = capsys.readouterr()
    return int(end.value.code or 0), out, err


def test_two_bots_are_rated(capsys, tmp_path):
    file = tmp_path / "arena.md"
    code, out, _ = run(capsys, "arena", "greedy", "random", "--games", "4", "--json", "--table", str(file))
    told = json.loads(out)
    assert code == 0
    assert told["ratings"]["greedy"]["elo"] == 0 > told["ratings"]["random"]["elo"]
    assert told["bouts"][0]["games"] == 4
    assert "| greedy – random | 4 |" in file.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("greedy",), "two different bots"),
        (("greedy", "greedy"), "two different bots"),
        (("greedy", "nobody"), "nobody"),
        (("greedy", "random", "--game", "chess"), "chess"),
        (("greedy", "random", "--sprt", "--elo-low", "9", "--elo-high", "3"), "--elo-high"),
    ],
)
def test_what_cannot_be_played_is_said(capsys, words, said):
    code, out, err = run(capsys, "arena", *words)
    assert (code, out) == (2, "")
    assert said in err
