"""Chance: one small seeded generator whose whole state is an integer inside the game.

SplitMix64: the same numbers on every platform and Python version, trivially saved, cloned and hashed.
"""

from __future__ import annotations

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def seeded(seed: int) -> int:
    """The generator's first state for a seed."""
    return (seed * 0xD1342543DE82EF95 + 0x2545F4914F6CDD1D) & _MASK


def advance(state: int) -> int:
    """The next state."""
    return (state + _STEP) & _MASK


def output(state: int) -> int:
    """The 64 random bits that belong to a state."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(state: int, bound: int) -> tuple[int, int]:
    """A new state and an even draw from 0 to bound-1 (rejection, so no residue is favoured)."""
    limit = (1 << 64) - (1 << 64) % bound
    while True:
        state = advance(state)
        bits = output(state)
        if bits < limit:
            return state, bits % bound


def shuffled(state: int, items: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """A new state and the items in an evenly drawn order."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        state, j = below(state, i + 1)
        order[i], order[j] = order[j], order[i]
    return state, tuple(order)
