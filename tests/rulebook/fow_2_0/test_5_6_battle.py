"""The battle phase (fow-2.0 5.6, 6, 8, 12.3 to 12.5): steps, who fights whom, symbol skills, abilities in battle."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

ED = "fow-2.0"


@pytest.mark.rule("fow-2.0 5.6:3", "fow-2.0 5.6.1:1", "fow-2.0 5.6.1:2", "fow-2.0 5.6.2:1", "fow-2.0 5.6.2:11",
                  "fow-2.0 5.6.3:1", "fow-2.0 5.6.3:8", "fow-2.0 5.6.4:1", "fow-2.0 5.6.4:16")  # fmt: skip
def test_5_6_3_four_steps_with_their_beginnings_and_ends() -> None:
    t = Table(ED)
    t.attack(t.field(P1))
    keys = [e.key for e in t.events("moment")]
    assert keys == [
        "main phase end", "battle phase", "start step", "start step end", "declare attack step",
        "declare attack step end", "declare block step", "declare block step end", "judgment step", "battle judged",
        "battle phase end",
    ]  # fmt: skip


@pytest.mark.rule("fow-2.0 5.6.2:5", "fow-2.0 5.6.2:6", "fow-2.0 5.6.2:7", "fow-2.0 5.6.2:10", "fow-2.0 12.3:1")
def test_5_6_2_5_the_attacker_is_rested_and_the_player_hit() -> None:
    t = Table(ED)
    mine, lying = t.field(P1, attack=700), t.field(P1, rested=True, attack=100)
    t.to_attack()
    assert t.forbids(f"attack {lying} {t.player(P2)}") == "fow-2.0 5.6.2:5"
    t.choose(f"attack {mine} {t.player(P2)}")
    assert t.rested(mine) and t.life(P2) == 3300
    assert t.event("attack", mine).rule == "fow-2.0 5.6.2:10"
    assert t.event("damage").rule == "fow-2.0 5.6.4:6"


@pytest.mark.rule("fow-2.0 5.6.2:3", "fow-2.0 5.6.2:9", "fow-2.0-R24")
def test_5_6_2_9_without_an_attack_nothing_is_rested_and_nobody_blocks() -> None:
    t = Table(ED)
    mine = t.field(P1)
    t.field(P2)
    t.to_attack()
    t.choose("forfeit")
    assert not t.rested(mine) and t.options == ["end", "main"]
    assert "declare block step" not in [e.key for e in t.events("moment")]


@pytest.mark.rule("fow-2.0 5.6.3:3", "fow-2.0 5.6.3:5", "fow-2.0 5.6.3:7", "fow-2.0 12.4:1", "fow-2.0 5.6.4:10",
                  "fow-2.0 12.5:1", "fow-2.0 2.1.5:2", "fow-2.0 2.1.6:2")  # fmt: skip
def test_5_6_3_5_the_blocker_is_rested_and_both_deal_damage() -> None:
    t = Table(ED)
    mine, theirs = t.field(P1, attack=300, defense=900), t.field(P2, attack=200, defense=900)
    t.attack(mine, block=theirs)
    assert t.rested(theirs) and t.life(P2) == 4000
    assert (t.damage_on(mine), t.damage_on(theirs)) == (200, 300)
    assert {e.rule for e in t.events("damage")} == {"fow-2.0 5.6.4:10"}
    assert len({e.batch for e in t.events("damage")}) == 1
    t = Table(ED)
    mine, theirs = t.field(P1), t.field(P2)
    t.declare(mine)
    t.to_block()
    t.choose("pass")
    t.finish_battle()
    assert not t.rested(theirs) and t.life(P2) == 3500


@pytest.mark.rule("fow-2.0 5.6.3:6", "fow-2.0 5.6.2:8")
def test_5_6_3_6_abilities_wait_for_attacks_and_blocks() -> None:
    t = Table(ED)
    mine = t.field(P1, "[Continuous] When this card attacks, it gains [+100/0] until end of turn.", defense=900)
    theirs = t.field(P2, "[Continuous] When this card blocks, it gains [+200/0] until end of turn.", defense=900)
    t.attack(mine, block=theirs)
    assert (t.damage_on(mine), t.damage_on(theirs)) == (700, 600)


@pytest.mark.rule("fow-2.0 2.3:1", "fow-2.0 2.4:3", "fow-2.0 1.4.6:5")
def test_j_rulers_attack_and_block() -> None:
    t = Table(ED)
    mine, theirs = t.j_ruler(P1, attack=300, defense=900), t.j_ruler(P2, attack=200, defense=900)
    t.attack(mine, block=theirs)
    assert (t.damage_on(mine), t.damage_on(theirs)) == (200, 300)


@pytest.mark.rule("fow-2.0 13.1:1", "fow-2.0 2.4:4")
def test_13_1_a_newcomer_does_not_attack_but_blocks() -> None:
    t = Table(ED)
    new, old = t.field(P1, arrived="now", attack=100), t.field(P1)
    fresh = t.field(P2, arrived="now")
    t.to_attack()
    assert t.forbids(f"attack {new} {t.player(P2)}") == "fow-2.0 13.1:1"
    t.choose(f"attack {old} {t.player(P2)}")
    assert f"block {fresh}" in t.options


@pytest.mark.rule("fow-2.0 6.3:6", "fow-2.0 6.3:7", "fow-2.0-R25")
def test_the_attacked_one_is_gone_but_its_blocker_fights() -> None:
    t = Table(ED)
    mine = t.field(P1, attack=600, defense=600)
    attacked, blocker = t.field(P2, rested=True), t.field(P2, attack=200, defense=700)
    spell = t.instant(P2, "Return target resonator to its owner's hand.")
    t.declare(mine, attacked)
    t.block(blocker)
    t.pass_until(f"play {spell}")
    t.play(spell, attacked)
    t.finish_battle()
    assert (t.damage_on(mine), t.damage_on(blocker)) == (200, 600)


@pytest.mark.rule("fow-2.0 6.3:7", "fow-2.0-R3")
def test_6_3_7_without_its_attacker_there_is_no_battle() -> None:
    for blocks in (True, False):
        t = Table(ED)
        mine, theirs = t.field(P1), t.field(P2)
        spell = t.instant(P2, "Return target resonator to its owner's hand.")
        t.declare(mine)
        if blocks:
            t.block(theirs)
        t.pass_until(f"play {spell}")
        t.play(spell, mine)
        t.finish_battle()
        assert not t.events("damage") and t.options == ["end", "main"]


@pytest.mark.rule("fow-2.0 12.5:2", "fow-2.0 5.6.4:3", "fow-2.0-R21")
def test_12_5_2_nobody_acts_between_the_judging_and_the_end_of_processing() -> None:
    t = Table(ED, asking=True)
    mine = t.field(P1, "[Continuous] When this card deals damage to your opponent, you gain 100 life.")
    t.instant(P2, "You gain 100 life.")
    t.declare(mine)
    while not t.events("damage"):
        t.choose("pass")
    assert t.options == ["trigger 1"]
    t.choose("trigger 1")
    assert not t.chase and t.life(P1) == 4100 and t.life(P2) == 3500
    assert t.menu == "fow priority" and t.asked == P1  # moving on


@pytest.mark.rule("fow-2.0 5.6.4:7", "fow-2.0 5.6.4:8", "fow-2.0-R46")
def test_5_6_4_7_received_before_dealt() -> None:
    t = Table(ED)
    mine = t.field(P1, "[Continuous] When this card deals damage to your opponent, you gain 100 life.")
    t.addition(P2, "[Continuous] Whenever you are dealt damage, you gain 200 life.")
    t.attack(mine)
    assert [(e.seat, e.amount) for e in t.events("value") if e.key == "life"] == [(P2, 200), (P1, 100)]


@pytest.mark.rule("fow-2.0 5.6.4:11", "fow-2.0 5.6.4:12", "fow-2.0 5.6.4:13", "fow-2.0 5.6.4:14", "fow-2.0-R46")
def test_5_6_4_11_damaged_dealt_destroyed_put_into_the_graveyard() -> None:
    t = Table(ED)
    mine = t.field(
        P1,
        "[Continuous] When this card is put into a graveyard from your field, you gain 100 life.\n"
        "[Continuous] When this card is destroyed, you gain 200 life.\n"
        "[Continuous] When this card deals damage to a resonator, you gain 300 life.\n"
        "[Continuous] When this card is dealt damage, you gain 400 life.",
    )
    t.attack(mine, block=t.field(P2))
    assert [e.amount for e in t.events("value") if e.key == "life"] == [400, 300, 200, 100]


@pytest.mark.rule("fow-2.0 8.1:1", "fow-2.0 8.1:2")
def test_8_1_flight() -> None:
    t = Table(ED)
    flying, walking = t.field(P1, "[Flying]"), t.field(P1, attack=100)
    bird, worm = t.field(P2, "[Flying]"), t.field(P2, attack=100)
    t.declare(flying)
    assert t.options == [f"block {bird}", "pass"]
    assert t.forbids(f"block {worm}") == "fow-2.0 8.1:1"
    t.choose("pass")
    t.choose("main")
    t.declare(walking)
    assert set(t.options) == {f"block {bird}", f"block {worm}", "pass"}


@pytest.mark.rule("fow-2.0 8.2:1", "fow-2.0-R7")
def test_8_2_1_pierce_counts_from_def_and_gives_the_whole_damage() -> None:
    t = Table(ED)
    mine = t.field(P1, "[Pierce]", attack=1000, defense=1000)
    theirs = t.field(P2, attack=0, defense=700, damage=200, rested=True)
    t.attack(mine, theirs)
    assert t.life(P2) == 3700
    assert [e.amount for e in t.events("damage", theirs)] == [1000]
    assert t.events("damage")[1].rule == "fow-2.0 8.2:1" and t.events("damage")[1].key == "battle"


@pytest.mark.rule("fow-2.0 8.2:1")
def test_8_2_1_a_blocker_does_not_pierce() -> None:
    t = Table(ED)
    mine, theirs = t.field(P1, attack=100, defense=100), t.field(P2, "[Pierce]", attack=900)
    t.attack(mine, block=theirs)
    assert t.life(P1) == 4000 and t.zone_of(mine) == "graveyard"


@pytest.mark.rule("fow-2.0 8.3:1", "fow-2.0-R4")
def test_8_3_1_explode_takes_the_other_along_although_it_dies_of_the_damage() -> None:
    t = Table(ED)
    mine, theirs = t.field(P1, "[Explode]", attack=100, defense=100), t.field(P2, attack=2000, defense=2000)
    t.attack(mine, block=theirs)
    assert t.zone_of(mine) == t.zone_of(theirs) == "graveyard"
    assert t.event("destroy", theirs).rule == "fow-2.0 8.3:1"
    t = Table(ED)
    mine = t.field(P1, "[Explode]", attack=1000)
    t.attack(mine)
    assert t.zone_of(mine) == "field"  # not against a player


@pytest.mark.rule("fow-2.0 8.4:1", "fow-2.0 8.4:2", "fow-2.0-R6")
def test_8_4_target_attack_rests_the_attacked_one_and_another_may_block() -> None:
    t = Table(ED)
    mine = t.field(P1, "[Target Attack]", attack=200)
    upright, other = t.field(P2, attack=100), t.field(P2, attack=300)
    t.declare(mine, upright)
    assert t.options == [f"block {other}", "pass"] and not t.rested(upright)
    t.choose("pass")
    assert t.rested(upright) and not t.rested(other)
    assert t.event("rest", upright).rule == "fow-2.0 8.4:2"
    assert (t.damage_on(mine), t.damage_on(upright)) == (100, 200)


@pytest.mark.rule("fow-2.0 8.5:6", "fow-2.0-R5")
def test_8_5_6_whoever_struck_first_does_not_strike_again() -> None:
    t = Table(ED)
    mine = t.field(P1, "[First Strike]", attack=100, defense=900)
    theirs = t.field(P2, "[First Strike]", attack=100, defense=900)
    t.attack(mine, block=theirs)
    assert [(e.rule, e.amount) for e in t.events("damage")] == [("fow-2.0 8.5:3", 100), ("fow-2.0 8.5:4", 100)]


@pytest.mark.rule("fow-2.0 8:3")
def test_8_3_having_a_skill_twice_is_having_it_once() -> None:
    t = Table(ED)
    mine = t.field(P1, "[Pierce]", attack=900)
    t.addition(P1, "[Continuous] Resonator with this gains [Pierce].", on=mine)
    t.attack(mine, block=t.field(P2))
    assert t.life(P2) == 3600


@pytest.mark.rule("fow-2.0 14.18:1", "fow-2.0 14.18:2")
def test_14_18_damage_counts_in_full_and_battle_damage_is_marked() -> None:
    t = Table(ED)
    mine = t.field(P1, attack=900)
    theirs = t.field(P2, attack=0, defense=100)
    t.attack(mine, block=theirs)
    assert [(e.amount, e.key) for e in t.events("damage")] == [(900, "battle")]


@pytest.mark.rule("fow-2.0 5.6.4:6", "fow-2.0-R48")
def test_nothing_is_dealt_with_an_atk_of_zero() -> None:
    t = Table(ED)
    t.attack(t.field(P1, attack=0))
    assert not t.events("damage") and t.life(P2) == 4000


@pytest.mark.rule("fow-2.0 14.15:1")
def test_14_15_what_cannot_attack_or_block_is_no_choice() -> None:
    t = Table(ED)
    stays, goes = t.field(P1, "[Continuous] This card cannot attack."), t.field(P1)
    t.field(P2, "[Continuous] This card cannot block.")
    t.to_attack()
    assert not [key for key in t.options if key.startswith(f"attack {stays} ")]
    t.choose(f"attack {goes} {t.player(P2)}")
    assert t.life(P2) == 3500  # nobody was asked to block


@pytest.mark.rule("fow-2.0 14.14:1")
def test_14_14_whoever_enters_battle_processing_has_battled() -> None:
    t = Table(ED)
    mine, theirs = t.field(P1), t.field(P2)
    t.attack(mine, block=theirs)
    assert [e.card for e in t.events("battled")] == [mine.id, theirs.id]
    t = Table(ED)
    mine, spell = t.field(P1), t.instant(P2, "Return target resonator to its owner's hand.")
    t.declare(mine)
    t.play(spell)
    t.finish_battle()
    assert not t.events("battled")
