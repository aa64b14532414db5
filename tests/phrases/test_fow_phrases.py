"""Phrases of Force of Will that nothing played: what a player would see if each did what it says."""

from __future__ import annotations

from tests.fow_table import P1, P2, Table


def test_a_target_of_one_kind_or_of_another() -> None:
    """`Resonator or addition`: either may be chosen, and nothing else."""
    t = Table("fow-5.5/valhalla")
    elf, grove = t.field(P2), t.addition(P2, "[Continuous] Resonators gain [+100/+100].")
    chant = t.chant(P1, "Destroy target resonator or addition.")
    t.play(chant, grove)
    assert t.zone_of(grove) == "graveyard"
    assert t.zone_of(elf) == "field"


def test_all_but_those_of_a_race() -> None:
    t = Table("fow-5.5/valhalla")
    elf, orc = t.field(P2, race=["Elf"]), t.field(P2, race=["Orc"])
    t.play(t.chant(P1, "Destroy all non-Elf resonators."))
    assert (t.zone_of(elf), t.zone_of(orc)) == ("field", "graveyard")
