"""Calling a magic stone with somebody else's J-ruler (fow 7.11:1, fow-2.0 5.4:3): which one rests is the player's."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table


@pytest.mark.editions("fow-5.01", "fow-5.5")
@pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
@pytest.mark.parametrize("own", (True, False))
@pytest.mark.rule("fow 3.14:2")
def test_7_11__1_either_of_two_may_be_rested(ruleset: str, own: bool) -> None:
    """The own ruler in its area, or a J-ruler that the player controls."""
    t = Table(ruleset)
    ruler, guest = t.ruler(P1), t.j_ruler(P2)
    t.cast(t.chant(P1, "Gain control of target J-ruler until end of turn."))
    rested, other = (ruler, guest) if own else (guest, ruler)
    t.call(rested)
    assert t.rested(rested) and not t.rested(other) and t.count(P1, "magic stone area") == 1


@pytest.mark.editions("fow-2.0")
@pytest.mark.parametrize("own", (True, False))
@pytest.mark.rule("fow-2.0 5.4:3", "fow-2.0 2.3:3")
def test_7_11__1_so_in_the_call_phase(own: bool) -> None:
    """The same in the phase that 2.0 has for it, with a J-ruler that was taken for good."""
    t = Table("fow-2.0")
    ruler, guest = t.ruler(P1), t.j_ruler(P2)
    t.cast(t.chant(P1, "Gain control of target J-ruler."))
    t.to_next_turn()
    t.to_next_turn()
    rested, other = (ruler, guest) if own else (guest, ruler)
    t.call(rested)
    assert t.rested(rested) and not t.rested(other) and t.count(P1, "magic stone area") == 1
