"""A small policy, trained on the processor until it beats `random`: REINFORCE with one hidden layer, in numpy.

    python examples/train_policy.py --minutes 20 --out policy.npz      # prints a line every few hundred games
    python examples/train_policy.py --load policy.npz --minutes 0      # only plays: against random and against greedy

The policy looks at the features of each option and at what is true of the game, gives each option a number, and
takes one by chance (the best, when it is measured). It has never seen a card's name, so it also plays
with cards it was not trained with.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludex import rl
from ludex.rl.actions import OPTION
from ludex.rl.encoding import GLOBALS, VALUES
from ludex.sim import wilson

Array = NDArray[np.float64]
WHOLE = GLOBALS + 2 * VALUES
HIDDEN = 32


class Policy:
    """A number for each option."""

    def __init__(self, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.parts: list[Array] = [
            chance.normal(0, 0.05, (OPTION + WHOLE, HIDDEN)),
            np.zeros(HIDDEN),
            chance.normal(0, 0.05, HIDDEN),
        ]
        self.moments = [(np.zeros_like(part), np.zeros_like(part)) for part in self.parts]
        self.steps = 0

    def weigh(self, rows: Array) -> tuple[Array, Array]:
        """The chance of each option, and the hidden layer."""
        hidden = np.tanh(rows @ self.parts[0] + self.parts[1])
        numbers = hidden @ self.parts[2]
        chances = np.exp(numbers - numbers.max())
        return chances / chances.sum(), hidden

    def push(self, rows: Array, hidden: Array, chances: Array, taken: int, much: float) -> list[Array]:
        """How the parts would change for the option that was taken to become likelier."""
        away = -chances * much
        away[taken] += much
        back = np.outer(away, self.parts[2]) * (1 - hidden**2)
        return [rows.T @ back, back.sum(0), hidden.T @ away]

    def improve(self, pushes: list[Array], rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        for part, push, (mean, square) in zip(self.parts, pushes, self.moments, strict=True):
            mean += 0.1 * (push - mean)
            square += 0.01 * (push * push - square)
            part += rate * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.99**self.steps)) + 1e-8)


def rows_of(seen: dict[str, Any]) -> Array:
    """The options of a menu, each beside what is true of the game."""
    options = seen["options"][: int(seen["action_mask"].sum())]
    return np.hstack([options, np.broadcast_to(seen["observation"][:WHOLE], (len(options), WHOLE))]).astype(np.float64)


def game(
    env: rl.LudexGym, policy: Policy, chance: np.random.Generator, seed: int, best: bool
) -> tuple[float, list[Any]]:
    """One game: its reward, and what was weighed on the way."""
    seen, _ = env.reset(seed=seed)
    steps = []
    while True:
        rows = rows_of(seen)
        chances, hidden = policy.weigh(rows)
        taken = int(chances.argmax()) if best else int(chance.choice(len(chances), p=chances))
        steps.append((rows, hidden, chances, taken))
        seen, reward, over, cut, _ = env.step(taken)
        if over or cut:
            return reward, steps


def measure(ruleset: str, policy: Policy, opponent: str, games: int) -> str:
    """How the policy fares, taking what it likes best."""
    env = rl.gym(ruleset, opponent=opponent, form="options", max_steps=500)
    chance = np.random.default_rng(0)
    won = sum(game(env, policy, chance, 1_000_000 + n, best=True)[0] > 0 for n in range(games))
    low, high = wilson(won, games)
    return f"against {opponent}: won {won} of {games} ({won / games:.1%}, {low:.1%} to {high:.1%})"


def train(ruleset: str, policy: Policy, minutes: float, seed: int, batch: int = 16, rate: float = 0.01) -> None:
    """Games against random, a step after each batch."""
    env = rl.gym(ruleset, opponent="random", form="options", max_steps=500)
    chance, began, played = np.random.default_rng(seed), time.process_time(), 0
    recent: list[float] = []
    while time.process_time() - began < minutes * 60:
        total = [np.zeros_like(part) for part in policy.parts]
        base = float(np.mean(recent[-200:])) if recent else 0.0
        for _ in range(batch):
            reward, steps = game(env, policy, chance, int(chance.integers(1 << 40)), best=False)
            for rows, hidden, chances, taken in steps:
                if len(chances) > 1:
                    for part, push in zip(total, policy.push(rows, hidden, chances, taken, reward - base), strict=True):
                        part += push
            recent.append(reward)
            played += 1
        policy.improve([part / batch for part in total], rate)
        if played % (batch * 10) == 0:
            won = np.mean(np.array(recent[-batch * 10 :]) > 0)
            spent = (time.process_time() - began) / 60
            print(f"{spent:5.1f} min {played:6d} games, won {won:.1%} of the last", flush=True)


def main() -> None:
    """Train, and measure."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--ruleset", default="sve")
    words.add_argument("--minutes", type=float, default=20, help="of the processor")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--games", type=int, default=400, help="against random; an eighth against greedy")
    words.add_argument("--load")
    words.add_argument("--out")
    given = words.parse_args()
    policy = Policy(given.seed)
    if given.load:
        with np.load(given.load) as kept:
            policy.parts = [kept[name] for name in kept.files]
    train(given.ruleset, policy, given.minutes, given.seed)
    if given.out:
        np.savez(given.out, *policy.parts)
    print(measure(given.ruleset, policy, "random", given.games), flush=True)
    print(measure(given.ruleset, policy, "greedy", max(1, given.games // 8)), flush=True)


if __name__ == "__main__":
    main()
