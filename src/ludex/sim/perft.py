"""Perft: how many courses a game can take from a position, answer by answer. An oracle for menus and rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.kernel.game import Game


@dataclass(frozen=True, slots=True)
class Tree:
    """The decision tree to a depth: nodes at each depth, games that ended on the way, nodes under each answer."""

    counts: tuple[int, ...]
    ended: int
    divided: dict[str, int]


def perft(game: Game, depth: int) -> Tree:
    """Count every course of `depth` answers. A game that ends sooner is counted where it ends."""
    counts = [0] * (depth + 1)
    counts[0] = 1
    divided: dict[str, int] = {}
    ended = 0
    if depth > 0 and game.decision is not None:
        for option in game.decision.options:
            before = counts[depth]
            after = game.clone()
            after.choose(option.key)
            ended += _count(after, 1, depth, counts)
            divided[option.key] = counts[depth] - before
    return Tree(tuple(counts), ended, divided)


def _count(g: Game, at: int, depth: int, counts: list[int]) -> int:
    """Count this node and what follows it; how many games end in it."""
    counts[at] += 1
    decision = g.decision
    if decision is None:
        return 1
    if at == depth:
        return 0
    ended = 0
    for option in decision.options:
        after = g.clone()
        after.choose(option.key)
        ended += _count(after, at + 1, depth, counts)
    return ended
