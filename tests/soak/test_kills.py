"""The kills, in small: a server killed twice loses nothing; a lost, an exchanged and an invented answer are noticed."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.soak import kills
from tests.soak.figures import Figures
from tests.soak.progress import Budget
from tests.web.serving import Server


def test_two_kills_lose_nothing(tmp_path: Path) -> None:
    figures = Figures(tmp_path / "figures.json", "aaaaaaa")
    assert kills.soak(figures, Budget(2)) == 0, figures.read().faults
    counted = figures.read()
    assert counted.next == {"kills databases": 1, "kills sve": 2}
    games, resumed = counted.total("kills", "games"), counted.total("kills", "resumed")
    assert counted.total("kills", "kills") == 2
    assert games + resumed == 6  # three tables each time, and a game may have ended before the kill
    assert resumed > 0
    assert counted.total("kills", "positions") == 12


def test_a_server_that_does_not_come_back_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise TimeoutError("it did not start")

    monkeypatch.setattr(Server, "start", broken)
    figures = Figures(tmp_path / "figures.json", "aaaaaaa")
    assert kills.soak(figures, Budget(2)) == 2
    assert [fault.what for fault in figures.read().faults] == ["TimeoutError: it did not start"] * 2


def table_and_store(tmp_path: Path, stored: list[str]) -> tuple[kills.Table, Path]:
    """A table whose people were told that `a` and `b` were answered by seat 0, and a database that holds something."""
    file = tmp_path / "ludex.db"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE log (game TEXT, n INTEGER, seat INTEGER, key TEXT)")
        database.executemany("INSERT INTO log VALUES ('g', ?, 0, ?)", list(enumerate(stored)))
    table = kills.Table.__new__(kills.Table)
    person: Any = SimpleNamespace(
        seat=0, acknowledged=["b"], join=lambda _: None, client=SimpleNamespace(position={"view": {"result": None}})
    )
    table.ruleset, table.made, table.people, table.acknowledged = "sve", {"game": "g"}, [person], {0: ["a"], 1: []}
    return table, file


@pytest.mark.parametrize(
    ("stored", "wrong"),
    [(["a"], "1 acknowledged answers of seat 0 are lost"), (["a", "x"], "other answers stand"),
     (["a", "b", "c", "d"], "nobody gave")],
)  # fmt: skip
def test_what_is_not_as_acknowledged_is_noticed(tmp_path: Path, stored: list[str], wrong: str) -> None:
    table, file = table_and_store(tmp_path, stored)
    with pytest.raises(AssertionError, match=wrong):
        table.gone(file)


@pytest.mark.parametrize("stored", [["a", "b"], ["a", "b", "on its way"]])
def test_what_was_on_its_way_may_be_stored_or_not(tmp_path: Path, stored: list[str]) -> None:
    table, file = table_and_store(tmp_path, stored)
    assert table.gone(file) == {"acknowledged": 1, "unheard": len(stored) - 2}
    assert table.acknowledged[0] == stored
