"""Conformance cases about symbol skills (fow-5.01 11)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

either = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.01/bifrost"))


@either
@pytest.mark.rule("fow-5.01 11.4:1", "fow-5.01 8.4:2", "fow-5.01 8.4:3", "fow-5.01 8.5:1", "fow-5.01 11.4:2")
def test_fow_5_01_061_explode_with_first_strike(ruleset: str) -> None:
    """The blocker is gone before it strikes; to a J-ruler nothing happens but damage."""
    t = Table(ruleset)
    x = t.field(P1, "[First Strike]\n[Explode]", attack=100, defense=100)
    y = t.field(P2, attack=900, defense=900)
    t.attack(x, block=y)
    assert t.zone_of(x) == t.zone_of(y) == "graveyard" and [e.card for e in t.events("damage")] == [y.id]
    assert t.life(P2) == 4000 and t.events("moment")[-1].key == "battle phase end"
    t = Table(ruleset)
    x = t.field(P1, "[First Strike]\n[Explode]", attack=100, defense=100)
    k = t.j_ruler(P2, attack=900, defense=900)
    t.attack(x, block=k)
    assert t.zone_of(k) == "field" and t.damage_on(k) == 100


@either
@pytest.mark.rule("fow-5.01 11.7:1", "fow-5.01 7.5:1", "fow-5.01 3.1:3", "fow-5.01 7.11:1", "fow-5.01 9.6:1.1")
def test_fow_5_01_062_imperishable_and_judgment_again(ruleset: str) -> None:
    """Back as a ruler in its orientation; another judgment only if none was done this turn."""
    texts = {"back": {"text": "[Imperishable]\n[Enter] Draw a card."}}
    ruler = "[Judgment] {0}\n[Activate] {Rest}: Draw a card."
    t = Table(ruleset)
    j = t.put(P1, "field", ruler, type="ruler", **texts)
    kill = t.chant(P1, "Destroy target J/resonator.")
    t.cast(kill)
    assert t.where(j) == (P1, "ruler area") and t.chars(j).types == {"ruler"} and not t.rested(j)
    assert t.why_not(t.activation(j)) is None
    t.judgment()
    t.resolve()
    assert t.where(j) == (P1, "field") and "J-ruler" in t.chars(j).types and t.count(P1, "hand") == 1
    assert t.forbids("call") == "fow-5.01 7.11:1"
    t = Table(ruleset)
    j = t.ruler(P1, ruler, **texts)
    kill = t.chant(P1, "Destroy target J/resonator.")
    t.judgment()
    t.resolve()
    t.cast(kill)
    assert t.where(j) == (P1, "ruler area") and t.forbids("judgment") == "fow-5.01 7.5:1"
