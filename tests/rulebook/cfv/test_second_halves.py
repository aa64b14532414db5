"""Second halves of rules: what is forbidden to be done normally can be done by an effect."""

from __future__ import annotations

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
