"""Servers for the tests of the protocol."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.serving import Server

Start = Callable[..., Server]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do no harm to it. Whatever they sent, it made no complaint."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder}/ludex.db", folder / "log", chosen_seeds=1).start()
    yield running
    running.stop()
    assert "Traceback" not in running.said, running.said


@pytest.fixture(scope="session")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy, with limits so narrow that they are met."""
    folder = tmp_path_factory.mktemp("guarded")
    narrow: dict[str, Any] = {"rate": 2, "burst": 12, "strikes": 8, "hello_seconds": 1, "connections_each": 3}
    running = Server(f"sqlite:///{folder}/ludex.db", folder / "log", public="https://play.example", **narrow).start()
    yield running
    running.stop()
    assert "Traceback" not in running.said, running.said


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start a server of the test's own, with settings of its own."""
    started: list[Server] = []

    def begin(database: str = "", **settings: Any) -> Server:
        name = f"{len(started)}.log"
        made = Server(database or f"sqlite:///{tmp_path}/ludex.db", tmp_path / name, **settings)
        started.append(made)
        return made.start()

    yield begin
    for each in started:
        each.stop()
