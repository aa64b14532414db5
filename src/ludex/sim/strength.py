"""How strong players are: Elo by the scores they made against each other, and when enough games have been played.

Games that share their luck are one sample (a block), not several: what the cards gave one player they gave the other.
Intervals and tests are of blocks, so that they hold although games of a block depend on each other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log, log10, sqrt

from ludex.sim.shares import Z95

_LEAST = 1e-4  # a score no player has: 0 and 1 would be infinitely weak and strong
_SPREAD = 0.25  # the variance of a block about which nothing is known yet: of a single game


def elo_of(score: float) -> float:
    """The difference in Elo that makes a score expected: 0.5 is 0, 0.64 about 100."""
    kept = min(1 - _LEAST, max(_LEAST, score))
    return -400 * log10(1 / kept - 1)


def score_of(elo: float) -> float:
    """The score that a difference in Elo makes expected."""
    return float(1 / (1 + 10 ** (-elo / 400)))


@dataclass(frozen=True, slots=True)
class Standing:
    """What one player made against another: the mean score of so many blocks, and how much it varies."""

    blocks: int
    mean: float
    variance: float

    @classmethod
    def of(cls, scores: Sequence[float]) -> Standing:
        """Of the scores of blocks. A guessed block keeps the variance of few, or of equal ones, from being nothing."""
        n = len(scores)
        if not n:
            return cls(0, 0.5, _SPREAD)
        mean = sum(scores) / n
        return cls(n, mean, (sum((s - mean) ** 2 for s in scores) + _SPREAD) / n)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the mean score."""
        half = Z95 * sqrt(self.variance / self.blocks) if self.blocks else 0.5
        return max(0.0, self.mean - half), min(1.0, self.mean + half)

    @property
    def elo(self) -> tuple[float, float, float]:
        """The difference in Elo, and the ends of its 95 % interval. A guessed block, drawn, keeps who has won all games
        from being infinitely strong."""
        mean = (self.mean * self.blocks + 0.5) / (self.blocks + 1)
        half = Z95 * sqrt(self.variance / (self.blocks + 1))
        return elo_of(mean), elo_of(mean - half), elo_of(mean + half)


@dataclass(frozen=True, slots=True)
class Sprt:
    """A sequential probability ratio test: is a player rather `high` Elo stronger than another, or rather `low`?"""

    low: float = 0.0
    high: float = 50.0
    error: float = 0.05  # of both kinds

    def ratio(self, standing: Standing) -> float:
        """The logarithm of how much more likely the scores are under `high` than under `low`."""
        if not standing.blocks:
            return 0.0
        under, over = score_of(self.low), score_of(self.high)
        away = 2 * standing.mean - under - over
        return standing.blocks * (over - under) * away / (2 * standing.variance)

    def verdict(self, standing: Standing) -> str:
        """`high`, `low`, or nothing yet."""
        ratio, bound = self.ratio(standing), log((1 - self.error) / self.error)
        return "high" if ratio >= bound else "low" if ratio <= -bound else ""


def ratings(scores: Mapping[tuple[str, str], Standing], players: Sequence[str]) -> dict[str, tuple[float, float]]:
    """The Elo of each player, the first one's being 0, with half the width of its 95 % interval.

    Each pair's difference is weighed by how sure it is (least squares). Of players who never met, not even through
    others, nothing is known, and their interval says so.
    """
    others = list(players[1:])
    size = len(others)
    normal = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for (one, other), standing in scores.items():
        if not standing.blocks:
            continue
        value, low, high = standing.elo
        weight = 1 / max((high - low) / (2 * Z95), 1e-6) ** 2
        ends = [(others.index(name), sign) for name, sign in ((one, 1.0), (other, -1.0)) if name in others]
        for at, sign in ends:
            right[at] += weight * sign * value
            for to, also in ends:
                normal[at][to] += weight * sign * also
    for at in range(size):
        normal[at][at] += 1e-9
    found = {players[0]: (0.0, 0.0)}
    for at, name in enumerate(others):
        column = _solved(normal, [1.0 if i == at else 0.0 for i in range(size)])
        value = sum(c * r for c, r in zip(column, right, strict=True))
        found[name] = (value, Z95 * sqrt(max(column[at], 0.0)))
    return found


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """A system of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        best = max(range(at, len(rows)), key=lambda i: abs(rows[i][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(len(rows)):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[-1] for row in rows]
