"""A worker: does one thing after another, as it is told, and says what came of it."""

from __future__ import annotations

import os
import pickle
import socket
import time
from typing import Any

from ludex.web.work.frames import TooLarge, packed, receive

DONE, RAISED, TOO_MUCH = "done", "raised", "too much"
MEMORY, FULL = "memory", "full"
_LAST_WORDS = {why: packed((-1, TOO_MUCH, why, 0.0, 0)) for why in (MEMORY, FULL)}


def serve(sock: socket.socket, duties: object, allowed: int) -> None:
    """Work until the server has gone. One that has run out of memory says so and ends: it cannot be trusted again."""
    at_first = memory(1)
    while (order := receive(sock)) is not None:
        serial, name, arguments = order
        begun, before = time.process_time(), memory(1)
        try:
            how, what = _done(duties, name, arguments)
            reply = packed((serial, how, what, time.process_time() - begun, memory(1) - before))
        except MemoryError:
            # Who had taken much before has no room left for anybody: that is not the fault of what it does now.
            sock.sendall(_LAST_WORDS[FULL if before - at_first > allowed / 2 else MEMORY])
            os._exit(1)
        except TooLarge:
            reply = packed((serial, TOO_MUCH, MEMORY, time.process_time() - begun, 0))
        sock.sendall(reply)


def _done(duties: object, name: str, arguments: tuple[Any, ...]) -> tuple[str, Any]:
    try:
        return DONE, getattr(duties, name)(*arguments)
    except MemoryError:
        raise
    except Exception as error:  # whatever it is, who asked is told
        return RAISED, _portable(error)


def _portable(error: Exception) -> Exception:
    """An error as it can be made again in another process."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(repr(error)[:500])
    return error


def memory(which: int) -> int:
    """Bytes of memory of this process: 0 all that it could reach, 1 what it has; 0 where that cannot be told."""
    try:
        file = os.open("/proc/self/statm", os.O_RDONLY)
    except OSError:
        return 0
    try:
        return int(os.read(file, 200).split()[which]) * _PAGE
    finally:
        os.close(file)


_PAGE = os.sysconf("SC_PAGE_SIZE")
