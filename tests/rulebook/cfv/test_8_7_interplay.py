"""Continuous effects in interplay (cfv 8.7), each worked out by hand from the book."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, Table


@pytest.mark.rule("cfv 8.7.1.2", "cfv 8.7.2")
def test_8_7_2_a_name_that_is_given_is_the_name_another_looks_for() -> None:
    t = Table()
    unit = t.rear(P1, '[CONT](RC): If you have another unit named Twin, this unit gets "Intercept".', name="Unit")
    assert not t.has(unit, "Intercept")
    t = Table()
    unit = t.rear(P1, '[CONT](RC): If you have another unit named Twin, this unit gets "Intercept".', name="Unit")
    t.rear(P1, '[CONT](RC): This unit is also named "Twin".', name="Other")
    assert t.has(unit, "Intercept")


@pytest.mark.rule("cfv 8.7.1.3", "cfv 8.7.2")
def test_8_7_2_power_by_the_vanguards_power_waits_for_it() -> None:
    t = Table()
    unit = t.rear(P1, "[CONT](RC): If your vanguard's power is 12000 or greater, this unit gets [Power]+3000.")
    t.rear(P1, "[CONT](RC): Your vanguard gets [Power]+2000.", name="B")
    assert t.power(unit) == 8000


@pytest.mark.rule("cfv 8.7.1", "cfv-R58")
def test_8_7_1_what_holds_itself_up_over_both_steps_has_to_be_begun() -> None:
    """Power for Intercept and Intercept for power: neither is there."""
    t = Table()
    unit = t.rear(P1, "[CONT](RC): If this unit has Intercept, this unit gets [Power]+3000.", name="A")
    t.rear(P1, '[CONT](RC): All of your rear-guards with power 8000 or greater get "Intercept".', name="B")
    assert t.power(unit) == 5000 and not t.has(unit, "Intercept")


@pytest.mark.rule("cfv 8.7.1.2", "cfv 8.7.2", "cfv-R61")
@pytest.mark.parametrize("taker_first", (True, False))
def test_8_7_2_a_name_goes_with_the_ability_that_gives_it(taker_first: bool) -> None:
    """Names and abilities are changed in one step; the name depends on the ability, whichever came first."""
    t = Table()
    taker = "[CONT](RC): All of your rear-guards lose all abilities."
    if taker_first:
        t.rear(P1, taker, name="Taker")
    named = t.rear(P1, '[CONT](RC): This unit is also named "Twin".', name="Named")
    if not taker_first:
        t.rear(P1, taker, name="Taker")
    assert t.chars(named).names == ("Named",)
