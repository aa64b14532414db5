"""Environment steps per second, of ludex and of public peers in the same run.

    pip install rlcard open_spiel                     # peers that are not there are left out, and named
    python benchmarks/environments.py --seconds 10 --jobs 2

A step is one answer by chance among the legal ones, with the observation that follows it. `env` is one environment for
both seats and `gym` one for the agent's seat, with the opponent's answers in its time: in this process, by the
processor's time, in turns with the peers. `vector` is many of the latter in several processes, by the clock.

Comparable are RLCard's games with many cards in a state and rules that find the answers: doudizhu and mahjong. Its uno
and gin-rummy know a dozen kinds of cards without text; OpenSpiel's games are C++. They are there for scale.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Generator, Iterator
from random import Random
from typing import Any

import numpy as np

from ludex import rl

RULESETS = ("sve", "cfv", "fow-5.5")


WINDOW = 0.5


def rate(steps: Iterator[int], seconds: float, clock: Callable[[], float]) -> float:
    """Steps per second; a turn of the iterator says how many it took."""
    began, count = clock(), 0
    while (now := clock()) - began < seconds:
        count += next(steps)
    return count / (now - began)


def rates(runs: dict[str, Iterator[int]], seconds: float) -> dict[str, float]:
    """Steps per second of the processor's time, in turns of half a second, so that what else the machine does falls on
    all of them. Before it counts, cards are read for as long."""
    for steps in runs.values():
        rate(steps, seconds, time.process_time)
    turns = max(1, round(seconds / WINDOW))
    found = [{name: rate(steps, WINDOW, time.process_time) for name, steps in runs.items()} for _ in range(turns)]
    return {name: turns / sum([1 / turn[name] for turn in found]) for name in runs}


def any_of(mask: np.ndarray[Any, Any], chance: Random) -> int:
    """One of the legal actions, by chance."""
    legal = mask.nonzero()[0]
    return int(legal[int(chance.random() * len(legal))])


def aec(ruleset: str) -> Iterator[int]:
    """Both seats of a PettingZoo environment."""
    env, chance = rl.LudexEnv(ruleset), Random(1)
    while True:
        env.reset(seed=chance.randrange(1 << 30))
        while not any(env.terminations.values()) and not any(env.truncations.values()):
            seen = env.observe(env.agent_selection)
            env.step(any_of(seen["action_mask"], chance))
            yield 1


def single(ruleset: str) -> Iterator[int]:
    """One seat of a Gymnasium environment, against random."""
    env, chance = rl.gym(ruleset), Random(1)
    seen, _ = env.reset(seed=1)
    while True:
        seen, _, over, cut, _ = env.step(any_of(seen["action_mask"], chance))
        if over or cut:
            seen, _ = env.reset()
        yield 1


def many(ruleset: str, n: int, jobs: int) -> Generator[int, None, None]:
    """Many of them in several processes."""
    env, chance = rl.vector(ruleset, n, jobs=jobs), Random(1)
    try:
        seen, _ = env.reset(seed=1)
        while True:
            seen, *_ = env.step([any_of(mask, chance) for mask in seen["action_mask"]])
            yield n
    finally:
        env.close()


def rlcard(name: str) -> Iterator[int]:
    """RLCard: its own step, with its observation."""
    import rlcard as peer

    env, chance = peer.make(name, config={"seed": 1}), Random(1)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            yield 1


def openspiel(name: str) -> Iterator[int]:
    """OpenSpiel: legal actions, an answer, and the tensor of who is asked."""
    import pyspiel as peer

    game, chance = peer.load_game(name), Random(1)
    tensor = "information_state_tensor" if game.get_type().provides_information_state_tensor else "observation_tensor"
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            if not state.is_terminal() and not state.is_chance_node():
                getattr(state, tensor)(state.current_player())
                yield 1


def measured(seconds: float, jobs: int) -> dict[str, Any]:
    """What takes the processor's time in turns, then many at once by the clock."""
    left_out, runs = [], {}
    for ruleset in RULESETS:
        runs |= {f"ludex {ruleset} env": aec(ruleset), f"ludex {ruleset} gym": single(ruleset)}
    for peer, steps, names in PEERS:
        for name in names:
            try:
                runs[f"{peer} {name}"] = steps(name)
                next(runs[f"{peer} {name}"])
            except Exception as error:
                del runs[f"{peer} {name}"]
                left_out.append(f"{peer} {name}: {type(error).__name__}: {error}"[:120])
    found: dict[str, Any] = {name: round(steps) for name, steps in rates(runs, seconds).items()}
    for ruleset in RULESETS:
        steps = many(ruleset, 8 * jobs, jobs)
        rate(steps, seconds, time.perf_counter)
        found[f"ludex {ruleset} vector"] = round(rate(steps, seconds, time.perf_counter))
        steps.close()
    return {"steps_per_second": found, "jobs": jobs, "left_out": left_out}


PEERS = (
    ("rlcard", rlcard, ("uno", "gin-rummy", "doudizhu", "mahjong")),
    ("openspiel", openspiel, ("leduc_poker", "gin_rummy", "hearts")),
)


def main() -> None:
    """Measure and print one JSON document."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--seconds", type=float, default=10)
    words.add_argument("--jobs", type=int, default=2)
    given = words.parse_args()
    print(json.dumps(measured(given.seconds, given.jobs), indent=2))


if __name__ == "__main__":
    main()
