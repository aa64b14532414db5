"""The clock: a bank of time for each person, which runs while that person is asked. Time is an argument here.

It goes by the machine's steady ticks, not by the time of day, which somebody may set. Ticks mean nothing to another
process: what is stored is how much a question has used, and while no server runs nothing is used.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from ludex.web.store import Entry


def now() -> int:
    """Milliseconds since 1970: for people to read. Nothing is measured by it."""
    return time.time_ns() // 1_000_000


def ticks() -> int:
    """Milliseconds since some moment; they only grow, and at a steady pace."""
    return time.monotonic_ns() // 1_000_000


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
        self.increment: int = settings.increment * 1_000
        self.left: list[int] = [settings.bank * 1_000] * 2
        self.running: int | None = None
        self._since = 0
        self._held: int | None = None  # since when it stands still …
        self._holds = 0  # … and how often it has

    def charge(self, seat: int, kind: str, spent: int) -> None:
        """A line of the log took time from a seat; an answer gives some back."""
        self.left[seat] += (self.increment if kind == "answer" else 0) - spent

    def run(self, seat: int | None, tick: int, used: int = 0) -> None:
        """From a tick on the time of a seat runs, or nobody's; the question has used some already."""
        self.running, self._since, self._held = seat, tick - used, None

    def hold(self, tick: int) -> int | None:
        """Who is asked has answered and must wait for others: no time runs. A number to go on by; None if it stands
        still already."""
        if self._held is not None:
            return None
        self._held, self._holds = tick, self._holds + 1
        return self._holds

    def go_on(self, held: int, tick: int) -> bool:
        """That answer has come to nothing: the time runs on. Whether it stood still for it, and for nothing since."""
        if self._held is None or held != self._holds:
            return False
        self._since, self._held = self._since + tick - self._held, None
        return True

    def heard(self, used: int, tick: int) -> bool:
        """Another server knows how much the present question has used; whether that is more than is known here."""
        if self.running is None or used <= tick - self._since:
            return False
        self._since = tick - used
        return True

    def spent(self, seat: int, tick: int) -> int:
        """What the present question has taken from a seat so far."""
        until = tick if self._held is None else self._held
        return max(0, min(until - self._since, self.left[seat])) if seat == self.running else 0

    def used(self, tick: int) -> int:
        """What the present question has taken so far."""
        return 0 if self.running is None else self.spent(self.running, tick)

    def out(self, tick: int) -> int | None:
        """The milliseconds until the running seat is out of time; None if no time runs."""
        if self.running is None or self._held is not None:
            return None
        return max(0, self._since + self.left[self.running] - tick)

    def shown(self, people: tuple[int, ...], tick: int, at: int) -> dict[str, Any]:
        """What everybody may see of it, and the time of day."""
        left = [self.left[seat] - self.spent(seat, tick) if seat in people else None for seat in (0, 1)]
        return {"left": left, "running": self.running, "at": at}


def wound(wanted: dict[str, Any] | None, log: Sequence[Entry]) -> Clock | None:
    """The clock that a game was created with, as its log left it; nobody's time runs yet."""
    if wanted is None:
        return None
    clock = Clock(msgspec.convert(wanted, ClockSettings))
    for entry in log:
        clock.charge(entry.seat, entry.kind, entry.spent)
    return clock
