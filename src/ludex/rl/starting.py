"""What an episode begins with: a game from a seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from ludex import games

if TYPE_CHECKING:
    from ludex.kernel.game import Game

Start = Callable[[int], "Game"]
"""How to make a game from a seed: the same seed, the same game."""


def starter_games(ruleset: str, decks: Sequence[object] | None = None) -> Start:
    """Games between two different decks that the seed picks, of these or of all starters."""
    return _Starters(ruleset, tuple(games.room(ruleset).starter_decks(ruleset)) if decks is None else tuple(decks))


@dataclass(frozen=True, slots=True)
class _Starters:
    """What may be handed to other processes."""

    ruleset: str
    decks: tuple[object, ...]

    def __call__(self, seed: int) -> Game:
        pair = Random(seed).sample(self.decks, 2) if len(self.decks) > 1 else [self.decks[0]] * 2
        return games.start(self.ruleset, pair, seed)
