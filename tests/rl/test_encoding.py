"""Numbers of a view: nothing that the seat may not know, and a meaning for cards that nobody has seen."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import ludex
from ludex import games, rl
from ludex.rl.cards import text_vector
from ludex.rl.spiel import TERMINAL
from ludex.table.scenario import P1


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-2.0", "fow-5.5"])
def test_positions_that_a_player_cannot_tell_apart_have_the_same_numbers_and_answers(ruleset: str) -> None:
    state, chance = rl.state(ruleset, seed=5), Random(3)
    for _ in range(50):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(chance.choice(state.legal_actions()))


def test_what_the_opponent_holds_is_dealt_anew() -> None:
    state = rl.state("sve", seed=5)
    while state.current_player() == 0:
        state.apply_action(state.legal_actions()[0])
    hands = set()
    for seed in range(6):
        game = state.resample_from_infostate(1, Random(seed).random).game
        hands.add(tuple(sorted(game.cards[c].definition.name for c in game.zone(0, "hand"))))

    assert len(hands) > 1


def test_the_same_answer_has_the_same_id_in_every_game() -> None:
    first, second = rl.state("sve", seed=1), rl.state("sve", seed=2)

    assert first.legal_actions() == second.legal_actions()
    assert {first.action_to_string(a) for a in first.legal_actions()} == {"first", "second"}


def test_a_card_that_nobody_has_seen_is_like_one_that_says_the_same() -> None:
    t = ludex.scenario("sve", turn_of=P1)
    pieces = [t.put(P1, "hand", text, attack=2, defense=2) for text in ("{fanfare} Draw a card.",) * 2 + ("Ward.",)]
    one, same, other = (text_vector(t.game.chars(piece.id)) for piece in pieces)

    assert np.array_equal(one, same)
    assert not np.array_equal(one, other)
    assert one.any()


def test_a_state_plays_as_openspiel_has_it() -> None:
    game = rl.SpielGame("sve")
    state, chance = game.new_initial_state(3), Random(1)
    while not state.is_terminal():
        player = state.current_player()
        assert state.legal_actions(1 - player) == []
        assert sum(state.legal_actions_mask()) == len(state.legal_actions())
        before, action = str(state), chance.choice(state.legal_actions())
        assert state.child(action).history() == [*state.history(), action]
        assert str(state) == before
        state.apply_action(action)

    assert state.current_player() == TERMINAL
    assert sorted(state.returns()) == [-1, 1]
    assert len(state.information_state_tensor(0)) == game.information_state_tensor_shape()[0]
    with pytest.raises(ValueError, match="not legal"):
        state.apply_action(0)


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-5.5"])
def test_what_a_seat_was_shown_before_makes_no_difference(ruleset: str) -> None:
    encoder, chance = rl.Encoder(games.ruleset(ruleset)), Random(ruleset)
    for seed in (1, 2):
        game = rl.starter_games(ruleset)(seed)
        for _ in range(60):
            seat = chance.randrange(2)
            assert np.array_equal(encoder.encode(game, seat), rl.Encoder(game.rules).encode(game, seat))
            if game.decision is None:
                break
            game.choose(chance.choice(game.decision.options))
