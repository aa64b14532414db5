"""Judges' cases about loops (cfv 11.1)."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF, P1, RF, Table


@pytest.mark.rule("cfv 11.1.1", "cfv 11.1.1.1", "cfv 11.1.1.2", "cfv 11.1.1.4", "cfv-R40")
def test_case_j_cfv_10_who_can_stop_a_loop_says_how_often() -> None:
    """1,500 rounds and then no more: nobody is asked a thousand times, and it is no draw."""
    t = Table()
    text = "[AUTO](RC): When this unit becomes [Rest], you may [Stand] this unit. If you do, "
    p = t.rear(P1, text + "this unit gets [Power]+1000 until end of turn.", LF, name="P")
    t.rear(P1, "[AUTO](RC): When your other rear-guard becomes [Stand], [Rest] that unit.", RF, name="Q")
    rests = t.vanguard(P1, "[ACT](VC): Choose one of your rear-guards, and [Rest] it.")
    before = t.power(p)
    t.choose(t.activation(rests))
    t.choose(p)
    for _ in range(4):
        t.choose(True)
    t.choose("yes 1496")
    assert t.result is None and t.menu == "cfv main"
    assert t.power(p) == before + 1_500_000


@pytest.mark.rule("cfv 11.1.1.2", "cfv 11.1.1.4", "cfv-R42")
@pytest.mark.parametrize("times", [57, 1000])
def test_case_j_cfv_11_any_number_of_times_may_be_chosen(times: int) -> None:
    t = Table()
    grower = t.vanguard(P1, "[ACT](VC): This unit gets [Power]+1000 until end of turn.")
    t.activate(grower)
    t.do("repeat", times)
    assert t.power(grower) == 11000 + 1000 * times


@pytest.mark.rule("cfv 8.6.6.1", "cfv 11.1.1", "cfv 11.1.1.1", "cfv-R40")
def test_case_j_cfv_12_a_long_chain_that_ends_is_played_out() -> None:
    """It grows 896 times, until what it asks for is so no more, and the main phase goes on."""
    t = Table()
    text = "[AUTO](RC): When this unit's power is 900000 or less, this unit gets [Power]+1000 until end of turn."
    card = t.hand(P1, text, power=5000, grade=1)
    t.call(card, "left front")
    assert t.result is None and t.power(card) == 901000 and t.menu == "cfv main"
