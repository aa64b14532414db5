"""Priority and chases (fow-2.0 9, 10, 7.2.1.3), rule processes in the middle of them (fow-2.0 11)."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

ED = "fow-2.0"
GAIN = "You gain 100 life."
LAST_WORD = "[Continuous] When this card is put into a graveyard from your field, destroy target resonator."


@pytest.mark.rule("fow-2.0 9:3", "fow-2.0 10.3:4", "fow-2.0 10.3:5", "fow-2.0 10.1:2", "fow-2.0 10.1:3",
                  "fow-2.0 10.3:1", "fow-2.0 1.4.5:23", "fow-2.0 9.1:3")  # fmt: skip
def test_9_3_acting_and_passing_hand_priority_over() -> None:
    t = Table(ED, asking=True)
    mine, theirs = t.instant(P1, GAIN), t.instant(P2, GAIN)
    t.play(mine)
    assert t.asked == P2 and t.life(P1) == 4000
    t.play(theirs)
    assert t.asked == P1
    t.pass_()
    assert t.asked == P2
    t.pass_()
    assert t.life(P1) == t.life(P2) == 4100


@pytest.mark.rule("fow-2.0 10.1:5", "fow-2.0 10.2:1", "fow-2.0 10.2:2", "fow-2.0 10.3:2", "fow-2.0 1.4.5:25",
                  "fow-2.0-R19")  # fmt: skip
def test_10_2_2_the_whole_chase_is_resolved_from_its_last_link() -> None:
    t = Table(ED, asking=True)
    one, two = (t.instant(P1, GAIN, name=name) for name in ("One", "Two"))
    other, last = (t.instant(P2, GAIN, name=name) for name in ("Other", "Last"))
    t.play(one)
    t.play(other)
    t.play(two)
    assert [piece.name for piece in t.chase] == ["Two", "Other", "One"]
    asked = len(t.answers)
    t.pass_both()
    assert not t.chase and len(t.answers) == asked + 2
    assert [t.game.cards[e.card].definition.name for e in t.events("put")] == ["Two", "Other", "One"]
    assert t.asked == P1 and t.zone_of(last) == "hand"


@pytest.mark.rule("fow-2.0 9.1:2", "fow-2.0 9.1:4", "fow-2.0-R22")
def test_9_1_2_after_a_summon_or_an_addition_the_opponent_has_priority() -> None:
    t = Table(ED, asking=True)
    cards = [t.hand(P1, attack=300, cost="{0}"), t.hand(P1, type="addition", subtype="field", cost="{0}")]
    for card in cards:
        t.play(card)
        t.pass_both()
        assert t.zone_of(card) == "field" and t.asked == P2
        t.pass_()
        assert t.asked == P1
    t.pass_()


@pytest.mark.rule("fow-2.0 9.1:2", "fow-2.0-R22")
def test_only_the_link_resolved_last_counts() -> None:
    t = Table(ED, asking=True)
    card, answer = t.hand(P1, attack=300, cost="{0}"), t.instant(P2, GAIN)
    t.play(card)
    t.play(answer)
    t.pass_both()
    assert t.asked == P2
    t = Table(ED, asking=True)
    spell = t.instant(P1, GAIN)
    t.play(spell)
    t.pass_both()
    assert t.asked == P1


@pytest.mark.rule("fow-2.0 9.1:3", "fow-2.0 2.6.3:2", "fow-2.0-R16")
def test_9_1_3_laying_a_standby_card_hands_priority_over_without_a_chase() -> None:
    t = Table(ED, asking=True)
    card = t.hand(P1, f"[Trigger] Anytime: {GAIN}", type="spell", subtype="chant-standby", cost="{W}")
    t.set(P1, will_r=2)
    t.set_card(card)
    assert t.zone_of(card) == "chant-standby area" and not t.sees(P2, card) and t.wills(P1) == {}
    assert t.asked == P2 and not t.chase


@pytest.mark.rule("fow-2.0 7.2.1.3:4", "fow-2.0 7.2.1.3:5", "fow-2.0 7.2.1.3:6", "fow-2.0 7.2.1.3:7", "fow-2.0 10.4:2",
                  "fow-2.0 9.1:5", "fow-2.0-R10")  # fmt: skip
def test_7_2_1_3_triggers_alternate_from_who_has_priority() -> None:
    t = Table(ED, phase="recovery", asking=True)
    for seat, names in ((P1, "AB"), (P2, "CDE")):
        for name in names:
            t.addition(seat, f"[Continuous] At the beginning of each recovery phase, {GAIN[0].lower()}{GAIN[1:]}",
                       name=name)  # fmt: skip
    asked = []
    while t.options[0].startswith("trigger"):
        asked.append(t.asked)
        t.choose("trigger 1")
    assert asked == [P1, P2, P1, P2, P2]
    assert len(t.chase) == 5 and t.asked == P1  # the opponent of who put the last one


@pytest.mark.rule("fow-2.0 10.4:3", "fow-2.0 7.2.1.3:6")
def test_10_4_3_what_triggers_while_a_chase_is_built_joins_it() -> None:
    t = Table(ED)
    mine = t.field(P1, f"[Activate] Banish another resonator: {GAIN}", name="Altar")
    gift = t.field(P1, "[Continuous] When this card is put into a graveyard from your field, you gain 500 life.")
    t.instant(P2, GAIN)
    t.activate(mine)
    assert t.zone_of(gift) == "graveyard" and len(t.chase) == 2 and t.asked == P2
    t.resolve()
    assert [e.amount for e in t.events("value")] == [500, 100]


@pytest.mark.rule("fow-2.0 10.4:4", "fow-2.0 10.4:5", "fow-2.0-R11")
def test_10_4_4_a_waiting_trigger_gets_its_targets_when_it_goes_onto_the_new_chase() -> None:
    t = Table(ED)
    dying = t.field(P1, LAST_WORD)
    first, second = t.field(P2, attack=100), t.field(P2, attack=200)
    kill = t.chant(P1, "Destroy target resonator.")
    answer = t.instant(P2, "Return target resonator to its owner's hand.")
    t.play(kill, dying)
    t.play(answer, first)
    assert t.zone_of(dying) == "graveyard"
    assert t.zone_of(second) == "graveyard"  # the only resonator left by then


@pytest.mark.rule("fow-2.0 1.4.5:13", "fow-2.0 7.2.1:2", "fow-2.0-R35")
def test_a_trigger_without_a_target_is_over() -> None:
    t = Table(ED)
    dying = t.field(P1, LAST_WORD)
    t.cast(t.chant(P1, "Destroy target resonator."))
    assert t.zone_of(dying) == "graveyard" and not t.chase and not t.game.pending


@pytest.mark.rule("fow-2.0 14.10:1", "fow-2.0-R35")
def test_up_to_means_at_least_one() -> None:
    t = Table(ED)
    one, two = t.field(P2, attack=100), t.field(P2, attack=200)
    spell = t.chant(P1, "Destroy up to two target resonators.")
    t.choose(f"play {spell}")
    assert "done" not in t.options
    t.choose(one)
    assert "done" in t.options
    t.choose("done")
    assert (t.zone_of(one), t.zone_of(two)) == ("graveyard", "field")


@pytest.mark.rule("fow-2.0 14.10:1", "fow-2.0 1.4.5:13")
def test_as_many_targets_as_possible_must_be_named() -> None:
    t = Table(ED)
    for n in (1, 2, 3):
        t.field(P2, attack=100 * n)
    spell = t.chant(P1, "Destroy two target resonators.")
    t.choose(f"play {spell}")
    t.choose(t.options[0])
    assert "done" not in t.options


@pytest.mark.rule("fow-2.0 11:1", "fow-2.0 11.1:1")
def test_11_1_1_who_has_no_life_has_lost_in_the_middle_of_an_effect() -> None:
    t = Table(ED)
    t.set(P1, life=300)
    t.cast(t.chant(P1, "You lose 300 life. Then you gain 1000 life."))
    assert t.result is not None and (t.result.winner, t.result.rule) == (P2, "fow-2.0 11.1:1")
    assert not [e for e in t.events("value") if e.amount > 0]


@pytest.mark.rule("fow-2.0 11.1:1", "fow-2.0 1.3:3", "fow-2.0-R44")
def test_one_after_the_other_is_not_at_once() -> None:
    t = Table(ED)
    t.set(P1, life=300, lifebreak=4)
    t.set(P2, life=300)
    t.cast(t.chant(P1, "You lose 300 life. Then your opponent loses 300 life."))
    assert t.result is not None and (t.result.winner, t.result.rule) == (P2, "fow-2.0 11.1:1")


@pytest.mark.rule("fow-2.0 11:1", "fow-2.0 2.1.6:3", "fow-2.0 11.2.1:3")
def test_11_2_1_3_damage_destroys_in_the_middle_of_an_effect() -> None:
    t = Table(ED)
    theirs = t.field(P2, defense=300)
    t.cast(t.chant(P1, "Deal 300 damage to target resonator. Then draw a card."))
    assert [e.kind for e in t.events() if e.kind in ("damage", "destroy", "draw")] == ["damage", "destroy", "draw"]
    assert t.zone_of(theirs) == "graveyard" and t.event("destroy", theirs).rule == "fow-2.0 11.2.1:3"


@pytest.mark.rule("fow-2.0 10.2:2", "fow-2.0 11.2.1:3")
def test_what_is_destroyed_by_one_link_is_gone_for_the_next() -> None:
    t = Table(ED)
    theirs = t.field(P2, defense=300)
    heal = t.chant(P1, "Target resonator gains [0/+500] until end of turn.")
    burn = t.instant(P2, "Deal 300 damage to target resonator.", name="Burn")
    t.play(heal)
    t.play(burn)
    assert t.zone_of(theirs) == "graveyard" and not t.events("change")


@pytest.mark.rule("fow-2.0 11.2.1:3", "fow-2.0 7.2.1.1:4")
def test_def_zero_destroys_at_once() -> None:
    t = Table(ED)
    theirs = t.field(P2, defense=300)
    t.cast(t.chant(P1, "Target resonator gains [0/-300] until end of turn."))
    assert t.zone_of(theirs) == "graveyard"
    t = Table(ED)
    theirs = t.field(P2, defense=300)
    t.addition(P2, "[Continuous] Resonators you control gain [0/+100].", name="Wall")
    burn = t.chant(P1, "Deal 300 damage to target resonator.", name="Burn")
    raze = t.chant(P1, "Destroy target addition.", name="Raze")
    t.cast(burn)
    assert t.zone_of(theirs) == "field"
    t.cast(raze)
    assert t.zone_of(theirs) == "graveyard"


@pytest.mark.rule("fow-2.0 7:1", "fow-2.0 7.2.3:2", "fow-2.0 7.2.3:4")
def test_7_1_an_ability_resolves_although_its_card_is_gone() -> None:
    t = Table(ED)
    mine = t.field(P1, f"[Activate] Pay {{1}}: {GAIN}")
    t.set(P1, will_r=1)
    answer = t.instant(P2, "Destroy target resonator.")
    t.activate(mine)
    t.play(answer)
    assert t.zone_of(mine) == "graveyard" and t.life(P1) == 4100


@pytest.mark.rule("fow-2.0 14.23:1", "fow-2.0 1.4.5:27")
def test_14_23_a_canceled_spell_does_nothing_and_costs_what_it_cost() -> None:
    t = Table(ED)
    spell = t.chant(P1, GAIN, cost="{1}")
    t.set(P1, will_r=1)
    answer = t.instant(P2, "Cancel target spell.", name="Answer")
    t.play(spell)
    t.play(answer)
    t.resolve()
    assert t.life(P1) == 4000 and t.zone_of(spell) == "graveyard" and t.wills(P1) == {}


@pytest.mark.rule("fow-2.0 1.4.5:5", "fow-2.0 1.4.5:4", "fow-2.0 1.4.5:12", "fow-2.0 1.4.5:14", "fow-2.0 1.4.5:7")
def test_1_4_5_declare_target_pay_chase() -> None:
    t = Table(ED, asking=True)
    theirs, _ = t.field(P2, attack=100), t.field(P2, attack=200)
    stone = t.stone(P1, "fire")
    spell = t.chant(P1, "Destroy target resonator.", cost="{R}")
    t.instant(P2, GAIN)
    t.choose(f"play {spell}")
    assert t.zone_of(spell) == "chase area" and t.asking_rule() == "fow-2.0 1.4.5:12"
    t.choose(theirs)
    assert t.asked == P1 and t.asking_rule() == "fow-2.0 1.4.5:15"
    t.choose(f"rest {stone} R")
    assert t.asked == P2 and t.menu == "fow priority"


@pytest.mark.rule("fow-2.0 2.7:3", "fow-2.0 2.7.1:1", "fow-2.0 2.7.1:2", "fow-2.0 2.7.1:3", "fow-2.0 1.4.5:15")
def test_2_7_1_will_that_is_paid_is_gone_and_the_rest_stays() -> None:
    t = Table(ED)
    t.set(P1, will_r=1, will_u=1)
    t.cast(t.chant(P1, GAIN, cost="{R}"))
    assert t.wills(P1) == {"U": 1}


@pytest.mark.rule("fow-2.0 9.2:1", "fow-2.0 10.3:3", "fow-2.0 9.1:6")
def test_10_3_3_after_the_draw_the_turn_player_goes_on_to_act() -> None:
    t = Table(ED, phase="draw", asking=True)
    spell = t.instant(P1, GAIN)
    t.pass_both()
    assert t.events("draw") and t.asked == P1
    assert "recovery phase" not in {event.key for event in t.events("moment")}, "it is still the draw phase"
    t.play(spell)
    assert len(t.chase) == 1


@pytest.mark.rule("fow-2.0 7.2.1.3:1", "fow-2.0 7.2.1.3:2", "fow-2.0 7.2.1.3:3", "fow-2.0 7.2.1.3:8")
def test_7_2_1_3_static_ones_are_settled_before_triggered_ones() -> None:
    t = Table(ED, asking=True)
    mine = t.field(P1, "[Continuous] When this card is put into a graveyard from your field, destroy target resonator "
                       "with 100 or less DEF.", name="Last Word")  # fmt: skip
    lord = t.field(P1, "[Continuous] Other resonators gain [0/+500].", name="Lord", defense=100)
    weak = t.field(P2, defense=100)
    kill = t.chant(P1, "Destroy all resonators you control.")
    t.play(kill)
    t.pass_both()
    assert t.asking_rule() == "fow-2.0 3.1.1:6"
    t.choose(lord)
    assert t.zone_of(mine) == t.zone_of(lord) == "graveyard"
    t.resolve()
    assert t.zone_of(weak) == "graveyard"  # its DEF had fallen back before the ability looked for a target


@pytest.mark.rule("fow-2.0 7.2.1.3:8", "fow-2.0 10.2:2")
def test_the_trigger_put_last_resolves_first() -> None:
    t = Table(ED, phase="recovery", asking=True)
    for n in (1, 2):
        t.addition(P1, f"[Continuous] At the beginning of each recovery phase, you gain {n}00 life.", name=f"A{n}")
    t.choose("trigger 1")
    t.choose("trigger 1")
    t.resolve()
    assert [e.amount for e in t.events("value") if e.key == "life"] == [200, 100]


@pytest.mark.rule("fow-2.0 7.2.2:5", "fow-2.0 7.2.4:3")
def test_7_2_2_5_a_judgment_sets_enter_off() -> None:
    t = Table(ED)
    t.ruler(P1, "[J-Activate] Pay {0}.", back={"text": "[Enter] Draw a card."})
    t.judgment()
    t.resolve()
    assert t.count(P1, "hand") == 1
