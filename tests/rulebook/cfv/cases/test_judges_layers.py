"""Judges' cases about conditions and descriptions that look at what effects have changed (cfv 8.7)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, Table

UP = "[ACT](RC): Choose one of your units, and that unit gets [Power]+6000 until end of turn."


@pytest.mark.rule("cfv 8.7.1", "cfv 8.7.1.2", "cfv 8.7.1.3", "cfv 8.3.3", "cfv-R70")
def test_case_J_cfv_08_an_ability_by_the_units_own_power() -> None:
    """5000 and 6000 are 11000, so it can intercept."""
    t = Table()
    unit = t.rear(P1, '[CONT](RC): If this unit\'s power is 10000 or greater, this unit gets "Intercept".')
    helper = t.rear(P1, UP, name="Helper")
    assert not t.has(unit, "Intercept")
    t.activate(helper, unit)
    assert t.number(unit, "power") == 11000 and t.has(unit, "Intercept")


@pytest.mark.rule("cfv 8.7.1", "cfv 8.7.1.2", "cfv 8.7.1.3", "cfv-R70")
def test_case_J_cfv_08_an_ability_by_the_vanguards_power() -> None:
    """10000 and 6000 are 16000."""
    t = Table()
    vanguard = t.vanguard(P1)
    unit = t.rear(P1, '[CONT](RC): If your vanguard\'s power is 15000 or greater, this unit gets "Intercept".')
    helper = t.rear(P1, UP, name="Helper")
    assert not t.has(unit, "Intercept")
    t.activate(helper, vanguard)
    assert t.number(vanguard, "power") == 16000 and t.has(unit, "Intercept")
