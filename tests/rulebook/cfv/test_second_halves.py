"""Second halves of rules: what is forbidden to be done normally can be done by an effect."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, P2, Table

RIDES = "[ACT](VC): Choose a card from your hand, and ride it."


def test_10_1_5_1_1_who_cannot_normal_ride_rides_by_an_effect() -> None:
    t = Table(phase="ride")
    t.rear(P2, "[CONT](RC): Your opponent cannot normal ride.")
    t.vanguard(P1, "", grade=2)
    card = t.hand(P1, grade=3)
    assert t.forbids(f"ride {card}")
    t = Table()
    t.rear(P2, "[CONT](RC): Your opponent cannot normal ride.")
    van, card = t.vanguard(P1, RIDES, grade=2), t.hand(P1, grade=3)
    t.activate(van)
    assert t.zone_of(card) == "vanguard circle"


# -- 4: zones ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 4.6.3")
@pytest.mark.parametrize(("row", "gain"), [("front", 2), ("back", 1)])
def test_4_6_3_a_row_is_that_of_the_player_whom_the_text_names(row: str, gain: int) -> None:
    """Units in your front row are yours only; those in the front row are everybody's."""
    for words, theirs in ((f"in your {row} row", 0), (f"in the {row} row", gain)):
        t = Table()
        van = t.vanguard(P1, f"[CONT](VC): Units {words} get [Power]+1000.", power=9000)
        other = t.vanguard(P2, power=9000)
        front = {s: t.rear(s, circle="left front", power=9000) for s in (P1, P2)}
        back = {s: t.rear(s, circle="left back", power=9000) for s in (P1, P2)}
        meant = {s: {"front": [v, front[s]], "back": [back[s]]}[row] for s, v in ((P1, van), (P2, other))}
        every = [van, other, *front.values(), *back.values()]
        raised = {c for c in every if t.power(c) == 10000}
        assert raised == {*meant[P1], *(meant[P2] if theirs else ())}, words


# -- 7: battles -------------------------------------------------------------------------------------------------------
def test_7_3_1_1_the_battle_is_the_turn_players() -> None:
    """The log tells whose battle begins."""
    t = Table()
    attacker = t.rear(P1, circle="left front", power=9000)
    t.attack(attacker)
    assert t.event("battle").seat == P1


# -- 8: playing -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("cfv 8.5.2.3")
def test_8_5_2_3_the_effect_speaks_of_what_was_paid() -> None:
    """What was rested for the cost is the unit that the effect then means."""
    t = Table()
    van = t.vanguard(P1, "[ACT](VC): [Choose one of your rear-guards, and [Rest] it] That unit gets [Power]+2000.")
    one, other = t.rear(P1, circle="left front", power=5000), t.rear(P1, circle="right front", power=5000)
    t.activate(van, other)
    assert (t.rested(other), t.power(other), t.power(one)) == (True, 7000, 5000)
