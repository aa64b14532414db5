"""Judges' cases about loops (fow 14.1)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-2.0", "fow-5.01", "fow-5.5")


@pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))
@pytest.mark.parametrize("life", (20_000, 60_000))
@pytest.mark.rule("fow-2.0 11.1:1", "fow-2.0 1.3:2", "fow-5.01 13.1:1", "fow-5.01 14.1:1", "fow-5.01 14.1:1.3")
@pytest.mark.rule("fow-5.5 13.1:1", "fow-5.5 14.1:1", "fow-5.5 14.1:1.3", "fow-5.01-R37", "fow-5.5-R44")
def test_case_j_fow_41_a_long_chain_that_ends_is_played_out(ruleset: str, life: int) -> None:
    """Each takes 100 life of the other: who lost first is the first to have none."""
    t = Table(ruleset)
    for seat in (P1, P2):
        t.set(seat, life=life)
        t.addition(seat, "[Continuous] Whenever you lose life, your opponent loses 100 life.")
    t.play(t.chant(P1, "Your opponent loses 100 life."))
    while t.result is None and "pass" in t.options and t.chase:
        t.pass_()
    assert t.result is not None and t.result.winner == P1


@pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))
@pytest.mark.rule("fow-5.01 14.1:1.1", "fow-5.5 14.1:1.1")
def test_any_number_may_be_said_for_a_loop(ruleset: str) -> None:
    t = Table(ruleset)
    card = t.field(P1, "[Activate] {0}: Recover this card.")
    for _ in range(2):
        t.activate(card)
        t.resolve()
    t.choose(57)
    assert t.event("cycle over").amount == 57
