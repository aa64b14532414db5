"""What waits for a moment of this turn that has passed already waits in vain: it does not wait for the next turn's."""

from __future__ import annotations

import pytest

from tests import cfv_table, fow_table
from tests.play_table import P1, P2
from tests.rulebook.sve.cases.leisure import unhurried


@pytest.mark.rule("sve 10.7.5")
def test_the_end_phase_that_has_begun_does_not_begin_again_in_sve() -> None:
    t = unhurried()
    late = "At the start of this turn's end phase, give your leader {defense}+3."
    t.amulet(P1, f"At the start of your end phase, give your leader {{defense}}+1. {late}")
    t.end()
    assert t.leader_defense(P1) == 21
    t.end()
    assert t.leader_defense(P1) == 21
    t.end()
    assert t.leader_defense(P1) == 22


@pytest.mark.rule("cfv 8.6.5")
def test_the_end_phase_that_has_begun_does_not_begin_again_in_cfv() -> None:
    t = cfv_table.Table()
    for seat in (P1, P2):
        for _ in range(6):
            t.deck(seat, grade=3)
    late = "At the beginning of the end phase of this turn, Soul Charge (2)."
    t.vanguard(P1, f"[AUTO](VC): At the beginning of your end phase, Soul Charge (1). {late}")
    t.end_turn()
    assert t.count(P1, "soul") == 1
    t.end_turn()
    assert t.count(P1, "soul") == 1


@pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))
@pytest.mark.rule("fow 9.6:8")
def test_the_end_of_turn_that_has_come_does_not_come_again_in_fow(ruleset: str) -> None:
    t = fow_table.Table(ruleset)
    for seat in (P1, P2):
        for cost in ("{3}", "{4}", "{5}", "{6}"):
            t.deck(seat, cost=cost)
    late = "At the end of this turn, you gain 300 life."
    t.addition(P1, f"[Continuous] At the end of your turn, you gain 100 life. {late}")
    t.to_next_turn()
    gained = t.life(P1)
    t.to_next_turn()
    assert t.life(P1) == gained == 4100
