"""Simulations for a report: bots play in a process of their own, so many games and so long as is fair to everybody."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from statistics import median
from time import monotonic
from typing import Any

from ludex.sim import Limits, Match, Outcome, matches, play
from ludex.sim.collecting import collect_rarely
from ludex.sim.tally import deck_name

MOST_GAMES = 500
MOST_SECONDS = 180.0
AT_ONCE = 2
"""So many simulations a server runs at the same time."""
_LIMITS = Limits(decisions=10_000, turns=500, seconds=60.0)

Report = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played. Without decks, every starter deck meets every one."""

    ruleset: str
    bots: tuple[str, str]
    games: int
    decks: tuple[object, object] | None = None

    def matches(self, seed: int) -> list[Match]:
        """The games, in an order that is fair however early one stops: each pair of decks also changes seats."""
        if self.decks is None or self.decks[0] == self.decks[1]:
            return matches(self.ruleset, bots=self.bots, count=self.games, seed=seed, decks=self.decks)
        one, other = self.decks
        halves = [
            matches(self.ruleset, bots=bots, count=(self.games + 1) // 2, seed=seed + n, decks=decks)
            for n, (decks, bots) in enumerate((((one, other), self.bots), ((other, one), self.bots[::-1])))
        ]
        both = [match for pair in zip(*halves, strict=True) for match in pair]
        return both[: self.games]


@dataclass(slots=True)
class Run:
    """A simulation on its way."""

    plan: Plan
    done: list[Outcome] = field(default_factory=list)
    stopped: bool = False
    began: float = field(default_factory=monotonic)

    @property
    def seconds(self) -> float:
        return monotonic() - self.began


_running: dict[str, Run] = {}


def run_of(player: str) -> Run | None:
    """The simulation that a player has under way."""
    return _running.get(player)


def places_free() -> bool:
    """Whether another simulation may begin."""
    return len(_running) < AT_ONCE


async def simulate(player: str, plan: Plan) -> Report:
    """Play the games of a plan, all or as many as there is time for, and count them."""
    seed = secrets.randbelow(1 << 20)
    run = _running[player] = Run(plan)
    pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=collect_rarely)
    try:
        loop = asyncio.get_running_loop()
        for match in plan.matches(seed):
            if run.stopped or run.seconds > MOST_SECONDS:
                break
            run.done.append(await loop.run_in_executor(pool, play, match, _LIMITS))
    finally:
        del _running[player]
        pool.shutdown(wait=False, cancel_futures=True)
    return report(plan, run.done, run.seconds, seed)


# -- counting ---------------------------------------------------------------------------------------------------------
def report(plan: Plan, outcomes: Sequence[Outcome], seconds: float, seed: int) -> Report:
    """What is kept of a simulation: plain data, enough for every chart."""
    finished = [each for each in outcomes if each.failure is None]
    turns = [each.turns for each in finished]
    return {
        "ruleset": plan.ruleset,
        "bots": list(plan.bots),
        "wanted": plan.games,
        "games": len(finished),
        "errors": [each.failure.reason for each in outcomes if each.failure is not None][:20],
        "seconds": seconds,
        "seed": seed,
        "pairs": _pairs(finished),
        "decks": _decks(finished),
        "bots_won": _bots(finished),
        "first": [len(finished), sum(each.winner == each.first for each in finished if each.winner is not None)],
        "draws": sum(each.winner is None for each in finished),
        "turns": sorted(Counter(turns).items()),
        "turns_median": median(turns) if turns else 0,
        "answers_mean": sum(each.decisions for each in finished) / len(finished) if finished else 0,
        "ended_by": Counter(each.rule for each in finished).most_common(),
    }


def _pairs(outcomes: Iterable[Outcome]) -> list[list[Any]]:
    """Deck, against deck, games and how many the first of the two won; every pair from both sides."""
    counts: dict[tuple[str, str], list[int]] = {}
    for each in outcomes:
        names = [deck_name(deck) for deck in each.match.decks]
        for seat, name in enumerate(names):
            row = counts.setdefault((name, names[1 - seat]), [0, 0])
            row[0] += 1
            row[1] += each.winner == seat
    return [[*pair, *row] for pair, row in sorted(counts.items())]


def _decks(outcomes: Iterable[Outcome]) -> list[list[Any]]:
    """Deck, games, wins; games of a deck against itself tell nothing about it."""
    counts: dict[str, list[int]] = {}
    for each in outcomes:
        names = [deck_name(deck) for deck in each.match.decks]
        if names[0] != names[1]:
            for seat, name in enumerate(names):
                row = counts.setdefault(name, [0, 0])
                row[0] += 1
                row[1] += each.winner == seat
    return [[name, *row] for name, row in sorted(counts.items())]


def _bots(outcomes: Iterable[Outcome]) -> list[list[Any]]:
    """Bot, games, wins, where two different ones played."""
    counts: dict[str, list[int]] = {}
    for each in outcomes:
        if each.match.bots[0] != each.match.bots[1]:
            for seat, name in enumerate(each.match.bots):
                row = counts.setdefault(name, [0, 0])
                row[0] += 1
                row[1] += each.winner == seat
    return [[name, *row] for name, row in sorted(counts.items())]
