"""Hashes follow a game from position to position: whatever has happened since, they are what comes out from nothing.

Games go on by themselves and in twins that go other ways, are saved and loaded and replayed; looks are taken now and
then, so that what is known is of another position, another turn or another branch.
"""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

import ludex
from ludex import games
from ludex.kernel.game import Game
from ludex.kernel.shortcuts import left_out
from tests.properties.literal_position import blurred, writing

KEY = b"a host"
GAMES = 3


def anew(game: Game, history: bool) -> str:
    """The hash as if nothing were known."""
    with left_out():
        return game.hash(history)


def looked_at(game: Game) -> None:
    for history in (True, False):
        assert game.hash(history) == anew(game, history)


def answered(game: Game, chance: Random, most: int) -> Game:
    """The game, some answers on."""
    for _ in range(chance.randrange(most)):
        if game.decision is not None:
            game.choose(chance.choice(game.decision.options))
    return game


def started(ruleset: str, chance: Random) -> Game:
    decks = games.room(ruleset).starter_decks(ruleset)
    return games.start(ruleset, (chance.choice(decks), chance.choice(decks)), chance.randrange(1 << 32))


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_a_hash_is_what_comes_out_from_nothing(ruleset: str) -> None:
    """After every answer, after many at once, in twins and in their twins, one after the other and back again."""
    chance = Random(ruleset)
    for _ in range(GAMES):
        game = started(ruleset, chance)
        known = [game]
        for number in range(60):
            looked_at(game)
            twin = answered(game.clone(), chance, 12)
            looked_at(twin)
            known = [*known[-3:], twin]
            looked_at(chance.choice(known))
            if game.decision is None:
                break
            answered(game, chance, 2 if number % 4 else 30)


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_hashes_find_their_way_from_any_position_of_a_game_to_any_other(ruleset: str) -> None:
    """From turn to turn and back, as when a game is looked at again."""
    chance = Random(ruleset)
    game = started(ruleset, chance)
    along = [game.clone()]
    while game.decision is not None and len(along) < 250:
        game.choose(chance.choice(game.decision.options))
        along.append(game.clone())
    for position in (*along, *chance.choices(along, k=150)):
        looked_at(position)


@pytest.mark.parametrize("history", [True, False])
@pytest.mark.parametrize("ruleset", games.rulesets())
def test_positions_have_equal_hashes_if_and_only_if_they_are_written_alike(ruleset: str, history: bool) -> None:
    """Many ways on from one position, some of which lead to the same. Where something speaks of one of two cards that
    differ in nothing, the writing says which of them came first, which the hash does not."""
    chance, ways, met = Random(ruleset), 0, 0
    for _ in range(GAMES):
        game = answered(started(ruleset, chance), chance, 60)
        hashes, writings = defaultdict(set), defaultdict(set)
        for _ in range(40):
            twin = game.clone()
            for _ in range(chance.randrange(1, 6)):
                if twin.decision is None:
                    break
                twin.choose(chance.choice(twin.decision.options))
                one, other = twin.hash(history), writing(twin, history)
                hashes[one].add(other)
                writings[other].add(one)
                ways += 1
        assert all(len(found) == 1 for found in writings.values())
        assert all(len({blurred(text) for text in found}) == 1 for found in hashes.values())
        met += len(hashes)
    assert 0 < met < ways


@pytest.mark.parametrize("ruleset", games.rulesets())
def test_a_game_that_was_loaded_or_replayed_has_the_same_hashes(ruleset: str) -> None:
    chance = Random(ruleset)
    game = answered(started(ruleset, chance), chance, 60)
    loaded, replayed = ludex.load(game.save(KEY), KEY), ludex.replay(game.record())
    for _ in range(25):
        for other in (loaded, replayed):
            assert (other.hash(), other.hash(history=False)) == (game.hash(), game.hash(history=False))
        if game.decision is None:
            break
        key = chance.choice(game.decision.options).key
        for each in (game, loaded, replayed):
            each.choose(key)
