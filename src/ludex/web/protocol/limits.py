"""Limits: how often somebody may speak."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.web.settings import Settings


class Bucket:
    """Fills with time up to a burst; every message takes out what it costs. Time is an argument, in seconds."""

    __slots__ = ("_at", "_burst", "_full", "_rate")

    def __init__(self, rate: float, burst: float, at: float) -> None:
        self._rate = rate
        self._burst = burst
        self._full = burst
        self._at = at

    def take(self, cost: float, at: float) -> bool:
        """Whether there is enough; then it is taken."""
        self._fill(at)
        if self._full < cost:
            return False
        self._full -= cost
        return True

    def owe(self, cost: float, at: float) -> float:
        """Take in any case; after how many seconds it is paid."""
        self._fill(at)
        self._full -= cost
        return max(0.0, -self._full / self._rate)

    def _fill(self, at: float) -> None:
        self._full = min(self._burst, self._full + (at - self._at) * self._rate)
        self._at = at


class Doors:
    """A bucket for each address, forgotten when it has filled again."""

    def __init__(self, per_minute: int, burst: int | None = None) -> None:
        self._rate = per_minute / 60
        self._burst = per_minute if burst is None else burst
        self._buckets: dict[str, tuple[Bucket, float]] = {}

    def take(self, address: str, at: float, cost: float = 1) -> bool:
        """Whether somebody may come in from an address."""
        return self._bucket(address, at).take(cost, at)

    def owe(self, address: str, at: float) -> float:
        """How many seconds somebody from an address has to wait."""
        return self._bucket(address, at).owe(1, at)

    def _bucket(self, address: str, at: float) -> Bucket:
        if len(self._buckets) > 10_000:
            self._buckets = {who: kept for who, kept in self._buckets.items() if at - kept[1] < 60}
        bucket, _ = self._buckets.get(address) or (Bucket(self._rate, self._burst, at), at)
        self._buckets[address] = (bucket, at)
        return bucket


def is_local(address: str, settings: Settings) -> bool:
    """Whether an address is of this machine; behind a proxy none is taken to be."""
    return not settings.public and (address == "::1" or address.startswith("127."))
