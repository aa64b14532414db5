"""Conformance cases about winning, targets, costs, rulers and additions (fow-2.0 1, 2)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

ED = "fow-2.0"
BOUNCE = "Return target resonator you control to its owner's hand."


@pytest.mark.rule("fow-2.0 1.3:3", "fow-2.0 1.3:4", "fow-2.0 1.3:5", "fow-2.0 11.1:1")
def test_fow_2_0_001_life_breaks_decide_first() -> None:
    t = Table(ED)
    t.set(P1, life=500, lifebreak=2, deck=6)
    t.set(P2, life=500, lifebreak=1, deck=25)
    t.cast(t.chant(P1, "This card deals 500 damage to each player."))
    assert t.result is not None
    assert (t.result.winner, t.result.rule) == (P1, "fow-2.0 1.3:4")


@pytest.mark.rule("fow-2.0 1.3:5")
def test_then_the_larger_main_deck_and_else_a_draw() -> None:
    for mine, theirs, winner in ((5, 6, P2), (6, 6, None)):
        t = Table(ED)
        t.set(P1, life=500, deck=mine)
        t.set(P2, life=500, deck=theirs)
        t.play(t.chant(P1, "This card deals 500 damage to each player."))
        assert t.result is not None
        assert (t.result.winner, t.result.rule) == (winner, "fow-2.0 1.3:5")


@pytest.mark.rule("fow-2.0 1.4:5")
def test_fow_2_0_004_a_rested_card_does_not_become_rested() -> None:
    t = Table(ED)
    mirror = t.field(P2, "[Continuous] Whenever this card becomes rested, it deals 300 damage to your opponent.",
                     rested=True)  # fmt: skip
    t.set(P1, life=300)
    t.play(t.chant(P1, "Rest all resonators your opponent controls."))
    assert t.rested(mirror) and not t.events("rest")
    assert t.life(P1) == 300 and t.result is None


@pytest.mark.rule("fow-2.0 1.4.5:12", "fow-2.0 1.4.5:13", "fow-2.0 14.10:1")
def test_fow_2_0_006_one_of_two_targets_will_do() -> None:
    t = Table(ED)
    only = t.field(P2)
    t.play(t.chant(P1, "Destroy two target resonators."))
    assert t.zone_of(only) == "graveyard"


@pytest.mark.rule("fow-2.0 1.4.5:13", "fow-2.0 2.3:9")
def test_fow_2_0_006_without_any_it_cannot_be_declared() -> None:
    t = Table(ED, asking=True)
    t.j_ruler(P2)
    spell = t.chant(P1, "Destroy two target resonators.")
    assert t.forbids(f"play {spell}") == "fow-2.0 1.4.5:13"
    assert t.zone_of(spell) == "hand"


@pytest.mark.rule("fow-2.0 1.4.5:26", "fow-2.0 1.4.5:27", "fow-2.0 1.4:2", "fow-2.0 9.2:2")
def test_fow_2_0_007_one_target_lost_and_all_lost() -> None:
    for lost in (1, 2):
        t = Table(ED)
        first, second = t.field(P2, attack=100), t.field(P2, attack=200)
        stones = [t.stone(P1, "fire") for _ in range(3)]
        spell = t.chant(P1, "This card deals 600 damage to two target resonators.", cost="{3}")
        answer, other = t.instant(P2, BOUNCE, name="Answer"), t.instant(P2, BOUNCE, name="Other")
        t.instant(P1, "Draw a card.")  # so that the first player is asked, too
        t.play(spell)
        t.play(answer, first)
        t.pass_()
        if lost == 2:
            t.play(other, second)
        t.resolve()
        assert t.zone_of(first) == "hand"
        assert t.zone_of(second) == ("graveyard" if lost == 1 else "hand")
        assert len(t.events("damage")) == 2 - lost
        assert t.zone_of(spell) == "graveyard" and all(t.rested(stone) for stone in stones)


@pytest.mark.rule("fow-2.0 1.4.5:20", "fow-2.0 1.4.5:21", "fow-2.0 2.1.2:2")
def test_fow_2_0_008_a_reduction_does_not_spill_over() -> None:
    for stones, playable in (("fire", "water"), True), (("water",), False):
        t = Table(ED, asking=True)
        t.addition(P1, "[Continuous] You pay {2} less to play spells.")
        there = [t.stone(P1, stone) for stone in stones]
        spell = t.chant(P1, "Draw a card.", cost="{R}{1}")
        assert (t.forbids(f"play {spell}") == "") is playable
        if playable:
            t.play(spell)
            assert [t.rested(stone) for stone in there] == [True, False]


@pytest.mark.rule("fow-2.0 2.2:6", "fow-2.0 2.3:2", "fow-2.0 2.3:4", "fow-2.0 2.3:10", "fow-2.0 7.2.4:3",
                  "fow-2.0 13.1:1")  # fmt: skip
def test_fow_2_0_011_judgment_is_no_summon_yet_enter_works() -> None:
    t = Table(ED, asking=True)
    back = {"text": "[Enter] Draw a card.\n[Activate] {Rest}: This card deals 500 damage to target player."}
    ruler = t.ruler(P1, "[J-Activate] Pay {1}.", back=back)
    t.addition(P1, "[Continuous] Whenever a J/resonator is summoned under your control, you gain 200 life.")
    t.set(P1, will_r=1)
    t.judgment()
    t.resolve()
    assert t.where(ruler) == (P1, "field") and t.count(P1, "hand") == 1 and t.life(P1) == 4000
    t.pass_until("pass")
    assert t.forbids(t.activation(ruler)) == "fow-2.0 2.3:4"
    t.to_attack()
    assert t.forbids(f"attack {ruler} {t.player(P2)}") == "fow-2.0 13.1:1"


@pytest.mark.rule("fow-2.0 2.3:5", "fow-2.0 2.3:6", "fow-2.0 2.3:7", "fow-2.0 4.3:6", "fow-2.0 5.4:3")
def test_fow_2_0_012_a_destroyed_j_ruler() -> None:
    t = Table(ED, turn_of=P2)
    fallen = t.j_ruler(P1, attack=1000, defense=1000)
    t.set(P1, life=2500)
    t.play(t.chant(P2, "Destroy target J-ruler."))
    assert t.life(P1) == 1300
    assert t.where(fallen) == (P1, "ruler area")
    assert t.chars(fallen).types == {"J-ruler"} and not t.chars(fallen).abilities
    assert not t.chars(fallen).numbers
    t.pass_until("battle")
    t.choose("end")
    assert t.game.active == P1
    t.call()
    assert t.rested(fallen) and t.count(P1, "magic stone area") == 1
    t.pass_until("battle")
    t.choose("battle")
    assert "main" in t.options  # nobody can attack


@pytest.mark.rule("fow-2.0 2.3:5", "fow-2.0 4.3:6", "fow-2.0 11.1:1")
def test_fow_2_0_013_half_of_100_is_100() -> None:
    t = Table(ED, asking=True)
    mine = t.j_ruler(P1, "[Activate] Banish this card: Destroy target resonator.")
    t.field(P2)
    t.set(P1, life=100)
    t.activate(mine)
    assert t.life(P1) == 100 and t.result is None
    assert t.where(mine) == (P1, "ruler area") and len(t.chase) == 1


@pytest.mark.rule("fow-2.0 2.2:7", "fow-2.0 2.3:5", "fow-2.0 2.3:7")
def test_fow_2_0_015_a_ruler_destroyed_in_its_area() -> None:
    t = Table(ED)
    ruler = t.ruler(P2, "[J-Activate] Pay {0}.")
    t.play(t.chant(P1, "Destroy target ruler."), ruler)
    assert t.where(ruler) == (P2, "ruler area") and t.life(P2) == 4000
    assert t.chars(ruler).types == {"J-ruler"} and not t.chars(ruler).abilities and not t.chars(ruler).numbers
    t.pass_until("battle")
    t.choose("end")
    t.call()
    assert t.rested(ruler) and t.count(P2, "magic stone area") == 1
    assert "judgment" not in t.options


@pytest.mark.rule("fow-2.0 2.5.2:3", "fow-2.0 2.5.2:4", "fow-2.0 14.1:1")
def test_fow_2_0_018_the_carrier_has_the_ability() -> None:
    t = Table(ED, asking=True)
    host = t.field(P2, attack=600, defense=600)
    text = "[Continuous] Resonator with this gains [-200/-200].\n[Activate] Pay {1}: Draw a card."
    addition = t.hand(P1, text, type="addition", subtype="resonator", cost="{0}")
    t.set(P1, will_r=1)
    t.set(P2, will_r=1)
    t.play(addition)
    t.resolve()
    assert t.stats(host) == (400, 400)
    assert t.asked == P2  # putting an addition in place hands priority over
    t.activate(host)
    t.resolve()
    assert t.count(P2, "hand") == 1
    t.pass_until("pass")
    assert t.asked == P1 and not [key for key in t.options if key.startswith("activate")]


@pytest.mark.rule("fow-2.0 2.5.2:4", "fow-2.0 2.4:4", "fow-2.0 13.1:1", "fow-2.0 2.5.2:7")
def test_fow_2_0_019_the_carrier_rests_and_may_be_new() -> None:
    t = Table(ED, asking=True)
    new, old = t.field(P1, arrived="now", attack=100), t.field(P1, attack=200)
    text = "[Activate] {Rest}: Deal 300 damage to target J/resonator."
    copies = [t.hand(P1, text, type="addition", subtype="resonator", cost="{0}", name="Lance") for _ in range(2)]
    t.play(copies[0], new)
    t.resolve()
    t.pass_()
    t.play(copies[1], old)
    t.resolve()
    t.pass_()
    assert t.asked == P1
    assert t.forbids(t.activation(new)) == "fow-2.0 2.4:4"
    t.activate(old, new)
    assert t.rested(old) and not t.rested(copies[1])


@pytest.mark.rule("fow-2.0 2.2:5", "fow-2.0 2.5.3:2", "fow-2.0 2.5.3:4")
def test_fow_2_0_021_an_addition_stays_through_judgment() -> None:
    t = Table(ED)
    ruler = t.ruler(P1, "[J-Activate] Pay {0}.", attack=700, defense=700)
    text = "[Continuous] J-ruler with this gains [+300/+300]."
    addition = t.addition(P1, text, on=ruler, subtype="ruler/J-ruler")
    t.judgment()
    assert t.where(ruler) == (P1, "field") and t.zone_of(addition) == "field"
    assert t.stats(ruler) == (1000, 1000)


@pytest.mark.rule("fow-2.0 2.7:2", "fow-2.0 2.7:3")
def test_fow_2_0_026_stones_are_rested_only_while_paying() -> None:
    t = Table(ED, asking=True)
    stones = [t.stone(P2, "fire") for _ in range(3)]
    t.play(t.chant(P1, "Destroy all magic stones your opponent controls."))
    assert t.asked == P2 and t.options == ["pass"]
    t.pass_both()
    assert {t.where(stone) for stone in stones} == {(P2, "graveyard")}
