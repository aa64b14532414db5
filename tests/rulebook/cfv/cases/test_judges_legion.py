"""Judges' cases about legions (cfv 9.3)."""

from __future__ import annotations

import pytest

from tests.cfv_table import P1, VC, Table


@pytest.mark.rule("cfv 9.3.1", "cfv 10.1.23.2", "cfv 10.1.23.3", "cfv-R57")
def test_case_j_cfv_14_an_unlocked_mate_does_not_take_the_place_of_the_leader() -> None:
    """Unlocking is not placing: the former Leader stays on the vanguard circle, the unlocked card goes to the soul."""
    t = Table()
    leader = t.vanguard(P1, name="L")
    mate = t.put(P1, VC, grade=2, power=9000, name="M", locked=True)
    t.hand(P1, grade=0)
    t.end_turn()
    assert (t.zone_of(leader), t.zone_of(mate)) == (VC, "soul")
