"""Judges' cases about perpetual cycles (sve 15.2)."""

from __future__ import annotations

import pytest

from tests.rulebook.sve.cases.leisure import unhurried
from tests.sve_table import P1, P2

AGAIN = "Whenever your leader gains defense, you may give your leader {defense}+1."
GIVE = "Give your leader {defense}+1."


@pytest.mark.rule("sve 15.2.1", "sve 15.2.1.1", "sve 15.2.1.3", "sve-R42")
def test_case_j_sve_02_who_can_stop_says_how_often() -> None:
    """3,000 times more and no more: the leader has gained 3,001 and the rounds before the number was said."""
    t = unhurried()
    t.amulet(P1, AGAIN)
    t.choose(f"play {t.spell(P1, GIVE)}")
    for _ in range(4):
        t.choose(True)
    assert "yes 1000" in t.options
    t.choose("yes 2996")
    t.settle()
    assert t.result is None and t.leader_defense(P1) == 20 + 3001
    assert t.game.decision is not None and t.game.decision.rule == "sve 7.3.3"


@pytest.mark.rule("sve 15.2.1.3", "sve-R42")
def test_case_j_sve_02_saying_yes_each_time_is_no_draw() -> None:
    t = unhurried()
    t.amulet(P1, AGAIN)
    t.choose(f"play {t.spell(P1, GIVE)}")
    for _ in range(2100):
        t.choose(True)
    t.choose(False)
    t.settle()
    assert t.result is None and t.leader_defense(P1) == 20 + 2101


@pytest.mark.rule("sve 15.2.1.1")
@pytest.mark.parametrize("times", [57, 1000])
def test_case_j_sve_03_any_number_may_be_declared(times: int) -> None:
    t = unhurried()
    font = t.amulet(P1, "{act} {cost 0}: Give your leader {defense}+1.")
    t.activate(font)
    t.do("repeat", times)
    assert t.leader_defense(P1) == 21 + times


@pytest.mark.rule("sve 15.2.1", "sve 15.2.1.3", "sve 11.2.1", "sve-R42")
@pytest.mark.parametrize("defense", [240, 400])
def test_case_j_sve_04_a_long_chain_that_ends_is_played_out(defense: int) -> None:
    """Every step takes 1 defense: the leader that was hit first falls first."""
    t = unhurried()
    for seat in (P1, P2):
        t.set(seat, leader_defense=defense)
        t.amulet(seat, "Whenever your leader loses defense, give each enemy leader {defense}-1.")
    t.choose(f"play {t.spell(P1, 'Deal 1 damage to each enemy leader.')}")
    assert t.result is not None and (t.result.winner, t.result.rule) == (P1, "sve 11.2.1")
