"""Running many games: in this process, in several, or on a cluster. The result does not depend on where."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import perf_counter

from ludex.sim.playing import Limits, Match, Outcome, play
from ludex.sim.tally import Tally
from ludex.sim.workers import in_processes

LOCAL = "local"


def run(
    todo: Sequence[Match],
    *,
    jobs: int = 1,
    limits: Limits | None = None,
    on: str = LOCAL,
    keep_records: bool = False,
) -> Tally:
    """Play all games and count them. `on`: here, or `"ray"` (or a cluster's address) for Ray."""
    began = perf_counter()
    played = outcomes_of(todo, jobs=jobs, limits=limits, on=on, keep_records=keep_records)
    return Tally(tuple(sorted(played, key=lambda o: o.match.number)), perf_counter() - began)


def outcomes_of(
    todo: Sequence[Match],
    *,
    jobs: int = 1,
    limits: Limits | None = None,
    on: str = LOCAL,
    keep_records: bool = False,
) -> Iterator[Outcome]:
    """Outcomes as they come, in no particular order."""
    allowed = limits or Limits()
    if on != LOCAL:
        from ludex.sim.cluster import on_ray

        yield from on_ray(todo, on, allowed, jobs=jobs, keep_record=keep_records)
    elif jobs <= 1 or len(todo) < 2:
        for match in todo:
            yield play(match, allowed, keep_record=keep_records)
    else:
        yield from in_processes(todo, jobs, allowed, keep_record=keep_records)
