"""A new game starts at a question, and a finished one has a result and a rule."""

import pytest

import ludex
from ludex import games
from tests.contract.walking import SEEDS, is_known, played, started


def test_a_new_game_waits_for_an_answer(ruleset: str) -> None:
    game = started(ruleset, 1)
    assert not game.over and game.result is None
    decision = game.decision
    assert decision is not None
    assert decision.seat in (0, 1) and decision.prompt and len(decision.options) >= 2


def test_every_starter_deck_is_legal_and_can_be_played(ruleset: str) -> None:
    room = games.room(ruleset)
    names = room.starter_decks(ruleset)
    assert len(names) >= 2
    for name in names:
        assert room.deck_faults(ruleset, name) == ()
        assert ludex.new(ruleset, decks=(name, name), seed=1).decision is not None


def test_decks_given_as_plain_data_start_the_same_game(ruleset: str) -> None:
    game = started(ruleset, 2)
    again = ludex.new(ruleset, decks=game.setup["decks"], seed=2)  # type: ignore[arg-type]
    assert again.hash() == game.hash()


def test_the_seed_is_the_only_chance(ruleset: str) -> None:
    assert started(ruleset, 5).hash() == started(ruleset, 5).hash()
    names = games.room(ruleset).starter_decks(ruleset)[:2]
    assert len({ludex.new(ruleset, decks=names, seed=seed).hash() for seed in range(8)}) == 8


@pytest.mark.parametrize("seed", SEEDS)
def test_a_finished_game_has_a_result_with_a_rule(ruleset: str, seed: int) -> None:
    game = played(ruleset, seed)
    assert game.over and game.decision is None
    result = game.result
    assert result is not None
    assert result.winner in (0, 1, None) and is_known(result.rule)


def test_after_the_end_nothing_can_be_answered(ruleset: str) -> None:
    game = played(ruleset, 1)
    before = game.hash()
    assert game.result is not None
    with pytest.raises(ludex.IllegalChoice) as refused:
        game.choose("end")
    assert refused.value.rule == game.result.rule
    with pytest.raises(ludex.IllegalChoice):
        game.concede(0)
    assert game.hash() == before


@pytest.mark.parametrize("seat", [0, 1])
def test_either_player_may_concede_at_any_question(ruleset: str, seat: int) -> None:
    for most in (0, 7, 23):
        game = played(ruleset, 4, most)
        assert game.decision is not None
        game.concede(seat)
        assert game.result is not None
        assert game.result.winner == 1 - seat and is_known(game.result.rule)


def test_a_deck_that_is_no_deck_is_refused_aloud(ruleset: str) -> None:
    names = games.room(ruleset).starter_decks(ruleset)
    with pytest.raises(LookupError, match="no starter deck"):
        ludex.new(ruleset, decks=(names[0], "no such deck"), seed=1)
    with pytest.raises(ValueError, match="two players"):
        ludex.new(ruleset, decks=names[:1], seed=1)


def test_an_unknown_ruleset_is_refused_with_those_there_are() -> None:
    with pytest.raises(LookupError, match="there are sve"):
        ludex.new("tarot", decks=("a", "b"))
