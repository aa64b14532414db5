"""Games on a real Ray: the same outcomes as here, also when a worker is killed."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ludex.sim import matches, run
from ludex.sim.arena import Arena
from ludex.sim.strength import Sprt
from ludex.sim.training import learn

pytestmark = pytest.mark.soak


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    found: Any = import_module("ray")
    found.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield found
    found.shutdown()


def test_the_result_equals_the_local_one(ray: object) -> None:
    todo = matches("sve", count=24, seed=3)

    assert run(todo, on="ray").outcomes == run(todo).outcomes


def test_a_killed_worker_loses_and_doubles_nothing(ray: object) -> None:
    todo = matches("sve", bots=("greedy", "random"), count=40, seed=5)
    killed: list[int] = []
    killer = threading.Thread(target=_kill_one, args=(killed,))
    killer.start()

    tally = run(todo, on="ray")

    killer.join()
    assert killed
    assert [o.match.number for o in tally.outcomes] == list(range(40))
    assert tally.outcomes == run(todo, jobs=2).outcomes


def _kill_one(killed: list[int]) -> None:
    """Kill the first worker that is seen playing."""
    for _ in range(600):
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                name, parent = path.read_text("utf-8", "replace"), (path.parent / "stat").read_text("utf-8")
            except OSError:
                continue
            if name.startswith("ray::_played") and _is_ours(int(parent.split()[3])):
                time.sleep(0.5)
                os.kill(int(path.parent.name), signal.SIGKILL)
                killed.append(int(path.parent.name))
                return
        time.sleep(0.1)


def _is_ours(pid: int) -> bool:
    """Whether a process descends from this one."""
    while pid > 1:
        if pid == os.getpid():
            return True
        try:
            pid = int(Path(f"/proc/{pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()[1])
        except OSError:
            return False
    return False


def test_an_arena_is_the_same_there_also_where_the_test_stops_it(ray: object) -> None:
    asked = Arena("sve", ("greedy", "random"), games=40, seed=3, sprt=Sprt(0, 100))
    (here,), (there,) = asked.bouts(), asked.bouts(on="ray")

    assert here.verdict == "high"
    assert there.as_json() == here.as_json()
    assert there.outcomes == here.outcomes


@pytest.mark.parametrize("killing", [False, True])
def test_what_is_learned_there_is_the_same(ray: object, killing: bool) -> None:
    killed: list[int] = []
    killer = threading.Thread(target=_kill_one, args=(killed,))
    if killing:
        killer.start()

    there = learn(["sve"], count=30, seed=2, on="ray")

    if killing:
        killer.join()
    assert bool(killed) is killing
    assert there == learn(["sve"], count=30, seed=2)
