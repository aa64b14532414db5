"""Many Gymnasium environments in several processes. What they show lies in memory that all of them share.

A game that ends begins anew in the same step (Gymnasium's SAME_STEP): the reward is the old game's, the
observation the new one's. The games of a seed are the same for any number of processes.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from os import cpu_count
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludex.rl.gymnasium import gym
from ludex.rl.observing import Form, Observer

Arrays = dict[str, NDArray[Any]]
Layout = list[tuple[str, str, tuple[int, ...]]]


def vector(
    ruleset: str,
    n: int,
    *,
    jobs: int | None = None,
    opponent: str = "random",
    seat: int | None = None,
    decks: Sequence[object] | None = None,
    form: Form = "keys",
    max_steps: int = 5_000,
) -> LudexVector:
    """So many environments in so many processes (one for each processor)."""
    words = {"opponent": opponent, "seat": seat, "decks": decks, "form": form, "max_steps": max_steps}
    return LudexVector(ruleset, n, jobs or cpu_count() or 1, words)


class LudexVector(VectorEnv[Any, Any, Any]):
    """Many games against a bot at once."""

    def __init__(self, ruleset: str, n: int, jobs: int, words: dict[str, Any]) -> None:
        observer = Observer(ruleset, words["form"])
        self.num_envs = n
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = observer.observations
        self.single_action_space = observer.answers
        self.observation_space = batch_space(observer.observations, n)
        self.action_space = batch_space(observer.answers, n)
        layout = _layout(observer, n)
        self._memory = SharedMemory(create=True, size=_size(layout))
        self._arrays: Arrays = _arrays(self._memory, layout)
        self._names: tuple[str, ...] = tuple(observer.observations.spaces)
        self._closed = False
        self._ears: list[Connection] = []
        self._workers: list[SpawnProcess] = []
        context = get_context("spawn")
        for rows in np.array_split(np.arange(n), min(jobs, n)):
            ours, theirs = context.Pipe()
            args = (theirs, self._memory.name, layout, ruleset, words, int(rows[0]), int(rows[-1]) + 1)
            worker = context.Process(target=_work, args=args, daemon=True)
            worker.start()
            theirs.close()
            self._ears.append(ours)
            self._workers.append(worker)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """New games everywhere; environment n has seed + n, or the nth of a list."""
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + n for n in range(self.num_envs)]
        self._all(("reset", seeds))
        return self._seen(), {}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """An answer in each."""
        self._arrays["actions"][:] = actions
        self._all(("step", None))
        got = self._arrays
        return self._seen(), got["rewards"].copy(), got["terminated"].copy(), got["truncated"].copy(), {}

    def close(self, **kwargs: Any) -> None:
        """End the processes and give the memory back."""
        if self._closed:
            return
        self._closed = True
        for ear in self._ears:
            with suppress(OSError):
                ear.send(("close", None))
        for worker in self._workers:
            worker.join(5)
            worker.kill()
            worker.join()
        self._arrays = {}
        self._memory.close()
        self._memory.unlink()

    def _all(self, message: tuple[str, object]) -> None:
        """Let every process do something. All are heard out before the first trouble is told, so that none of them is
        taken at its word for what comes next."""
        troubles = []
        for ear in self._ears:
            with suppress(OSError):  # who has ended is heard of below
                ear.send(message)
        for ear, worker in zip(self._ears, self._workers, strict=True):
            try:
                troubles.append(ear.recv())
            except (EOFError, OSError):
                worker.join(5)
                troubles.append(f"a process with environments has ended (exit code {worker.exitcode}): make them anew")
        for trouble in troubles:
            if trouble is not None:
                raise RuntimeError(trouble)

    def _seen(self) -> Arrays:
        return {name: self._arrays[name].copy() for name in self._names}


def _layout(observer: Observer, n: int) -> Layout:
    shown = observer.observations.spaces.items()
    seen = [(name, np.dtype(space.dtype).str, (n, *(space.shape or ()))) for name, space in shown]
    kinds = {"actions": "<i8", "rewards": "<f8", "terminated": "|b1", "truncated": "|b1"}
    return [*seen, *((name, kind, (n,)) for name, kind in kinds.items())]


def _size(layout: Layout) -> int:
    return sum(_bytes(kind, shape) for _, kind, shape in layout)


def _bytes(kind: str, shape: tuple[int, ...]) -> int:
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64  # each begins where a processor likes it


def _arrays(memory: SharedMemory, layout: Layout) -> Arrays:
    made: Arrays = {}
    at = 0
    for name, kind, shape in layout:
        made[name] = np.ndarray(shape, kind, memory.buf, at)
        at += _bytes(kind, shape)
    return made


def _work(
    ear: Connection, name: str, layout: Layout, ruleset: str, words: dict[str, Any], first: int, last: int
) -> None:
    """A process with the environments from `first` to before `last`."""
    memory = SharedMemory(name)
    arrays = _arrays(memory, layout)
    games = {n: gym(ruleset, **words) for n in range(first, last)}
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            doing, seeds = ear.recv()
            if doing == "close":
                break
            try:
                for n, game in games.items():
                    _reset(arrays, n, game, seeds[n]) if doing == "reset" else _step(arrays, n, game)
                ear.send(None)
            except Exception as error:
                ear.send(f"environment: {type(error).__name__}: {error}")
    arrays.clear()
    memory.close()


def _reset(arrays: Arrays, n: int, game: Any, seed: int | None) -> None:
    seen, _ = game.reset(seed=seed)
    for name, shown in seen.items():
        arrays[name][n] = shown


def _step(arrays: Arrays, n: int, game: Any) -> None:
    seen, reward, over, cut, _ = game.step(int(arrays["actions"][n]))
    arrays["rewards"][n], arrays["terminated"][n], arrays["truncated"][n] = reward, over, cut
    if over or cut:
        seen, _ = game.reset()
    for name, shown in seen.items():
        arrays[name][n] = shown
