"""Simulations for a report: bots play in a process of their own, so many games and so long as is fair to everybody."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from statistics import median
from time import monotonic
from typing import Any

from ludex import games
from ludex.sim import Limits, Match, Outcome, game_seed, pairings, play
from ludex.sim.collecting import settle_in
from ludex.sim.tally import deck_name

MOST_GAMES = 500
MOST_SECONDS = 180.0
AT_ONCE = 2
"""So many simulations a server runs at the same time."""
_LIMITS = Limits(decisions=10_000, turns=500, seconds=60.0)

Report = dict[str, Any]


Seating = tuple[tuple[object, object], tuple[str, str]]
"""Decks and bots of the two seats."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: deck A with bot A against deck B with bot B. No deck is any starter deck."""

    ruleset: str
    bots: tuple[str, str]
    games: int
    decks: tuple[object, object] = (None, None)

    def matches(self, seed: int) -> list[Match]:
        """The games, in an order that is fair however early one stops: who sat there sits here in the next."""
        seatings = self._seatings()
        chosen = (seatings[number % len(seatings)] for number in range(self.games))
        return [
            Match(number, self.ruleset, decks, bots, game_seed(seed, number))
            for number, (decks, bots) in enumerate(chosen)
        ]

    def _seatings(self) -> list[Seating]:
        starters = games.room(self.ruleset).starter_decks(self.ruleset)
        one, other = self.decks
        if one is None and other is None:
            pairs = [pair for pair in pairings(starters) if pair[0] != pair[1]] or pairings(starters)
        else:
            pairs = [(one or deck, other or deck) for deck in (starters if None in self.decks else ("",))]
            pairs = [pair for pair in pairs if pair[0] != pair[1]] or pairs
        return [seating for pair in pairs for seating in self._both_ways(pair)]

    def _both_ways(self, decks: tuple[object, object]) -> Iterator[Seating]:
        """A bot keeps its deck when the two change seats."""
        yield decks, self.bots
        yield decks[::-1], self.bots[::-1]


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


class Places:
    """Where simulations run: one for each player, and so many at once. Who counts is who lets in: nothing can come
    between the two, however many ask together."""

    def __init__(self, most: int = AT_ONCE) -> None:
        self._most = most
        self._running: dict[str, Run] = {}

    def take(self, player: str, plan: Plan) -> Run | None:
        """A place for a simulation, until it is left; None if there is none."""
        if not player or player in self._running or len(self._running) >= self._most:
            return None
        run = self._running[player] = Run(plan)
        return run

    def leave(self, player: str, run: Run) -> None:
        """Give a place back; another's is not touched."""
        if self._running.get(player) is run:
            del self._running[player]

    def of(self, player: str) -> Run | None:
        """The simulation that a player has under way."""
        return self._running.get(player)


places = Places()


async def carry_out(player: str, run: Run, keep: Callable[[Report], Awaitable[None]]) -> None:
    """Simulate, leave the place, and hand the report over."""
    try:
        made = await simulate(run)
    finally:
        places.leave(player, run)
    await keep(made)


async def simulate(run: Run) -> Report:
    """Play the games of a plan, all or as many as there is time for, and count them."""
    seed = secrets.randbelow(1 << 20)
    pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=settle_in)
    try:
        loop = asyncio.get_running_loop()
        for match in run.plan.matches(seed):
            if run.stopped or run.seconds > MOST_SECONDS:
                break
            run.done.append(await loop.run_in_executor(pool, play, match, _LIMITS))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    return report(run.plan, run.done, run.seconds, seed)


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
