"""What a changed card does to a deck: both versions play the same games, and the difference has an interval.

The two versions meet the same opponents with the same seeds from the same seats, so that what luck does to one it does
to the other; games of one seed are counted together, because they are not independent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt

import msgspec

from ludex import games
from ludex.sim.pairing import game_seed
from ludex.sim.playing import Limits, Match, Outcome
from ludex.sim.running import LOCAL, run
from ludex.sim.shares import Z95, Share
from ludex.sim.tables import deck_name

Cards = Sequence[Mapping[str, object]]


@dataclass(frozen=True, slots=True)
class Difference:
    """How a deck fared as it was and as it is changed: shares, and the difference of points (a draw is half of one)."""

    deck: str
    before: Share
    after: Share
    points: float
    low: float
    high: float
    failed: tuple[Outcome, ...]

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves nothing out that would mean the other direction."""
        return not self.low <= 0 <= self.high

    def as_json(self) -> dict[str, object]:
        return {
            "deck": self.deck,
            "before": self.before.as_json(),
            "after": self.after.as_json(),
            "difference": self.points,
            "confidence_95": [self.low, self.high],
            "clear": self.is_clear,
            "errors": len(self.failed),
        }


def plain_deck(ruleset: str, deck: object) -> dict[str, object]:
    """A deck as plain data."""
    made = msgspec.to_builtins(games.room(ruleset).deck_of(deck))
    assert isinstance(made, dict)
    return made


def decks_with(ruleset: str, names: Sequence[str]) -> tuple[str, ...]:
    """The starter decks that have a card of one of these names."""
    starters = games.room(ruleset).starter_decks(ruleset)
    return tuple(deck for deck in starters if any(_has(plain_deck(ruleset, deck), name) for name in names))


def _has(data: object, name: str) -> bool:
    if isinstance(data, dict):
        return name in data or any(_has(value, name) for value in data.values())
    return any(_has(value, name) for value in data) if isinstance(data, list | tuple) else data == name


def balance(
    ruleset: str,
    deck: object,
    cards: Cards,
    *,
    against: Sequence[object],
    bot: str = "greedy",
    count: int = 200,
    seed: int = 0,
    jobs: int = 1,
    limits: Limits | None = None,
    on: str = LOCAL,
) -> Difference:
    """Play a deck as it is and with changed cards in place of those called alike, so many games each."""
    old = plain_deck(ruleset, deck)
    new = {**old, "cards": [dict(card) for card in cards]}
    before = _matches(ruleset, old, against, bot, count, seed)
    after = [replace(m, number=count + m.number, decks=_exchanged(m, new)) for m in before]
    tally = run([*before, *after], jobs=jobs, limits=limits, on=on)
    played = {o.match.number: o for o in tally.outcomes}
    return _difference(deck_name(deck), [(played[n], played[count + n]) for n in range(count)])


def _matches(
    ruleset: str, deck: object, against: Sequence[object], bot: str, count: int, seed: int
) -> list[Match]:
    """Each opponent in turn, from both seats with the same seed."""
    found = []
    for number in range(count):
        block, swapped = divmod(number, 2)
        other = against[block % len(against)]
        decks, sides = ((other, deck), (1, 0)) if swapped else ((deck, other), (0, 1))
        found.append(Match(number, ruleset, decks, (bot, bot), game_seed(seed, block), sides))
    return found


def _exchanged(match: Match, deck: object) -> tuple[object, object]:
    ours = match.sides.index(0)
    return (match.decks[0], deck) if ours else (deck, match.decks[1])


def _difference(deck: str, pairs: Sequence[tuple[Outcome, Outcome]]) -> Difference:
    failed = tuple(o for pair in pairs for o in pair if o.failure is not None)
    done = [pair for pair in pairs if pair[0].failure is None and pair[1].failure is None]
    before, after = Share(), Share()
    blocks: dict[int, list[float]] = {}
    for old, new in done:
        before.add(old.won_by == 0)
        after.add(new.won_by == 0)
        blocks.setdefault(old.match.seed, []).append(_points(new) - _points(old))
    means = [sum(block) / len(block) for block in blocks.values()]
    points, half = _mean(means), Z95 * _error(means)
    return Difference(deck, before, after, points, points - half, points + half, failed)


def _points(o: Outcome) -> float:
    return 0.5 if o.won_by is None else float(o.won_by == 0)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _error(numbers: Sequence[float]) -> float:
    """The standard error of a mean; without two numbers, as great as it can be."""
    n = len(numbers)
    if n < 2:
        return 1.0
    middle = _mean(numbers)
    return sqrt(sum((number - middle) ** 2 for number in numbers) / (n - 1) / n)
