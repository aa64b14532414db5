"""Games in several processes. Each plays one game at a time and says how it went before it gets the next.

So a worker that dies takes one game with it, which another plays again; only a game that kills its worker twice has
failed. Who stops listening (Ctrl-C) ends all workers at once.
"""

from __future__ import annotations

import signal
import threading
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from ludex.sim.collecting import collect_rarely
from ludex.sim.playing import Failure, Limits, Match, Outcome, play

DIED = Failure("its process died while this game was played, twice", "", (), "")
_TRIES = 2


@dataclass(slots=True)
class _Worker:
    """A process, the way to it, and what it plays."""

    process: SpawnProcess
    ear: Connection
    match: Match | None = None


def in_processes(todo: Sequence[Match], jobs: int, limits: Limits, *, keep_record: bool = False) -> Iterator[Outcome]:
    """Play games in so many processes; outcomes as they come."""
    crew = _Crew(todo, limits, keep_record)
    try:
        yield from crew.play(min(jobs, len(todo)))
    finally:
        for worker in crew.workers:
            _dismiss(worker)


class _Crew:
    """The workers of a run, and what is still to be played."""

    def __init__(self, todo: Sequence[Match], limits: Limits, keep_record: bool) -> None:
        self.waiting = deque(todo)
        self.lost: Counter[int] = Counter()  # how often a game's worker has died
        self.work = (limits, keep_record)
        self.workers: list[_Worker] = []

    def play(self, jobs: int) -> Iterator[Outcome]:
        for _ in range(jobs):
            self._hire()
        while busy := [worker for worker in self.workers if worker.match is not None]:
            ready = wait([worker.ear for worker in busy])
            for worker in [worker for worker in busy if worker.ear in ready]:
                outcome = self._heard(worker)
                if outcome is not None:
                    yield outcome

    def _heard(self, worker: _Worker) -> Outcome | None:
        """What a worker has to say: an outcome, or nothing any more."""
        match = worker.match
        assert match is not None
        try:
            outcome: Outcome = worker.ear.recv()
        except (EOFError, OSError):
            self.workers.remove(worker)
            _dismiss(worker)
            self.lost[match.number] += 1
            if self.lost[match.number] < _TRIES:
                self.waiting.appendleft(match)
            self._hire()
            return None if self.lost[match.number] < _TRIES else Outcome(match, failure=DIED)
        self._give(worker)
        return outcome

    def _hire(self) -> None:
        """A spawned process, so that it works alike on every platform and inherits nothing by accident."""
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, *self.work), daemon=True)
        with _uninterrupted():
            process.start()
        theirs.close()
        worker = _Worker(process, ours)
        self.workers.append(worker)
        self._give(worker)

    def _give(self, worker: _Worker) -> None:
        worker.match = self.waiting.popleft() if self.waiting else None
        if worker.match is not None:
            with suppress(OSError):  # that it has gone is heard next
                worker.ear.send(worker.match)


def _dismiss(worker: _Worker) -> None:
    worker.process.kill()
    worker.process.join()
    worker.ear.close()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """A process started meanwhile never hears Ctrl-C: who started it does, and ends it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(ear: Connection, limits: Limits, keep_record: bool) -> None:
    """A worker's life: games, until nobody is there who sends them."""
    collect_rarely()
    with suppress(EOFError, OSError):
        while True:
            ear.send(play(ear.recv(), limits, keep_record=keep_record))
