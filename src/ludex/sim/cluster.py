"""The same games on Ray: on this machine or on a cluster, with the same outcomes.

A task plays a few games and is played again, elsewhere, if its worker is lost; its outcomes are taken once. Only a game
that kills its worker again and again has failed.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from typing import Any, TypeVar

from ludex.sim.collecting import collect_rarely
from ludex.sim.playing import Failure, Limits, Match, Outcome, play
from ludex.sim.rows import MissingPackage

T = TypeVar("T")
R = TypeVar("R")

RAY = "ray"
LOST = Failure("its worker was lost again and again while this game was played", "", (), "")
_GAMES = 8  # in a task: few enough that little is played again, enough that sending them costs nothing
_AHEAD = 3  # tasks on their way for each processor
_RETRIES = 5


def on_ray(
    todo: Sequence[Match], where: str, limits: Limits, *, jobs: int = 1, keep_record: bool = False
) -> Iterator[Outcome]:
    """Play games on Ray; outcomes as they come. `where`: `ray` for the cluster this process belongs to or a Ray of its
    own with `jobs` processors, or the address of a cluster."""
    work = partial(play, limits=limits, keep_record=keep_record)
    for match, outcome in spread(todo, work, where, jobs=jobs):
        yield Outcome(match, failure=LOST) if outcome is None else outcome


def spread(todo: Sequence[T], work: Callable[[T], R], where: str, *, jobs: int = 1) -> Iterator[tuple[T, R | None]]:
    """Do the same work for each on Ray; what came of it, as it comes, and None for what lost its workers again and
    again. Who stops listening ends what still runs."""
    ray = _joined(where, jobs)
    processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
    size = max(1, min(_GAMES, len(todo) // (processors * _AHEAD)))
    waiting = deque(tuple(todo[at : at + size]) for at in range(0, len(todo), size))
    task = ray.remote(max_retries=_RETRIES, num_cpus=1)(_played)
    running: dict[Any, tuple[T, ...]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < processors * _AHEAD:
                chunk = waiting.popleft()
                running[task.remote(chunk, work, sys.path)] = chunk
            (ready,), _ = ray.wait(list(running), num_returns=1)
            yield from _taken(ray, ready, running.pop(ready), waiting)
    finally:
        for left in running:
            ray.cancel(left, force=True)


def _taken(
    ray: Any, ready: Any, chunk: tuple[T, ...], waiting: deque[tuple[T, ...]]
) -> Iterator[tuple[T, R | None]]:
    try:
        yield from zip(chunk, ray.get(ready), strict=True)
    except ray.exceptions.RayError:
        if len(chunk) == 1:
            yield chunk[0], None
        else:  # one of them loses workers: which?
            waiting.extendleft((one,) for one in reversed(chunk))


def _joined(where: str, jobs: int) -> Any:
    """Ray, with this process on it."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of graphics cards nobody has
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise MissingPackage("a cluster needs Ray: pip install 'ludex[ray]'") from error
    if not ray.is_initialized():
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        if where != RAY or os.environ.get("RAY_ADDRESS"):
            ray.init(address=None if where == RAY else where, **quiet)
        else:
            ray.init(num_cpus=jobs if jobs > 1 else None, include_dashboard=False, **quiet)
    return ray


def _played(chunk: Sequence[T], work: Callable[[T], R], path: list[str]) -> list[R]:
    """Games in a worker, which finds the bots that who sent them finds."""
    sys.path.extend(folder for folder in path if folder not in sys.path)
    collect_rarely()
    return [work(one) for one in chunk]
