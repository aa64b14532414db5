"""Told to stop, the server ends within seconds, whatever it is doing, and takes its workers along."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path

from tests.web.conftest import Start
from tests.web.serving import Client, Server


def children(server: Server) -> list[int]:
    """The processes that a server has started, and theirs."""
    found = [server.pid]
    for pid in found:
        for task in Path(f"/proc/{pid}/task").iterdir():
            found += [int(child) for child in (task / "children").read_text().split()]
    return found[1:]


def gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def test_it_ends_while_the_database_is_locked_and_takes_its_workers_along(start: Start, tmp_path: Path) -> None:
    running = start()
    made = running.create()
    with running.sit(made, 0) as ann, running.sit(made, 1) as bob:
        me = ann if ann.asked(0) else bob
        other = sqlite3.connect(tmp_path / "ludex.db", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")  # somebody else holds the store: nothing can be written or opened
        assert me.decision is not None
        me.send("answer", version=me.version, key=me.decision["options"][0]["key"])
        Client(running.socket()).send("hello", game="another")
        time.sleep(0.5)
        workers = children(running)
        assert len(workers) >= 2
        os.kill(running.pid, 15)
        assert running.ended(within=12)
        other.close()
    late = time.monotonic() + 5
    while not all(map(gone, workers)) and time.monotonic() < late:
        time.sleep(0.05)
    assert all(map(gone, workers))


def test_a_killed_server_leaves_no_workers_behind(start: Start) -> None:
    running = start()
    made = running.create()
    with running.sit(made, 0):
        workers = children(running)
    assert len(workers) >= 2
    running.kill()
    late = time.monotonic() + 10
    while not all(map(gone, workers)) and time.monotonic() < late:
        time.sleep(0.05)
    assert all(map(gone, workers))
