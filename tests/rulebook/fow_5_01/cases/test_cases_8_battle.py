"""Conformance cases about battles (fow-5.01 8)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

either = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.01/bifrost"))


@either
@pytest.mark.rule("fow-5.01 8.3:4", "fow-5.01 8.3:5", "fow-5.01 8.5:2.2", "fow-5.01 8.5:3")
def test_fow_5_01_032_a_blocker_that_left_the_field(ruleset: str) -> None:
    """The attacked player is hit."""
    t = Table(ruleset, asking=True)
    x, y = t.field(P1, attack=700, defense=700), t.field(P2)
    away = t.instant(P1, "Return target resonator to its owner's hand.")
    t.set(P2, life=2000)
    t.declare(x)
    t.block(y)
    t.cast(away, y)
    t.finish_battle()
    assert t.where(y) == (P2, "hand") and t.life(P2) == 1300 and t.damage_on(x) == 0


@either
@pytest.mark.rule("fow-5.01 8.5:3", "fow-5.01 8.5:2", "fow-5.01 8.4:2", "fow-5.01 8.4:2.1", "fow-5.01 8.3:5")
def test_fow_5_01_033_first_strike_kills_the_blocker(ruleset: str) -> None:
    """The attacked resonator then hits the attacker."""
    t = Table(ruleset)
    x = t.field(P1, "[First Strike]", attack=600, defense=500)
    z, y = t.field(P2, attack=500, defense=900, rested=True), t.field(P2, attack=300, defense=400)
    t.attack(x, z, block=y)
    assert t.event("damage", y).amount == 600 and t.zone_of(y) == "graveyard"
    dealt = t.event("damage", x)
    assert (dealt.amount, dealt.value) == (500, z.id) and t.zone_of(x) == "graveyard" and t.damage_on(z) == 0


@either
@pytest.mark.rule("fow-5.01 8.4:2", "fow-5.01 8.5:2", "fow-5.01 8.5:3", "fow-5.01 11.3:1", "fow-5.01 13.2:1")
def test_fow_5_01_034_first_strike_on_the_blocker_does_nothing(ruleset: str) -> None:
    """There is priority in that step all the same; both die in one rule process."""
    t = Table(ruleset, asking=True)
    x, y = t.field(P1), t.field(P2, "[First Strike]", attack=500, defense=300)
    t.declare(x)
    t.block(y)
    t.pass_both()
    assert t.menu == "fow priority" and t.asked == P1 and not t.events("damage")
    t.pass_both()
    assert [e.rule for e in t.events("damage")] == ["fow-5.01 8.5:2.1", "fow-5.01 8.5:3"]
    assert t.zone_of(x) == t.zone_of(y) == "graveyard"
    assert {e.rule for e in t.events("destroy")} == {"fow-5.01 13.2:1"}


@either
@pytest.mark.rule("fow-5.01 8.5:2", "fow-5.01 8.4:2", "fow-5.01 1.4:2")
def test_fow_5_01_035_first_strike_with_no_attack(ruleset: str) -> None:
    """Damage of 0 is not dealt; 100 is, and then nothing more."""
    for attack, life in ((0, 1400), (100, 1900)):
        t = Table(ruleset, asking=True)
        x = t.field(P1, "[First Strike]", attack=attack, defense=400)
        grow = t.instant(P1, "Target resonator gains [+600/+0] until end of turn.")
        t.set(P2, life=2000)
        t.declare(x)
        t.to_block()
        t.choose("pass")
        t.pass_both()
        assert t.life(P2) == 2000 - attack and t.asked == P1
        t.cast(grow)
        assert t.stats(x)[0] == attack + 600
        t.finish_battle()
        assert t.life(P2) == life


@either
@pytest.mark.rule("fow-5.01 8.6:3.1", "fow-5.01 8.6:3.2", "fow-5.01 8.6:4", "fow-5.01 13.2:1", "fow-5.01 5.4:5.1")
def test_fow_5_01_039_a_bonus_that_ends_with_the_battle(ruleset: str) -> None:
    """The damage stays: the attacker dies in the end of battle step, the blocker keeps its damage."""
    t = Table(ruleset, asking=True)
    x, y = t.field(P1, attack=500, defense=300), t.field(P2, attack=600, defense=900)
    t.field(P1, "When an attacking resonator you control is destroyed, draw a card.")
    more = t.instant(P1, "Target resonator gains [+0/+400] until end of battle.")
    t.declare(x)
    t.block(y)
    t.cast(more, x)
    while t.events("moment")[-1].key != "battle phase end":
        t.pass_()
    assert (t.damage_on(x), t.damage_on(y), t.stats(x), t.menu) == (600, 500, (500, 700), "fow priority")
    t.finish_battle()
    assert t._in_battle() and t.event("destroy", x).rule == "fow-5.01 13.2:1" and t.options == ["trigger 1"]
    t.choose("trigger 1")
    t.finish_battle()
    assert not t._in_battle() and t.zone_of(x) == "graveyard" and t.damage_on(y) == 500
    t.to_next_turn()
    assert t.damage_on(y) == 0
