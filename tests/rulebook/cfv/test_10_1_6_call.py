"""Calling units (cfv 10.1.6)."""

from __future__ import annotations

import pytest

from tests.cfv_table import GC, LF, P1, P2, RF, Piece, Table

CALLED = "[AUTO]: When this unit is called, draw a card."


@pytest.mark.rule("cfv 10.1.6.1", "cfv 10.1.6.1.2", "cfv 10.1.6.1.3")
def test_10_1_6_1_2_a_play_timing_makes_it_normal_and_an_effect_superior() -> None:
    """The log tells which call it was; for an ability about calls both are."""
    t = Table()
    normal, other = t.hand(P1, CALLED), t.drop(P1, CALLED)
    v = t.vanguard(P1, "[ACT](VC): Choose a card from your drop zone, and call it to (RC).")
    t.call(normal, "left front")
    t.activate(v, "circle right-front")
    assert (t.event("call", normal).key, t.event("call", other).key) == ("normal", "superior")
    assert t.event("call", other).rule == "cfv 10.1.6.1.3"
    assert t.count(P1, "hand") == 2


def test_10_1_6_1_from_another_circle_it_is_no_call() -> None:
    """A unit already on the field cannot be called."""
    t = Table()
    unit = t.rear(P1, f"{CALLED}\n[ACT](RC): Call this unit to (RC).", LF)
    t.activate(unit)
    assert t.zone_of(unit) == LF and not t.events("call")


@pytest.mark.rule("cfv 10.1.6.1.1.1", "cfv 10.1.6.1.1.2", "cfv-R18")
def test_10_1_6_1_1_1_cards_and_circles_are_chosen_and_all_are_placed_at_once() -> None:
    """Two of three cards, each to a circle of its own, occupied ones included."""
    t = Table()
    there = t.rear(P1, circle=LF)
    one, two, three = (t.drop(P1, grade=n) for n in (0, 1, 2))
    v = t.vanguard(P1, "[ACT](VC): Choose two cards from your drop zone, and call them to separate (RC).")
    t.choose(t.activation(v))
    t.choose(one)
    t.choose(three)
    assert "circle left-front" in t.options  # where a unit is
    t.choose("circle left-front")
    assert "circle left-front" not in t.options  # taken by the other one of this call
    t.choose("circle right-front")
    t.settle()
    assert [t.zone_of(c) for c in (one, two, three, there)] == [LF, "drop zone", RF, "drop zone"]
    assert t.event("call", one).batch == t.event("call", three).batch


def test_10_1_6_1_1_1_only_open_circles_where_the_text_says_so() -> None:
    """An occupied circle is not offered then."""
    t = Table()
    t.rear(P1, circle=LF)
    t.drop(P1)
    v = t.vanguard(P1, "[ACT](VC): Choose a card from your drop zone, and call it to an open (RC).")
    t.choose(t.activation(v))
    assert set(t.options) == {f"circle {c}" for c in ("right-front", "left-back", "center-back", "right-back")}


@pytest.mark.rule("cfv-R18")
def test_10_1_6_1_1_1_1_as_many_as_there_are_circles_for() -> None:
    """Three are to be called and only two circles are not locked: two of them are, by choice."""
    t = Table()
    for circle in (LF, RF, "left back"):
        t.locked(P1, circle=circle)
    cards = [t.drop(P1, grade=n) for n in (0, 1, 2)]
    v = t.vanguard(P1, "[ACT](VC): Choose three cards from your drop zone, and call them to separate (RC).")
    t.choose(t.activation(v))
    assert (t.asked, t.asking_rule()) == (P1, "cfv 10.1.6.1.1.1.1")
    t.choose(cards[0])
    t.choose(cards[2])
    t.choose("circle center-back")
    t.settle()
    assert [t.zone_of(c) for c in cards] == ["center back", "drop zone", "right back"]


def test_10_1_6_1_1_1_2_a_normal_call_is_of_one_card() -> None:
    """After the circle of one card is chosen the call is done, and the play timing is back."""
    t = Table()
    one, two = t.hand(P1, grade=1), t.hand(P1, grade=2)
    t.choose(f"call {one}")
    t.choose("circle left-front")
    assert t.menu == "cfv main" and len(t.events("call")) == 1
    assert t.zone_of(two) == "hand"


def _guarded(t: Table, guardian: Piece) -> None:
    t.declare(t.vanguard_of(P1))
    t.choose(f"guard {guardian}")


@pytest.mark.rule("cfv 10.1.6.1.2", "cfv-R53")
def test_10_1_6_1_2_1_guardians_are_called_normally_too() -> None:
    """A guardian from the hand has been called, and placed."""
    t = Table()
    guardian = t.hand(P2, f"{CALLED}\n[AUTO]: When this unit is placed on (GC), Soul Charge (1).")
    _guarded(t, guardian)
    t.choose("trigger 1")
    t.settle()
    assert t.event("call", guardian).key == "normal"
    assert len(t.events("played")) == 2


@pytest.mark.rule("cfv-R53")
def test_10_1_6_1_2_1_an_intercept_is_no_call_and_no_placing() -> None:
    """The unit comes from a circle."""
    t = Table()
    unit = t.rear(
        P2, f"{CALLED}\n[AUTO]: When this unit is placed on (GC), Soul Charge (1).", LF, icons="Intercept", grade=2
    )
    t.declare(t.vanguard_of(P1))
    t.choose(f"intercept {unit}")
    t.settle()
    assert len(t.events("intercept")) == 1
    assert not t.events("played")


@pytest.mark.rule("cfv 10.1.6.1.3", "cfv-R34")
def test_10_1_6_1_3_1_a_guardian_called_by_an_effect_rests_and_guards() -> None:
    """The defender says which of two attacked units it guards."""
    t = Table()
    v = t.vanguard(P1, "[CONT](VC): This unit battles all units in your opponent's front row in one attack.")
    rear = t.rear(P2, circle=LF, power=8000)
    helper = t.hand(
        P2, "[AUTO]: When this unit is placed on (GC), choose a card from your drop zone, and call it to (GC)."
    )
    called = t.drop(P2, shield=5000)
    t.hand(P2, grade=2)
    t.to_battle()
    t.choose("attack")
    t.choose(f"guard {helper}")
    t.choose(rear)
    assert t.asked == P2
    t.choose(rear)
    assert t.zone_of(called) == GC and t.rested(called)
    assert t.event("call", called).rule == "cfv 10.1.6.1.3.1"
    assert t.power(rear) == 18000 and t.power(t.vanguard_of(P2)) == 10000
    assert t.zone_of(v) == "vanguard circle"


@pytest.mark.rule("cfv 10.1.6.1.3.1", "cfv 7.4.1.2.1")
def test_10_1_6_1_3_1_for_each_guardian_called_together_its_player_is_asked() -> None:
    """Two are called at once while two units are attacked: one guards the one, the other the other."""
    t = Table()
    t.vanguard(P1, "[CONT](VC): This unit battles all units in your opponent's front row in one attack.")
    rear = t.rear(P2, circle=LF, power=8000)
    helper = t.hand(
        P2, "[AUTO]: When this unit is placed on (GC), choose two cards from your drop zone, and call them to (GC)."
    )
    one, two = t.drop(P2, shield=5000, power=1000), t.drop(P2, shield=10000, power=2000)
    t.hand(P2, grade=2)
    t.to_battle()
    t.choose("attack")
    t.choose(f"guard {helper}")
    t.choose(rear)
    leader = t.vanguard_of(P2)
    for guarded in (rear, leader):
        assert t.asked == P2
        t.choose(guarded)
    assert {t.zone_of(one), t.zone_of(two)} == {GC}
    assert (t.power(rear), t.power(leader)) == (8000 + 5000 + 5000, 10000 + 10000)
