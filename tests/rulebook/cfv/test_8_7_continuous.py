"""Applying continuous effects (cfv 8.7) and final information (cfv 8.8)."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF, P1, P2, RF, Table

PLUS = "[CONT](RC): Your vanguard gets [Power]+2000."


# -- the order (cfv 8.7.1, 8.7.2) --------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 8.7.1", "cfv 8.7.1.1", "cfv 8.7.1.2", "cfv 8.7.1.3")
def test_8_7_1_what_is_no_number_comes_before_numbers() -> None:
    """A unit that is made a <<Storm>> by a younger effect gets the power that an older one gives to <<Storm>>s."""
    t = Table()
    v = t.vanguard(P1)
    t.rear(P1, "[CONT](RC): All of your <<Storm>> vanguards get [Power]+3000.", LF)  # older
    t.rear(P1, "[CONT](RC): Your vanguard is also a <<Storm>>.", RF)
    assert t.power(v) == 13000
    assert t.chars(v).label("clan") == {"Plain Clan", "Storm"}


@pytest.mark.rule("cfv 8.7.1.1")
def test_8_7_1_1_the_print_is_the_base() -> None:
    """What is set by an effect takes the print's place, and additions of later effects come on top."""
    t = Table()
    v = t.vanguard(P1, power=11000)
    t.rear(P1, "[CONT](RC): Your vanguard's power becomes 6000.", LF)
    t.rear(P1, PLUS, RF)
    assert t.power(v) == 8000


@pytest.mark.rule("cfv 8.7.2.1.1")
def test_8_7_2_1_otherwise_by_time_stamp() -> None:
    """First raised, then set: the raise is lost. The other way round it is not."""
    t = Table()
    v = t.vanguard(P1, power=11000)
    t.rear(P1, PLUS, LF)
    t.rear(P1, "[CONT](RC): Your vanguard's power becomes 6000.", RF)
    assert t.power(v) == 6000


def test_8_7_2_an_effect_that_depends_on_another_comes_after_it() -> None:
    """The older effect goes by the power that the younger one gives: it waits for it, whatever the time stamps say."""
    t = Table()
    v = t.vanguard(P1, power=10000)
    t.rear(P1, "[CONT](RC): If your vanguard's power is 12000 or greater, your vanguard gets [Critical]+1.", LF)
    t.rear(P1, PLUS, RF)
    assert (t.power(v), t.critical(v)) == (12000, 2)


@pytest.mark.rule("cfv 8.7.2.1", "cfv 8.7.2.1.1")
def test_8_7_2_1_1_a_card_is_as_old_as_its_stay_on_the_field() -> None:
    """Moving to another circle does not make an ability younger; leaving the field and coming back does."""
    t = Table()
    v = t.vanguard(P1, power=11000)
    first = t.rear(P1, "[CONT](RC): Your vanguard's power becomes 9000.\n[ACT](RC): Return this unit to your hand.", LF)
    t.rear(P1, "[CONT](RC): Your vanguard's power becomes 7000.", RF)
    assert t.power(v) == 7000
    t.exchange("left")
    assert t.power(v) == 7000
    t.activate(first)
    t.call(first, "left front")
    assert t.power(v) == 9000


@pytest.mark.rule("cfv 8.7.2.1.1.1", "cfv 8.7.2.1")
def test_8_7_2_1_1_1_other_effects_are_as_old_as_their_playing() -> None:
    """An old unit's activated ability is played after a younger one was called: the played effect comes last."""
    t = Table()
    v = t.vanguard(P1, power=11000)
    old = t.rear(P1, "[ACT](RC): Your vanguard's power becomes 7000 until end of turn.", LF)
    young = t.hand(P1, "[CONT](RC): Your vanguard's power becomes 9000.")
    t.call(young, "right front")
    assert t.power(v) == 9000
    t.activate(old)
    assert t.power(v) == 7000


# -- to which cards (cfv 8.7.3 to 8.7.5) -------------------------------------------------------------------------------
def test_8_7_3_only_for_those_that_were_there() -> None:
    """A unit called later, and a unit that left and came back, do not have what an ability gave; a unit that changed
    its circle has."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): All of your rear-guards get [Power]+3000 until end of turn.")
    moving = t.rear(P1, circle=LF)
    back = t.rear(P1, "[ACT](RC): Return this unit to your hand.", RF)
    late = t.hand(P1)
    t.activate(v)
    assert (t.power(moving), t.power(back)) == (8000, 8000)
    t.exchange("left")
    t.activate(back)
    t.call(back, "right front")
    t.call(late, "center back")
    assert [t.power(c) for c in (moving, back, late)] == [8000, 5000, 5000]


def test_8_7_3_1_changes_of_the_rules_hold_for_those_that_come_later() -> None:
    """ "Cannot attack" of an activated ability binds a unit that is called afterwards."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): Your rear-guards cannot attack until end of turn.")
    late = t.hand(P1)
    t.activate(v)
    t.call(late, "left front")
    t.to_battle()
    t.choose("attack")
    t.settle()
    assert [e.card for e in t.events("attack")] == [v.id]  # no other unit could be chosen


@pytest.mark.rule("cfv 8.7.5")
def test_8_7_4_on_the_cards_of_a_zone_from_the_moment_they_are_there() -> None:
    """A continuous ability makes a called unit strong enough for a trigger that asks for its power on arrival."""
    t = Table()
    t.vanguard(P1, "[CONT](VC): All of your rear-guards get [Power]+2000.")
    t.rear(P1, "[AUTO](RC): When your other unit with power 7000 or greater is placed on (RC), Soul Charge (1).", LF)
    strong, weak = t.hand(P1, power=5000), t.hand(P1, power=4000)
    t.call(weak, "right front")
    assert (t.power(weak), t.count(P1, "soul")) == (6000, 0)
    t.call(strong, "center back")
    assert (t.power(strong), t.count(P1, "soul")) == (7000, 1)


# -- nullifying (cfv 8.7.6) --------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 8.7.6", "cfv 8.7.6.1")
def test_8_7_6_a_nullified_effect_is_lost_whole() -> None:
    """Power and critical given by one effect are both gone; what comes afterwards is not nullified."""
    t = Table()
    v = t.vanguard(
        P1,
        "[ACT](VC): This unit gets [Power]+5000/[Critical]+1 until end of turn.\n"
        "[ACT](VC): Nullify the effects on this unit.",
    )
    t.activate(v)
    assert (t.power(v), t.critical(v)) == (15000, 2)
    t.activate(v, n=2)
    assert (t.power(v), t.critical(v)) == (10000, 1)
    t.activate(v)
    assert (t.power(v), t.critical(v)) == (15000, 2)


def test_8_7_6_1_never_in_part() -> None:
    """One effect has raised two units: nullified on one of them it is lost for the other, too; other effects stay."""
    t = Table()
    one, two = t.rear(P1, circle=LF), t.rear(P1, circle=RF, grade=2)
    v = t.vanguard(
        P1,
        "[ACT](VC): All of your rear-guards get [Power]+3000 until end of turn.\n"
        "[ACT](VC): Choose one of your rear-guards, and that unit gets [Power]+1000 until end of turn.\n"
        "[ACT](VC): Choose one of your rear-guards, and nullify the effects on it.",
    )
    t.activate(v)
    t.activate(v, two, n=2)
    assert (t.power(one), t.power(two)) == (8000, 9000)
    t.activate(v, one, n=3)
    assert (t.power(one), t.power(two)) == (5000, 6000)


# -- final information (cfv 8.8) ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(("verb", "zone"), [("retire it", "drop zone"), ("return it to your hand", "hand")])
def test_8_8_1_a_card_that_left_is_used_as_it_was(verb: str, zone: str) -> None:
    """The unit has 5000 more on its circle than on its print when it leaves: the ability counts all of it."""
    t = Table()
    unit = t.rear(P1, "[CONT](RC): This unit gets [Power]+5000.", LF, power=6000)
    v = t.vanguard(
        P1,
        f"[ACT](VC): Choose one of your rear-guards, {verb}, and this unit gets [Power] equal to that unit's power "
        "until end of turn.",
    )
    t.activate(v)
    assert t.zone_of(unit) == zone
    assert t.power(v) == 21000


def test_8_8_1_a_card_that_only_changed_its_circle_is_read_where_it_is() -> None:
    """A unit moved from circle to circle is the same, as it is now."""
    t = Table()
    t.rear(P1, circle=LF, power=6000)
    t.rear(P1, "[CONT](RC): All of your units in the back row get [Power]+1000.", RF)
    v = t.vanguard(
        P1,
        "[ACT](VC): Choose one of your units with power 6000, move it to an open (RC) in the same column, and this "
        "unit gets [Power] equal to that unit's power until end of turn.",
    )
    t.activate(v)
    assert t.power(v) == 17000
    assert t.count(P2, "hand") == 0
