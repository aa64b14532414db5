"""Conformance cases about playing, effects and rule actions (cfv 8, 9)."""

from __future__ import annotations

import pytest

from tests.cfv_table import GC, LB, LF, P1, P2, RF, Table


@pytest.mark.rule("cfv 8.6.6", "cfv 8.6.6.1", "cfv 8.6.2", "cfv 8.4.1.2")
def test_cfv_064_a_situation_triggers_again_while_it_lasts() -> None:
    """Three cards are discarded at once: it stands by once, and again after each resolving, until there are three."""
    t = Table()
    unit = t.rear(P1, "[AUTO](RC): When you have two or fewer cards in your hand, draw a card.", LF)
    v = t.vanguard(P1, "[ACT](VC): Discard your hand.")
    for _ in range(3):
        t.hand(P1)
    t.activate(v)
    discards = t.events("discard")
    assert len(discards) == 3 and len({e.batch for e in discards}) == 1
    played = [e for e in t.events("played") if e.card == unit.id]
    assert len(played) == 3 == len(t.events("draw"))
    assert t.count(P1, "hand") == 3 and t.count(P1, "deck") == 17
    kinds = [e.kind for e in t.events() if e.kind in ("played", "draw")]
    assert kinds == ["played", *["played", "draw"] * 3]  # one after another, never two standing by


@pytest.mark.rule("cfv 8.7.2.1", "cfv 8.7.2.1.1", "cfv 6.6.1.2.3")
def test_cfv_068_changing_circles_does_not_renew_the_time_stamp() -> None:
    """The older unit stays older on another circle; called again it is the younger one."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): Choose one of your units with power 4000, and return it to your hand.", power=11000)
    first = t.rear(P1, "[CONT](RC): Your vanguard's power becomes 10000.", LF, power=4000)
    t.rear(P1, "[CONT](RC): Your vanguard's power becomes 8000.", RF)
    assert t.power(v) == 8000
    t.exchange("left")
    assert t.zone_of(first) == LB and t.power(v) == 8000
    t.activate(v)
    assert t.zone_of(first) == "hand" and t.power(v) == 8000
    t.call(first, "left front")
    assert t.power(v) == 10000


@pytest.mark.rule("cfv 8.7.3", "cfv 8.7.4", "cfv 4.1.4")
def test_cfv_069_late_arrivals() -> None:
    """A continuous bonus reaches who comes later, an activated one does not; changing circles keeps it."""
    t = Table()
    t.vanguard(P1, "[CONT](VC): All of your rear-guards get [Power]+2000.")
    r1 = t.rear(P1, circle=LF, power=7000)
    giver = t.rear(P1, "[ACT](RC): All of your rear-guards get [Power]+3000 until end of turn.", RF)
    r2 = t.hand(P1, power=7000)
    assert t.power(r1) == 9000
    t.activate(giver)
    t.call(r2, "center back")
    t.exchange("left")
    assert t.zone_of(r1) == LB
    assert (t.power(r1), t.power(r2)) == (12000, 9000)


@pytest.mark.rule("cfv 8.7.5", "cfv 8.7.4")
def test_cfv_071_a_trigger_condition_sees_the_boosted_value() -> None:
    """9000 printed is 11000 on the circle, which is what the ability asks for; 7000 is 9000 and not enough."""
    t = Table()
    t.vanguard(P1, "[CONT](VC): All of your rear-guards get [Power]+2000.", grade=3)
    t.rear(P1, "[AUTO](RC): When your other unit with power 10000 or greater is placed on (RC), draw a card.", LF)
    strong, weak = t.hand(P1, power=9000), t.hand(P1, power=7000)
    t.call(strong, "right front")
    assert t.power(strong) == 11000 and len(t.events("draw")) == 1
    t.call(weak, "center back")
    assert t.power(weak) == 9000 and len(t.events("draw")) == 1


@pytest.mark.rule("cfv 8.8.1")
def test_cfv_072_final_information_within_one_resolution() -> None:
    """The returned unit had 11000 where it was: the vanguard has 22000."""
    t = Table()
    text = (
        "[ACT](VC): Choose one of your rear-guards, return it to your hand, and this unit gets [Power] equal to that "
        "unit's power until end of turn."
    )
    v = t.vanguard(P1, text, power=11000)
    unit = t.rear(P1, "[ACT](RC): This unit gets [Power]+5000 until end of turn.", LF, power=6000)
    t.activate(unit)
    assert t.power(unit) == 11000
    t.activate(v)
    assert t.zone_of(unit) == "hand" and t.power(unit) == 6000
    assert t.power(v) == 22000


@pytest.mark.rule("cfv 8.5.2.4.2", "cfv 9.3.6", "cfv 8.4.1.1", "cfv 8.4.1.2", "cfv 10.1.3.2", "cfv 3.14.1.2")
def test_cfv_073_calling_over_a_rear_guard() -> None:
    """The old unit goes by rule action first, was retired, but by no effect; then abilities are played in any order."""
    t = Table()
    by_any = "[AUTO]: When this unit is retired, draw a card."
    by_effect = "[AUTO]: When this unit is retired by an effect, draw a card."
    old = t.rear(P1, f"{by_any}\n{by_effect}", RF)
    new = t.hand(P1, "[AUTO]: When this unit is placed on (RC), choose one of your other rear-guards, and retire it.")
    t.choose(f"call {new}")
    t.choose("circle right-front")
    assert t.zone_of(new) == RF and not t.rested(new)
    gone = t.event("put", old)
    assert (t.zone_of(old), gone.rule, gone.source) == ("drop zone", "cfv 9.3.6", None)
    assert (t.asked, t.asking_rule(), len(t.options)) == (P1, "cfv 8.6.3", 2)  # the new unit's and one of the old one's
    t.choose("trigger 1")
    t.settle()
    assert {e.card for e in t.events("played")} == {old.id, new.id} and len(t.events("played")) == 2
    assert t.count(P1, "hand") == 1
    assert not t.events("retire") and t.zone_of(new) == RF


@pytest.mark.rule("cfv 9.4.1", "cfv 9.1.2", "cfv 7.6.1.8", "cfv 6.8.1.2")
def test_cfv_075_a_guardian_left_over_after_the_battle_phase() -> None:
    """Through the close step and the next start step it stays; the first check timing of the end phase moves it."""
    t = Table()
    left = t.drop(P2, "[AUTO](Drop Zone): At the end of battle, put this card on your (GC).")
    v = t.vanguard(P1)
    t.rear(P1, "[AUTO](RC): At the beginning of your end phase, Soul Charge (1).", LF)
    t.attack(v)
    assert t.asking_rule() == "cfv 7.2.1.2"  # the next start step
    assert t.zone_of(left) == GC
    t.choose("end")
    assert t.zone_of(left) == "drop zone"
    (gone,) = [e for e in t.events("put", left) if e.frm == GC]
    assert gone.rule == "cfv 9.4.1"
    assert gone.batch < t.event("soul charge").batch  # cfv 6.8.1.2 comes before cfv 6.8.1.3
