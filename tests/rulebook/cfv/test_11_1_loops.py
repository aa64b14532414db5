"""Loops (cfv 11.1): a number of times, who may stop them, and what changes nothing is not done for ever."""

from __future__ import annotations

import pytest

import ludex
from ludex.kernel.hashing import position_hash
from tests.cfv_table import LB, LF, P1, P2, Table

GROWING = "[ACT](VC): This unit gets [Power]+1000 until end of turn."


@pytest.mark.rule("cfv 11.1.1", "cfv 11.1.1.2", "cfv 11.1.1.4")
def test_11_1_1_2_the_turn_player_says_how_often() -> None:
    """Each round gives 1000 power; ten rounds are declared at once, and all of them have been done."""
    t = Table()
    grower = t.vanguard(P1, GROWING)
    assert t.forbids("repeat") == "cfv 11.1.1.2"
    t.activate(grower)
    t.do("repeat", 10)
    assert t.power(grower) == 21000
    assert [(e.kind, e.amount, e.key) for e in t.events() if e.rule == "cfv 11.1.1.2"] == [
        ("cycle", 10, ""),
        ("cycle over", 10, ""),
    ]
    assert (t.asked, t.asking_rule()) == (P1, "cfv 6.6.1.2")


@pytest.mark.rule("cfv 11.1.1.2")
def test_11_1_1_2_a_loop_that_has_changed_something_may_be_declared_again() -> None:
    t = Table()
    grower = t.vanguard(P1, GROWING)
    t.activate(grower)
    t.do("repeat", 3)
    t.activate(grower)
    t.do("repeat", 2)
    assert t.power(grower) == 10000 + 1000 * (1 + 3 + 1 + 2)


@pytest.mark.rule("cfv 11.1.1.2", "cfv-R41")
def test_11_1_1_2_what_changes_nothing_is_not_begun_a_third_time() -> None:
    """The cards of a column are exchanged to and fro: twice from either position, and then no more."""
    t = Table()
    front, back = t.rear(P1, circle=LF, power=8000), t.rear(P1, circle=LB, power=6000)
    t.hand(P1, grade=1)
    for _ in range(4):
        assert t.forbids("exchange left") == ""
        t.exchange("left")
    assert (t.zone_of(front), t.zone_of(back)) == (LF, LB)
    assert "exchange left" not in t.options and t.forbids("exchange left") == "cfv 11.1.1.2"
    assert t.forbids("repeat") == "cfv 11.1.1.2"  # nor can it be declared


@pytest.mark.rule("cfv 11.1.1.2", "cfv-R41")
def test_11_1_1_2_in_another_situation_it_may_be_done_again() -> None:
    t = Table()
    t.rear(P1, circle=LF)
    newcomer = t.hand(P1, grade=1)
    for _ in range(4):
        t.exchange("left")
    assert t.forbids("exchange left") == "cfv 11.1.1.2"
    t.call(newcomer, "right front")
    assert t.forbids("exchange left") == ""


@pytest.mark.rule("cfv 11.1.1.2")
def test_11_1_1_2_the_next_turn_begins_anew() -> None:
    t = Table()
    t.rear(P2, circle=LF)
    t.rear(P1, circle=LF)
    for _ in range(4):
        t.exchange("left")
    t.end_turn()
    t.exchange("left")
    assert t.asked == P2 and t.forbids("exchange left") == ""


@pytest.mark.rule("cfv 11.1.1.3", "cfv-R42")
@pytest.mark.parametrize(("rounds", "power"), [(0, 12000), (3, 15000)])
def test_11_1_1_3_who_could_stop_it_names_a_smaller_number(rounds: int, power: int) -> None:
    """In every round the opponent may draw a card and has not; now they say after how many rounds they do."""
    t = Table()
    giver = t.vanguard(P1, "[ACT](VC): This unit gets [Power]+1000 until end of turn. Your opponent may draw a card.")
    t.activate(giver, False)
    t.choose("repeat")
    t.choose(8)
    assert (t.asked, t.asking_rule(), t.options) == (P2, "cfv 11.1.1.3", ["allow", "instead 2 yes"])
    t.choose("instead 2 yes")
    t.choose(rounds)
    assert t.power(giver) == power
    assert t.count(P2, "hand") == 1
    assert t.event("cycle over").key == "the other player has acted"


@pytest.mark.rule("cfv 11.1.1.3")
def test_11_1_1_3_who_could_stop_it_may_let_it_go_on() -> None:
    t = Table()
    giver = t.vanguard(P1, "[ACT](VC): This unit gets [Power]+1000 until end of turn. Your opponent may draw a card.")
    t.activate(giver, False)
    t.do("repeat", 8, "allow")
    assert t.power(giver) == 19000
    assert t.count(P2, "hand") == 0


@pytest.mark.rule("cfv 11.1.1.2")
def test_notes_of_situations_are_saved_with_the_game() -> None:
    t = Table()
    t.rear(P1, circle=LF)
    for _ in range(3):
        t.exchange("left")
    twin = ludex.load(t.game.save())
    for game in (twin, t.game):
        game.choose("exchange left")
        assert game.why_not("exchange left") is not None
    t.answers.append("exchange left")
    assert position_hash(twin) == position_hash(t.game)
