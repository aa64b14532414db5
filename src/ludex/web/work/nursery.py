"""The nursery: a process that has the games loaded and forks workers from itself, so that a new one is there at once.

It has no threads, no port and no database: nothing that a fork should not take along. When the server has gone, however
it went, the nursery ends its workers and itself.
"""

from __future__ import annotations

import contextlib
import gc
import os
import resource
import select
import signal
import socket
import struct
from collections.abc import Callable
from importlib import import_module

from ludex import games
from ludex.web.work import worker

ORDER = struct.Struct("!Qi")  # bytes of memory that a worker may take besides what is loaded, and how nice it is
PID = struct.Struct("!i")
_REAP = 5.0  # seconds between two looks for workers that have ended
_LEISURE = 4  # looks without an order after which there is time for something else


def run(file: int, duties: str) -> None:
    """Fork a worker for every order that comes over a socket, until the server has gone."""
    control = socket.socket(fileno=file)
    module, _, name = duties.partition(":")
    able = getattr(import_module(module), name)
    for number in (signal.SIGINT, signal.SIGTERM):  # a whole group may be told to stop: the server sees to us
        signal.signal(number, signal.SIG_IGN)
    games.load()
    gc.collect()
    gc.freeze()  # what is loaded is shared by all workers as long as nobody touches it
    children: set[int] = set()
    warming, idle = iter(games.rulesets()), 0
    while True:
        ready, _, _ = select.select([control], [], [], _REAP)
        _reap(children)
        if ready and not _order(control, children, able):
            break
        idle = 0 if ready else idle + 1
        if idle >= _LEISURE:
            _warm(next(warming, None))
    for pid in children:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def _warm(ruleset: str | None) -> None:
    """Read the cards of a ruleset, in a quiet hour: those who are forked from now on need not."""
    if ruleset is not None:
        room = games.room(ruleset)
        starters = room.starter_decks(ruleset)
        if starters:
            games.start(ruleset, (starters[0], starters[-1]), 0)
            gc.collect()
            gc.freeze()


def _order(control: socket.socket, children: set[int], able: Callable[[], object]) -> bool:
    """Fork a worker that speaks over the socket that comes with the order; False if the server has gone."""
    try:
        message, fds, _, _ = socket.recv_fds(control, ORDER.size, 1)
    except OSError:
        return False
    if len(message) < ORDER.size:
        return False
    memory, nice = ORDER.unpack(message)
    pid = os.fork()
    if pid == 0:
        try:
            control.close()
            _limit(memory, nice)
            with contextlib.suppress(OSError):  # the server has gone
                worker.serve(socket.socket(fileno=fds[0]), able(), memory)
        finally:  # whatever happened: there is one nursery
            os._exit(0)
    os.close(fds[0])
    children.add(pid)
    try:
        control.send(PID.pack(pid))
    except OSError:
        return False
    return True


def _reap(children: set[int]) -> None:
    with contextlib.suppress(ChildProcessError):
        while (pid := os.waitpid(-1, os.WNOHANG)[0]) != 0:
            children.discard(pid)


def _limit(memory: int, nice: int) -> None:
    """The last wall: who takes more gets a MemoryError. The watch of the server is to be faster."""
    os.nice(nice)
    taken = worker.memory(0)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (taken + memory, taken + memory))
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
