"""Running many games, in this process or in several. The result does not depend on how many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from time import perf_counter

from ludex import games
from ludex.sim.collecting import collect_rarely
from ludex.sim.pairing import game_seed, pairings
from ludex.sim.playing import Failure, Limits, Match, Outcome, play
from ludex.sim.tally import Tally

_DIED = Failure("a worker process died while it played this game or one near it", "", (), "")


def matches(
    ruleset: str,
    *,
    bots: tuple[str, str] = ("random", "random"),
    count: int = 1,
    seed: int = 0,
    decks: tuple[object, object] | None = None,
) -> list[Match]:
    """The games of a run. Without decks, every starter deck meets every one, from both seats."""
    pairs = [decks] if decks is not None else pairings(games.room(ruleset).starter_decks(ruleset))
    if not pairs:
        raise LookupError(f"{ruleset} has no starter decks")
    return [Match(n, ruleset, pairs[n % len(pairs)], bots, game_seed(seed, n)) for n in range(count)]


def run(todo: Sequence[Match], *, jobs: int = 1, limits: Limits | None = None) -> Tally:
    """Play all games and count them."""
    began = perf_counter()
    outcomes = sorted(outcomes_of(todo, jobs=jobs, limits=limits), key=lambda o: o.match.number)
    return Tally(tuple(outcomes), perf_counter() - began)


def outcomes_of(todo: Sequence[Match], *, jobs: int = 1, limits: Limits | None = None) -> Iterator[Outcome]:
    """Outcomes as they come, in no particular order."""
    allowed = limits or Limits()
    if jobs <= 1 or len(todo) < 2:
        for match in todo:
            yield play(match, allowed)
        return
    yield from _in_processes(todo, jobs, allowed)


def _in_processes(todo: Sequence[Match], jobs: int, limits: Limits) -> Iterator[Outcome]:
    """Spawned processes, so that it works alike on every platform and inherits nothing by accident."""
    chunks = list(_chunks(todo, max(1, min(16, len(todo) // (jobs * 4)))))
    with ProcessPoolExecutor(max_workers=jobs, mp_context=get_context("spawn"), initializer=collect_rarely) as pool:
        waiting: dict[Future[list[Outcome]], Sequence[Match]] = {
            pool.submit(_play_chunk, chunk, limits): chunk for chunk in chunks
        }
        for future in as_completed(waiting):
            try:
                yield from future.result()
            except BrokenProcessPool:
                yield from (Outcome(match, failure=_DIED) for match in waiting[future])


def _play_chunk(chunk: Sequence[Match], limits: Limits) -> list[Outcome]:
    return [play(match, limits) for match in chunk]


def _chunks(todo: Sequence[Match], size: int) -> Iterable[Sequence[Match]]:
    return (todo[at : at + size] for at in range(0, len(todo), size))
