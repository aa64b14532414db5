"""Obstacles: the rule that forbids what was tried."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.kernel.keys import quoted


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why something cannot be done: the rule, and a sentence for a person."""

    rule: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})"


class IllegalChoice(ValueError):
    """An answer that is not allowed; nothing has changed."""

    def __init__(self, key: str, obstacle: Obstacle) -> None:
        super().__init__(f"{quoted(key)} is not allowed: {obstacle}")
        self.key = key
        self.obstacle = obstacle
        self.rule: str = obstacle.rule

    def __reduce__(self) -> tuple[object, ...]:
        """Several arguments: Python would hand the message alone to the copy that another process gets."""
        return type(self), (self.key, self.obstacle)
