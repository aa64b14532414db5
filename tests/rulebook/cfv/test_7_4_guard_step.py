"""The guard step (cfv 7.4): guardians and intercepts."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Table

ALL_FRONT = "[CONT](RC): This unit battles all units in your opponent's front row in one attack."
FLEEING = "[AUTO](RC): At the beginning of your opponent's guard step, return this unit to your hand."


@pytest.mark.rule("cfv 7.4.1", "cfv 7.4.1.2")
def test_7_4_1_1_abilities_of_its_beginning_come_before_the_play_timing() -> None:
    """The defender decides knowing what they did."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000)
    draws = "[AUTO](VC): At the beginning of your opponent's guard step, draw a card."
    t.vanguard(P2, draws)
    t.declare(attacker)
    assert t.count(P2, "hand") == 1 and t.menu == "cfv guard" and t.asked == P2


@pytest.mark.rule("cfv 7.4.1.2")
def test_7_4_1_2_1_a_guardian_is_called_resting_and_the_defender_goes_on() -> None:
    """A card of the hand of a fitting grade goes to the guardian circle, resting; then there is another choice."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=19000)
    t.vanguard(P2, grade=1)
    first, second = t.hand(P2, grade=0, shield=5000, name="A"), t.hand(P2, grade=1, shield=5000, name="B")
    high = t.hand(P2, grade=2, shield=5000, name="C")
    t.declare(attacker)
    assert t.options == [f"guard {first}", f"guard {second}", "pass"]
    assert t.forbids(f"guard {high}") == "cfv 8.5.2.1.1.2"
    t.choose(f"guard {first}")
    assert t.where(first) == (P2, "guardian circle") and t.rested(first)
    call = t.event("call", first)
    assert (call.key, call.rule) == ("normal", "cfv 8.5.2.4.3")
    assert t.options == [f"guard {second}", "pass"]
    t.choose(f"guard {second}")
    assert t.zone_of(first) == t.zone_of(second) == "drop zone"  # nothing else to call: the battle was played out
    assert t.damages(P2) == 0


def test_7_4_1_2_1_the_defender_says_which_unit_is_guarded() -> None:
    """Of several attacked units each guardian guards one, chosen by the defender."""
    t = Table()
    attacker = t.rear(P1, ALL_FRONT, circle="left front", power=10000)
    vanguard = t.vanguard(P2)
    rear = t.rear(P2, circle="left front", power=9000)
    guardian = t.hand(P2, grade=0, shield=5000, name="A")
    t.hand(P2, grade=0, name="B")
    t.declare(attacker)
    t.choose(f"guard {guardian}")
    assert t.asked == P2 and set(t.options) == {f"pick {vanguard}", f"pick {rear}"}
    assert t.asking_rule() == "cfv 7.4.1.2.1"
    t.choose(rear)
    assert (t.power(vanguard), t.power(rear)) == (10000, 14000)
    t.settle()
    assert t.damages(P2) == 1 and t.zone_of(rear) == "left front"


def test_7_4_1_2_2_an_intercept_moves_a_front_rear_guard() -> None:
    """It goes to the guardian circle, resting, guards, and there is another choice; it was not called."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=14000)
    vanguard = t.vanguard(P2)
    unit = t.rear(P2, circle="right front", icons="Intercept", shield=5000)
    spare = t.hand(P2, grade=0)
    t.declare(attacker, vanguard)
    t.choose(f"intercept {unit}")
    assert t.where(unit) == (P2, "guardian circle") and t.rested(unit)
    assert t.event("intercept", unit).rule == "cfv 7.4.1.2.2" and not t.events("call")
    assert t.power(vanguard) == 15000 and t.options == [f"guard {spare}", "pass"]
    t.settle()
    assert t.damages(P2) == 0 and t.zone_of(unit) == "drop zone"


def test_7_4_1_2_2_the_defender_says_whom_an_intercepting_unit_guards() -> None:
    """Of several attacked units one is chosen, and only that one has the shield."""
    t = Table()
    attacker = t.rear(P1, ALL_FRONT, circle="left front", power=10000)
    vanguard, rear = t.vanguard(P2), t.rear(P2, circle="left front")
    unit = t.rear(P2, "[CONT](RC): This unit cannot be attacked.", circle="right front", icons="Intercept", shield=5000)
    t.hand(P2, grade=0)
    t.declare(attacker)
    t.choose(f"intercept {unit}")
    assert t.asked == P2 and set(t.options) == {f"pick {vanguard}", f"pick {rear}"}
    t.choose(vanguard)
    assert (t.power(vanguard), t.power(rear)) == (15000, 5000)


def test_7_4_1_2_3_passing_ends_the_calling() -> None:
    """No more guardians after that."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000)
    t.rear(P1, circle="right front")
    guardian = t.hand(P2, grade=0, shield=10000)
    t.declare(attacker)
    t.choose("pass")
    assert t.damages(P2) == 1 and t.zone_of(guardian) == "hand" and t.asked == P1


@pytest.mark.parametrize("card", [None, 2])
def test_7_4_1_2_3_1_who_can_do_nothing_passes_unasked(card: int | None) -> None:
    """Without a card that may be called and without Intercept the battle goes on by itself."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000)
    t.rear(P1, circle="right front")
    t.vanguard(P2, grade=1)
    if card is not None:
        t.hand(P2, grade=card)
    t.declare(attacker)
    assert t.damages(P2) == 1 and t.asked == P1


@pytest.mark.rule("cfv-R34", "cfv 7.4.1.2.3.1")
def test_7_4_1_2_1_without_an_attacked_unit_nobody_guards() -> None:
    """The attacked unit has left: neither call nor intercept, the defender passes."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=10000)
    t.rear(P1, circle="right front")
    target = t.rear(P2, FLEEING, circle="left front")
    t.rear(P2, circle="right front", icons="Intercept")
    t.hand(P2, grade=0)
    t.declare(attacker, target)
    assert t.zone_of(target) == "hand" and t.asked == P1 and t.options == ["attack", "end"]
    assert t.count(P2, "drop zone") == 0


@pytest.mark.rule("cfv-R34")
def test_7_4_1_3_guardians_of_a_unit_that_left_guard_nothing() -> None:
    """They are retired as usual, and another attacked unit has nothing of them."""
    t = Table()
    leaves = "[AUTO](RC): At the beginning of your opponent's damage step, return this unit to your hand."
    attacker = t.rear(P1, ALL_FRONT, circle="left front", power=10000)
    target = t.rear(P2, leaves, circle="left front")
    vanguard = t.vanguard(P2)
    guardian = t.hand(P2, grade=0, shield=5000)
    t.attack(attacker, None, f"guard {guardian}", target)
    assert t.zone_of(target) == "hand" and t.zone_of(guardian) == "drop zone"
    assert t.damages(P2) == 1 and t.power(vanguard) == 10000


def test_7_4_1_3_shield_counts_as_long_as_the_guardian_is_there() -> None:
    """Two guardians add up; one that leaves the circle takes its shield along."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=16000)
    goes = "[AUTO](GC): At the beginning of your opponent's damage step, return this unit to your hand."
    vanguard = t.vanguard(P2)
    stays = t.hand(P2, grade=0, shield=5000, name="A")
    leaves = t.hand(P2, goes, grade=0, shield=10000, name="B")
    t.hand(P2, grade=0, name="C")
    t.declare(attacker)
    t.choose(f"guard {stays}")
    t.choose(f"guard {leaves}")
    assert t.power(vanguard) == 25000
    t.settle()
    assert t.zone_of(leaves) == "hand" and t.zone_of(stays) == "drop zone" and t.damages(P2) == 1


@pytest.mark.rule("cfv 7.4.1.3")
def test_7_4_1_3_the_shield_a_guardian_has_now() -> None:
    """Shield that an effect adds counts, too."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=19000)
    gets = "[AUTO]: When this unit is placed on (GC), this unit gets [Shield]+5000 until end of that battle."
    guardian = t.hand(P2, gets, grade=0, shield=5000)
    t.attack(attacker, None, f"guard {guardian}")
    assert t.damages(P2) == 0


@pytest.mark.rule("cfv 7.5.1")
@pytest.mark.parametrize(("vanguard", "steps"), [(True, ["drive step", "damage step"]), (False, ["damage step"])])
def test_7_4_1_4_drive_step_for_a_vanguard_damage_step_for_others(vanguard: bool, steps: list[str]) -> None:
    """Only an attacker on the vanguard circle has a drive step."""
    t = Table()
    rear = t.rear(P1, circle="left front")
    t.rear(P1, circle="right front")
    t.attack(t.vanguard_of(P1) if vanguard else rear)
    keys = [e.key for e in t.events("moment")]
    assert keys[keys.index("guard step") + 1 : keys.index("close step")] == steps


@pytest.mark.rule("cfv 7.4.1.2.1", "cfv 1.3.3")
def test_7_4_1_2_1_no_card_guards_if_an_effect_forbids_it() -> None:
    """An effect forbids calling to the guardian circle: the card stays in the hand and is not offered."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=19000)
    van = t.vanguard(P1, "[ACT](VC): Until end of turn, your opponent cannot call units to (GC) from hand.")
    t.vanguard(P2, grade=1)
    card = t.hand(P2, grade=0, shield=5000)
    t.activate(van)
    t.declare(attacker)
    assert t.menu != "cfv guard" or f"guard {card}" not in t.options
    assert t.count(P2, "hand") >= 1 and t.zone_of(card) == "hand"


@pytest.mark.rule("cfv 7.4.1.2.1", "cfv 1.3.3")
def test_7_4_1_2_1_who_may_not_guard_is_refused_while_another_may() -> None:
    """Only cards of grade 0 can be called; the other one is not offered, and whoever tries is told by which rule."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=19000)
    text = "Until end of turn, your opponent cannot call grade 1 or greater units to (GC) from hand."
    van = t.vanguard(P1, f"[ACT](VC): {text}")
    low, high = t.hand(P2, grade=0, shield=5000), t.hand(P2, grade=1, shield=5000)
    t.activate(van)
    t.declare(attacker)
    assert f"guard {low}" in t.options and f"guard {high}" not in t.options
    assert (t.forbids(f"guard {low}"), t.forbids(f"guard {high}")) == ("", "cfv 1.3.3")
