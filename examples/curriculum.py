"""A fixed course of positions, from easy to hard: the policy of train_policy.py learns to win a game of sve this turn.

    python examples/curriculum.py --games 300

Each lesson is a position in words with as much on the table as it names; the policy goes on to the next when it
wins nine in ten of the last games. Positions are made by the seed, so the course is the same whenever it is run.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

import numpy as np

import ludex
from ludex import rl

sys.path.insert(0, str(Path(__file__).parent))
from train_policy import Policy, game

LESSONS = (
    ("one attacker, an empty field", 1, 0, 2),
    ("two attackers, an empty field", 2, 0, 4),
    ("three attackers, one blocker", 3, 1, 4),
    ("three attackers, two blockers", 3, 2, 6),
)
"""What a lesson is called; followers of ours, of the opponent's, and the opponent's leader's defense."""


def lesson(ours: int, theirs: int, defense: int) -> rl.Start:
    """A position of that kind from a seed."""

    def start(seed: int) -> ludex.Game:
        chance = Random(seed)
        t = ludex.scenario("sve", turn_of=0, seed=seed)
        t.set(1, leader_defense=defense)
        for _ in range(ours):
            t.put(0, "field", "", attack=2, defense=chance.randint(1, 3))
        for _ in range(theirs):
            t.put(1, "field", "", attack=1, defense=chance.randint(1, 3), engaged=True)
        for seat in (0, 1):
            for _ in range(5):
                t.put(seat, "deck", "", attack=1, defense=1, cost=9)
        return t.game

    return start


def main() -> None:
    """Go through the course."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=300, help="at most, for each lesson")
    given = words.parse_args()
    policy, chance = Policy(1), np.random.default_rng(1)
    for title, ours, theirs, defense in LESSONS:
        start = lesson(ours, theirs, defense)
        env = rl.gym("sve", opponent="random", seat=0, form="options", max_steps=12, start=start)
        won: list[bool] = []
        while len(won) < given.games and (len(won) < 40 or sum(won[-40:]) < 36):
            reward, steps = game(env, policy, chance, len(won), best=False)
            base = float(np.mean(won[-40:])) if won else 0.0
            won.append(reward > 0)
            total = [np.zeros_like(part) for part in policy.parts]
            for rows, hidden, chances, taken in steps:
                for part, push in zip(total, policy.push(rows, hidden, chances, taken, won[-1] - base), strict=True):
                    part += push
            policy.improve(total, 0.01)
        print(f"{title}: won {np.mean(won[-40:]):.0%} of the last after {len(won)} games", flush=True)


if __name__ == "__main__":
    main()
