"""The clock: a bank of time for each person, which runs while that person is asked. Time is an argument here."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from ludex.web.store import Entry

DOWN = 15_000  # milliseconds without a sign of life after which no server kept the clock running


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class ClockSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds: how much each person has, and how much each answer gives back."""

    bank: int
    increment: int = 0

    def __post_init__(self) -> None:
        if not 1 <= self.bank <= 86_400 or not 0 <= self.increment <= 3_600:
            raise ValueError("a clock has a bank of 1 to 86400 seconds and an increment of 0 to 3600")


class Clock:
    """Milliseconds left to each seat, and since when one is running."""

    def __init__(self, settings: ClockSettings) -> None:
        self._increment = settings.increment * 1_000
        self.left = [settings.bank * 1_000] * 2
        self.running: int | None = None
        self._since = 0

    def charge(self, seat: int, kind: str, spent: int) -> None:
        """A line of the log took time from a seat; an answer gives some back."""
        self.left[seat] += (self._increment if kind == "answer" else 0) - spent

    def run(self, seat: int | None, since: int) -> None:
        """From a moment on the time of a seat runs, or nobody's."""
        self.running, self._since = seat, since

    def spent(self, seat: int, now: int) -> int:
        """What the present question has taken from a seat so far."""
        return max(0, min(now - self._since, self.left[seat])) if seat == self.running else 0

    def out(self, now: int) -> int | None:
        """The milliseconds until the running seat is out of time; None if none runs."""
        return None if self.running is None else max(0, self._since + self.left[self.running] - now)

    def shown(self, people: tuple[int, ...], now: int) -> dict[str, Any]:
        """What everybody may see of it."""
        left = [self.left[seat] - self.spent(seat, now) if seat in people else None for seat in (0, 1)]
        return {"left": left, "running": self.running, "at": now}


def resumed(last: int, alive: int, now: int) -> int:
    """Since when a clock is taken to have run that is loaded now: not while no server was there to keep it."""
    if alive and now - max(alive, last) > DOWN:
        return now - max(0, alive - last)
    return last


def wound(wanted: dict[str, Any] | None, log: Sequence[Entry]) -> Clock | None:
    """The clock that a game was created with, as its log left it; nobody's time runs yet."""
    if wanted is None:
        return None
    clock = Clock(msgspec.convert(wanted, ClockSettings))
    for entry in log:
        clock.charge(entry.seat, entry.kind, entry.spent)
    return clock
