"""Who is at a table, here and at the other servers that share its database."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.web.hosting.house import Visitor

_COUNTS = (8, 20)  # from which bit on the connections of each seat are counted; the lowest two say who is there
_MANY = 0xFFF
FRESH = 30.0  # seconds for which what another server said counts


class Presence:
    """For each server, which seats are taken and how many watch."""

    def __init__(self, people: tuple[int, ...]) -> None:
        self._people = people
        self._mine = (0, 0)
        self._others: dict[str, tuple[int, int, float]] = {}

    def here(self, visitors: Iterable[Visitor]) -> str:
        """Count who is at this server; returns it in the words that other servers read."""
        seats = spectators = 0
        for visitor in visitors:
            if visitor.seat is None:
                spectators += 1
            else:
                seats = (seats | 1 << visitor.seat) + (1 << _COUNTS[visitor.seat])
        self._mine = (seats, spectators)
        return self.words

    @property
    def words(self) -> str:
        return f"{self._mine[0]} {self._mine[1]}"

    def heard(self, server: str, seats: int, spectators: int) -> bool:
        """Another server has counted; whether that is news."""
        before = (self.connected, self.spectators)
        self._others[server] = (seats, spectators, time.monotonic())
        return before != (self.connected, self.spectators)

    def _counted(self) -> list[tuple[int, int]]:
        late = time.monotonic() - FRESH
        return [self._mine, *((seats, watch) for seats, watch, at in self._others.values() if at > late)]

    @property
    def connected(self) -> tuple[bool, bool]:
        """For each seat whether it is there; bots always are."""
        seats = 0
        for there, _ in self._counted():
            seats |= there
        one, other = (seat not in self._people or bool(seats >> seat & 1) for seat in (0, 1))
        return one, other

    @property
    def connections(self) -> tuple[int, int]:
        """For each seat how many connections there are: a second one may be somebody else's."""
        one, other = (sum(seats >> _COUNTS[seat] & _MANY for seats, _ in self._counted()) for seat in (0, 1))
        return one, other

    @property
    def spectators(self) -> int:
        return sum(watch for _, watch in self._counted())
