"""The end of battle step (fow 8.6): its final step, and the end of attacking and blocking."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


@both
@pytest.mark.rule("fow 8.6:2")
def test_8_6__1_abilities_wait_for_the_end_of_the_battle(ruleset: str) -> None:
    """They are played while the battle is still on."""
    t = Table(ruleset, asking=True)
    t.field(P2, "At the end of battle phase, draw a card.")
    attacker = t.field(P1)
    t.declare(attacker)
    t.finish_battle()
    assert t.options == ["trigger 1"] and t.asked == P2
    assert t.events("moment")[-1].rule == rule(t, "8.6:1") and t._in_battle()
    t.choose("trigger 1")
    assert len(t.chase) == 1 and t.asked == P1
    t.finish_battle()
    assert t.count(P2, "hand") == 1


@both
@pytest.mark.rule("fow 8.6:3")
def test_8_6__3_1_effects_until_the_end_of_the_battle_are_over(ruleset: str) -> None:
    """Others go on."""
    t = Table(ruleset, asking=True)
    attacker, other = t.field(P1), t.field(P1)
    short = t.instant(P1, "Target resonator gains [+100/+100] until end of battle.")
    long = t.instant(P1, "Target resonator gains [+100/+100] until end of turn.")
    t.declare(attacker)
    t.cast(short, attacker)
    t.cast(long, other)
    assert t.stats(attacker) == t.stats(other) == (600, 600)
    t.finish_battle()
    assert t.stats(attacker) == (500, 500) and t.stats(other) == (600, 600)


@both
@pytest.mark.rule("fow 8.6:3", "fow 8.6:4")
def test_8_6__3_2_what_is_due_then_is_done_in_the_battle(ruleset: str) -> None:
    """Who dies of a bonus that ended still blocks as it dies, and a priority sequence is held."""
    t = Table(ruleset, asking=True)
    attacker, blocker = t.field(P1, attack=800, defense=800), t.field(P2, attack=100, defense=400)
    t.field(P2, "When a blocking resonator you control is destroyed, draw a card.")
    more = t.instant(P2, "Target resonator gains [+0/+500] until end of battle.")
    t.declare(attacker)
    t.block(blocker)
    t.pass_()
    t.cast(more, blocker)
    assert t.stats(blocker) == (100, 900)
    t.finish_battle()
    assert t.options == ["trigger 1"] and t._in_battle()
    assert t.zone_of(blocker) == "graveyard" and t.events("moment")[-1].rule == rule(t, "8.6:1")
    t.choose("trigger 1")
    assert t.asked == P1
    t.finish_battle()
    assert t.count(P2, "hand") == 1 and t.damage_on(attacker) == 100 and not t._in_battle()


@both
@pytest.mark.rule("fow 8.6:4")
def test_8_6__4_nobody_attacks_or_blocks_any_more(ruleset: str) -> None:
    """The turn player is back in the main phase with priority and may initiate another battle."""
    t = Table(ruleset)
    t.field(P1, "Attacking resonators you control gain [+300/+0].")
    t.field(P2, "Blocking resonators you control gain [+0/+300].")
    attacker, blocker = t.field(P1, attack=100), t.field(P2, attack=100)
    t.attack(attacker, block=blocker)
    assert (t.damage_on(blocker), t.stats(attacker), t.stats(blocker)) == (400, (100, 500), (100, 500))
    assert {e.rule for e in t.events("leaves battle")} == {rule(t, "8.6:4")}
    assert t.asked == P1 and "battle" in t.options and t.rested(attacker) and t.rested(blocker)
