"""What was found out lately, within bounds: what one visitor asked does not stay for ever."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Remembered(Generic[K, V]):
    """At most so many entries of at most so much weight together; the one not asked for longest goes first."""

    def __init__(self, *, entries: int, weight: int) -> None:
        self._entries, self._weight = entries, weight
        self._kept: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self._lock = Lock()
        self.weight: int = 0

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> V | None:
        """What is remembered of this."""
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                return None
            self._kept.move_to_end(key)
            return found[0]

    def keep(self, key: K, value: V, weight: int) -> None:
        """Remember this, and forget what there is no room for."""
        with self._lock:
            if key in self._kept:
                return
            self._kept[key] = (value, weight)
            self.weight += weight
            while self._kept and (len(self._kept) > self._entries or self.weight > self._weight):
                self.weight -= self._kept.popitem(last=False)[1][1]


class RememberedOf(Generic[K, V]):
    """What was found out about things lately, each told by itself: two trees that are equal may be worded apart."""

    def __init__(self, *, entries: int) -> None:
        self._known: Remembered[tuple[int, K], tuple[object, V]] = Remembered(entries=entries, weight=entries)

    def get(self, of: object, key: K) -> V | None:
        """What is remembered of a thing."""
        found = self._known.get((id(of), key))
        return None if found is None else found[1]

    def keep(self, of: object, key: K, value: V) -> None:
        """Remember this of a thing, and the thing with it, so that no other is taken for it."""
        self._known.keep((id(of), key), (of, value), 1)
