"""The arena: bots meet in paired games until it is known who is stronger.

Every two bots play blocks of games with the same luck, seats and decks exchanged. A test looks at the blocks in their
order, so that it stops at the same game with any number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations

from ludex.sim.planning import matches
from ludex.sim.playing import Limits, Outcome
from ludex.sim.running import LOCAL, outcomes_of
from ludex.sim.strength import Sprt, Standing, ratings

Heard = Callable[[], None]


@dataclass(slots=True)
class Bout:
    """Two bots: the outcomes of their games in order, the scores of whole blocks, and what the test says."""

    bots: tuple[str, str]
    outcomes: list[Outcome] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    verdict: str = ""

    @property
    def standing(self) -> Standing:
        """How the first bot stands against the second."""
        return Standing.of(self.scores)

    @property
    def tally(self) -> tuple[int, int, int]:
        """Games that the first bot won, that were drawn or failed, and that the second bot won."""
        won = [o.won_by for o in self.outcomes]
        return won.count(0), won.count(None), won.count(1)

    def as_json(self) -> dict[str, object]:
        """As plain data."""
        value, low, high = self.standing.elo
        wins, draws, losses = self.tally
        return {
            "bots": list(self.bots),
            "games": len(self.outcomes),
            "wins": wins,
            "draws": draws,
            "losses": losses,
            "failed": sum(o.failure is not None for o in self.outcomes),
            "score": self.standing.mean,
            "confidence_95": list(self.standing.interval),
            "elo": value,
            "elo_95": [low, high],
            "verdict": self.verdict,
        }


@dataclass(frozen=True, slots=True)
class Arena:
    """What is played: bots that meet, decks they meet with, at most so many games for every two, and the test."""

    ruleset: str
    bots: tuple[str, ...]
    games: int = 200
    seed: int = 0
    decks: tuple[object, ...] | None = None
    sprt: Sprt | None = None

    def bouts(
        self, *, jobs: int = 1, on: str = LOCAL, limits: Limits | None = None, heard: Heard | None = None
    ) -> list[Bout]:
        """Let every two bots meet. `heard` is called after each game."""
        return [self._bout(pair, jobs, on, limits or Limits(), heard) for pair in combinations(self.bots, 2)]

    def table(self, bouts: Sequence[Bout]) -> dict[str, tuple[float, float]]:
        """Elo of each bot against the first, with half the width of its 95 % interval."""
        return ratings({bout.bots: bout.standing for bout in bouts}, self.bots)

    def _bout(self, pair: tuple[str, str], jobs: int, on: str, limits: Limits, heard: Heard | None) -> Bout:
        todo = matches(self.ruleset, bots=pair, count=self.games, seed=self.seed, decks=self.decks)
        size = sum(match.seed == todo[0].seed for match in todo)
        bout = Bout(pair)
        with closing(_told(outcomes_of(todo, jobs=jobs, on=on, limits=limits), heard)) as coming:
            for outcome in _in_order(coming):
                bout.outcomes.append(outcome)
                if len(bout.outcomes) % size:
                    continue
                block = bout.outcomes[-size:]
                bout.scores.append(sum(_score(o) for o in block) / size)
                if self.sprt is not None and (verdict := self.sprt.verdict(bout.standing)):
                    bout.verdict = verdict
                    break
        return bout


def _score(outcome: Outcome) -> float:
    """What a game gave the first bot; a failed one is a draw, and is told."""
    return 0.5 if outcome.won_by is None else 1.0 - outcome.won_by


def _told(coming: Iterator[Outcome], heard: Heard | None) -> Generator[Outcome, None, None]:
    for outcome in coming:
        if heard is not None:
            heard()
        yield outcome


def _in_order(coming: Iterator[Outcome]) -> Iterator[Outcome]:
    """Outcomes in the order of their numbers, whenever they come."""
    waiting: dict[int, Outcome] = {}
    wanted = 0
    for outcome in coming:
        waiting[outcome.match.number] = outcome
        while wanted in waiting:
            yield waiting.pop(wanted)
            wanted += 1
