"""Judges' cases about positions (cfv)."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF, P1, P2, Table


@pytest.mark.rule("cfv 7.2.1.3")
@pytest.mark.parametrize(("passed", "whose", "attacks"), [(0, P1, False), (0, P2, True), (1, P1, True)])
def test_case_j_cfv_13_no_turn_gone_by_is_the_very_first_turn(passed: int, whose: int, attacks: bool) -> None:
    """Who goes first cannot attack in the first turn of the game: the turn goes on to its end."""
    t = Table(first=P1, turn_of=whose, turns_passed=passed)
    t.rear(whose, circle=LF)
    t.hand(whose, grade=0)
    turn = t.game.turn
    t.to_battle()
    assert (t.game.turn == turn and t.asked == whose and "attack" in t.options) == attacks
