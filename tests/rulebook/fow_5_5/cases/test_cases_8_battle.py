"""Conformance cases about battles (fow-5.5 8)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

either = pytest.mark.parametrize("ruleset", ("fow-5.5/valhalla", "fow-5.5/bifrost"))


@either
@pytest.mark.rule("fow-5.5 8.2:3.1", "fow-5.5 3.1:3", "fow-5.5 3.14:2", "fow-5.5 9.5:4", "fow-5.5 11.6:1")
def test_fow_5_5_031_a_new_j_ruler_attacks_but_does_not_use_its_rest_ability(ruleset: str) -> None:
    """It has been controlled, not in the field, since the turn began."""
    for skill in ("", "[Swiftness]\n"):
        t = Table(ruleset, asking=True)
        v = t.ruler(P1, "[Judgment] {0}", back={"text": f"{skill}[Activate] {{Rest}}: Draw a card."})
        t.judgment()
        t.resolve()
        assert t.zone_of(v) == "field" and not t.rested(v)
        assert t.forbids(t.activation(v)) == ("" if skill else "fow-5.5 9.5:4")
        t.to_attack()
        assert f"attack {v} {t.player(P2)}" in t.options
    t = Table(ruleset, asking=True)
    v = t.ruler(P1, "[Judgment] {0}", back={"text": "[Activate] {Rest}: Draw a card."})
    t.judgment()
    t.resolve()
    t.to_next_turn()
    t.pass_()
    assert t.game.active == P2 and t.asked == P1 and t.why_not(t.activation(v)) is None


@either
@pytest.mark.rule("fow-5.5 8.4:2.1", "fow-5.5 8.4:3", "fow-5.5 13.2:1", "fow-5.5 8.5:2", "fow-5.5 8.5:3")
@pytest.mark.rule("fow-5.5 8.3:5")
def test_fow_5_5_043_first_strike_kills_the_blocker_and_the_attacked_one_hits_back(ruleset: str) -> None:
    t = Table(ruleset)
    r = t.field(P1, "[First Strike]", attack=800, defense=600)
    target = t.field(P2, attack=600, defense=500, rested=True)
    k = t.field(P2, attack=200, defense=400)
    t.attack(r, target, block=k)
    assert t.event("damage", k).amount == 800 and t.event("destroy", k).rule == "fow-5.5 13.2:1"
    dealt = t.event("damage", r)
    assert (dealt.amount, dealt.value, dealt.rule) == (600, target.id, "fow-5.5 8.5:3")
    assert t.zone_of(r) == "graveyard" and t.zone_of(target) == "field" and not t.events("damage", target)


@either
@pytest.mark.rule("fow-5.5 8.4:2", "fow-5.5 8.5:2", "fow-5.5 8.5:3", "fow-5.5 10.17:1.2", "fow-5.5 13.2:1")
def test_fow_5_5_045_prevented_first_strike_damage_is_dealt_again(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    r, k = t.field(P1, "[First Strike]"), t.field(P2, attack=500, defense=400)
    text = "The next time target resonator would be dealt damage this turn, prevent that damage."
    shield = t.instant(P2, text)
    t.declare(r)
    t.block(k)
    t.pass_()
    t.cast(shield, k)
    t.finish_battle()
    assert [(e.amount, e.rule) for e in t.events("damage", k)] == [(500, "fow-5.5 8.5:2.1")]
    assert t.event("damage", r).amount == 500 and t.zone_of(r) == t.zone_of(k) == "graveyard"


@either
@pytest.mark.rule("fow-5.5 8.2:3", "fow-5.5 8.2:6", "fow-5.5 8.2:4", "fow-5.5 7.4:1")
def test_fow_5_5_047_forfeiting_can_end_the_right_to_battle(ruleset: str) -> None:
    for answered in (False, True):
        t = Table(ruleset, asking=True)
        t.field(P1)
        answer = t.instant(P2, "Draw a card.")
        t.choose("battle")
        t.pass_()
        if answered:
            t.cast(answer)
        t.to_attack()
        t.choose("forfeit")
        t.finish_battle()
        assert [e.key for e in t.events("moment")] == ["battle phase", "declare attack step", "battle phase end"]
        assert t.asked == P1 and t.forbids("battle") == ("" if answered else "fow-5.5 8.2:6")


@either
@pytest.mark.rule("fow-5.5 8.3:4", "fow-5.5 8.3:5", "fow-5.5 8.5:2.1", "fow-5.5 8.5:3", "fow-5.5 3.6:6")
def test_fow_5_5_048_a_blocker_that_changes_control_still_blocks(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    r, k = t.field(P1), t.field(P2, attack=500, defense=300)
    mine = t.instant(P1, "Put target resonator your opponent controls into your field.")
    t.declare(r)
    t.block(k)
    t.cast(mine)
    assert t.where(k) == (P1, "field") and t.rested(k)
    t.finish_battle()
    assert t.event("damage", k).amount == t.event("damage", r).amount == 500
    assert t.zone_of(r) == t.zone_of(k) == "graveyard" and t.life(P2) == 4000


@either
@pytest.mark.rule("fow-5.5 8.6:3.1", "fow-5.5 8.6:3.2", "fow-5.5 8.6:4", "fow-5.5 13.2:1")
def test_fow_5_5_049_an_ending_bonus_kills_before_the_battle_is_over(ruleset: str) -> None:
    t = Table(ruleset, asking=True)
    r, k = t.field(P1, attack=800, defense=800), t.field(P2, attack=100, defense=400)
    t.field(P2, "When a blocking resonator you control is destroyed, draw a card.", type="regalia")
    more = t.instant(P2, "Target resonator gains [+0/+500] until end of battle.")
    t.declare(r)
    t.block(k)
    t.pass_()
    t.cast(more, k)
    t.finish_battle()
    assert t._in_battle() and t.options == ["trigger 1"] and t.event("destroy", k).rule == "fow-5.5 13.2:1"
    assert t.events("moment")[-1].rule == "fow-5.5 8.6:1" and not t.events("leaves battle", r)
    t.choose("trigger 1")
    t.finish_battle()
    assert t.count(P2, "hand") == 1 and not t._in_battle() and t.damage_on(r) == 100
