"""Jobs: single pieces of work for visitors, in turn for each of them, so that nobody waits for another's."""

from __future__ import annotations

from typing import Any

from ludex.web.work.crew import Crew, Lost, Means, Worker
from ludex.web.work.turns import TooMany, Turns

__all__ = ["Jobs", "TooMany"]

_RETIRE = 500  # jobs after which a worker makes place for a fresh one


class Jobs:
    """A few workers for jobs. Of each visitor one job is done at a time; visitors take turns."""

    def __init__(self, crew: Crew, most: int, memory: int, nice: int = 0) -> None:
        self._crew = crew
        self._memory = memory
        self._nice = nice
        self._idle: list[Worker] = []
        self._turns = Turns(most)

    async def do(self, visitor: str, means: Means, name: str, *arguments: Any) -> Any:
        """Have a job done; `Overrun` if it took too much, `TooMany` if too many wait already."""
        async with self._turns.of(visitor):
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
