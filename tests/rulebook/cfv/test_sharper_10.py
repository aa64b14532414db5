"""Specific actions (cfv 10) once more: each test here fails if just its own rule is taken out of the code."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF, P1, RF, Table


@pytest.mark.rule("cfv 10.1.17.1", "cfv 4.2.3")
@pytest.mark.parametrize(("rears", "charged"), [(0, 0), (2, 0), (3, 1), (5, 3)])
def test_10_1_17_1_as_many_are_charged_as_the_number_says(rears: int, charged: int) -> None:
    """X is the number of rear-guards minus two, which is nothing for two of them, and less than nothing for none."""
    t = Table()
    leader = t.vanguard(P1, "[ACT](VC): Soul Charge (X). X is the number of your rear-guards minus two.")
    for _ in range(rears):
        t.rear(P1)
    top = [t.deck(P1, name=name, grade=1) for name in ("C", "B", "A")][::-1]
    t.activate(leader)
    assert [t.zone_of(card) for card in top] == ["soul"] * charged + ["deck"] * (3 - charged)


@pytest.mark.rule("cfv 10.1.4.1", "cfv 10.1.6.1")
def test_10_1_4_1_a_unit_of_a_rear_guard_circle_is_not_put_on_one() -> None:
    """It stays where it is, nobody is asked for a circle, and a card from the hand is put."""
    t = Table()
    leader = t.vanguard(P1, "[ACT](VC): Put all of your rear-guards and all cards in your hand on your (RC).")
    unit, card = t.rear(P1, circle=LF), t.hand(P1)
    t.activate(leader, "circle right-front")
    assert (t.zone_of(unit), t.zone_of(card)) == (LF, RF)
