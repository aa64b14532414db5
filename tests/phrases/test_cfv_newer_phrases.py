"""Phrases of Cardfight!! Vanguard about what is done later, and about two things that hold at once."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF, P1, P2, RF, VC, Table
from tests.phrases.test_cfv_doing_phrases import said, speaking


@pytest.mark.parametrize("words", ["Retire it at the end of that turn.", "At the end of that turn, retire it."])
def test_what_is_done_at_the_end_of_the_turn(words: str) -> None:
    """Said after it or before it: the unit stays until then."""
    t, van = speaking(f"Choose one of your rear-guards, and that unit gets [Power]+1000 until end of turn. {words}")
    rear, other = (t.rear(P1, circle=circle, name=circle, power=5000) for circle in (LF, RF))
    said(t, van, rear)
    assert t.zone_of(rear) == LF
    t.end_turn()
    assert (t.zone_of(rear), t.zone_of(other)) == ("drop zone", RF)


def test_the_next_time_is_once_and_this_turn() -> None:
    """The first of two attacks draws a card."""
    t, van = speaking("The next time one of your rear-guards attacks this turn, draw a card.")
    rears = [t.rear(P1, circle=circle, name=circle, power=5000) for circle in (LF, RF)]
    t.vanguard(P2, power=20000)
    said(t, van)
    before = t.count(P1, "hand")
    t.to_battle()
    for rear in rears:
        t.attack(rear)
    assert t.count(P1, "hand") == before + 1


def test_what_always_holds_and_what_holds_in_your_turn_besides() -> None:
    """The clan is theirs at any time, the power in the turn of their fighter."""
    t = Table()
    words = "All of your rear-guards are also <<Second Clan>>, and during your turn, those units get [Power]+3000."
    t.vanguard(P1, f"[CONT](VC): {words}")
    t.vanguard(P2, "[CONT](VC): All of your opponent's <<Second Clan>> rear-guards get [Power]-1000.")
    rear = t.rear(P1, circle=LF, name="Rear", clan="First Clan", power=5000)
    other = t.rear(P2, circle=LF, name="Other", clan="First Clan", power=5000)
    assert (t.power(rear), t.power(other)) == (7000, 5000)
    t.end_turn()
    assert (t.power(rear), t.power(other)) == (4000, 5000)


def test_two_things_hold_with_a_comma_between() -> None:
    t = Table()
    t.vanguard(P1, "[CONT](VC): All of your rear-guards get [Power]+1000, and this unit gets [Critical]+1.")
    rear = t.rear(P1, circle=LF, name="Rear", power=5000)
    assert t.power(rear) == 6000 and t.critical(t.vanguard_of(P1)) == 2


@pytest.mark.parametrize("kind", ["normal", "trigger"])
def test_a_kind_of_unit_named_by_its_circle(kind: str) -> None:
    """Only rear-guards of the kind are chosen, and the vanguard is none of them."""
    t, van = speaking(f"Choose one of your {kind} unit rear-guards, and retire it.")
    plain = t.rear(P1, circle=LF, name="Plain", power=5000)
    icon = t.rear(P1, circle=RF, name="Icon", power=5000, type="trigger unit", trigger="draw", grade=0)
    said(t, van)
    gone = {"normal": plain, "trigger": icon}[kind]
    assert [card for card in (plain, icon) if t.zone_of(card) == "drop zone"] == [gone]
    assert t.zone_of(van) == VC


@pytest.mark.parametrize(("words", "times"), [("Do this twice.", 2), ("Do this three times.", 3)])
def test_doing_this_so_often_counts_the_first_time(words: str, times: int) -> None:
    t, van = speaking(f"Draw a card. {words}")
    before = t.count(P1, "hand")
    said(t, van)
    assert t.count(P1, "hand") == before + times
