"""Kept: what was worked out once for a text, so that it need not be worked out again.

Texts come from visitors too, so nothing is kept without bound: a table that has grown too large is emptied, and what is
still needed is worked out anew.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import lru_cache
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST = 20_000
remembered = lru_cache(maxsize=MOST)
"""For functions of texts, cards and positions: `cache` is for what there is a fixed number of, such as books."""


class Kept(dict[K, V]):
    """A table of things that can be worked out again at any time."""

    def __setitem__(self, key: K, value: V) -> None:
        if len(self) >= MOST:
            self.clear()
        super().__setitem__(key, value)


class Recalled(dict[int, tuple[K, V]], Generic[K, V]):
    """What was worked out for texts, found by the very object they are (its `id`), which is quicker than to compare
    trees. An equal one that is another object is worked out no second time."""

    def __init__(self) -> None:
        super().__init__()
        self._equal: Kept[K, V] = Kept()

    def learn(self, key: K, make: Callable[[K], V]) -> tuple[K, V]:
        """Find out what is not known yet. The object is held, so that its `id` is no other's."""
        value = self._equal.get(key)
        if value is None:
            value = self._equal[key] = make(key)
        if len(self) >= MOST:
            self.clear()
        known = self[id(key)] = (key, value)
        return known


class Drawers:
    """Tables that each belong to one game. Only so many of them hold anything: what is put into one more empties the
    one that was opened first."""

    def __init__(self, most: int) -> None:
        self._open: deque[dict[object, object]] = deque()
        self._most = most

    def opened(self, drawer: dict[object, object]) -> dict[object, object]:
        """A drawer into which something is about to be put."""
        if not drawer:
            while len(self._open) >= self._most:
                self._open.popleft().clear()
            self._open.append(drawer)
        return drawer


of_games = Drawers(64)
