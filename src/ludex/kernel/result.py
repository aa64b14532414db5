"""Results: how a game ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """How the game ended: the winner (None for a draw) and the rule that ended it."""

    winner: int | None
    rule: str
