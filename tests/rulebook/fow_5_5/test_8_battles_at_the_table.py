"""Battles as a table meets them (fow-5.5 8): what happens between the steps, and what is left of it afterwards."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table


@pytest.mark.rule("fow-5.5 8.4:2", "fow-5.5 10.17:1.2")
def test_8_5__2_first_strike_that_was_prevented_strikes_again() -> None:
    """Who has dealt no damage in the first step deals it in the normal one, against what has outlived the shield."""
    t = Table(asking=True)
    striker = t.field(P1, "[First Strike]", attack=700, defense=300)
    target = t.field(P2, attack=500, defense=500, rested=True)
    shield = t.instant(P2, "Prevent the next damage that would be dealt to target J/resonator this turn.")
    t.declare(striker, target)
    t.pass_()
    t.play(shield, target)
    t.resolve()
    t.finish_battle()
    assert t.zone_of(target) == t.zone_of(striker) == "graveyard"


@pytest.mark.rule("fow-5.5 8.2:3.1", "fow-5.5 10.12:1")
def test_8_2__3_1_who_is_recovered_may_attack_again() -> None:
    """Nothing counts attacks: a recovered J/resonator attacks once more in the same turn."""
    t = Table()
    attacker = t.field(P1, attack=700, defense=700)
    again = t.chant(P1, "Recover target J/resonator.")
    t.attack(attacker)
    assert t.life(P2) == 3300 and t.rested(attacker)
    t.cast(again)
    t.attack(attacker)
    assert t.life(P2) == 2600


@pytest.mark.rule("fow-5.5 8.2:5", "fow-5.5 8.5:3")
def test_8_2__5_recovered_in_the_middle_of_its_attack_it_still_attacks() -> None:
    """How it lies does not matter any more; afterwards it blocks like anybody who is recovered."""
    t = Table(asking=True)
    attacker = t.field(P1, attack=700, defense=700)
    up = t.instant(P1, "Recover target J/resonator.")
    t.declare(attacker)
    t.play(up)
    t.resolve()
    t.finish_battle()
    assert t.life(P2) == 3300 and not t.rested(attacker)


@pytest.mark.rule("fow-5.5 8.3:3", "fow-5.5 8.4:2.2", "fow-5.5-R23")
def test_8_3__3_the_attacked_one_is_gone_and_another_blocks() -> None:
    """The attack is there as long as the attacker is: it can be blocked, and without a block it hits nothing."""
    for blocks in (True, False):
        t = Table(asking=True)
        attacker = t.field(P1, attack=700, defense=700)
        target = t.field(P2, rested=True)
        other = t.field(P2, attack=500, defense=500)
        exile = t.instant(P2, "Return target resonator you control to its owner's hand.")
        t.declare(attacker, target)
        t.pass_()
        t.play(exile, target)
        t.resolve()
        if blocks:
            t.block(other)
        t.finish_battle()
        assert t.zone_of(target) == "hand" and t.life(P2) == 4000
        assert t.damage_on(attacker) == (500 if blocks else 0)
        assert t.zone_of(other) == ("graveyard" if blocks else "field")


@pytest.mark.rule("fow-5.5 8.3:5", "fow-5.5 8.5:3")
def test_8_5__3_without_its_blocker_the_attacked_one_strikes_back() -> None:
    """The blocker is returned: attacker and attacked resonator battle each other after all."""
    t = Table(asking=True)
    attacker = t.field(P1, attack=700, defense=700)
    target, blocker = t.field(P2, attack=300, defense=900, rested=True), t.field(P2)
    exile = t.instant(P1, "Return target resonator to its owner's hand.")
    t.declare(attacker, target)
    t.block(blocker)
    t.play(exile, blocker)
    t.resolve()
    t.finish_battle()
    assert t.damage_on(target) == 700 and t.damage_on(attacker) == 300


@pytest.mark.rule("fow-5.5 11.1:1", "fow-5.5 8.5:2.2")
def test_11_1__1_a_blocker_that_left_takes_nothing_from_pierce() -> None:
    """All of it goes to the attacked player, and nobody is asked to divide anything."""
    t = Table(asking=True)
    attacker = t.field(P1, "[Pierce]", attack=700, defense=700)
    blocker = t.field(P2)
    exile = t.instant(P2, "Return target resonator you control to its owner's hand.")
    t.declare(attacker)
    t.block(blocker)
    t.pass_()
    t.play(exile)
    t.resolve()
    t.finish_battle()
    assert t.life(P2) == 3300


@pytest.mark.rule("fow-5.5 11.1:1.2", "fow-5.5 11.1:1.3")
def test_11_1__1_2_piercing_an_attacked_resonator() -> None:
    """What pierces goes to the original attacked object, which is a resonator here; only the blocker strikes back."""
    t = Table()
    attacker = t.field(P1, "[Pierce]", attack=900, defense=900)
    target, blocker = t.field(P2, attack=100, defense=900, rested=True), t.field(P2, attack=200, defense=300)
    t.declare(attacker, target)
    t.block(blocker)
    least = next(key for key in t.options if key.startswith("number"))
    t.finish_battle(least)
    assert t.zone_of(blocker) == "graveyard" and t.damage_on(target) == 600
    assert t.damage_on(attacker) == 200 and t.life(P2) == 4000


@pytest.mark.rule("fow-5.5 8.5:2", "fow-5.5 1.4:2", "fow-5.5-R1")
def test_8_5__2_without_atk_nothing_is_dealt() -> None:
    """An attack for 0 deals no damage, so nothing waits for it; the blow back is dealt."""
    t = Table()
    attacker = t.field(P1, "[Continuous] Whenever this card deals damage, draw a card.", attack=0, defense=600)
    target = t.field(P2, attack=200, defense=500, rested=True)
    t.attack(attacker, target)
    assert t.count(P1, "hand") == 0 and t.damage_on(attacker) == 200 and not t.events("damage", target)


@pytest.mark.rule("fow-5.5 8.5:2", "fow-5.5 8.5:3", "fow-5.5 13.2:1")
def test_8_5__3_both_see_each_other_go() -> None:
    """Damage is dealt together and both are destroyed together: each one's ability on the other's leaving triggers."""
    text = "[Continuous] Whenever another resonator is put into a graveyard, you gain 100 life."
    t = Table()
    attacker = t.field(P1, text, attack=500, defense=500)
    target = t.field(P2, text, attack=500, defense=500, rested=True)
    t.attack(attacker, target)
    assert (t.life(P1), t.life(P2)) == (4100, 4100)


@pytest.mark.rule("fow-5.5 8.2:3", "fow-5.5 8.6:1", "fow-5.5 8.2:6")
def test_8_2__3_a_forfeited_battle_ends_like_any_other() -> None:
    """What waits for its end triggers; then there is no battle any more this turn, but everything else there is."""
    t = Table()
    t.field(P1, "[Continuous] At the end of battle, you gain 100 life.")
    t.to_attack()
    t.choose("forfeit")
    t.finish_battle()
    assert t.life(P1) == 4100 and t.forbids("battle") == "fow-5.5 8.2:6" and "call" in t.options


@pytest.mark.rule("fow-5.5 7.5:3", "fow-5.5 3.1:3", "fow-5.5 8.2:3.1", "fow-5.5 9.5:4")
def test_8_2__3_1_a_j_ruler_attacks_in_the_turn_of_its_judgment() -> None:
    """It has been controlled since the turn began, but was not in the field: it attacks, and rests for no ability."""
    t = Table()
    ruler = t.ruler(P1, "[Judgment] {0}", back={"text": "[Activate] {Rest}: Draw a card."})
    t.judgment()
    t.resolve()
    assert t.forbids(t.activation(ruler)) == "fow-5.5 9.5:4"
    t.attack(ruler)
    assert t.life(P2) == 3200


@pytest.mark.rule("fow-5.5 8.6:3.1", "fow-5.5 8.6:3.2", "fow-5.5 13.2:1")
def test_8_6__3_2_a_bonus_for_the_battle_ends_with_damage_still_there() -> None:
    """Unlike at the end of a turn damage stays, so who lived by the bonus is destroyed then."""
    t = Table()
    attacker = t.field(P1, "[Continuous] When this card attacks, it gains [0/+500] until end of battle.", defense=500)
    target = t.field(P2, attack=700, defense=900, rested=True)
    t.attack(attacker, target)
    assert t.zone_of(attacker) == "graveyard" and t.event("destroy", attacker).rule == "fow-5.5 13.2:1"
    assert t.zone_of(target) == "field"
