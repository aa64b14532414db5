"""Who plays what against whom: every deck against every deck from both seats, in an order that is fair early."""

from __future__ import annotations

from collections.abc import Sequence

_SPAN = 1_000_000


def pairings(decks: Sequence[object]) -> list[tuple[object, object]]:
    """All ordered pairs of decks, themselves included. After any n pairs each deck has had seat 0 once."""
    n = len(decks)
    return [(decks[i], decks[(i + apart) % n]) for apart in range(n) for i in range(n)]


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a run, legible: run 11, game 42 is 11000042."""
    return seed * _SPAN + number
