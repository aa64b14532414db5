"""What an episode begins with: a game from a seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING

from ludex import games

if TYPE_CHECKING:
    from ludex.kernel.game import Game

Start = Callable[[int], "Game"]
"""How to make a game from a seed: the same seed, the same game."""


def starter_games(ruleset: str, decks: Sequence[object] | None = None) -> Start:
    """Games between two different decks that the seed picks, of these or of all starters."""
    brought = tuple(games.room(ruleset).starter_decks(ruleset)) if decks is None else tuple(decks)

    def start(seed: int) -> Game:
        pair = Random(seed).sample(brought, 2) if len(brought) > 1 else [brought[0]] * 2
        return games.start(ruleset, pair, seed)

    return start
