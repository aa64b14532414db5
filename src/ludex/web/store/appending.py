"""Appending to logs: one thread writes, and commits all that waits together, so that many games share one flush.

The primary key (game, n) is the lock: of two servers that append to a game at the same place, one is told that the
other was faster.
"""

from __future__ import annotations

import queue
import threading
from concurrent.futures import Future
from dataclasses import asdict, dataclass

from sqlalchemy import Connection, Engine, text
from sqlalchemy.dialects import postgresql, sqlite

from ludex.web.store.schema import log

_MOST = 256  # entries in one transaction


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a game's log."""

    game: str
    n: int
    kind: str
    seat: int
    key: str
    at: int
    spent: int = 0


Waiting = tuple[Entry, "Future[bool]"]


class Appender:
    """Stores entries. A future is True once its entry is on disk, False if another stands in its place."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._notifies = engine.dialect.name == "postgresql"
        insert = postgresql.insert if self._notifies else sqlite.insert
        self._insert = insert(log).on_conflict_do_nothing().returning(log.c.n)
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="ludex-log", daemon=True)
        self._thread.start()

    def append(self, entry: Entry) -> Future[bool]:
        """Queue an entry to be stored."""
        future: Future[bool] = Future()
        future.set_running_or_notify_cancel()  # who stops waiting for it takes nothing back, and must not stop us
        self._queue.put((entry, future))
        return future

    def close(self) -> None:
        """Store what waits and stop."""
        self._queue.put(None)
        self._thread.join(timeout=10)

    def _run(self) -> None:
        going = True
        while going:
            batch = [self._queue.get()]
            while len(batch) < _MOST and not self._queue.empty():
                batch.append(self._queue.get())
            going = None not in batch
            self._store([waiting for waiting in batch if waiting is not None])

    def _store(self, batch: list[Waiting]) -> None:
        """Commit a batch, then tell everybody; if that fails nothing of it is stored and everybody is told why."""
        try:
            with self._engine.begin() as connection:
                stored = [self._one(connection, entry) for entry, _ in batch]
        except Exception as error:  # whatever it was, the askers must hear of it and the thread go on
            for _, future in batch:
                future.set_exception(error)
            return
        for (_, future), done in zip(batch, stored, strict=True):
            future.set_result(done)

    def _one(self, connection: Connection, entry: Entry) -> bool:
        done = connection.execute(self._insert, asdict(entry)).first() is not None
        if done and self._notifies:
            connection.execute(_NOTIFY, {"payload": f"log {entry.game} {entry.n}"})
        return done


_NOTIFY = text("SELECT pg_notify('ludex', :payload)")
