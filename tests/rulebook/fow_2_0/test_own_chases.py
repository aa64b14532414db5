"""One claim, one test: priority, chases and waiting abilities of fow-2.0, by what a player would see."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table, by

ED = "fow-2.0"
GAIN = "You gain 100 life."
EACH_RECOVERY = "[Continuous] At the beginning of each recovery phase, you gain 100 life."


@pytest.mark.rule("fow-2.0 9:3", "fow-2.0 10.3:4")
def test_after_an_act_the_other_player_has_priority() -> None:
    t = Table(ED, asking=True)
    mine = t.instant(P1, GAIN)
    t.play(mine)
    assert t.asked == P2 and t.menu == "fow priority"


@pytest.mark.rule("fow-2.0 10.3:1", "fow-2.0 10.1:2")
def test_what_was_played_is_not_resolved_before_the_opponent_was_asked() -> None:
    t = Table(ED, asking=True)
    mine, theirs = t.instant(P1, GAIN), t.instant(P2, GAIN)
    t.play(mine)
    assert t.life(P1) == 4000 and len(t.chase) == 1 and f"play {theirs}" in t.options


@pytest.mark.rule("fow-2.0 1.4.5:23", "fow-2.0 10.1:3")
def test_a_chase_can_be_chased_in_turn() -> None:
    t = Table(ED, asking=True)
    one, two = t.instant(P1, GAIN, name="One"), t.instant(P1, GAIN, name="Two")
    theirs = t.instant(P2, GAIN)
    for card in (one, theirs, two):
        t.play(card)
    assert [piece.id for piece in t.chase] == [two.id, theirs.id, one.id]


@pytest.mark.rule("fow-2.0 10.3:5", "fow-2.0 9:2")
def test_a_pass_hands_priority_over() -> None:
    t = Table(ED, asking=True)
    mine, theirs = t.instant(P1, GAIN), t.instant(P2, GAIN)
    t.play(mine)
    t.play(theirs)
    t.pass_()
    assert t.asked == P2 and len(t.chase) == 2


@pytest.mark.rule("fow-2.0 9.2:2", "fow-2.0 10.1:4")
def test_after_the_opponents_pass_one_may_chase_the_own_card() -> None:
    t = Table(ED, asking=True)
    one, two = t.instant(P1, GAIN, name="One"), t.instant(P1, GAIN, name="Two")
    t.play(one)
    t.pass_()
    assert t.asked == P1 and f"play {two}" in t.options
    t.play(two)
    assert len(t.chase) == 2


@pytest.mark.rule("fow-2.0 9.1:1")
def test_after_an_instant_the_opponent_is_first_to_act() -> None:
    t = Table(ED, asking=True)
    mine = t.instant(P1, GAIN)
    t.play(mine)
    assert t.asked == P2


@pytest.mark.rule("fow-2.0 9.2:3", "fow-2.0 10.3:2")
def test_both_passing_resolves_the_chase() -> None:
    t = Table(ED, asking=True)
    mine = t.instant(P1, GAIN)
    t.play(mine)
    t.pass_()
    assert t.life(P1) == 4000
    t.pass_()
    assert t.life(P1) == 4100 and not t.chase


@pytest.mark.rule("fow-2.0 1.4.5:25")
def test_what_came_last_is_resolved_first() -> None:
    t = Table(ED, asking=True)
    theirs = t.field(P2)
    burn = t.instant(P1, "Destroy target resonator.")
    save = t.instant(P2, "Return target resonator to its owner's hand.")
    t.play(burn)
    t.play(save)
    t.pass_both()
    assert t.where(theirs) == (P2, "hand")


@pytest.mark.rule("fow-2.0 10.2:1")
def test_each_thing_played_is_a_link_of_the_chase() -> None:
    t = Table(ED, asking=True)
    mine, able = t.instant(P1, GAIN), t.field(P2, f"[Activate] Pay {{0}}: {GAIN}")
    t.play(mine)
    t.activate(able)
    assert len(t.chase) == 2


@pytest.mark.rule("fow-2.0 10.1:5")
def test_nobody_acts_between_the_links_of_a_chase() -> None:
    t = Table(ED, asking=True)
    mine, theirs, late = t.instant(P1, GAIN), t.instant(P2, GAIN, name="A"), t.instant(P2, GAIN, name="B")
    t.play(mine)
    t.play(theirs)
    t.pass_both()
    assert not t.chase and t.life(P1) == t.life(P2) == 4100 and t.zone_of(late) == "hand"


@pytest.mark.rule("fow-2.0 1.4.5:4")
def test_playing_begins_with_declaring_the_card() -> None:
    t = Table(ED, asking=True)
    for attack in (100, 200):
        t.field(P2, attack=attack)
    spell = t.chant(P1, "Destroy target resonator.", cost="{R}")
    stone = t.stone(P1, "fire")
    t.choose(f"play {spell}")
    assert t.zone_of(spell) == "chase area" and not t.rested(stone) and t.asked == P1


@pytest.mark.rule("fow-2.0 1.4.5:5")
def test_nobody_answers_before_targets_and_costs_are_settled() -> None:
    t = Table(ED, asking=True)
    theirs, _ = t.field(P2, attack=100), t.field(P2, attack=200)
    spell, stone = t.chant(P1, "Destroy target resonator.", cost="{R}"), t.stone(P1, "fire")
    answer = t.instant(P2, GAIN)
    t.choose(f"play {spell}")
    asked = [t.asked]
    t.choose(theirs)
    asked.append(t.asked)
    t.choose(f"rest {stone} R")
    assert asked == [P1, P1] and t.asked == P2 and f"play {answer}" in t.options


@pytest.mark.rule("fow-2.0 1.4.5:7")
def test_a_declared_card_is_in_the_chase() -> None:
    t = Table(ED, asking=True)
    spell = t.instant(P1, GAIN)
    t.play(spell)
    assert t.chase == [spell]


@pytest.mark.rule("fow-2.0 1.4.5:15")
def test_a_cost_in_will_is_paid_with_that_will() -> None:
    t = Table(ED, asking=True)
    spell = t.chant(P1, GAIN, cost="{R}")
    t.stone(P1, "water")
    assert f"play {spell}" not in t.options
    t = Table(ED)
    spell, stone = t.chant(P1, GAIN, cost="{R}"), t.stone(P1, "fire")
    t.cast(spell)
    assert t.rested(stone) and t.life(P1) == 4100


@pytest.mark.rule("fow-2.0 2.7.1:1", "fow-2.0 2.7.1:2")
def test_a_stone_gives_will_and_will_pays_for_cards() -> None:
    t = Table(ED)
    stone, card = t.stone(P1, "fire"), t.hand(P1, cost="{1}")
    t.cast(card)
    assert t.rested(stone) and t.zone_of(card) == "field" and t.wills(P1) == {}


@pytest.mark.rule("fow-2.0 7.2.1.3:3")
def test_static_changes_are_there_before_a_trigger_looks() -> None:
    t = Table(ED)
    t.field(P1, "[Continuous] When this card is put into a graveyard from your field, destroy target resonator with "
                "100 or less DEF.", name="Last Word")  # fmt: skip
    weak = t.field(P2, defense=300)
    t.cast(t.chant(P1, "Destroy all resonators you control."))
    assert t.zone_of(weak) == "field"
    t = Table(ED)
    t.field(P1, "[Continuous] When this card is put into a graveyard from your field, destroy target resonator with "
                "100 or less DEF.", name="Last Word")  # fmt: skip
    t.addition(P1, "[Continuous] Resonators your opponent controls gain [0/-200].")
    weak = t.field(P2, defense=300)
    t.cast(t.chant(P1, "Destroy all resonators you control."))
    assert t.zone_of(weak) == "graveyard"


@pytest.mark.rule("fow-2.0 7.2.1.3:4", "fow-2.0 7.2.1.3:5")
def test_triggers_of_both_players_go_onto_the_chase_by_turns() -> None:
    t = Table(ED, phase="recovery", asking=True)
    for seat in (P1, P2):
        for name in ("A", "B"):
            t.addition(seat, EACH_RECOVERY, name=f"{name}{seat}")
    for seat in (P1, P2, P1, P2):
        t.choose(by(seat, "trigger 1"))
    assert len(t.chase) == 4


@pytest.mark.rule("fow-2.0 7.2.1.3:7")
def test_a_trigger_on_the_chase_can_be_chased() -> None:
    t = Table(ED, phase="recovery", asking=True)
    t.addition(P1, EACH_RECOVERY)
    answer = t.instant(P2, GAIN)
    t.choose(by(P1, "trigger 1"))
    t.play(answer)
    assert len(t.chase) == 2 and t.life(P1) == 4000


@pytest.mark.rule("fow-2.0 14.25:1")
def test_what_cannot_be_targeted_is_not_offered() -> None:
    t = Table(ED, asking=True)
    safe = t.field(P2, "[Continuous] This card cannot be targeted by spells or abilities.")
    kill = t.chant(P1, "Destroy target resonator.")
    assert f"play {kill}" not in t.options
    t = Table(ED)
    safe = t.field(P2, "[Continuous] This card cannot be targeted by spells or abilities.", attack=100)
    other = t.field(P2)
    t.cast(t.chant(P1, "Destroy target resonator."))
    assert t.zone_of(safe) == "field" and t.zone_of(other) == "graveyard"


@pytest.mark.rule("fow-2.0 2.2:6", "fow-2.0 2.3:2")
def test_a_ruler_that_turns_j_ruler_is_not_summoned() -> None:
    t = Table(ED)
    t.ruler(P1, "[J-Activate] Pay {0}.", attack=800, defense=800)
    t.addition(P1, "[Continuous] Whenever a resonator is summoned under your control, you gain 200 life.")
    t.judgment()
    t.resolve()
    assert t.names(P1, "ruler area") == [] and t.life(P1) == 4000


@pytest.mark.rule("fow-2.0 2.3:10")
def test_enter_of_a_j_ruler_goes_off_when_its_condition_brings_it_in() -> None:
    t = Table(ED)
    t.ruler(P1, "[J-Activate] Pay {0}.", back={"text": "[Enter] Draw a card."})
    t.judgment()
    t.resolve()
    assert t.count(P1, "hand") == 1


@pytest.mark.rule("fow-2.0 2.3:8")
def test_a_j_ruler_has_the_skills_of_its_own_side() -> None:
    t = Table(ED)
    ruler = t.ruler(P1, "[J-Activate] Pay {0}.", back={"text": "[Flying]"})
    assert not t.has(ruler, "Flying")
    t.judgment()
    t.resolve()
    assert t.has(ruler, "Flying") and t.where(ruler) == (P1, "field")


@pytest.mark.rule("fow-2.0 1.3:4")
def test_of_two_losers_who_has_more_life_breaks_left_wins() -> None:
    t = Table(ED)
    t.set(P1, life=500, lifebreak=1)
    t.set(P2, life=500, lifebreak=3)
    t.cast(t.chant(P1, "This card deals 500 damage to each player."))
    assert t.result is not None and t.result.winner == P2


@pytest.mark.rule("fow-2.0 8.2:3")
def test_pierce_hits_the_player_before_a_destroyed_j_ruler_halves_the_life() -> None:
    t = Table(ED)
    mine, theirs = t.field(P1, "[Pierce]", attack=1000, defense=1000), t.j_ruler(P2, attack=100, defense=600)
    t.set(P2, life=2400)
    t.attack(mine, block=theirs)
    assert t.life(P2) == 1000  # 2400 - 400, and then half
