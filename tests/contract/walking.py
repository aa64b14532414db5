"""Walks through games for the contract: two starter decks, answers by a seed, and a stop at every decision."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pytest

import ludex
from ludex import games
from ludex.kernel.game import Game
from ludex.rulebook import BadCitation, Rule, ledger, rulings

SEEDS = (2, 3, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(10, 30)))


def started(ruleset: str, seed: int, **options: object) -> Game:
    """A new game between two starter decks; the seed says which."""
    names = games.room(ruleset).starter_decks(ruleset)
    decks = (names[seed % len(names)], names[(seed * 3 + 1) % len(names)])
    return ludex.new(ruleset, decks=decks, seed=seed, **options)


def walk(game: Game, seed: int, most: int = 10_000) -> Iterator[int]:
    """Answer by chance; stops before every answer, with its number."""
    chance = Random(seed)
    for number in range(most):
        decision = game.decision
        if decision is None:
            return
        yield number
        game.choose(chance.choice(decision.options).key)


@lru_cache(maxsize=2)
def positions(ruleset: str, seed: int) -> tuple[Game, ...]:
    """A walk kept as clones, one at each question: for whoever only looks, or answers a clone of its own. Tests are
    sorted by ruleset, so that the two seeds of one ruleset are walked once for all of them."""
    game = started(ruleset, seed)
    return tuple(game.clone() for _ in walk(game, seed))


def played(ruleset: str, seed: int, most: int = 10_000, **options: object) -> Game:
    """A game after so many answers, or at its end."""
    game = started(ruleset, seed, **options)
    for _ in walk(game, seed, most):
        pass
    return game


def is_known(citation: str) -> bool:
    """Whether a citation is a line of a ledger, or one of our rulings."""
    try:
        rule = Rule.parse(citation)
    except BadCitation:
        book = citation.partition("-R")[0]
        return citation in {ruling.id for ruling in rulings(book)}
    return rule.number in ledger(rule.book)
