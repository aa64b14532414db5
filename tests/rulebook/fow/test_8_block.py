"""The declare block step (fow 8.3): who blocks, and who battles whom then."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

pytestmark = pytest.mark.editions("fow-5.01", "fow-5.5")
both = pytest.mark.parametrize("ruleset", ("fow-5.01/valhalla", "fow-5.5/valhalla"))


def rule(t: Table, number: str) -> str:
    """A number of the family in the book of this table."""
    return t.rules.rule(f"fow {number}")


@both
def test_8_3__1_abilities_wait_for_the_beginning_of_the_step(ruleset: str) -> None:
    """It comes after the attack and before anybody is asked to block."""
    t = Table(ruleset)
    attacker = t.field(P1)
    t.field(P2)
    t.declare(attacker)
    t.to_block()
    kinds = [(e.kind, e.key) for e in t.events() if e.kind in ("moment", "attack", "block")]
    assert kinds[-2:] == [("attack", ""), ("moment", "declare block step")]
    assert t.events("moment")[-1].rule == rule(t, "8.3:1")


@both
def test_8_3__2_priority_comes_before_the_block(ruleset: str) -> None:
    """What resolves there is there in time: a blocker that is rested cannot block any more."""
    t = Table(ruleset)
    attacker, blocker = t.field(P1), t.field(P2)
    rest = t.instant(P1, "Rest target resonator.")
    t.declare(attacker)
    t.pass_()
    assert t.events("moment")[-1].key == "declare block step" and t.asked == P1
    t.cast(rest, blocker)
    t.finish_battle()
    assert t.life(P2) == 3500 and not t.events("block")


@both
def test_8_3__3_who_can_block(ruleset: str) -> None:
    """A recovered J/resonator of the non-turn player, or nobody."""
    t = Table(ruleset)
    attacker, other = t.field(P1), t.field(P1)
    able, j_ruler, fresh = t.field(P2), t.j_ruler(P2), t.field(P2, arrived="now")
    rested, addition = t.field(P2, rested=True), t.addition(P2)
    t.declare(attacker)
    t.to_block()
    assert t.asked == P2 and t.asking_rule() == rule(t, "8.3:3")
    assert t.options == [f"block {able}", f"block {j_ruler}", f"block {fresh}", "pass"]
    assert t.forbids(f"block {rested}") == rule(t, "8.3:3")
    assert t.forbids(f"block {addition}") == t.forbids(f"block {other}") == rule(t, "8.3:4")
    t.choose("pass")
    t.finish_battle()
    assert t.life(P2) == 3500


@both
def test_8_3__3_what_an_effect_forbids_is_no_block(ruleset: str) -> None:
    """Cards that cannot block, or an attacker that cannot be blocked."""
    t = Table(ruleset)
    attacker, sneak = t.field(P1), t.field(P1, "This card cannot be blocked.")
    idle, able = t.field(P2, "This card cannot block."), t.field(P2)
    t.declare(attacker)
    t.to_block()
    assert t.options == [f"block {able}", "pass"] and t.why_not(f"block {idle}") is not None
    t.choose("pass")
    t.finish_battle()
    t.declare(sneak)
    t.finish_battle()
    assert not t.events("block") and t.life(P2) == 3000


@both
@pytest.mark.rule("fow 8.3:4")
def test_8_3__4_the_attacked_one_does_not_block_itself(ruleset: str) -> None:
    """Even if it has recovered by then."""
    t = Table(ruleset)
    attacker, attacked, other = t.field(P1), t.field(P2, rested=True), t.field(P2)
    recover = t.instant(P2, "Recover target resonator.")
    t.declare(attacker, attacked)
    t.pass_()
    t.cast(recover, attacked)
    t.to_block()
    assert t.options == [f"block {other}", "pass"]
    assert not t.rested(attacked) and t.forbids(f"block {attacked}") == rule(t, "8.3:4")


@both
@pytest.mark.rule("fow 8.3:4")
def test_8_3__4_the_blocker_is_rested(ruleset: str) -> None:
    """Blocking rests it; what cannot be rested cannot block."""
    t = Table(ruleset)
    attacker, blocker = t.field(P1), t.field(P2)
    stiff = t.field(P2, "This card cannot be rested.")
    t.declare(attacker)
    t.to_block()
    assert t.options == [f"block {blocker}", "pass"] and t.why_not(f"block {stiff}") is not None
    t.choose(f"block {blocker}")
    assert t.event("rest", blocker).rule == t.event("block", blocker).rule == rule(t, "8.3:4")


@both
@pytest.mark.rule("fow 8.3:3", "fow 1.4:1")
def test_8_3__3_who_must_block_does(ruleset: str) -> None:
    """An effect can make a J/resonator block if it can; then there is no choice but among those."""
    t = Table(ruleset, asking=True)
    attacker = t.field(P1, "[Flying]")
    other = t.field(P2, "[Flying]")
    keen = t.field(P2, "[Flying]\nThis card must block if able.")
    t.field(P2, "This card must block if able.")
    t.declare(attacker)
    t.to_block()
    assert t.options == [f"block {keen}"]
    assert t.forbids("pass") == t.forbids(f"block {other}") == rule(t, "8.3:3")


@both
@pytest.mark.rule("fow 8.3:5", "fow 8.5:2.1", "fow 8.5:3")
def test_8_3__5_attacker_and_blocker_battle_each_other(ruleset: str) -> None:
    """While there is a blocker, what was attacked takes no part."""
    t = Table(ruleset)
    attacker = t.field(P1, attack=300, defense=900)
    attacked, blocker = t.field(P2, rested=True, attack=900), t.field(P2, attack=100, defense=900)
    t.attack(attacker, attacked, block=blocker)
    assert (t.damage_on(attacker), t.damage_on(attacked), t.damage_on(blocker)) == (100, 0, 300)


@both
@pytest.mark.rule("fow 8.3:4", "fow 8.3:5", "fow-5.01-R21", "fow-5.5-R23")
def test_8_3__4_a_blocker_that_left_every_field_blocks_no_more(ruleset: str) -> None:
    """Then what was attacked battles again."""
    t = Table(ruleset)
    attacker, blocker = t.field(P1), t.field(P2)
    away = t.instant(P1, "Return target resonator to its owner's hand.")
    t.declare(attacker)
    t.block(blocker)
    t.cast(away, blocker)
    t.finish_battle()
    assert t.life(P2) == 3500 and t.damage_on(attacker) == 0


@both
@pytest.mark.rule("fow 8.3:4", "fow-5.01-R21", "fow-5.5-R23")
def test_8_3__4_a_blocker_in_another_field_still_blocks(ruleset: str) -> None:
    """Changing sides is not leaving the battle."""
    t = Table(ruleset)
    attacker, blocker = t.field(P1), t.field(P2, defense=800)
    mine = t.instant(P1, "Put target resonator your opponent controls into your field.")
    t.declare(attacker)
    t.block(blocker)
    t.cast(mine)
    assert t.where(blocker) == (P1, "field") and t.rested(blocker)
    t.finish_battle()
    assert t.life(P2) == 4000 and t.damage_on(blocker) == 500 and t.zone_of(attacker) == "graveyard"


@both
@pytest.mark.rule("fow-5.01-R20", "fow-5.5-R22")
def test_8_3__3_without_an_attacker_nobody_is_asked_to_block(ruleset: str) -> None:
    """The step begins all the same, and the battle goes on with its end."""
    t = Table(ruleset, asking=True)
    attacker = t.field(P1)
    t.field(P2)
    away = t.instant(P2, "Destroy target resonator.")
    t.declare(attacker)
    t.pass_()
    t.cast(away, attacker)
    assert t.zone_of(attacker) == "graveyard"
    while t._in_battle():
        assert t.menu == "fow priority"
        t.pass_()
    assert [e.key for e in t.events("moment")][-2:] == ["declare block step", "battle phase end"]
    assert not t.events("block") and not t.events("damage")


@both
@pytest.mark.rule("fow 8.4:1", "fow 8.5:1")
def test_8_3__6_priority_follows_the_block(ruleset: str) -> None:
    """What resolves there comes before any damage: without an attacker nobody deals any."""
    t = Table(ruleset)
    attacker, blocker = t.field(P1, "[First Strike]"), t.field(P2)
    away = t.instant(P2, "Destroy target resonator.")
    t.declare(attacker)
    t.block(blocker)
    assert not t.events("damage") and t.menu == "fow priority" and t.asked == P2
    t.cast(away, attacker)
    t.finish_battle()
    assert not t.events("damage") and t.events("moment")[-1].key == "battle phase end"


@both
@pytest.mark.rule("fow 8.3:4")
def test_8_3__4_what_a_block_takes_is_done(ruleset: str) -> None:
    """Who cannot do it cannot block."""
    for wills in (0, 1):
        t = Table(ruleset, asking=True)
        attacker, guard = t.field(P1), t.field(P2, "This card cannot block unless you pay {1}.")
        t.set(P2, will_w=wills)
        t.declare(attacker)
        t.to_block()
        assert (f"block {guard}" in t.options) is bool(wills)
        t.choose(t.options[0])
        t.finish_battle()
        assert t.life(P2) == (4000 if wills else 3500) and t.wills(P2) == {}


@both
@pytest.mark.rule("fow 8.3:4")
def test_8_3__4_the_attacker_is_blocked_while_there_is_a_blocker(ruleset: str) -> None:
    """No longer than that; who dies together with its blocker dies blocked."""
    t = Table(ruleset, asking=True)
    t.field(P1, "Blocked resonators you control gain [+100/+0].")
    t.field(P1, "When a blocked resonator you control is destroyed, draw a card.")
    attacker, blocker = t.field(P1), t.field(P2)
    away = t.instant(P1, "Return target resonator to its owner's hand.")
    t.declare(attacker)
    assert t.stats(attacker) == (500, 500)
    t.block(blocker)
    assert t.stats(attacker) == (600, 500)
    t.cast(away, blocker)
    assert t.stats(attacker) == (500, 500)
    t = Table(ruleset)
    t.field(P1, "When a blocked resonator you control is destroyed, draw a card.")
    attacker, blocker = t.field(P1), t.field(P2)
    t.attack(attacker, block=blocker)
    assert t.zone_of(attacker) == t.zone_of(blocker) == "graveyard" and t.count(P1, "hand") == 1
