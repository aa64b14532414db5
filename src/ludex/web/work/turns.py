"""Turns: of each visitor one thing is done at a time, and visitors take turns: nobody waits for all of another's."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

_WAITING = 32  # things of one visitor that may wait


class TooMany(Exception):
    """Somebody asks for more than is done for them."""


class Turns:
    """A few things at once, `most` of them; of those who wait, who has waited longest since their last turn is next."""

    def __init__(self, most: int, waiting: int = _WAITING) -> None:
        self._free = most
        self._waiting = waiting
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}  # visitors in the order of their turns

    @asynccontextmanager
    async def of(self, visitor: str) -> AsyncIterator[None]:
        """Wait for one's turn: behind one's own things, and in turn with the others. `TooMany` if too many wait."""
        queue = self._queues.setdefault(visitor, deque())
        if len(queue) >= self._waiting:
            raise TooMany
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(mine)
        self._next()
        try:
            await mine
            yield
        finally:
            self._over(visitor, mine)

    def _next(self) -> None:
        """Begin what may begin: the first thing of the visitors whose first one waits."""
        for visitor, queue in list(self._queues.items()):
            if not self._free:
                return
            if queue and not queue[0].done():
                self._free -= 1
                queue[0].set_result(None)
                self._queues[visitor] = self._queues.pop(visitor)  # the last in turn now

    def _over(self, visitor: str, mine: asyncio.Future[None]) -> None:
        queue = self._queues[visitor]
        begun = mine.done() and not mine.cancelled()
        queue.remove(mine)
        if not queue:
            del self._queues[visitor]
        if begun:
            self._free += 1
        self._next()
