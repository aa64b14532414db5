"""Units (cfv 3.8 to 3.11) and the types of circles (cfv 3.17.5): what a card is by where it lies."""

from __future__ import annotations

import pytest

from tests.cfv_table import CB, GC, LB, LF, P1, P2, RB, RF, VC, Piece, Table

CIRCLES = (LF, RF, LB, CB, RB)


def strengthened(t: Table, what: str) -> Piece:
    """P1's vanguard gives 1000 power to everything that is meant by a word."""
    return t.vanguard(P1, f"[CONT](VC): All of your {what} get [Power]+1000.")


@pytest.mark.rule("cfv 3.8.2", "cfv 3.9.1", "cfv 3.10.1", "cfv 3.17.5.1.1.1", "cfv 3.17.5.1.1.2", "cfv 3.17.5.1.1.3")
@pytest.mark.parametrize(
    ("word", "meant"), [("units", {VC, LF, GC}), ("vanguards", {VC}), ("rear-guards", {LF}), ("guardians", {GC})]
)
def test_3_8_2_a_unit_is_vanguard_rear_guard_or_guardian_by_its_circle(word: str, meant: set[str]) -> None:
    """The circle a unit stands on makes it what it is; all of them are units."""
    t = Table(phase="battle")
    van = strengthened(t, word)
    cards = {VC: van, LF: t.rear(P1, circle=LF), GC: t.put(P1, GC)}
    t.rear(P1, circle=RF, power=1000)
    base = {VC: 10000, LF: 5000, GC: 5000}
    assert {zone for zone, card in cards.items() if t.power(card) == base[zone] + 1000} == meant


@pytest.mark.rule("cfv 3.17.5.1.1.4", "cfv 4.6.7")
def test_3_8_1_a_locked_card_is_no_unit() -> None:
    """It is neither strengthened nor chosen nor counted, and its circle is no rear-guard circle."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose one of your rear-guards, and retire it.\n"
                         "[CONT](VC): If you have two or more rear-guards, this unit gets [Power]+1000.")  # fmt: skip
    t.locked(P1, circle=LF)
    unit = t.rear(P1, circle=RF)
    newcomer = t.hand(P1)
    assert t.power(van) == 10000
    t.choose(f"call {newcomer}")
    assert "circle left-front" not in t.options and "circle left-back" in t.options
    t.choose("circle left-back")
    assert t.power(van) == 11000
    t.choose(t.activation(van))
    assert set(t.options) == {f"pick {unit}", f"pick {newcomer}"}


@pytest.mark.rule("cfv-R49")
def test_3_17_5_1_1_4_a_lock_circle_takes_no_part_in_exchanges() -> None:
    """Nothing is moved to it or from it until it is unlocked."""
    t = Table()
    t.locked(P1, circle=LF)
    t.rear(P1, circle=LB)
    t.rear(P1, circle=RF)
    assert t.forbids("exchange left") == "cfv 6.6.1.2.3" and t.forbids("exchange right") == ""


@pytest.mark.rule("cfv 4.6.8.2")
def test_3_9_1_1_there_is_one_vanguard() -> None:
    """A ride leaves one vanguard, the new one; the old one is no unit any more."""
    t = Table(phase="ride")
    old = t.vanguard(P1, grade=2)
    new = t.hand(P1, grade=3)
    t.ride(new)
    assert t.pieces(P1, VC) == [new] and t.zone_of(old) == "soul"


def test_3_9_1_1_in_legion_there_are_two_on_the_one_circle() -> None:
    """Leader and Mate are vanguards both, and neither is sent away by rule action."""
    t = Table()
    leader = strengthened(t, "vanguards")
    mate = t.mate(P1, leader)
    t.rear(P1)
    t.exchange("left")
    assert t.count(P1, VC) == 2
    assert (t.power(leader), t.power(mate)) == (11000, 10000)


@pytest.mark.rule("cfv 4.6.8.2")
def test_3_10_1_1_five_rear_guards_one_to_a_circle() -> None:
    """With five there the sixth takes the place of one of them."""
    t = Table()
    units = [t.rear(P1, circle=circle) for circle in CIRCLES]
    sixth = t.hand(P1)
    t.call(sixth, CB)
    there = [t.zone_of(c) for c in units]
    assert there == [LF, RF, LB, "drop zone", RB] and t.zone_of(sixth) == CB
    assert sum(t.count(P1, circle) for circle in CIRCLES) == 5


def test_3_11_1_1_a_guardian_without_shield_has_shield_0() -> None:
    """It guards and adds nothing."""
    t = Table()
    attacker = t.rear(P1, circle=LF, power=10000)
    guard = t.hand(P2, shield=None, grade=3)
    t.hand(P2)
    t.declare(attacker)
    t.choose(f"guard {guard}")
    assert t.zone_of(guard) == GC and t.power(t.vanguard_of(P2)) == 10000
    t.settle()
    assert t.damages(P2) == 1


@pytest.mark.rule("cfv 3.11.1.1")
def test_3_11_1_1_texts_that_ask_for_its_shield_find_0() -> None:
    """A guardian without shield has 5000 or less, a rear-guard without shield has none."""
    t = Table(phase="battle")
    t.vanguard(P1, "[CONT](VC): All of your units with shield 5000 or less get [Power]+1000.", shield=None)
    guardian, rear = t.put(P1, GC, shield=None), t.rear(P1, circle=LF, shield=None)
    t.rear(P1, circle=RF, shield=10000)
    assert (t.power(guardian), t.power(rear)) == (6000, 5000)


@pytest.mark.rule("cfv 3.11.1.1")
def test_3_11_1_1_what_it_gets_is_counted_from_0() -> None:
    """A guardian without shield that gets a shield of 5000 has just that and gives it to whom it guards."""
    t = Table()
    attacker = t.rear(P1, circle=LF, power=10000)
    target = t.vanguard(P2, "[CONT](VC): All of your guardians get [Shield]+5000.")
    guard = t.hand(P2, shield=None, grade=3)
    t.hand(P2)
    t.declare(attacker)
    t.choose(f"guard {guard}")
    assert t.number(guard, "shield") == 5000 and t.power(target) == 15000


@pytest.mark.rule("cfv 3.11.1", "cfv 4.6.8.2")
def test_3_11_1_2_any_number_of_guardians() -> None:
    """Six guardians stand together on the one circle and their shields add up."""
    t = Table()
    attacker = t.rear(P1, circle=LF, power=35000)
    guards = [t.hand(P2, power=5000 + n) for n in range(6)]
    t.hand(P2)
    t.declare(attacker)
    for guard in guards:
        t.choose(f"guard {guard}")
    assert t.pieces(P2, GC) == guards and t.power(t.vanguard_of(P2)) == 40000
    t.settle()
    assert t.damages(P2) == 0 and all(t.zone_of(c) == "drop zone" for c in guards)
