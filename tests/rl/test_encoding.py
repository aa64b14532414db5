"""Numbers of a view: nothing that the seat may not know, and a meaning for cards that nobody has seen."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

import ludex
from ludex import games, rl
from ludex.kernel.game import Game
from ludex.kernel.knowledge.sight import visible
from ludex.rl.cards import SIZE, card_vector, text_vector
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


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-2.0", "fow-5.5"])
def test_numbers_of_a_zone_are_those_of_the_cards_that_lie_there(ruleset: str) -> None:
    """Worked out from the zones anew, in the middle of games and of others that branch off from them."""
    encoder, chance = rl.Encoder(games.ruleset(ruleset)), Random(7)
    for seed in (3, 4):
        game = rl.starter_games(ruleset)(seed)
        for _ in range(80):
            seat = chance.randrange(2)
            np.testing.assert_allclose(encoder.encode(game, seat)[-zones(game, seat).size :], zones(game, seat), 2e-6)
            if game.decision is None:
                break
            branch = game.clone()
            branch.choose(chance.choice(game.decision.options))
            if chance.random() < 0.2:
                np.testing.assert_allclose(
                    encoder.encode(branch, seat)[-zones(branch, seat).size :], zones(branch, seat), 2e-6
                )
            game.choose(chance.choice(game.decision.options))


def zones(game: Game, seat: int) -> NDArray[np.float64]:
    """What docs/rl.md says of zones: how many cards, how many unknown, and the sum of what is known."""
    specs = game.rules.zones
    order = [(of, spec) for of in (seat, 1 - seat) for spec in specs if not spec.shared]
    order += [(0, spec) for spec in specs if spec.shared]
    made = []
    for of, spec in order:
        ids = game.zone(of, spec.name)
        known = visible(game, seat, spec, ids)
        of_cards = [card_vector(game.cards[cid], game.chars(cid)).astype(np.float64) for cid in known]
        made.append(np.concatenate([[len(ids), len(ids) - len(known)], sum(of_cards, np.zeros(SIZE))]))
    return np.concatenate(made)
