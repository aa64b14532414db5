"""Shares with their intervals: of so many games, so many won."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def wilson(successes: int, trials: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a proportion: sensible for few trials and near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    spread = z * z / trials
    middle = share + spread / 2
    half = z * sqrt((share * (1 - share) + spread / 4) / trials)
    low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
    return max(0.0, low), min(1.0, high)


@dataclass(slots=True)
class Share:
    """Games, and how many of them were won; drawn ones are not."""

    games: int = 0
    wins: int = 0

    def add(self, won: bool) -> None:
        self.games += 1
        self.wins += won

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def as_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.rate,
            "confidence_95": list(self.interval),
        }
