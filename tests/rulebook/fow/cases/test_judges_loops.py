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


@pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))
@pytest.mark.rule("fow-5.01 14.1:1.1", "fow-5.5 14.1:1.1", "fow-2.0-R40")
def test_who_goes_on_by_saying_yes_may_say_how_often(ruleset: str) -> None:
    """After a few rounds any number may be said; so often it is done, and then no more."""
    t = Table(ruleset)
    t.set(P1, life=1000)
    t.addition(P1, "[Continuous] Whenever you gain life, you may gain 100 life.")
    t.play(t.chant(P1, "You gain 100 life."))
    t.resolve("yes", "yes", "yes")
    assert t.asked == P1 and "yes 10" in t.options
    t.choose("yes 57")
    t.resolve()
    assert t.life(P1) == 1000 + 100 * (1 + 3 + 57) and not t.chase


@pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.5/valhalla"))
@pytest.mark.rule("fow-5.5 14.1:1.1")
def test_no_number_is_offered_if_something_else_was_done_in_between(ruleset: str) -> None:
    """Four spells in a row that each ask once are no loop."""
    t = Table(ruleset)
    spells = [t.chant(P1, "You may gain 100 life.") for _ in range(5)]
    for spell in spells:
        t.play(spell)
        assert set(t.options) == {"yes", "no"}
        t.choose("yes")
