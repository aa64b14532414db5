"""Categories of abilities (cfv 8.1): activated, automatic, continuous, and what an "if" in them covers."""

from __future__ import annotations

import pytest

from tests.cfv_table import LB, LF, P1, P2, VC, Table

GRADE_4 = "If you have a grade 4 or greater vanguard,"  # never so in these tests


# -- activated (cfv 8.1.1.1) -------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 8.1.1.1.1", "cfv 8.5.2.4.4")
def test_8_1_1_1_the_cost_is_paid_and_the_effect_follows() -> None:
    """In the main phase a Counter Blast is paid, then a card is drawn."""
    t = Table()
    t.set(P1, damage=1)
    v = t.vanguard(P1, "[ACT](VC): [Counter Blast (1)] Draw a card.")
    t.activate(v)
    kinds = [e.kind for e in t.events() if e.kind in ("flip", "draw")]
    assert kinds == ["flip", "draw"]
    assert t.count(P1, "hand") == 1
    assert t.forbids(t.activation(v)) == "cfv 8.5.2.3"  # the only damage is face down now


def test_8_1_1_1_only_with_a_play_timing() -> None:
    """In the battle phase and in the opponent's turn nobody can play it."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): Draw a card.")
    mine = t.activation(v)
    t.to_battle()
    assert mine not in t.options and t.forbids(mine)
    w = Table()
    other = w.vanguard(P2, "[ACT](VC): Draw a card.")
    w.rear(P1)
    assert w.asked == P1 and w.forbids(w.activation(other)) == "cfv 6.6.1.2.2"


@pytest.mark.parametrize(("zone", "able"), [(LF, True), (LB, True), (VC, False), ("hand", False), ("drop zone", False)])
def test_8_1_1_1_1_the_zone_says_where_it_can_be_played(zone: str, able: bool) -> None:
    """(RC) means the rear-guard circles and nowhere else."""
    t = Table()
    card = t.put(P1, zone, "[ACT](RC): Draw a card.", grade=3, power=10000)
    t.rear(P1)
    assert (t.activation(card) in t.options) is able
    assert t.forbids(t.activation(card)) == ("" if able else "cfv 3.1.1.3")


@pytest.mark.rule("cfv 8.1.1.1.2.2", "cfv-R21")
def test_8_1_1_1_2_a_requirement_does_not_keep_it_from_being_played() -> None:
    """The "if" is not met: its sentence does nothing, the next sentence is carried out."""
    t = Table()
    t.set(P1, damage=1)
    v = t.vanguard(P1, f"[ACT](VC): [Counter Blast (1)] {GRADE_4} draw two cards. Soul Charge (1).")
    t.activate(v)
    assert (t.count(P1, "hand"), t.count(P1, "soul")) == (0, 1)
    assert len(t.events("flip")) == 1


@pytest.mark.rule("cfv 11.2.1.1", "cfv-R43")
@pytest.mark.parametrize("span", ["turn", "game"])
def test_8_1_1_1_2_1_it_is_used_up_even_if_the_requirement_is_not_met(span: str) -> None:
    """The sentence that uses the ability up applies in any case; a second copy is not bound."""
    t = Table()
    text = f"[ACT](RC): {GRADE_4} draw a card. This ability cannot be used for the rest of that {span}."
    one, two = t.rear(P1, text), t.rear(P1, text)
    t.activate(one)
    assert t.count(P1, "hand") == 0
    assert t.forbids(t.activation(one)) == "cfv 11.2.1.1"
    assert t.forbids(t.activation(two)) == ""


def test_8_1_1_1_2_2_only_up_to_the_full_stop() -> None:
    """With the requirement met both sentences are carried out, without it the second one alone."""
    for grade, hand in ((3, 2), (2, 1)):
        t = Table()
        v = t.vanguard(P1, "[ACT](VC): If this unit is a grade 3 unit, draw a card. Draw a card.", grade=grade)
        t.activate(v)
        assert t.count(P1, "hand") == hand


def test_8_1_1_1_2_3_a_requirement_looks_at_what_was_done_before_it() -> None:
    """Whether the retired unit is of grade 2 is asked after it was retired."""
    for grade, drawn in ((2, 1), (1, 0)):
        t = Table()
        t.rear(P2, circle=LF, grade=grade)
        v = t.vanguard(
            P1,
            "[ACT](VC): Choose one of your opponent's rear-guards, and retire it. If it is a grade 2 unit, draw a "
            "card.",
        )
        t.activate(v)
        assert t.count(P1, "hand") == drawn


IF_THEN_IF = "{} you may draw a card. If you do, Soul Charge (1)."


@pytest.mark.parametrize(("met", "answers", "soul"), [(True, (True,), 1), (True, (False,), 0), (False, (), 0)])
def test_8_1_1_1_2_4_a_later_if_falls_with_the_first(met: bool, answers: tuple[bool, ...], soul: int) -> None:
    """ "If you do" speaks of something that a requirement kept from happening: it does not happen either."""
    t = Table()
    v = t.vanguard(P1, "[ACT](VC): " + IF_THEN_IF.format("If you have a vanguard," if met else GRADE_4))
    t.activate(v, *answers)
    assert (t.count(P1, "hand"), t.count(P1, "soul")) == (soul, soul)


@pytest.mark.parametrize(("condition", "soul"), [("If you have a vanguard,", 1), (GRADE_4, 0)])
def test_8_1_1_1_2_5_then_falls_with_the_sentence_before_it(condition: str, soul: int) -> None:
    """A sentence that begins with "Then" shares the fate of the requirement before it."""
    t = Table()
    v = t.vanguard(P1, f"[ACT](VC): {condition} draw a card. Then, Soul Charge (1).")
    t.activate(v)
    assert (t.count(P1, "hand"), t.count(P1, "soul")) == (soul, soul)


# -- automatic (cfv 8.1.1.2) -------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 8.1.1.2.1", "cfv 8.6.1", "cfv 8.6.2")
def test_8_1_1_2_it_is_played_by_itself_after_its_event() -> None:
    """A unit attacks: its ability is played in the check timing after that, before the guard step."""
    t = Table()
    v = t.vanguard(P1, "[AUTO](VC): When this unit attacks, draw a card.")
    t.hand(P2)
    t.declare(v)
    assert t.asked == P2 and t.count(P1, "hand") == 1
    order = [e.kind for e in t.events() if e.kind in ("attack", "played", "draw")]
    assert order == ["attack", "played", "draw"]


@pytest.mark.parametrize(("circle", "drawn"), [(LF, 1), (VC, 0)])
def test_8_1_1_2_1_in_its_zone_only(circle: str, drawn: int) -> None:
    """An ability of the rear-guard circle is not triggered on the vanguard circle."""
    t = Table()
    unit = t.put(P1, circle, "[AUTO](RC): When this unit attacks, draw a card.", grade=3, power=10000)
    t.attack(unit)
    twice = 1 if circle == VC else 0  # a vanguard's drive check brings a card, too
    assert t.count(P1, "hand") == drawn + twice


def test_8_1_1_2_1_at_the_beginning_of_a_phase() -> None:
    """The beginning of a phase is a trigger condition like an event."""
    t = Table(phase="ride")
    t.vanguard(P1, "[AUTO](VC): At the beginning of your main phase, draw a card.")
    t.vanguard(P2, "[AUTO](VC): At the beginning of your main phase, draw a card.")
    t.rear(P1)
    assert t.menu == "cfv main" or "pass" in t.options
    t.settle()
    assert (t.count(P1, "hand"), t.count(P2, "hand")) == (1, 0)


def test_8_1_1_2_1_its_own_movement_needs_no_zone() -> None:
    """ "When this unit is placed" is heard although the card was in the hand when it happened."""
    t = Table()
    card = t.hand(P1, "[AUTO]: When this unit is placed on (RC), draw a card.")
    t.call(card, "left front")
    assert t.count(P1, "hand") == 1


AFTER_PAYING = "[AUTO](RC): [Counter Blast (1)] When this unit attacks, you may pay the cost. If you do, draw a card."


@pytest.mark.rule("cfv-R12", "cfv 8.6.3.1")
@pytest.mark.parametrize("pays", [True, False])
def test_8_1_1_2_2_the_cost_is_paid_while_it_resolves(pays: bool) -> None:
    """It has to be played, and its cost may be declined then."""
    t = Table()
    t.set(P1, damage=1)
    unit = t.rear(P1, AFTER_PAYING, circle=LF)
    t.declare(unit)
    assert t.asked == P1 and len(t.events("played")) == 1 and not t.events("flip")
    t.choose(pays)
    assert (t.count(P1, "hand"), len(t.events("flip"))) == ((1, 1) if pays else (0, 0))


@pytest.mark.rule("cfv-R12")
def test_8_1_1_2_2_without_the_whole_cost_nothing_is_paid() -> None:
    """Only one of two damage can be turned: it is played, nothing is asked, paid or drawn."""
    t = Table()
    t.set(P1, damage=1)
    text = AFTER_PAYING.replace("(1)", "(2)")
    unit = t.rear(P1, text, circle=LF)
    t.attack(unit)
    assert len(t.events("played")) == 1 and not t.events("flip") and t.count(P1, "hand") == 0


def test_8_1_1_2_3_it_triggers_by_the_event_alone() -> None:
    """The requirement is not met when the unit attacks, and is met when the ability resolves: a card is drawn."""
    t = Table()
    unit = t.rear(
        P1,
        "[AUTO](RC): When this unit attacks, Soul Charge (1).\n"
        "[AUTO](RC): When this unit attacks, if you have a card in your soul, draw a card.",
        circle=LF,
    )
    t.declare(unit)
    assert len(t.options) == 2  # both stand by
    t.choose("trigger 1")
    assert t.count(P1, "hand") == 1


@pytest.mark.rule("cfv 11.2.1.2")
def test_8_1_1_2_3_1_it_is_used_up_even_if_the_requirement_is_not_met() -> None:
    """The ability resolves without its requirement, is used up, and does not trigger again in this turn."""
    t = Table()
    v = t.vanguard(
        P1,
        f"[AUTO](VC): When your rear-guard is placed on (RC), {GRADE_4[0].lower()}{GRADE_4[1:]} draw a card. This "
        "ability cannot be used for the rest of that turn.",
    )
    cards = [t.hand(P1), t.hand(P1)]
    t.call(cards[0], "left front")
    assert len(t.events("played")) == 1
    t.call(cards[1], "right front")
    assert len(t.events("played")) == 1
    assert t.zone_of(v) == VC


@pytest.mark.parametrize(("grade", "hand"), [(3, 2), (2, 1)])
def test_8_1_1_2_3_2_only_up_to_the_full_stop(grade: int, hand: int) -> None:
    """As with activated abilities."""
    t = Table()
    t.vanguard(P1, grade=grade)
    text = "[AUTO]: When this unit is placed on (RC), if you have a grade 3 vanguard, draw a card. Draw a card."
    t.call(t.hand(P1, text), "left front")
    assert t.count(P1, "hand") == hand


@pytest.mark.parametrize(("grade", "drawn"), [(2, 1), (1, 0)])
def test_8_1_1_2_3_3_a_requirement_looks_at_what_was_done_before_it(grade: int, drawn: int) -> None:
    """Whether the retired unit is of grade 2 is asked after it was retired."""
    t = Table()
    t.rear(P2, circle=LF, grade=grade)
    text = (
        "[AUTO]: When this unit is placed on (RC), choose one of your opponent's rear-guards, and retire it. If it is "
        "a grade 2 unit, draw a card."
    )
    t.call(t.hand(P1, text), "left front")
    assert t.count(P1, "hand") == drawn


@pytest.mark.parametrize(("met", "answers", "soul"), [(True, (True,), 1), (True, (False,), 0), (False, (), 0)])
def test_8_1_1_2_3_4_a_later_if_falls_with_the_first(met: bool, answers: tuple[bool, ...], soul: int) -> None:
    """As with activated abilities."""
    t = Table()
    condition = "if you have a vanguard," if met else "if you have a grade 4 or greater vanguard,"
    text = "[AUTO]: When this unit is placed on (RC), " + IF_THEN_IF.format(condition)
    t.call(t.hand(P1, text), "left front", *answers)
    assert (t.count(P1, "hand"), t.count(P1, "soul")) == (soul, soul)


@pytest.mark.parametrize(("condition", "soul"), [("a vanguard", 1), ("a grade 4 or greater vanguard", 0)])
def test_8_1_1_2_3_5_then_falls_with_the_sentence_before_it(condition: str, soul: int) -> None:
    """As with activated abilities."""
    t = Table()
    text = f"[AUTO]: When this unit is placed on (RC), if you have {condition}, draw a card. Then, Soul Charge (1)."
    t.call(t.hand(P1, text), "left front")
    assert (t.count(P1, "hand"), t.count(P1, "soul")) == (soul, soul)


# -- continuous (cfv 8.1.1.3) ------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 8.1.1.3.1", "cfv 8.5.1")
def test_8_1_1_3_it_works_as_long_as_it_is_active() -> None:
    """Power +3000 on a rear-guard circle, not in the hand and not on the vanguard circle; nothing is played for it."""
    text = "[CONT](RC): This unit gets [Power]+3000."
    t = Table()
    rear, hand, front = t.rear(P1, text), t.hand(P1, text), t.vanguard(P1, text)
    assert [t.power(c) for c in (rear, hand, front)] == [8000, 5000, 10000]
    t.call(hand, "right back")
    assert t.power(hand) == 8000
    assert not t.events("played")


def test_8_1_1_3_1_without_a_zone_it_works_everywhere() -> None:
    """A clan given without a zone is there in the hand, in the drop zone and on the field."""
    text = "[CONT]: This card is also a <<Other Clan>>."
    t = Table()
    cards = [t.put(P1, zone, text) for zone in (LF, "hand", "drop zone", "soul", "damage zone")]
    assert all("Other Clan" in t.chars(c).label("clan") for c in cards)
