"""Walks that hypothesis steers: any ruleset, any two starter decks, any answers."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import settings
from hypothesis import strategies as st

import ludex
from ludex import games
from ludex.kernel.game import Game

# A walk is long: fewer of them than of other examples, in every profile.
_MOST = settings.default.max_examples if settings.default is not None else 100
FEWER = settings(max_examples=max(5, _MOST // 8))
FEWEST = settings(max_examples=max(5, _MOST // 12))


@st.composite
def walks(draw: st.DrawFn) -> tuple[Game, list[int]]:
    """A new game, and numbers that say which options are taken."""
    ruleset = draw(st.sampled_from(games.rulesets()))
    decks = st.sampled_from(games.room(ruleset).starter_decks(ruleset))
    game = ludex.new(ruleset, decks=(draw(decks), draw(decks)), seed=draw(st.integers(0, 10_000)))
    return game, draw(st.lists(st.integers(0, 11), min_size=30, max_size=90))


def steps(game: Game, numbers: list[int]) -> Iterator[int]:
    """Take the options; stops before every answer."""
    for at, number in enumerate(numbers):
        decision = game.decision
        if decision is None:
            return
        yield at
        game.choose(decision.options[number % len(decision.options)].key)
