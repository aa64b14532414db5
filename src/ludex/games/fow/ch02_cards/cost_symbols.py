"""The symbols of a cost (fow 2.3): `{W}{W}{2}` is two wills of light and two of any kind."""

from __future__ import annotations

import re
from functools import lru_cache

# Will symbols and the attributes they stand for (fow 2.8:2).
ATTRIBUTES: dict[str, str] = {"W": "light", "R": "fire", "U": "water", "G": "wind", "B": "darkness"}
MOON = "M"  # a will with the moon characteristic (fow 9.7:8)
ANY = "X"  # as many as whoever plays the card says

_SYMBOL = re.compile(r"\{(\d+|[WRUGBMX])\}")


class BadCost(ValueError):
    """A cost that is written in other signs than will symbols and numbers."""


@lru_cache(maxsize=2048)
def symbols(cost: str) -> tuple[str, ...]:
    """The symbols of a cost, from left to right; none for a card without a cost."""
    if "".join(f"{{{found}}}" for found in _SYMBOL.findall(cost)) != cost:
        raise BadCost(f"{cost!r} is no cost: write it like {{W}}{{W}}{{2}}")
    return tuple(_SYMBOL.findall(cost))


def total(cost: str) -> int:
    """The total cost: the wills of the attribute cost and the number of the free cost (fow 2.3:5). X is none, for the
    card alone says no number."""
    return sum(int(s) if s.isdecimal() else s != ANY for s in symbols(cost))


def attributes(cost: str) -> frozenset[str]:
    """The attributes of the will symbols of a cost."""
    return frozenset(ATTRIBUTES[s] for s in symbols(cost) if s in ATTRIBUTES)
