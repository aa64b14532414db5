"""Kept: what was worked out once for a text, so that it need not be worked out again.

Texts come from visitors too, so nothing is kept without bound: a table that has grown too large is emptied, and what is
still needed is worked out anew.
"""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from typing import TypeVar

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
