"""How long a part may run, and what it says meanwhile."""

from __future__ import annotations

import sys
import time


class Budget:
    """So many things to do, and so many minutes at most (0: as long as it takes)."""

    def __init__(self, count: int, minutes: float = 0.0) -> None:
        self.done = 0
        self._count = count
        self._until = time.monotonic() + minutes * 60 if minutes else float("inf")

    @property
    def left(self) -> int:
        return max(0, self._count - self.done)

    @property
    def late(self) -> bool:
        """Whether time is up."""
        return time.monotonic() >= self._until

    def spent(self) -> bool:
        """Whether there is nothing left to do, or no time."""
        return self.left == 0 or self.late

    def take(self, count: int = 1) -> None:
        self.done += count


def say(line: str) -> None:
    """A line for who watches: when, and what."""
    sys.stderr.write(f"{time.strftime('%H:%M:%S')} {line}\n")
    sys.stderr.flush()
