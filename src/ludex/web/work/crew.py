"""The crew: the workers of a server, each watched while it works.

Who overruns the time or the memory of what it was told to do is killed. Whoever told it learns of it by `Overrun`; what
else waited there learns by `Lost` that it must be told to another worker.
"""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from dataclasses import dataclass
from typing import Any

from ludex.web.work import nursery
from ludex.web.work.frames import Unpacking, packed
from ludex.web.work.watching import TIME, Watch
from ludex.web.work.worker import DONE, FULL, MEMORY, TOO_MUCH

DIED = "died"
_LOOK = 0.2  # seconds between two looks at those who work


class Overrun(Exception):
    """What was asked for took too much: `what` says of which (time or memory), or that the worker died of it."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Lost(Exception):
    """The worker has gone, through no fault of what was asked for."""


@dataclass(frozen=True, slots=True)
class Means:
    """What one piece of work may take: seconds of a processor, and bytes more of memory."""

    seconds: float
    memory: int


@dataclass(slots=True)
class Order:
    """Something that a worker was told to do. Orders are carried out in turn: the first one is under way."""

    future: asyncio.Future[tuple[Any, float, int]]
    means: Means


class Worker(asyncio.Protocol):
    """One worker, as the server sees it."""

    def __init__(self, crew: Crew) -> None:
        self.alive: bool = True
        self.tables = 0  # how many it holds; who places them counts
        self._crew = crew
        self._orders: dict[int, Order] = {}
        self._serial = 0
        self._unpacking = Unpacking()
        self._transport: asyncio.Transport | None = None
        self._watch = Watch(0)
        self._fault = DIED

    def hired(self, pid: int, transport: asyncio.Transport) -> None:
        self._watch = Watch(pid)
        self._transport = transport

    @property
    def pid(self) -> int:
        return self._watch.pid

    @property
    def busy(self) -> int:
        """How much it still has to do."""
        return len(self._orders)

    @property
    def served(self) -> int:
        """How often it was told to do something."""
        return self._serial

    async def tell(self, means: Means, name: str, *arguments: Any) -> tuple[Any, float, int]:
        """Have something done; returns what came of it, with the seconds and bytes that it took."""
        if not self.alive or self._transport is None:
            raise Lost
        self._serial += 1
        order = Order(asyncio.get_running_loop().create_future(), means)
        if not self._orders:
            self._watch.begin()
        self._orders[self._serial] = order
        self._transport.write(packed((self._serial, name, arguments)))
        self._crew.watch()
        return await order.future

    def forget(self, id: str) -> None:
        """Let go of a table, and do not wait for it."""
        if self._transport is not None:
            self._transport.write(packed((0, "close", (id,))))

    def look(self) -> None:
        """See whether what is under way takes too much."""
        order = next(iter(self._orders.values()), None)
        if order is not None and self.alive:
            fault = self._watch.overrun(order.means.seconds, order.means.memory)
            if fault is not None:
                self.dismiss(fault)

    def dismiss(self, fault: str = DIED) -> None:
        """End it at once; it holds nothing that is not stored."""
        if self.alive:
            self._fault = fault
            self.alive = False
            self._watch.kill()
            if self._transport is not None:
                self._transport.abort()

    # -- what it says -------------------------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        for serial, how, what, seconds, grown in self._unpacking.take(data):
            if serial < 0:  # its last words
                self._fault = what
                continue
            order = self._orders.pop(serial, None)
            self._watch.begin()
            if order is None or order.future.done():
                continue
            if how == DONE:
                order.future.set_result((what, seconds, grown))
            else:
                order.future.set_exception(Overrun(what) if how == TOO_MUCH else what)

    def connection_lost(self, _: Exception | None) -> None:
        self.alive = False
        self._watch.kill()
        self._crew.left(self)
        orders, self._orders = self._orders, {}
        innocent = self._crew.closed or self._fault == FULL
        for number, order in enumerate(orders.values()):
            if not order.future.done():
                order.future.set_exception(Lost() if number or innocent else Overrun(self._fault))


class Crew:
    """All workers of a server, and the nursery they come from."""

    def __init__(self, duties: str = "ludex.web.work.duties:Duties") -> None:
        self.closed: bool = False
        self._duties = duties
        self.workers: set[Worker] = set()
        self._nursery: subprocess.Popen[bytes] | None = None
        self._control: socket.socket | None = None
        self._door = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None

    # -- hiring -------------------------------------------------------------------------------------------------------
    async def hire(self, memory: int, nice: int = 0) -> Worker:
        """A new worker. `memory`: how many bytes it may take in all besides what all of them share."""
        async with self._door:
            for last in (False, True):
                try:
                    return await self._hired(nursery.ORDER.pack(memory, nice))
                except OSError as error:
                    self._end_nursery()
                    if last or self.closed:
                        raise Lost from error
        raise Lost

    async def _hired(self, order: bytes) -> Worker:
        loop = asyncio.get_running_loop()
        control = self._started()
        mine, theirs = socket.socketpair()
        with theirs:
            socket.send_fds(control, [order], [theirs.fileno()])
        try:
            said = await loop.sock_recv(control, nursery.PID.size)
            if len(said) < nursery.PID.size or self.closed:
                raise ConnectionResetError
        except BaseException:
            mine.close()
            raise
        worker = Worker(self)
        transport, _ = await loop.create_connection(lambda: worker, sock=mine)
        worker.hired(nursery.PID.unpack(said)[0], transport)
        self.workers.add(worker)
        return worker

    def _started(self) -> socket.socket:
        """The way to the nursery, which is begun if there is none."""
        if self.closed:
            raise Lost
        if self._control is None:
            mine, theirs = socket.socketpair()
            mine.setblocking(False)
            with theirs:
                begin = f"from {nursery.__name__} import run; run({theirs.fileno()}, {self._duties!r})"
                command = [sys.executable, "-P", "-c", f"import sys; sys.path[:] = {sys.path!r}; {begin}"]
                self._nursery = subprocess.Popen(command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)
            self._control = mine
        return self._control

    def start(self) -> None:
        """Begin the nursery, so that it is there when somebody comes."""
        self._started()

    def _end_nursery(self) -> None:
        if self._control is not None:
            self._control.close()
            self._control = None
        if self._nursery is not None:
            self._nursery.kill()
            self._nursery.wait()
            self._nursery = None

    # -- watching -----------------------------------------------------------------------------------------------------
    def watch(self) -> None:
        """Look at those who work, from time to time, until nobody does."""
        if self._timer is None and not self.closed:
            self._timer = asyncio.get_running_loop().call_later(_LOOK, self._look)

    def _look(self) -> None:
        self._timer = None
        working = [worker for worker in self.workers if worker.busy]
        for worker in working:
            worker.look()
        if working:
            self.watch()

    def left(self, worker: Worker) -> None:
        """A worker has gone."""
        self.workers.discard(worker)

    def close(self) -> None:
        """End everybody at once, whatever they do."""
        self.closed = True
        if self._timer is not None:
            self._timer.cancel()
        for worker in list(self.workers):
            worker.dismiss()
        self._end_nursery()


__all__ = ["MEMORY", "TIME", "Crew", "Lost", "Means", "Overrun", "Worker"]
