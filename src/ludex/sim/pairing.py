"""Who plays what against whom, in an order that is fair however early one stops, and with which seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

_SPAN = 1_000_000
T = TypeVar("T")


def pairings(decks: Sequence[object]) -> list[tuple[object, object]]:
    """All ordered pairs of decks, themselves included. After any n pairs each deck has had seat 0 once."""
    n = len(decks)
    return [(decks[i], decks[(i + apart) % n]) for apart in range(n) for i in range(n)]


def meetings(entrants: Sequence[T]) -> list[tuple[T, T]]:
    """Every two different entrants once, by the circle method: in each round everybody plays once (of an odd number,
    one rests), and who is named first alternates. One entrant alone meets itself."""
    if len(entrants) == 1:
        return [(entrants[0], entrants[0])]
    ring: list[T | None] = [*entrants] if len(entrants) % 2 == 0 else [*entrants, None]
    half, found = len(ring) // 2, []
    for turn in range(len(ring) - 1):
        for place, (one, other) in enumerate(zip(ring[:half], reversed(ring[half:]), strict=True)):
            if one is not None and other is not None:
                found.append((one, other) if (turn + place) % 2 == 0 else (other, one))
        ring.insert(1, ring.pop())
    return found


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a run, legible: run 11, game 42 is 11000042."""
    return seed * _SPAN + number
