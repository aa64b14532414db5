"""Magic stones are rested only while will is paid (fow-2.0 2.7:2)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, Table


@pytest.mark.rule("fow-2.0 2.7:2", "fow-2.0 2.7:3")
def test_2_7_2_not_with_priority_but_for_a_cost() -> None:
    t = Table("fow-2.0", asking=True)
    stone, spell = t.stone(P1, "fire"), t.chant(P1, "You gain 100 life.", cost="{R}")
    assert t.activation(stone) not in t.options and t.forbids(t.activation(stone)) == "fow-2.0 2.7:2"
    t.play(spell)
    assert t.rested(stone) and t.zone_of(spell) == "chase area"
