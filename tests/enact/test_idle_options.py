"""Only in Shadowverse: Evolve must an option do something to be chosen (sve 5.18.3.1.2); the books of Force of Will
let a player choose any that has its targets (fow 9.3:2.3, fow 9.3:2.4)."""

from __future__ import annotations

import pytest

from tests.fow_table import Table as Fow
from tests.sve_table import P1
from tests.sve_table import Table as Sve

FOW = pytest.mark.parametrize("ruleset", ("fow-2.0", "fow-5.01/valhalla", "fow-5.5/valhalla"))


@pytest.mark.rule("fow-5.5 9.3:2.3", "fow-5.5 1.4:2")
@pytest.mark.parametrize("idle", ("Discard a card", "Destroy all resonators", "If you control a Cat, you gain 50 life"))
@FOW
def test_an_option_that_does_nothing_may_be_chosen(ruleset: str, idle: str) -> None:
    """Somebody who would rather not lose life does nothing."""
    t = Fow(ruleset)
    spell = t.chant(P1, f"Choose one - {idle}; or you lose 500 life.")
    t.play(spell, "option 1")
    assert (t.life(P1), t.zone_of(spell)) == (4000, "graveyard")


@pytest.mark.rule("fow-5.5 9.3:2.4")
@FOW
def test_an_option_without_its_target_may_not(ruleset: str) -> None:
    t = Fow(ruleset)
    t.play(t.chant(P1, "Choose one - Destroy target resonator; or you lose 500 life."))
    assert t.life(P1) == 3500


@pytest.mark.rule("sve 5.18.3.1.2")
@pytest.mark.parametrize("idle", ("Discard a card.", "Destroy each enemy follower on the field."))
def test_in_sve_it_may_not(idle: str) -> None:
    t = Sve()
    t.play(t.spell(P1, f"Choose 1. (1) {idle} (2) Deal 1 damage to your leader."))
    assert t.leader_defense(P1) == 19
