"""Counting games: wins with confidence intervals, how games ended, and what went wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from math import sqrt

from ludex.sim.playing import Outcome

_Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def wilson(successes: int, trials: int, z: float = _Z95) -> tuple[float, float]:
    """Wilson's interval for a proportion: sensible for few trials and near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    spread = z * z / trials
    middle = share + spread / 2
    half = z * sqrt((share * (1 - share) + spread / 4) / trials)
    low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
    return max(0.0, low), min(1.0, high)


@dataclass(frozen=True)
class Tally:
    """The outcomes of a run, in the order of their numbers, and how long it took."""

    outcomes: tuple[Outcome, ...]
    seconds: float

    @cached_property
    def finished(self) -> tuple[Outcome, ...]:
        """The games that ended by a rule."""
        return tuple(o for o in self.outcomes if o.failure is None)

    @property
    def failed(self) -> tuple[Outcome, ...]:
        return tuple(o for o in self.outcomes if o.failure is not None)

    @property
    def wins(self) -> tuple[int, int]:
        """Games won by seat 0 and by seat 1."""
        won = Counter(o.winner for o in self.finished)
        return won[0], won[1]

    @property
    def draws(self) -> int:
        return sum(o.winner is None for o in self.finished)

    def as_json(self) -> dict[str, object]:
        """The document that `ludex sim --json` prints."""
        done = len(self.finished)
        return {
            "games": len(self.outcomes),
            "wins": list(self.wins),
            "draws": self.draws,
            "errors": len(self.failed),
            "turns_mean": sum(o.turns for o in self.finished) / done if done else 0.0,
            "decisions": sum(o.decisions for o in self.outcomes),
            "seconds": self.seconds,
            "win_rate": [won / done if done else 0.0 for won in self.wins],
            "confidence_95": [list(wilson(won, done)) for won in self.wins],
            "ended_by": dict(Counter(o.rule for o in self.finished).most_common()),
            "decks": self.by_deck(),
            "failures": [failure_document(o) for o in self.failed],
        }

    def by_deck(self) -> dict[str, dict[str, int]]:
        """How each deck fared, from either seat."""
        table: dict[str, dict[str, int]] = {}
        for o in self.finished:
            for seat, deck in enumerate(o.match.decks):
                row = table.setdefault(deck_name(deck), {"games": 0, "wins": 0})
                row["games"] += 1
                row["wins"] += o.winner == seat
        return dict(sorted(table.items()))


def deck_name(deck: object) -> str:
    """What a deck is called, however it was given."""
    if isinstance(deck, str):
        return deck
    name = deck.get("name") if isinstance(deck, dict) else getattr(deck, "name", None)
    return str(name) if name else "a deck"


def failure_document(o: Outcome) -> dict[str, object]:
    """Everything needed to play a failed game again."""
    assert o.failure is not None
    return {
        "game": o.match.number,
        "ruleset": o.match.ruleset,
        "seed": o.match.seed,
        "decks": [deck_name(deck) for deck in o.match.decks],
        "bots": list(o.match.bots),
        "reason": o.failure.reason,
        "answers": list(o.failure.answers),
        "trace": o.failure.trace,
        "record": o.failure.record,
    }
