"""Clones are independent; save and load, clones and replays are the same position at every question and go on alike."""

from __future__ import annotations

import pytest

import ludex
from ludex.kernel.game import Game
from tests.contract.walking import SEEDS, played, positions, started, walk

KEY = b"the key of this host"
EVERY = 13  # a save is a whole document: not at every question


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_is_equal_and_independent(ruleset: str, seed: int) -> None:
    game = started(ruleset, seed)
    for number in walk(game, seed):
        before, view = game.hash(), game.view(0) if number % EVERY == 0 else None
        twin = game.clone()
        assert twin.hash() == before
        assert twin.decision is not None
        twin.choose(twin.decision.options[number % len(twin.decision.options)])
        assert game.hash() == before
        if view is not None:
            _play_out(twin, 40)
            assert game.hash() == before and game.view(0) == view


def _play_out(game: Game, most: int) -> list[str]:
    """Play on by first and last options in turn; the hash at every question."""
    found = []
    for number in range(most):
        if game.decision is None:
            break
        game.choose(game.decision.options[-(number % 2)])
        found.append(game.hash())
    return found


def test_the_original_may_go_on_and_its_clone_stays(ruleset: str) -> None:
    game = played(ruleset, 3, 25)
    twin, before = game.clone(), game.hash()
    _play_out(game, 30)
    assert twin.hash() == before and game.hash() != before


@pytest.mark.parametrize("seed", SEEDS)
def test_a_loaded_game_is_the_same_and_goes_on_alike(ruleset: str, seed: int) -> None:
    for number, game in enumerate(positions(ruleset, seed)):
        if number % EVERY == 5:
            signed = number % (8 * EVERY) != 5  # what nobody signed is played again from its start, which takes a while
            loaded = ludex.load(game.save(KEY), KEY) if signed else ludex.load(game.save())
            assert loaded.hash() == game.hash()
            assert [loaded.view(seat) for seat in (0, 1, None)] == [game.view(seat) for seat in (0, 1, None)]
            assert _play_out(loaded, 8) == _play_out(game.clone(), 8)


def test_a_finished_game_can_be_saved(ruleset: str) -> None:
    game = played(ruleset, 2)
    loaded = ludex.load(game.save())
    assert loaded.result == game.result and loaded.hash() == game.hash()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_replayed_record_is_the_same_at_every_question(ruleset: str, seed: int) -> None:
    game = started(ruleset, seed)
    hashes = [game.hash() for _ in walk(game, seed)]
    again = ludex.replay(game.record(), until=0)
    for key, expected in zip(game.answers, hashes, strict=True):
        assert again.hash() == expected
        again.choose(key)
    assert again.hash() == game.hash() and again.result == game.result
    assert again.record() == game.record()
    half = ludex.replay(game.record(), until=len(hashes) // 2)
    assert half.hash() == hashes[len(hashes) // 2]


def test_a_conceded_game_is_replayed_too(ruleset: str) -> None:
    game = played(ruleset, 1, 11)
    game.concede(1)
    assert ludex.replay(game.record()).result == game.result
