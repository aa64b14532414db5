"""Kinds of abilities and life breaks (fow-2.0 7): static, triggered, Enter, Condition, Break."""

from __future__ import annotations

import pytest

from tests.fow_table import P1, P2, Table

ED = "fow-2.0"
GAIN = "You gain 100 life."


@pytest.mark.rule("fow-2.0 7.2.1.1:1", "fow-2.0 7.2.1.1:2", "fow-2.0 7.2.1.1:3", "fow-2.0 7.2.1.1:5")
def test_7_2_1_1_static_abilities_work_while_their_card_is_there_and_add_up() -> None:
    t = Table(ED)
    mine = t.field(P1)
    lord = t.field(P1, "[Continuous] Other resonators you control gain [+200/0].", attack=100)
    t.addition(P1, "[Continuous] Resonators you control gain [-300/0].")
    kill = t.chant(P1, "Destroy target resonator.")
    assert t.stats(mine) == (400, 500)
    t.cast(kill, lord)
    assert t.stats(mine) == (200, 500)


@pytest.mark.rule("fow-2.0 7.2.2:1", "fow-2.0 7.2.2:2", "fow-2.0 7.2.2:3", "fow-2.0 14.6:1", "fow-2.0 14.6:2")
def test_7_2_2_enter_goes_off_when_summoned_and_resolves_on_the_chase() -> None:
    t = Table(ED)
    card = t.hand(P1, "[Enter] Draw a card.", cost="{0}")
    kill = t.instant(P2, "Destroy target resonator.")
    t.play(card)
    assert t.zone_of(card) == "field" and len(t.chase) == 1 and t.asked == P2
    t.play(kill)
    t.resolve()
    assert t.zone_of(card) == "graveyard" and t.count(P1, "hand") == 1


@pytest.mark.rule("fow-2.0 7.2.2:4", "fow-2.0 14.7:1", "fow-2.0 14.9:1")
def test_7_2_2_4_coming_otherwise_does_not_set_enter_off() -> None:
    t = Table(ED)
    t.graveyard(P1, "[Enter] Draw a card.", name="Ghost")
    t.cast(t.chant(P1, "Put target resonator from your graveyard into your field."))
    assert "Ghost" in t.names(P1, "field") and t.count(P1, "hand") == 0


@pytest.mark.rule("fow-2.0 14.9:1", "fow-2.0 7.3:1", "fow-2.0-R12")
def test_14_9_a_break_that_puts_its_card_onto_the_field() -> None:
    for verb in ("Put this card into your field.", "Summon this card."):
        t = Table(ED)
        card = t.lifebreak(P1, f"[Break] {verb}\n[Enter] Draw a card.")
        watcher = t.field(P1, "[Continuous] Whenever a resonator is summoned under your control, you gain 200 life.")
        t.set(P1, life=1000)
        t.break_()
        t.resolve()
        assert t.zone_of(card) == t.zone_of(watcher) == "field"
        assert t.count(P1, "hand") == 0 and t.life(P1) == 1000


@pytest.mark.rule("fow-2.0 7.3.1:1", "fow-2.0 7.3.1:3", "fow-2.0 7.3.1:4", "fow-2.0-R12", "fow-2.0-R28")
def test_7_3_1_a_broken_card_is_open_and_goes_to_the_graveyard() -> None:
    t = Table(ED, asking=True)
    card = t.lifebreak(P1, f"[Break] {GAIN}")
    t.set(P1, life=1000)
    t.break_()
    assert t.sees(P2, card) and t.count(P1, "lifebreak area") == 0 and t.asked == P2
    t.pass_both()
    assert t.life(P1) == 1100 and t.zone_of(card) == "graveyard"
    t = Table(ED, asking=True)
    card = t.lifebreak(P1, "[Break] Destroy target resonator.")
    t.set(P1, life=1000)
    t.break_()
    assert t.zone_of(card) == "graveyard" and not t.chase and t.asked == P1


@pytest.mark.rule("fow-2.0 7.3.1:5", "fow-2.0-R27")
@pytest.mark.parametrize(("cards", "life"), [(4, 4000), (3, 3000), (2, 2000), (1, 1000)])
def test_7_3_1_5_thresholds_count_the_cards_left(cards: int, life: int) -> None:
    for there, may in ((life, True), (life + 100, False)):
        t = Table(ED, asking=True)
        t.set(P1, life=there, lifebreak=cards)
        assert (t.forbids("break") == "") is may


@pytest.mark.rule("fow-2.0 3.7:2", "fow-2.0 3.7:3", "fow-2.0 3.1.3:2")
def test_3_7_3_a_fifth_life_break_goes_to_the_graveyard() -> None:
    t = Table(ED)
    t.set(P1, lifebreak=4)
    top = t.deck(P1, attack=100)
    spell = t.chant(P1, "Put the top card of your main deck into your lifebreak area.")
    t.cast(spell)
    assert t.zone_of(top) == "graveyard" and t.count(P1, "lifebreak area") == 4


@pytest.mark.rule("fow-2.0 1.4.4:2", "fow-2.0 1.4.4:5", "fow-2.0 7.2.3:1", "fow-2.0-R41")
def test_1_4_4_5_a_rested_cards_abilities_may_be_activated() -> None:
    t = Table(ED)
    mine = t.field(P1, f"[Activate] Pay {{1}}: {GAIN}", rested=True)
    t.set(P1, will_r=1)
    t.activate(mine)
    assert t.life(P1) == 4100


@pytest.mark.rule("fow-2.0 1.4.5:21", "fow-2.0 2.4:4")
def test_1_4_5_21_a_rested_card_cannot_pay_by_resting() -> None:
    t = Table(ED, asking=True)
    mine = t.field(P1, f"[Activate] {{Rest}}: {GAIN}", rested=True)
    assert t.forbids(t.activation(mine)) != ""


@pytest.mark.rule("fow-2.0 1.4.3:1", "fow-2.0 14.1:1", "fow-2.0 14.2:1")
def test_1_4_3_1_only_the_controller_makes_use_of_a_card() -> None:
    t = Table(ED, asking=True)
    theirs = t.field(P2, f"[Activate] Pay {{0}}: {GAIN}")
    assert t.forbids(t.activation(theirs)) == "fow-2.0 7.2.3:1"


@pytest.mark.rule("fow-2.0 7.2:2", "fow-2.0 14.23:1")
def test_7_2_2_an_ability_is_no_spell() -> None:
    t = Table(ED, asking=True)
    mine = t.field(P1, f"[Activate] Pay {{0}}: {GAIN}")
    cancel = t.instant(P2, "Cancel target spell.")
    t.activate(mine)
    assert t.forbids(f"play {cancel}") == "fow-2.0 1.4.5:13"


@pytest.mark.rule("fow-2.0 2.7:2", "fow-2.0 2.7:3")
def test_a_resonators_will_ability_goes_onto_the_chase() -> None:
    t = Table(ED)
    mine = t.field(P1, "[Activate] {Rest}: Produce {G}.")
    t.instant(P2, GAIN)
    t.activate(mine)
    assert len(t.chase) == 1 and t.wills(P1) == {}
    t.resolve()
    assert t.wills(P1) == {"G": 1}


@pytest.mark.rule("fow-2.0 13.2:2", "fow-2.0 1.4:6")
def test_13_2_2_cannot_beats_can() -> None:
    t = Table(ED)
    theirs = t.field(P2, "[Continuous] This card cannot be destroyed.")
    t.cast(t.chant(P1, "Destroy target resonator."))
    assert t.zone_of(theirs) == "field"


@pytest.mark.rule("fow-2.0 11.2.2:1", "fow-2.0 11.2.2:2", "fow-2.0 11.2.3:1", "fow-2.0 11.2.3:2", "fow-2.0-R14")
def test_11_2_destroying_banishing_and_discarding_exclude_each_other() -> None:
    t = Table(ED)
    mine = t.field(P1, "[Continuous] When this card is destroyed, you gain 100 life.")
    t.cast(t.chant(P1, "Banish a resonator."))
    assert t.zone_of(mine) == "graveyard" and t.life(P1) == 4000
    assert t.event("banish", mine).rule == "fow-2.0 11.2.2:1"


@pytest.mark.rule("fow-2.0 3.11:1", "fow-2.0 3.11:2", "fow-2.0 14.16:1")
def test_14_16_removed_cards_lie_open_outside() -> None:
    t = Table(ED)
    theirs = t.field(P2)
    t.cast(t.chant(P1, "Remove target resonator from the game."))
    assert t.zone_of(theirs) == "removed area" and t.sees(P1, theirs)


@pytest.mark.rule("fow-2.0 2.4:5", "fow-2.0 2.4:6", "fow-2.0 2.7:4", "fow-2.0 2.7:5", "fow-2.0 11.2:1")
def test_cards_go_to_their_owners_zones() -> None:
    for text, zone in (("Destroy target resonator.", "graveyard"),
                       ("Return target resonator to its owner's hand.", "hand")):  # fmt: skip
        t = Table(ED)
        taken = t.field(P1, owner=P2, attack=100)
        t.cast(t.chant(P1, text))
        assert t.where(taken) == (P2, zone)
    t = Table(ED)
    stone = t.stone(P2, "fire")
    t.cast(t.chant(P1, "Destroy target magic stone."))
    assert t.where(stone) == (P2, "graveyard")


@pytest.mark.rule("fow-2.0 7.4:2", "fow-2.0 7.4:3")
def test_7_4_3_what_is_no_ability_is_done_on_the_spot() -> None:
    t = Table(ED)
    card = t.hand(P1, "As this card comes into your field, draw a card.\n[Enter] You gain 100 life.", cost="{0}")
    other = t.graveyard(P1, "As this card comes into your field, draw a card.", name="Other")
    back = t.chant(P1, "Put target resonator from your graveyard into your field.")
    t.instant(P2, "You gain 100 life.")
    t.play(card)
    t.pass_()
    assert t.zone_of(card) == "field" and t.count(P1, "hand") == 2  # the chant, and the card drawn
    assert len(t.chase) == 1 and t.life(P1) == 4000  # the Enter ability can still be chased
    t.resolve()
    t.pass_until(f"play {back}")
    t.cast(back)
    assert t.zone_of(other) == "field" and t.count(P1, "hand") == 2


@pytest.mark.rule("fow-2.0 5.6.4:4", "fow-2.0 5.6.4:5", "fow-2.0 5.6.4:9")
def test_5_6_4_4_what_is_done_depends_on_what_is_attacked() -> None:
    t = Table(ED)
    mine, lying = t.field(P1, attack=300), t.field(P2, rested=True, attack=100)
    t.attack(mine, lying)
    assert {e.card for e in t.events("damage")} == {mine.id, lying.id} and t.life(P2) == 4000


@pytest.mark.rule("fow-2.0 1.4.5:26", "fow-2.0-R34", "fow-2.0-R37")
def test_a_target_that_left_and_came_back_is_lost() -> None:
    t = Table(ED)
    theirs = t.field(P2, cost="{0}")
    kill = t.chant(P1, "Destroy target resonator.")
    blink = t.instant(P2, "Remove target resonator from the game. Then put it into its owner's field.")
    t.play(kill)
    t.play(blink)
    assert t.zone_of(theirs) == "field" and not t.events("destroy")


@pytest.mark.rule("fow-2.0 1.4:1", "fow-2.0-R39")
def test_a_replacement_of_a_destruction_by_damage_is_asked_about() -> None:
    t = Table(ED)
    text = "[Continuous] If this card would be destroyed, remove it from the game instead."
    theirs = t.field(P2, text, defense=100)
    t.cast(t.chant(P1, "Deal 100 damage to target resonator."))
    assert t.zone_of(theirs) == "removed area"


@pytest.mark.rule("fow-2.0 7.4:1", "fow-2.0 7.4:2", "fow-2.0 7.4:3")
def test_7_4_2_text_without_the_name_of_a_kind_is_not_on_a_chase() -> None:
    """The words of an ability, once with the name of its kind before them and once without."""
    for label in (False, True):
        t = Table(ED, asking=True)
        text = "When this card comes into your field, this card deals 200 damage to target player."
        card = t.hand(P1, f"[Continuous] {text}" if label else text, cost="{0}")
        t.play(card)
        t.pass_both()
        assert t.zone_of(card) == "field"
        t.answer(*(["trigger 1"] if label else []), t.player(P2))
        assert len(t.chase) == int(label) and t.life(P2) == (4000 if label else 3800)


@pytest.mark.rule("fow-2.0 7.4:2")
def test_7_4_2_whatever_it_waits_for() -> None:
    """Between two links of a chase, too."""
    t = Table(ED, asking=True)
    mourner = t.field(P2, "When a resonator is put into a graveyard from a field, rest this card.")
    victim, kill = t.field(P1), t.instant(P1, "Destroy target resonator.")
    late = t.instant(P1, "Destroy all rested resonators.")
    t.play(late)
    t.pass_()
    t.play(kill, victim)
    t.pass_both()
    assert t.zone_of(mourner) == "graveyard" and not t.chase
