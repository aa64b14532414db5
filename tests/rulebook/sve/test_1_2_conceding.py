"""Conceding (sve 1.2.3): at any moment, at once, and nothing can be done about it."""

from __future__ import annotations

import pytest

import ludex
from ludex.kernel.decisions import IllegalChoice
from tests.sve_table import P1, P2, Table


@pytest.mark.rule("sve 1.2.3")
def test_1_2_3_a_player_concedes_and_loses_at_once() -> None:
    t = Table()

    t.concede(P1)

    assert t.result is not None
    assert (t.result.winner, t.result.rule) == (P2, "sve 1.2.3")
    assert t.event("concede").rule == "sve 1.2.3"
    assert t.options == []


@pytest.mark.rule("sve 1.2.3")
def test_1_2_3_also_while_the_opponent_is_asked_in_the_middle_of_an_effect() -> None:
    t = Table()
    spell = t.spell(P1, "Select an enemy follower on the field and destroy it.")
    t.field(P2)
    t.field(P2, attack=2)
    t.choose(f"play {spell}")
    assert t.game.decision is not None and t.game.decision.seat == P1

    t.concede(P2)

    assert t.result is not None
    assert t.result.winner == P1
    assert t.zone_of(spell) != "cemetery", "nothing goes on after a concession"


@pytest.mark.rule("sve 1.2.3")
def test_1_2_3_no_confirmation_timing_follows() -> None:
    """A leader that reached 0 defense would have lost in the next confirmation timing; it never comes."""
    t = Table()
    t.set(P2, leader_defense=0)
    t.hand(P1)

    t.concede(P1)

    assert t.result is not None
    assert (t.result.winner, t.result.rule) == (P2, "sve 1.2.3")
    assert not t.events("lose the game")


@pytest.mark.rule("sve 1.2.3")
def test_1_2_3_it_is_no_option_of_a_menu_and_no_answer_to_a_question() -> None:
    t = Table()

    assert not any("concede" in key for key in t.options)
    with pytest.raises(IllegalChoice):
        t.choose("concede 0")


@pytest.mark.rule("sve 1.2.3")
def test_1_2_3_nobody_concedes_a_game_that_is_over() -> None:
    t = Table()
    t.concede(P2)

    with pytest.raises(IllegalChoice, match="the game is over"):
        t.game.concede(P1)

    assert t.result is not None and t.result.winner == P1


@pytest.mark.rule("sve 1.2.3.1")
def test_1_2_3_1_a_loss_by_conceding_is_not_replaced() -> None:
    t = Table()
    t.field(P2, "If you would lose the game, draw a card instead.")
    held = t.count(P2, "hand")

    t.concede(P2)

    assert t.result is not None and t.result.winner == P1
    assert t.event("concede").seat == P2
    assert t.count(P2, "hand") == held


@pytest.mark.rule("sve 1.2.3")
@pytest.mark.parametrize("seat", [P1, P2])
def test_1_2_3_a_record_holds_the_concession(seat: int) -> None:
    game = ludex.new("sve", ("lanternwood", "quayhold"), seed=7)
    assert game.decision is not None
    game.choose(game.decision.options[0])
    game.concede(seat)

    again = ludex.replay(game.record())

    assert again.result == game.result
    assert again.hash() == game.hash()
    assert game.record().splitlines()[-2] == f"concede {seat}"
