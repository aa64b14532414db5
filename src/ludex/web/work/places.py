"""Places: which worker holds a table. It stays there, and moves only when its worker has gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from ludex.web.work.crew import Crew, Lost, Means, Worker

_TRIES = 3  # workers that may be lost under somebody who did nothing wrong


class Places:
    """A few workers that hold tables, hired when they are needed and let go when they hold none."""

    def __init__(self, crew: Crew, most: int, memory: int, nice: int = 0, keep: int = 0) -> None:
        self._crew = crew
        self._most = most
        self._keep = keep
        self._memory = memory
        self._nice = nice
        self._workers: list[Worker] = []
        self._door = asyncio.Lock()

    async def free(self) -> Worker:
        """The worker with the fewest tables; a new one as long as there may be more."""
        async with self._door:
            self._workers = [worker for worker in self._workers if worker.alive]
            best = min(self._workers, key=lambda worker: worker.tables, default=None)
            if best is None or (best.tables and len(self._workers) < self._most):
                best = await self._crew.hire(self._memory, self._nice)
                self._workers.append(best)
            best.tables += 1
            return best

    def left(self, worker: Worker) -> None:
        """A table is held there no longer."""
        worker.tables -= 1
        if not worker.tables and len(self._workers) > self._keep and worker in self._workers:
            self._workers.remove(worker)
            worker.dismiss()


class Hold:
    """A table in a worker: opened there from its log when it is first asked for, and again whenever it was lost."""

    def __init__(self, places: Places, id: str, opening: Callable[[Worker], Awaitable[Any]]) -> None:
        self._places = places
        self._id = id
        self._opening = opening
        self._worker: Worker | None = None
        self._door = asyncio.Lock()

    @property
    def open(self) -> bool:
        return self._worker is not None and self._worker.alive

    async def ask(self, means: Means, name: str, *arguments: Any) -> tuple[Any, float, int]:
        """Have something done with the table. What has to wait for another's fault is asked for again."""
        for _ in range(_TRIES):
            worker = await self.opened()
            try:
                return await worker.tell(means, name, self._id, *arguments)
            except Lost:
                continue
        raise Lost

    async def opened(self) -> Worker:
        """The worker that holds it, in which it is opened if need be."""
        async with self._door:
            for _ in range(_TRIES):
                if self._worker is not None and self._worker.alive:
                    return self._worker
                self.drop()
                worker = self._worker = await self._places.free()
                try:
                    await self._opening(worker)
                except Lost:
                    continue
                except BaseException:
                    self.drop()
                    raise
            raise Lost

    def drop(self) -> None:
        """Hold it no longer: it is opened anew when it is asked for."""
        worker, self._worker = self._worker, None
        if worker is not None:
            self._places.left(worker)
            if worker.alive:
                worker.forget(self._id)
