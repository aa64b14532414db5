"""Players and outcomes (sve 1.1, 1.2): two players, how the game is won, lost and drawn."""

from __future__ import annotations

import pytest

import ludex
from ludex.games.sve.starting import starter_decks
from tests.sve_table import P1, P2, Table


@pytest.mark.parametrize("players", [1, 3])
def test_1_1_1_a_game_is_played_by_two_players(players: int) -> None:
    """One deck or three decks start no game, and the refusal names the rule."""
    name = starter_decks("sve")[0]
    with pytest.raises(ValueError, match=r"sve 1\.1\.1"):
        ludex.new("sve", decks=(name,) * players, seed=1)


def test_1_1_1_two_decks_start_a_game_with_two_seats() -> None:
    """With two decks there are two players, each with a leader."""
    name = starter_decks("sve")[0]
    game = ludex.new("sve", decks=(name, name), seed=1)
    assert [len(game.zone(seat, "leader area")) for seat in (P1, P2)] == [1, 1]
    players = game.view(None)["players"]
    assert isinstance(players, list) and len(players) == 2


@pytest.mark.rule("sve 1.2.1.1")
@pytest.mark.parametrize("damage", [4, 6])
def test_1_2_1_the_game_ends_when_a_player_loses_and_the_other_wins(damage: int) -> None:
    """A leader at 0 or below means that its player has lost, the other has won and nothing more can be done."""
    t = Table()
    t.set(P2, leader_defense=4)
    bolt = t.spell(P1, f"Deal {damage} damage to an enemy leader.")
    t.play(bolt)
    assert t.leader_defense(P2) == 4 - damage
    assert t.game.over and t.result is not None
    assert (t.result.winner, t.result.rule) == (P1, "sve 11.2.1")
    assert t.options == []


def test_1_2_1_1_one_defense_is_enough_to_go_on() -> None:
    """A leader with 1 defense left has not lost."""
    t = Table()
    t.set(P2, leader_defense=4)
    bolt = t.spell(P1, "Deal 3 damage to an enemy leader.")
    t.play(bolt)
    assert not t.game.over


def test_1_2_1_1_the_active_player_loses_by_an_own_leader_without_defense() -> None:
    """The condition is about either player's leader."""
    t = Table()
    t.set(P1, leader_defense=2)
    deal = t.spell(P1, "Deal 2 damage to your leader.")
    t.play(deal)
    assert t.result is not None and t.result.winner == P2


def test_1_2_1_2_having_to_draw_with_no_deck_loses() -> None:
    """The player who has to draw from an empty deck loses."""
    t = Table()
    t.set(P1, deck=1)
    wish = t.spell(P1, "Draw 2 cards.")
    t.play(wish)
    assert t.result is not None
    assert (t.result.winner, t.result.rule) == (P2, "sve 11.2.2")


def test_1_2_1_2_drawing_the_last_card_does_not_lose() -> None:
    """An empty deck alone is no reason to lose."""
    t = Table()
    t.set(P1, deck=1)
    wish = t.spell(P1, "Draw a card.")
    t.play(wish)
    assert t.count(P1, "deck") == 0 and not t.game.over


def test_1_2_2_both_leaders_falling_together_is_a_draw() -> None:
    """Damage to both leaders at once ends the game without a winner."""
    t = Table()
    t.set(P1, leader_defense=3)
    t.set(P2, leader_defense=2)
    blast = t.spell(P1, "Deal 3 damage to each leader.")
    t.play(blast)
    assert t.result is not None
    assert (t.result.winner, t.result.rule) == (None, "sve 1.2.2")


def test_1_2_2_losses_of_different_kinds_in_one_moment_are_a_draw() -> None:
    """A failed draw waits for rules handling, where the other leader has fallen too: a draw."""
    t = Table()
    t.set(P1, deck=2)
    t.set(P2, leader_defense=5)
    wish = t.spell(P1, "Draw 3 cards. Deal 5 damage to an enemy leader.")
    t.play(wish)
    assert t.count(P1, "hand") == 2
    assert t.result is not None and t.result.winner is None


@pytest.mark.rule("sve-R24")
def test_1_2_4_winning_by_an_effect_does_not_wait_for_rules_handling() -> None:
    """An own leader already at 0 does not matter any more when the text says that the game is won."""
    t = Table()
    gamble = t.spell(P1, "Deal 20 damage to your leader. You win the game.")
    t.play(gamble)
    assert t.leader_defense(P1) == 0
    assert t.result is not None and t.result.winner == P1


@pytest.mark.rule("sve-R24")
def test_1_2_4_nothing_that_follows_in_the_text_is_done() -> None:
    """Losing by an effect happens at once: the damage written after it is not dealt."""
    t = Table()
    gamble = t.spell(P1, "You lose the game. Deal 20 damage to an enemy leader.")
    t.play(gamble)
    assert t.leader_defense(P2) == 20 and t.events("damage") == []
    assert t.result is not None
    assert (t.result.winner, t.result.rule) == (P2, "sve 1.2.4")
