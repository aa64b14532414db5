"""Random games by every ruleset, watched. Each ruleset gets as much time as the others, so fast ones play more."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence

from ludex import games
from ludex.sim.collecting import collect_rarely
from ludex.sim.pairing import pairings
from ludex.sim.playing import Limits, Match, Outcome, play
from tests.soak.figures import Counted, Fault, Figures
from tests.soak.progress import Budget, say
from tests.soak.watching import Watch

PART = "games"
_SLICE = 8.0  # seconds of one ruleset's games between two entries in the figures
_PATIENT = Limits(seconds=7_200)  # by the clock: the machine may have other things to do
_GUESS = 4.0  # games a second of a ruleset that was never played


def soak(figures: Figures, budget: Budget, rulesets: Sequence[str] = ()) -> int:
    """Play on from the last number until so many more games were played, or time is up; the faults of this run."""
    collect_rarely()
    faults = 0
    while not budget.spent():
        counted = figures.read()
        ruleset = _next(counted, rulesets or games.rulesets())
        most = min(budget.left, max(1, int(_SLICE * _speed(counted, ruleset))))
        done, found = _slice(figures, budget, ruleset, most)
        faults += found
        budget.take(done)
        total = counted.total(PART, "games") + done
        say(f"games: {total:,} in all, {budget.done:,} in this run, now {ruleset}; faults in this run: {faults}")
    return faults


def _slice(figures: Figures, budget: Budget, ruleset: str, most: int) -> tuple[int, int]:
    """Some games of a ruleset; what was played is counted, also if one interrupts it."""
    counts: Counter[str] = Counter()
    faults: list[Fault] = []
    began = time.process_time()
    try:
        for number in figures.claim(PART, ruleset, most):
            if budget.late:
                break
            outcome, watch = play_one(ruleset, number)
            counts.update({"games": 1, "questions": outcome.decisions, "turns": outcome.turns})
            counts.update(watch.counts)
            if outcome.failure is not None:
                faults.append(fault_of(outcome, figures.commit))
                say(f"FAULT {ruleset} game {number}: {faults[-1].what}")
    finally:
        counts["ms"] += round((time.process_time() - began) * 1_000)
        figures.add(PART, ruleset, counts, tuple(faults))
    return counts["games"], len(faults)


def play_one(ruleset: str, number: int, watch: Watch | None = None) -> tuple[Outcome, Watch]:
    """A game by its number: its decks, its answers and what is looked at follow from it."""
    pairs = pairings(games.room(ruleset).starter_decks(ruleset))
    match = Match(number, ruleset, pairs[number % len(pairs)], ("random", "random"), number)
    watching = watch or Watch(ruleset, number)
    return play(match, _PATIENT, watch=watching), watching


def fault_of(outcome: Outcome, commit: str) -> Fault:
    """A failed game as a line that leads there again."""
    match, failure = outcome.match, outcome.failure
    assert failure is not None
    place = [line.strip() for line in failure.trace.splitlines() if line.startswith("  File ")][-1:]
    what = f"{failure.reason[:400]} ({', '.join(place)[-200:]})"
    decks = tuple(str(deck) for deck in match.decks)
    return Fault(PART, match.ruleset, match.seed, commit, what, failure.answers, decks)


def _next(counted: Counted, rulesets: Sequence[str]) -> str:
    """The ruleset that has had the least time."""
    return min(rulesets, key=lambda ruleset: counted.total(PART, "ms", ruleset))


def _speed(counted: Counted, ruleset: str) -> float:
    spent = counted.total(PART, "ms", ruleset) / 1_000
    return counted.total(PART, "games", ruleset) / spent if spent else _GUESS
