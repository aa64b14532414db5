"""Phrases of Cardfight!! Vanguard that nothing played: what a player would see if each did what it says."""

from __future__ import annotations

from tests.cfv_table import CB, P1, P2, Table


def test_the_unit_that_is_boosted_gets_it() -> None:
    """Not the unit that boosts: 10000 and 5000 and 3000 against a vanguard of 17000."""
    t = Table()
    van = t.vanguard(P1)
    t.vanguard(P2, power=17000)
    text = "[AUTO](RC): When this unit boosts, the boosted unit gets [Power]+3000 until end of that battle."
    squire = t.rear(P1, text, CB, icons="Boost")
    t.attack(van, boost=squire)
    assert t.damages(P2) == 1
