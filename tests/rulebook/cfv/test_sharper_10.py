"""Specific actions (cfv 10) once more: each test here fails if just its own rule is taken out of the code."""

from __future__ import annotations

import pytest

from tests.cfv_table import GC, LF, P1, P2, RF, Table


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


@pytest.mark.rule("cfv 1.3.2.2")
@pytest.mark.parametrize("number", ["[Power]", "[Critical]"])
def test_1_3_2_2_what_is_raised_by_zero_is_not_raised(number: str) -> None:
    """Nothing has happened to the unit, so nobody is told of a change."""
    t = Table()
    text = f"This unit gets {number}+X until end of turn. X is the number of your rear-guards."
    t.activate(t.vanguard(P1, f"[ACT](VC): {text}"))
    assert t.events("change") == []


@pytest.mark.rule("cfv 3.11.1.1", "cfv 1.3.2.2")
def test_3_11_1_1_a_guardian_without_shield_that_gets_none_is_as_before() -> None:
    """Only what is more than zero is counted from zero."""
    t = Table()
    attacker = t.rear(P1, circle=LF)
    text = "This unit gets [Shield]+X until end of turn. X is the number of your rear-guards."
    guard = t.hand(P2, f"[AUTO]: When this unit is placed on (GC), {text[0].lower()}{text[1:]}", shield=None)
    t.hand(P2)
    t.declare(attacker)
    t.choose(f"guard {guard}")
    assert t.zone_of(guard) == GC and t.events("change", guard) == []


@pytest.mark.rule("cfv 3.14.1.2", "cfv 10.1.3.2")
@pytest.mark.parametrize("whose", ["your card's effect", "your opponent's card's effect"])
@pytest.mark.parametrize("by", [P1, P2])
def test_10_1_3_2_it_is_known_whose_effect_has_retired_a_unit(whose: str, by: int) -> None:
    """A unit waits for its own player's effects, or for those of the opponent, and hears no other."""
    t = Table(turn_of=by)
    leader = t.vanguard(by, "[ACT](VC): Retire all units on each fighter's (RC).")
    t.rear(P1, f"[AUTO]: When this unit is put into the drop zone from (RC) due to {whose}, draw a card.")
    t.activate(leader)
    assert len(t.events("draw")) == ((by == P1) is (whose == "your card's effect"))


@pytest.mark.rule("cfv 6.6.1.2.1.1")
@pytest.mark.parametrize(("own", "other", "free"), [(5, 0, 0), (0, 5, 5), (4, 5, 1)])
def test_6_6_1_2_1_1_only_ones_own_locked_circles_are_closed(own: int, other: int, free: int) -> None:
    """However many circles of the opponent are locked, a card is called to those of its player that are not."""
    t = Table()
    t.vanguard(P1, "[ACT](VC): Soul Charge (1).")
    for seat, count in ((P1, own), (P2, other)):
        for circle in (LF, RF, "left back", "center back", "right back")[:count]:
            t.locked(seat, circle=circle)
    card = t.hand(P1)
    assert t.forbids(f"call {card}") == ("" if free else "cfv 6.6.1.2.1.1")
    if free:
        t.choose(f"call {card}")
        if free > 1:
            assert len(t.options) == free
            t.choose(t.options[0])
        assert t.where(card)[0] == P1 and t.zone_of(card) != "hand"
