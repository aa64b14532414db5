"""Walks that hypothesis steers: any ruleset of a book, any two starter decks, any answers."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import settings
from hypothesis import strategies as st

import ludex
from ludex import games
from ludex.kernel.game import Game

# Every book that is played; what holds for every game is tested for each of them.
BOOKS = tuple(dict.fromkeys(games.ruleset(name).book for name in games.rulesets()))

# A walk is long: fewer of them than of other examples, in every profile.
_MOST = settings.default.max_examples if settings.default is not None else 100
FEWER = settings(max_examples=max(5, _MOST // 8))
FEWEST = settings(max_examples=max(5, _MOST // 12))

Walk = tuple[Game, list[int]]


@st.composite
def walks(draw: st.DrawFn, book: str) -> Walk:
    """A game by a book, new or some way on, and numbers that say which options are taken from there."""
    ruleset = draw(st.sampled_from([name for name in games.rulesets() if games.ruleset(name).book == book]))
    decks = st.sampled_from(games.room(ruleset).starter_decks(ruleset))
    seed = draw(st.integers(0, 10_000))
    game = ludex.new(ruleset, decks=(draw(decks), draw(decks)), seed=seed)
    chance = Random(seed)
    for _ in range(draw(st.sampled_from([0, 0, 60, 120, 180]))):
        if game.decision is not None:
            game.choose(chance.choice(game.decision.options))
    return game, draw(st.lists(st.integers(0, 11), min_size=30, max_size=90))


def steps(game: Game, numbers: list[int]) -> Iterator[int]:
    """Take the options; stops before every answer."""
    for at, number in enumerate(numbers):
        decision = game.decision
        if decision is None:
            return
        yield at
        game.choose(decision.options[number % len(decision.options)].key)
