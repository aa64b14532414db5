"""Conformance cases about symbol skills (fow-5.5 11)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

either = pytest.mark.parametrize("ruleset", ("fow-5.5/valhalla", "fow-5.5/bifrost"))


@either
@pytest.mark.rule("fow-5.5 11.7:1", "fow-5.5 10.21:2", "fow-5.5 10.21:3", "fow-5.5 3.1:3", "fow-5.5 13.3:1")
@pytest.mark.rule("fow-5.5 7.5:1", "fow-5.5 7.5:3")
def test_fow_5_5_073_imperishable_keeps_counters_and_loses_the_addition(ruleset: str) -> None:
    t = Table(ruleset, turn_of=P2)
    ability = "[Judgment] {0}\n[Activate] {Rest}: Draw a card."
    v = t.put(P1, "field", ability, type="ruler", back={"text": "[Imperishable]"}, counters={"+100/+100": 2})
    grown = t.addition(P1, "Added J/resonator gains [+200/+0].", on=v, subtype="J/resonator")
    kill = t.chant(P2, "Destroy target J-ruler.")
    assert t.stats(v) == (1200, 1000)
    t.cast(kill)
    assert t.where(v) == (P1, "ruler area") and t.chars(v).types == {"ruler"} and t.chars(v).abilities
    assert t.game.cards[v.id].counters == {"+100/+100": 2} and not t.rested(v)
    assert t.where(grown) == (P1, "graveyard") and t.event("put", grown).rule == "fow-5.5 13.3:1"
    t.to_next_turn()
    t.pass_until("judgment")
    t.judgment()
    t.resolve()
    assert t.where(v) == (P1, "field") and t.stats(v) == (1000, 1000)


@either
@pytest.mark.rule("fow-5.5 11.1:1.2", "fow-5.5 11.1:1.3", "fow-5.5 8.5:3", "fow-5.5 8.3:5", "fow-5.5 13.2:1")
def test_fow_5_5_075_pierce_through_a_blocker_onto_an_attacked_resonator(ruleset: str) -> None:
    t = Table(ruleset)
    p = t.field(P1, "[Pierce]", attack=800, defense=500)
    target = t.field(P2, attack=400, defense=400, rested=True)
    k = t.field(P2, attack=200, defense=300)
    t.set(P2, life=1000)
    t.attack(p, target, 3, block=k)
    assert t.asked == P2 and t.asking_rule() == "fow-5.5 3.1:4"  # which of the two lies on top
    t.choose(t.options[0])
    t.finish_battle()
    assert (t.event("damage", k).amount, t.event("damage", target).amount) == (300, 500)
    dealt = t.event("damage", p)
    assert (dealt.amount, dealt.value) == (200, k.id) and t.damage_on(p) == 200
    assert t.zone_of(k) == t.zone_of(target) == "graveyard" and t.zone_of(p) == "field" and t.life(P2) == 1000
