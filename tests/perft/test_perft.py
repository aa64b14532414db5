"""Decision trees counted by hand, and deeper counts kept as they were found.

Each file in `positions/` is a scenario; its comment lists the answers one by one, ends with the counts that this gives
(`by hand:`, from depth 0), and holds deeper counts (`deeper:`) that the program has found and that must not change
without a reason. `ludex perft FILE --depth N` counts them too.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludex.sim.perft import perft
from ludex.table.scenariofile import play, read_scenario

FILES = sorted((Path(__file__).parent / "positions").glob("*.toml"))


def _counts(path: Path, word: str) -> tuple[int, ...]:
    found = re.search(rf"^# {word}: (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None, f"{path.name} says no counts {word!r}"
    return tuple(int(count) for count in found[1].split(","))


def _tree(path: Path, depth: int) -> tuple[int, ...]:
    return perft(play(read_scenario(path.read_text(encoding="utf-8"))).table.game, depth).counts


def test_there_are_positions_to_count() -> None:
    assert len(FILES) >= 15


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_counts_by_hand(path: Path) -> None:
    counts = _counts(path, "by hand")
    assert len(counts) >= 3, "to depth 2 at least"
    assert _tree(path, len(counts) - 1) == counts


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_deeper_counts_stay(path: Path) -> None:
    counts = _counts(path, "by hand") + _counts(path, "deeper")
    assert _tree(path, len(counts) - 1) == counts
