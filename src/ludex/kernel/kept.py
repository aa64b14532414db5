"""Kept: what was worked out once for a text, so that it need not be worked out again.

Texts come from visitors too, so nothing is kept without bound: a table that has grown too large is emptied, and what is
still needed is worked out anew.
"""

from __future__ import annotations

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
