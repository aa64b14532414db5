"""Processes that wait for work end with who spawned them, however that ended."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import ModuleType

import pytest

from ludex.sim import bench, smoke
from ludex.sim.collecting import settle_in
from ludex.web.pages import simulating

SPAWNS = """
import os, sys, time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from ludex.sim.collecting import settle_in

if __name__ == "__main__":
    pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=settle_in)
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


def test_a_process_that_waits_for_work_does_not_outlive_who_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "spawns.py"
    script.write_text(SPAWNS, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.send_signal(signal.SIGKILL)
        parent.wait()
    try:
        assert _ends(child, within=30), "it waits for ever"
    finally:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


def _ends(pid: int, within: float) -> bool:
    until = time.monotonic() + within
    while time.monotonic() < until:
        try:
            told = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
            if told.rsplit(")", 1)[1].split()[0] == "Z":  # nobody is there to take note of its end
                return True
        except FileNotFoundError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("room", [smoke, bench, simulating])
def test_every_pool_begins_so(room: ModuleType) -> None:
    assert room.settle_in is settle_in
