"""Jobs: single pieces of work for visitors, in turn for each of them, so that nobody waits for another's."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from ludex.web.work.crew import Crew, Lost, Means, Worker

_WAITING = 32  # jobs of one visitor that may wait
_RETIRE = 500  # jobs after which a worker makes place for a fresh one


class TooMany(Exception):
    """Somebody asks for more than is done for them."""


class Jobs:
    """A few workers for jobs. Of each visitor one job is done at a time; visitors take turns."""

    def __init__(self, crew: Crew, most: int, memory: int, nice: int = 0) -> None:
        self._crew = crew
        self._memory = memory
        self._nice = nice
        self._free = most
        self._idle: list[Worker] = []
        self._turns: dict[str, deque[asyncio.Future[None]]] = {}  # visitors in the order of their turns

    async def do(self, visitor: str, means: Means, name: str, *arguments: Any) -> Any:
        """Have a job done; `Overrun` if it took too much, `TooMany` if too many wait already."""
        async with self._turn(visitor):
            for _ in range(3):
                worker = await self._worker()
                try:
                    return (await worker.tell(means, name, *arguments))[0]
                except Lost:
                    continue
                finally:
                    if worker.alive and not worker.busy and worker.served < _RETIRE:
                        self._idle.append(worker)
                    else:  # who asked has gone and nobody wants what it does; or it remembers enough by now
                        worker.dismiss()
            raise Lost

    async def _worker(self) -> Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
        return await self._crew.hire(self._memory, self._nice)

    @asynccontextmanager
    async def _turn(self, visitor: str) -> AsyncIterator[None]:
        """Wait for one's turn: behind one's own jobs, and in turn with the others."""
        waiting = self._turns.setdefault(visitor, deque())
        if len(waiting) >= _WAITING:
            raise TooMany
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting.append(mine)
        self._next()
        try:
            await mine
            yield
        finally:
            self._over(visitor, mine)

    def _next(self) -> None:
        """Begin what may begin: the first job of the visitors whose first one waits."""
        for visitor, waiting in list(self._turns.items()):
            if not self._free:
                return
            if waiting and not waiting[0].done():
                self._free -= 1
                waiting[0].set_result(None)
                self._turns[visitor] = self._turns.pop(visitor)  # the last in turn now

    def _over(self, visitor: str, mine: asyncio.Future[None]) -> None:
        waiting = self._turns[visitor]
        begun = mine.done() and not mine.cancelled()
        waiting.remove(mine)
        if not waiting:
            del self._turns[visitor]
        if begun:
            self._free += 1
        self._next()
