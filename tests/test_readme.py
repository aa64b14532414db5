"""What the README shows is run, so it cannot go stale."""

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, flags=re.MULTILINE | re.DOTALL)


def test_the_python_example_runs_and_says_what_it_promises(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks("python")
    assert len(example.strip().splitlines()) <= 11

    exec(compile(example, "README.md", "exec"), {})

    winner, last, replays = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"winner: (0|1|None) by sve [0-9.]+", winner)
    assert re.fullmatch(r"last event: sve [0-9.]+", last)
    assert replays == "replays alike: True"
