"""The field and its circles (cfv 4.5, 4.6): seven of them, columns and rows, types, and how cards arrive."""

from __future__ import annotations

import pytest

from ludex.enact.ruleset import TextRuleset
from ludex.enact.scenes.scene import look
from tests.cfv_table import CB, GC, LB, LF, P1, P2, RB, RF, VC, Table

SEVEN = (LF, VC, RF, LB, CB, RB, GC)
FRONT, BACK = (LF, VC, RF), (LB, CB, RB)
COLUMNS = ((LF, LB), (VC, CB), (RF, RB))
ACROSS = {LF: (RF, RB), VC: (VC, CB), RF: (LF, LB)}


@pytest.mark.rule("cfv 4.6.1", "cfv 4.6.4", "cfv 4.6.5", "cfv 4.6.6", "cfv 4.5.3", "cfv 4.6.8")
def test_4_5_2_what_lies_on_any_of_seven_circles_is_on_the_field() -> None:
    """All seven cards are units of the field: a vanguard in front center, a guardian far in front, five rear-guards."""
    t = Table(phase="battle")
    for zone in SEVEN:
        t.vanguard(P1) if zone == VC else t.put(P1, zone)
    rules = t.rules
    assert isinstance(rules, TextRuleset)
    words = ("unit", "vanguard", "rear-guard", "guardian")
    kinds = {}
    for zone in SEVEN:
        (piece,) = t.pieces(P1, zone)
        kinds[zone] = {w for w in words if rules.is_kind(t.game, look(t.game, piece.id), w)}
        assert t.sees(P2, piece) and t.sees(None, piece)
    rears = {zone: {"unit", "rear-guard"} for zone in (LF, RF, LB, CB, RB)}
    assert kinds == {**rears, VC: {"unit", "vanguard"}, GC: {"unit", "guardian"}}


@pytest.mark.rule("cfv 4.7.1", "cfv 3.8.1")
@pytest.mark.parametrize("zone", ["soul", "damage zone", "bind zone", "drop zone", "hand", "trigger zone"])
def test_4_7_1_what_lies_elsewhere_is_not_on_the_field(zone: str) -> None:
    """Units get stronger, cards in the soul and other zones do not: they are no units."""
    t = Table()
    van = t.vanguard(P1, "[CONT](VC): All of your units get [Power]+1000.")
    card = t.put(P1, zone)
    assert (t.power(van), t.power(card)) == (11000, 5000)
    rules = t.rules
    assert isinstance(rules, TextRuleset)
    assert [rules.is_kind(t.game, look(t.game, c.id), "unit") for c in (van, card)] == [True, False]


@pytest.mark.parametrize("column", COLUMNS)
def test_4_6_2_a_front_circle_and_the_one_behind_it_are_a_column(column: tuple[str, str]) -> None:
    """From the back circle, units of the same column get stronger: the one in front, and no other."""
    t = Table()
    front, back = column
    text = "[CONT](RC): All of your other units in the same column as this unit get [Power]+1000."
    for zone in (*FRONT, *BACK):
        if zone != back:
            t.vanguard(P1, power=5000) if zone == VC else t.rear(P1, circle=zone)
    t.rear(P1, text, circle=back)
    stronger = [zone for zone in (*FRONT, *BACK) for c in t.pieces(P1, zone) if t.power(c) == 6000]
    assert stronger == [front]


@pytest.mark.parametrize(("zone", "across"), ACROSS.items())
def test_4_6_2_1_columns_meet_across_the_field(zone: str, across: tuple[str, str]) -> None:
    """My left column is your right column, center meets center."""
    t = Table()
    text = "[ACT]({}): Retire all of your opponent's rear-guards in the same column as this unit."
    for circle in (LF, RF, *BACK):
        t.rear(P2, circle=circle)
    t.rear(P1, circle=LB)
    unit = t.vanguard(P1, text.format("VC")) if zone == VC else t.rear(P1, text.format("RC"), circle=zone)
    t.activate(unit)
    assert {e.frm for e in t.events("retire")} == set(across) - {VC}


@pytest.mark.parametrize(("word", "row"), [("front", FRONT), ("back", BACK)])
def test_4_6_3_front_and_back_are_rows_of_three(word: str, row: tuple[str, ...]) -> None:
    """Units in the front row are those of three circles; the guardian circle is in neither row."""
    t = Table(phase="battle")
    text = f"[CONT](VC): All of your units in the {word} row get [Power]+1000."
    for zone in SEVEN:
        t.vanguard(P1, text, power=5000) if zone == VC else t.put(P1, zone)
    assert {zone for zone in SEVEN for c in t.pieces(P1, zone) if t.power(c) == 6000} == set(row)


@pytest.mark.rule("cfv 4.6.4")
@pytest.mark.parametrize("resting", [True, False])
def test_4_6_4_1_whatever_comes_to_the_vanguard_circle_stands(resting: bool) -> None:
    """A ride over a resting vanguard brings a standing one."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose a card from your hand, and ride it.", resting=resting)
    new = t.hand(P1, grade=3)
    t.activate(van)
    assert t.zone_of(new) == VC and not t.rested(new)


@pytest.mark.rule("cfv-R16")
def test_4_6_4_1_from_a_rear_guard_circle_too() -> None:
    """A resting rear-guard that is put on the vanguard circle stands there, and the old vanguard goes to the soul."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose one of your rear-guards, and put it on your (VC).")
    unit = t.rear(P1, resting=True)
    t.activate(van)
    assert t.zone_of(unit) == VC and not t.rested(unit) and t.zone_of(van) == "soul"


@pytest.mark.rule("cfv 4.6.6")
def test_4_6_6_1_arrivals_on_a_rear_guard_circle_stand() -> None:
    """From the hand and from the soul, onto a circle where a resting unit was."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose a card from your soul, and call it to (RC).")
    t.rear(P1, circle=LF, resting=True)
    hand, soul = t.hand(P1), t.soul(P1)
    t.call(hand, LF)
    t.activate(van, "circle right-front")
    assert not t.rested(hand) and not t.rested(soul)
    assert (t.zone_of(hand), t.zone_of(soul)) == (LF, RF)


@pytest.mark.rule("cfv 1.3.1")
def test_4_6_6_1_unless_the_text_says_otherwise() -> None:
    """A card may say that the unit is called resting."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose a card from your hand, and call it to (RC) as [Rest].")
    new = t.hand(P1)
    t.activate(van, "circle left-front")
    assert t.zone_of(new) == LF and t.rested(new)


@pytest.mark.parametrize("resting", [True, False])
def test_4_6_6_2_between_rear_guard_circles_it_stays_as_it_is(resting: bool) -> None:
    """Exchanged or moved by an effect, a unit keeps standing or resting."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose one of your rear-guards, and move it to another (RC).")
    unit = t.rear(P1, circle=LF, resting=resting)
    t.exchange("left")
    assert t.zone_of(unit) == LB and t.rested(unit) is resting
    t.activate(van, "circle right-back")
    assert t.zone_of(unit) == RB and t.rested(unit) is resting


@pytest.mark.rule("cfv-R15", "cfv 4.6.6")
def test_4_6_6_a_deleted_unit_does_not_change_its_circle() -> None:
    """The unit is a rear-guard still, may be exchanged and called over."""
    t = Table()
    unit = t.rear(P1, circle=LF, deleted=True)
    new = t.hand(P1)
    t.exchange("left")
    assert t.zone_of(unit) == LB and t.power(unit) == 0
    t.call(new, LB)
    assert t.zone_of(unit) == "drop zone"


def test_4_6_7_a_locked_card_makes_a_lock_circle() -> None:
    """Nothing is called there while it lies there, and once it is unlocked the circle is a rear-guard circle again."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): Choose one of your rear-guards, and lock it.")
    unit, new = t.rear(P1, circle=LF), t.hand(P1)
    t.activate(van)
    t.choose(f"call {new}")
    assert "circle left-front" not in t.options and "circle right-front" in t.options
    t.choose("circle right-front")
    t.end_turn()
    assert not t.events("retire", unit) and t.events("unlock", unit)
    assert t.zone_of(unit) == LF and t.power(unit) == 5000


@pytest.mark.rule("cfv 4.6.8")
@pytest.mark.parametrize("state", ["locked", "deleted"])
def test_4_6_8_1_cards_turned_down_on_circles_may_be_looked_at(state: str) -> None:
    """Both players may read the front of a locked card and of a deleted unit."""
    t = Table()
    text = "[ACT](RC): Draw a card."
    t.put(P1, LF, text, name="Under Lock", power=7000, **{state: True})
    for by in (P1, P2, None):
        (shown,) = t.seen(by, P1, LF)["cards"]
        assert shown["printed"]["name"] == "Under Lock"
        assert shown["printed"]["numbers"]["power"] == 7000 and shown["printed"]["abilities"] == [text]


@pytest.mark.parametrize("circle", [LF, CB])
def test_4_6_8_2_one_card_to_a_rear_guard_circle(circle: str) -> None:
    """The older one goes when another comes."""
    t = Table()
    old, new = t.rear(P1, circle=circle), t.hand(P1)
    t.call(new, circle)
    assert t.pieces(P1, circle) == [new] and t.zone_of(old) == "drop zone"
