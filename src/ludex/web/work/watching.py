"""Watching a process: what it has taken since it began something."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from pathlib import Path

from ludex.web.work.worker import MEMORY

TIME = "time"
_TICK = 1.0 / os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")
_PATIENCE = 90.0  # seconds more that something may last by the clock: the processor has others to serve


class Watch:
    """Time and memory of a process of ours, counted from when it began the present piece of work.

    Seconds are the processor's: on a busy machine nobody is blamed for waiting. Where they cannot be told, and for
    what sleeps, the clock counts.
    """

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._handle = _handle(pid)
        self._killed = False
        self._begun = time.monotonic()
        self._from: tuple[float, int] | None = None

    def begin(self) -> None:
        """It begins something else now."""
        self._begun = time.monotonic()
        self._from = None

    def overrun(self, seconds: float, memory: int) -> str | None:
        """Of what it has taken more than that, if of anything."""
        lasted = time.monotonic() - self._begun
        now = _taken(self.pid)
        if now is None:
            return TIME if lasted > seconds else None
        if self._from is None:  # the first look comes a moment after it began: that moment is given away
            self._from = now
        if now[0] - self._from[0] > seconds or lasted > seconds + _PATIENCE:
            return TIME
        return MEMORY if now[1] - self._from[1] > memory else None

    def kill(self) -> None:
        """End the process, and surely no other that has its number now."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if self._handle >= 0:
                signal.pidfd_send_signal(self._handle, signal.SIGKILL)
            elif self.pid and not self._killed and not hasattr(os, "pidfd_open"):
                os.kill(self.pid, signal.SIGKILL)
        if self._handle >= 0:
            os.close(self._handle)
        self._handle, self._killed = -1, True


def _handle(pid: int) -> int:
    """Something that stands for a process for ever; -1 where there is no such thing."""
    if not pid or not hasattr(os, "pidfd_open"):
        return -1
    try:
        return os.pidfd_open(pid)
    except OSError:
        return -1


def _taken(pid: int) -> tuple[float, int] | None:
    """Seconds of the processor and bytes of memory that a process has had; None where that cannot be told."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_bytes().rpartition(b")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) * _TICK, int(fields[21]) * _PAGE
