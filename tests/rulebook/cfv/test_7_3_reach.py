"""Who can be chosen to attack, and what effects change about it (cfv 7.3.1.3, 7.3.1.4.5)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Table

FROM_BEHIND = "[CONT](RC): This unit can attack from the back row."
BACK_ROW = (
    "[CONT](RC): If this unit would attack, it may instead attack an opponent's unit in the back row of the same column"
)


@pytest.mark.rule("cfv 3.8.1")
def test_7_3_1_3_neither_locked_cards_nor_the_hand_nor_the_opponents_units_attack() -> None:
    """Only the turn player's units on vanguard and rear-guard circles can be chosen."""
    t = Table()
    able = [t.vanguard(P1), t.rear(P1, circle="left front")]
    locked = t.locked(P1, circle="right front", grade=1)
    foe = t.rear(P2, circle="left front")
    card = t.hand(P1, grade=1)
    t.to_battle()
    t.choose("attack")
    assert t.options == [f"attack {u}" for u in able]
    assert {t.forbids(f"attack {u}") for u in (locked, foe, card)} == {"cfv 7.3.1.3"}


@pytest.mark.rule("cfv 1.3.1")
def test_7_3_1_3_a_text_lets_its_unit_attack_from_the_back_row() -> None:
    """That unit and no other of the back row."""
    t = Table()
    able = t.rear(P1, FROM_BEHIND, circle="left back", power=10000)
    other = t.rear(P1, circle="right back", power=10000)
    t.to_battle()
    t.choose("attack")
    assert f"attack {able}" in t.options and t.forbids(f"attack {other}") == "cfv 7.3.1.3"
    t.choose(f"attack {able}")
    t.settle()
    assert t.damages(P2) == 1


def test_7_3_1_4_5_a_text_lets_its_unit_attack_the_back_row() -> None:
    """Only the back row unit of its own column, only by that unit; left meets right across the field."""
    t = Table()
    able = t.rear(P1, f"{BACK_ROW} as this unit.", circle="left front", power=10000)
    other = t.rear(P1, circle="right front", power=10000)
    across, aside = t.rear(P2, circle="right back"), t.rear(P2, circle="left back")
    t.to_battle()
    t.choose("attack")
    t.choose(f"attack {able}")
    assert set(t.options) == {f"target {t.vanguard_of(P2)}", f"target {across}"}
    assert t.forbids(f"target {aside}") == "cfv 7.3.1.4"
    t.choose(f"target {across}")
    assert t.zone_of(across) == "drop zone"
    t.attack(other)
    assert t.damages(P2) == 1 and t.zone_of(aside) == "left back"  # it had nothing but the vanguard to attack
