"""Power, shield, critical and drive (cfv 2.5 to 2.7, 2.16): the numbers of a battle, and their icons in texts."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Table


@pytest.mark.parametrize(("power", "hits"), [(9999, False), (10000, True), (10001, True)])
def test_2_5_1_power_is_what_a_battle_compares(power: int, hits: bool) -> None:
    """Against 10000 a unit needs as much power; critical, shield and grade do not help."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=power, critical=1, shield=10000, grade=3)
    t.attack(attacker)
    assert t.damages(P2) == int(hits)


@pytest.mark.rule("cfv 2.6.2", "cfv 2.7.2")
def test_2_5_2_icons_in_texts_stand_for_the_numbers() -> None:
    """[Power], [Shield] and [Critical] each change their own number and no other."""
    t = Table()
    text = "[CONT](RC): This unit gets [{}]{}."
    power = t.rear(P1, text.format("Power", "+3000"), power=5000, shield=5000)
    shield = t.rear(P1, text.format("Shield", "+5000"), power=5000, shield=5000)
    critical = t.rear(P1, text.format("Critical", "+2"), power=5000, shield=5000)
    numbers = [(t.power(u), t.number(u, "shield"), t.critical(u)) for u in (power, shield, critical)]
    assert numbers == [(8000, 5000, 1), (5000, 10000, 1), (5000, 5000, 3)]


def test_2_6_1_shield_counts_only_as_a_guardian() -> None:
    """A guardian adds its shield, not its power; the shield of an attacked rear-guard is nothing."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=9000)
    target = t.rear(P2, circle="left front", power=5000, shield=10000)
    guardian = t.hand(P2, grade=1, power=20000, shield=3000)
    t.hand(P2, grade=0)  # could guard, too, so the guard step waits
    t.declare(attacker, target)
    assert t.power(target) == 5000
    t.choose(f"guard {guardian}")
    assert t.power(target) == 8000
    t.settle()
    assert t.zone_of(target) == "drop zone"


@pytest.mark.rule("cfv 3.11.1.1")
def test_2_6_3_a_card_without_shield_may_guard_with_none() -> None:
    """It has no shield; as a guardian it counts as one of 0."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000)
    guardian = t.hand(P2, grade=1, shield=None)
    assert "shield" not in t.chars(guardian).numbers
    t.attack(attacker, None, f"guard {guardian}")
    assert t.damages(P2) == 1 and t.zone_of(guardian) == "drop zone"


@pytest.mark.parametrize("critical", [1, 2, 3])
def test_2_7_1_critical_is_the_damage_to_a_vanguard(critical: int) -> None:
    """So many cards come to the damage zone."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000, critical=critical)
    t.attack(attacker)
    assert t.damages(P2) == critical


# -- drive (cfv 2.16) --------------------------------------------------------------------------------------------------
def _checks(t: Table) -> int:
    return len(t.events("drive check"))


@pytest.mark.rule("cfv-R9")
@pytest.mark.parametrize(("change", "checks"), [("", 1), ("+1", 2), ("+2", 3), ("-1", 0), ("-3", 0)])
def test_2_16_1_drive_is_the_number_of_drive_checks(change: str, checks: int) -> None:
    """One unless something changes it; with 0 or less none."""
    t = Table()
    vanguard = t.vanguard(P1, f"[CONT](VC): This unit gets drive {change}." if change else "")
    t.attack(vanguard)
    assert _checks(t) == checks == t.count(P1, "hand")


def test_2_16_1_in_legion_it_is_the_leaders_drive() -> None:
    """What the Mate's drive is does not matter."""
    t = Table()
    leader = t.vanguard(P1, "[CONT](VC): This unit gets drive +1.")
    mate = t.mate(P1, leader, "[CONT](VC): This unit gets drive +4.")
    assert (t.number(leader, "drive"), t.number(mate, "drive")) == (2, 5)
    t.attack(leader)
    assert _checks(t) == 2


def test_2_16_1_a_rear_guard_has_drive_and_makes_no_check() -> None:
    """Drive is for an attacking vanguard."""
    t = Table()
    rear = t.rear(P1, "[CONT](RC): This unit gets drive +1.", circle="left front", power=10000)
    t.attack(rear)
    assert t.number(rear, "drive") == 2 and _checks(t) == 0


@pytest.mark.rule("cfv-R9")
def test_2_16_2_drive_is_a_characteristic_though_not_printed() -> None:
    """Every unit has drive 1 to begin with; effects and Twin Drive!! raise it."""
    t = Table()
    plain = t.rear(P1)
    twin = t.rear(P1, icons="Twin Drive!!")
    more = t.rear(P1, "[CONT](RC): This unit gets drive +2.", icons="Twin Drive!!")
    assert [t.number(u, "drive") for u in (plain, twin, more)] == [1, 2, 4]
