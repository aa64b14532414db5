"""Playing and resolving cards and abilities (cfv 8.5.1, 8.5.2)."""

from __future__ import annotations

import pytest

from tests.cfv_table import GC, LF, P1, P2, RF, VC, Table


@pytest.mark.rule("cfv 8.5.1.1", "cfv 8.5.2.4.1", "cfv 10.1.5.1.1", "cfv-R48")
def test_8_5_1_1_a_normal_ride() -> None:
    """The card goes to the vanguard circle and the vanguard so far to the soul, in one."""
    t = Table(phase="ride")
    old = t.vanguard(P1, grade=2)
    new = t.hand(P1, grade=3)
    t.ride(new)
    assert (t.zone_of(new), t.zone_of(old)) == (VC, "soul")
    ride = t.event("ride", new)
    assert (ride.key, ride.rule) == ("normal", "cfv 8.5.2.4.1")
    assert t.event("put", old).batch == ride.batch


def test_8_5_1_1_1_the_new_vanguard_stands_whatever_the_old_one_did() -> None:
    """A resting vanguard is ridden over; the new one stands."""
    t = Table(phase="ride")
    t.vanguard(P1, grade=2, resting=True)
    new = t.hand(P1, grade=3)
    t.ride(new)
    assert not t.rested(new)


@pytest.mark.rule("cfv 8.5.1", "cfv 8.5.2", "cfv 8.5.2.1", "cfv 8.5.2.2", "cfv 8.5.2.2.1", "cfv 8.5.2.4")
def test_8_5_2_a_card_is_chosen_then_a_circle_then_it_is_put_there() -> None:
    """A card without text does something only by being played; the circle is asked for after the card."""
    t = Table()
    card = t.hand(P1)
    t.choose(f"call {card}")
    assert t.zone_of(card) == "hand" and t.asking_rule() == "cfv 8.5.2.2.1"
    assert len(t.options) == 5
    t.choose("circle center-back")
    assert t.zone_of(card) == "center back"


def test_8_5_2_1_only_cards_of_the_hand() -> None:
    """Neither a card of the drop zone nor one of the opponent's hand can be played."""
    t = Table()
    dropped, foreign = t.drop(P1), t.hand(P2)
    t.rear(P1)
    for card in (dropped, foreign):
        assert t.forbids(f"call {card}") == "cfv 8.5.2.1"


@pytest.mark.parametrize(("grade", "able"), [(0, False), (1, True), (2, True), (3, False)])
def test_8_5_2_1_1_1_a_ride_needs_the_same_grade_or_one_more(grade: int, able: bool) -> None:
    """On a grade 1 vanguard grades 1 and 2 can be ridden."""
    t = Table(phase="ride")
    t.vanguard(P1, grade=1)
    card = t.hand(P1, grade=grade)
    t.hand(P1, grade=1, name="Other")
    assert (f"ride {card}" in t.options) is able
    assert t.forbids(f"ride {card}") == ("" if able else "cfv 8.5.2.1.1.1")


@pytest.mark.parametrize(("grade", "able"), [(0, True), (1, True), (2, False), (3, False)])
def test_8_5_2_1_1_2_a_call_needs_at_most_the_vanguards_grade(grade: int, able: bool) -> None:
    """Under a grade 1 vanguard grades 0 and 1 can be called, to guard as well."""
    t = Table()
    t.vanguard(P1, grade=1), t.vanguard(P2, grade=1)
    t.rear(P1, circle=LF)
    mine, yours = t.hand(P1, grade=grade), t.hand(P2, grade=grade)
    t.hand(P2, grade=0, name="Other")
    assert (f"call {mine}" in t.options) is able
    assert t.forbids(f"call {mine}") == ("" if able else "cfv 8.5.2.1.1.2")
    t.declare(t.vanguard_of(P1))
    assert (f"guard {yours}" in t.options) is able
    assert t.forbids(f"guard {yours}") == ("" if able else "cfv 8.5.2.1.1.2")


@pytest.mark.rule("cfv 8.5.2.1.1.2", "cfv-R11", "cfv 10.1.24.10")
def test_8_5_2_1_1_2_in_legion_the_leaders_grade_counts() -> None:
    """A grade 3 Leader with a grade 2 Mate: grade 3 can be called."""
    t = Table()
    t.mate(P1, t.vanguard(P1, grade=3), grade=2)
    card = t.hand(P1, grade=3)
    assert t.forbids(f"call {card}") == ""


@pytest.mark.rule("cfv 8.5.2.1.1.1", "cfv 8.5.2.1.1.2", "cfv-R47")
def test_8_5_2_1_1_without_a_vanguard_nothing_is_ridden_or_called() -> None:
    """An effect has taken the vanguard away: no card can be called, and the game goes on."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): Bind this unit.")
    t.rear(P1, circle=LF)
    card = t.hand(P1, grade=0)
    t.activate(v)
    assert t.result is None
    assert t.forbids(f"call {card}") == "cfv 8.5.2.1.1.2"
    assert t.menu == "cfv main"
    t.end_turn()  # the attack of the rear-guard is declined
    assert t.result is None


@pytest.mark.rule("cfv 8.5.2.4.3", "cfv-R22")
def test_8_5_2_2_1_1_in_the_guard_step_only_the_guardian_circle() -> None:
    """The defender's card goes to the guardian circle without a question, resting."""
    t = Table()
    v = t.vanguard(P1)
    card = t.hand(P2)
    t.hand(P2, grade=2, name="Other")
    t.declare(v)
    t.choose(f"guard {card}")
    assert t.zone_of(card) == GC and t.rested(card)
    assert t.event("call", card).rule == "cfv 8.5.2.4.3"


TWO_COSTS = "[ACT](VC): [Counter Blast (1) & Soul Blast (1)] Draw a card."


def test_8_5_2_3_all_costs_are_paid_at_once() -> None:
    """Both blasts happen together, before the effect."""
    t = Table()
    t.set(P1, damage=1, soul=1)
    v = t.vanguard(P1, TWO_COSTS)
    t.activate(v)
    (flip,), (draw,) = t.events("flip"), t.events("draw")
    (blast,) = [e for e in t.events() if (e.frm, e.to) == ("soul", "drop zone")]
    assert flip.batch == blast.batch < draw.batch


@pytest.mark.parametrize(("damage", "soul"), [(0, 1), (1, 0)])
def test_8_5_2_3_without_a_part_of_the_cost_it_cannot_be_played(damage: int, soul: int) -> None:
    """With one blast missing the other one is not paid either."""
    t = Table()
    t.set(P1, damage=damage, soul=soul)
    v = t.vanguard(P1, TWO_COSTS)
    t.rear(P1)
    key = t.activation(v)
    assert key not in t.options and t.forbids(key) == "cfv 8.5.2.3"
    assert (t.count(P1, "damage zone"), t.count(P1, "soul")) == (damage, soul)


@pytest.mark.rule("cfv-R46")
def test_8_5_2_3_one_card_does_not_pay_for_two_parts() -> None:
    """Two cards have to be discarded for two parts of a cost."""
    text = (
        "[ACT](VC): [Choose a card from your hand, and discard it & Choose a card from your hand, and put it into your "
        "soul] Draw a card."
    )
    for cards, able in ((1, False), (2, True)):
        t = Table()
        v = t.vanguard(P1, text)
        t.rear(P1)
        t.set(P1, hand=cards)
        assert (t.forbids(t.activation(v)) == "") is able


@pytest.mark.rule("cfv 9.3.6")
def test_8_5_2_4_2_a_called_unit_stands_and_the_old_one_goes_by_rule_action() -> None:
    """The call itself does not move the old unit: a rule action does."""
    t = Table()
    old = t.rear(P1, circle=LF, resting=True)
    new = t.hand(P1)
    t.call(new, "left front")
    assert t.zone_of(new) == LF and not t.rested(new)
    assert t.event("call", new).batch < t.event("put", old).batch
    assert t.event("put", old).rule == "cfv 9.3.6"


def test_8_5_2_4_4_an_ability_does_what_it_says_in_its_order() -> None:
    """Step by step."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): Soul Charge (1), and draw a card. This unit gets [Power]+1000 until end of turn.")
    t.activate(v)
    kinds = [e.kind for e in t.events() if e.kind in ("played", "soul charge", "draw", "change")]
    assert kinds == ["played", "soul charge", "draw", "change"]


@pytest.mark.rule("cfv 8.5.1")
def test_8_5_1_a_continuous_ability_is_never_played() -> None:
    """It cannot be chosen, and works without it."""
    t = Table()
    v = t.vanguard(P1, "[CONT](VC): This unit gets [Power]+1000.")
    t.rear(P1, circle=RF)
    assert t.power(v) == 11000
    assert not [o for o in t.options if o.startswith("activate")]
    assert t.forbids(f"activate {v} 1") == "cfv 6.6.1.2.2"
