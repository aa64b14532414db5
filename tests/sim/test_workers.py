"""Processes that play: one that dies loses and doubles nothing, and Ctrl-C ends all of them at once."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from subprocess import PIPE

import pytest

from ludex.sim import matches, run
from ludex.sim.workers import DIED

BOTS = '''
import os, pathlib, signal
class DiesOnce:
    def __init__(self, seed): self.mark = pathlib.Path(os.environ["LUDEX_TEST_MARK"])
    def answer(self, chair, decision):
        if not self.mark.exists():
            self.mark.write_text("died", "utf-8")
            os.kill(os.getpid(), signal.SIGKILL)
        return decision.options[0].key
class DiesAlways:
    def answer(self, chair, decision): os.kill(os.getpid(), signal.SIGKILL)
'''


@pytest.fixture
def dying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module of bots that kill their process, and where the first leaves its mark."""
    (tmp_path / "dying_bots.py").write_text(BOTS, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("LUDEX_TEST_MARK", str(tmp_path / "mark"))
    return tmp_path


def test_a_worker_that_dies_loses_and_doubles_nothing(dying: Path) -> None:
    todo = matches("sve", bots=("dying_bots:DiesOnce", "random"), count=6, seed=1)

    tally = run(todo, jobs=2)

    assert (dying / "mark").exists()
    assert [o.match.number for o in tally.outcomes] == list(range(6))
    assert not tally.failed
    assert tally.outcomes == run(todo, jobs=1).outcomes


def test_a_game_that_kills_its_process_twice_has_failed(dying: Path) -> None:
    todo = matches("sve", bots=("dying_bots:DiesAlways", "random"), count=2, seed=1)

    tally = run(todo, jobs=2)

    assert [o.failure for o in tally.outcomes] == [DIED, DIED]


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_stops_at_once_says_what_was_played_and_resume_goes_on(tmp_path: Path, jobs: int) -> None:
    env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "COLUMNS": "200"}
    words = [sys.executable, "-m", "ludex", "sim", "sve", "--seed", "3", "--jobs", str(jobs), "--json"]
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # a run in the background would not hear Ctrl-C
    try:
        running = subprocess.Popen(
            [*words, "--games", "20000"], env=env, text=True, start_new_session=True, stdout=PIPE, stderr=PIPE
        )
    finally:
        signal.signal(signal.SIGINT, heard)
    _wait_for_games(tmp_path, 4)
    began = time.monotonic()
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)

    assert time.monotonic() - began < 20
    assert (running.returncode, out) == (130, "")
    assert "20000 games were played and are kept: --resume goes on" in err
    played = int(err.split("Stopped. ")[1].split()[0])
    assert played >= 4
    _none_left(running.pid)
    again = [*words, "--games", str(played + 2)]
    assert _document([*again, "--resume"], env) == _document(again, env)


def _document(words: list[str], env: dict[str, str]) -> dict[str, object]:
    done = subprocess.run(words, env=env, stdout=PIPE, check=True)
    document: dict[str, object] = json.loads(done.stdout)
    del document["seconds"]
    return document


def _wait_for_games(folder: Path, count: int) -> None:
    for _ in range(600):
        lines = [path.read_bytes().count(b"\n") for path in folder.rglob("*.jsonl")]
        if lines and lines[0] >= count:
            return
        time.sleep(0.1)
    raise AssertionError("no game was played")


def _none_left(group: int) -> None:
    """No process of the group is alive."""
    for _ in range(50):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    raise AssertionError("a worker plays on")
