"""The close step (cfv 7.7): the end of a battle."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Table

FIVE = "this unit gets [Power]+5000 until end of that battle."


@pytest.mark.rule("cfv 7.7.1")
def test_7_7_1_1_abilities_of_the_close_step_and_of_the_end_of_battle_stand_by_together() -> None:
    """Both kinds, once each, and their order is their master's."""
    t = Table()
    text = "[AUTO](RC): At the beginning of the close step of the battle that this unit attacked, draw a card."
    text += "\n[AUTO](RC): At the end of the battle that this unit attacked, draw a card."
    attacker = t.rear(P1, text, circle="left front")
    t.rear(P1, circle="right front")
    t.declare(attacker)
    assert t.options == ["trigger 1", "trigger 2"] and t.asking_rule() == "cfv 8.6.3"
    t.choose("trigger 2")
    assert t.count(P1, "hand") == 2 and t.options == ["attack", "end"]


@pytest.mark.rule("cfv 7.1.2")
def test_7_7_1_2_effects_of_the_battle_last_until_after_its_check_timing() -> None:
    """An ability of the end of battle still finds the power; then it is gone."""
    t = Table()
    end = "[AUTO](RC): At the end of the battle that this unit attacked"
    end += ", if this unit's power is 10000 or more, draw a card."
    attacker = t.rear(P1, f"[AUTO](RC): When this unit attacks, {FIVE}\n{end}", circle="left front", power=5000)
    t.rear(P1, circle="right front")
    t.attack(attacker)
    assert t.count(P1, "hand") == 1 and t.power(attacker) == 5000


@pytest.mark.rule("cfv 7.7.1.1", "cfv-R22")
def test_7_7_1_3_what_comes_to_wait_for_this_end_is_played_too() -> None:
    """A unit called by such an ability has one itself: the close step starts over for it, not for what stood by."""
    t = Table()
    calls = "[AUTO](RC): At the end of battle, choose up to one grade 1 card from your hand, and call it to (RC)."
    attacker = t.rear(P1, calls, circle="left front")
    t.rear(P1, circle="right front")
    called = t.hand(P1, "[AUTO](RC): At the end of battle, draw a card.", grade=1)
    t.declare(attacker)
    t.choose(called)
    t.choose("circle left-back")
    assert t.zone_of(called) == "left back" and t.count(P1, "hand") == 1
    assert t.options == ["attack", "end"]
    assert len(t.events("played", attacker)) == 1


@pytest.mark.rule("cfv 7.7.1.3")
def test_7_7_1_3_effects_made_in_the_close_step_end_with_it() -> None:
    """What lasts for the battle and begins in its last check timing is gone in the next start step."""
    t = Table()
    attacker = t.rear(P1, f"[AUTO](RC): At the end of the battle that this unit attacked, {FIVE}", circle="left front")
    t.rear(P1, circle="right front")
    t.attack(attacker)
    assert t.events("change", attacker) and t.power(attacker) == 5000


@pytest.mark.rule("cfv 7.3.1.3.1", "cfv 7.3.1.4.1")
def test_7_7_1_4_nobody_is_attacking_or_attacked_any_more() -> None:
    """In the next start step there is no attacking and no attacked unit, and another battle may begin."""
    t = Table()
    start = "[AUTO](VC): At the beginning of your start step, choose one of your attacking units, and retire it."
    t.vanguard(P1, start, resting=True)
    attacker = t.rear(P1, circle="left front")
    spare = t.rear(P1, circle="right front", power=10000)
    t.attack(attacker)
    assert t.zone_of(attacker) == "left front" and t.options == ["attack", "end"]
    t.attack(spare)
    assert t.damages(P2) == 1 and len(t.events("battle")) == 2
