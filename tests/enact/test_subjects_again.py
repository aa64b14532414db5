"""A standing ability that says several things of one subject: the second word for it means the same cards."""

from __future__ import annotations

import pytest

from tests.cfv_table import LF
from tests.cfv_table import Table as CfvTable
from tests.fow_table import P1, P2
from tests.fow_table import Table as FowTable
from tests.sve_table import Table as SveTable


@pytest.mark.parametrize("second", ["and they have {defense}+2", ", and they have {defense}+2"])
def test_sve(second: str) -> None:
    t = SveTable()
    mine, other = t.field(P1, attack=1, defense=1), t.field(P2, attack=1, defense=1)
    t.amulet(P1, f"Each follower on your field has {{attack}}+1{'' if second[0] == ',' else ' '}{second}.")
    assert (t.stats(mine), t.stats(other)) == ((2, 3), (1, 1))


@pytest.mark.parametrize("second", ["those units get [Power]+3000", "they get [Power]+3000"])
def test_cfv(second: str) -> None:
    t = CfvTable()
    van = t.vanguard(P1, f"[CONT](VC): All of your rear-guards get [Critical]+1 and {second}.", power=9000)
    rear = t.rear(P1, circle=LF, name="Rear", power=5000)
    assert (t.power(rear), t.critical(rear), t.power(van)) == (8000, 2, 9000)


def test_cfv_for_each_of_something() -> None:
    """What is counted besides does not change whom it is given to."""
    t = CfvTable()
    each = "they get [Power]+1000 for each of your rear-guards"
    t.vanguard(P1, f"[CONT](VC): All of your rear-guards get [Critical]+1 and {each}.")
    rear = t.rear(P1, circle=LF, name="Rear", power=5000)
    assert t.power(rear) == 6000


@pytest.mark.parametrize("ruleset", ["fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"])
def test_fow(ruleset: str) -> None:
    t = FowTable(ruleset)
    t.addition(P1, "[Continuous] Resonators you control gain [First Strike] and they gain [+100/+200].")
    mine, other = t.field(P1, attack=300, defense=300), t.field(P2, attack=300, defense=300)
    assert (t.stats(mine), t.stats(other)) == ((400, 500), (300, 300))
