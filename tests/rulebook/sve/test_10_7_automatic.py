"""Automatic abilities (sve 10.7.1 to 10.7.3, 10.7.5 to 10.7.7): pending, limits, order, delayed and state triggers."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Table

SWEEP = "Deal 1 damage to each follower on the field."


@pytest.mark.rule("sve 10.7.2")
def test_10_7_1_a_triggered_ability_waits_for_confirmation_timing() -> None:
    """It triggers at the first sentence and is played after the last."""
    t = Table()
    t.amulet(P1, "Whenever you draw a card, give your leader {defense}+1.")
    t.play(t.spell(P1, "Draw a card. Deal 1 damage to your opponent's leader."))
    kinds = [(e.kind, e.card) for e in t.events() if e.kind in ("draw", "damage", "change")]
    assert [k for k, _ in kinds] == ["draw", "damage", "change"]


def test_10_7_2_1_met_several_times_pending_several_times() -> None:
    """Three cards drawn by one effect are three triggers."""
    t = Table()
    t.amulet(P1, "Whenever you draw a card, give your leader {defense}+1.")
    t.play(t.spell(P1, "Draw 3 cards."), "trigger 1", "trigger 1")
    assert t.leader_defense(P1) == 23


def test_10_7_2_2_no_more_often_than_the_limit_each_turn() -> None:
    """Once per turn: the second arrival of the turn triggers nothing, the next turn's does."""
    t = Table()
    t.amulet(P1, "Once per turn, when a follower is put onto your field, give your leader {defense}+1.")
    one, two, three = (t.hand(P1, cost=0, attack=n) for n in (1, 2, 3))
    t.play(one)
    t.play(two)
    assert t.leader_defense(P1) == 21
    t.end()
    t.end()
    t.play(three)
    assert t.leader_defense(P1) == 22


@pytest.mark.rule("sve 10.7.2.1")
def test_10_7_2_2_the_controller_says_which_of_the_met_conditions_becomes_pending() -> None:
    """Two followers are hit at once, the ability works once: its controller picks the one it is about."""
    t = Table()
    t.amulet(P1, "Once per turn, when a follower on your field takes damage, give it {attack}+3.")
    a, b = t.field(P1, attack=1, defense=5), t.field(P1, attack=2, defense=5)
    t.play(t.spell(P1, SWEEP), "trigger 2")
    assert (t.number(a, "attack"), t.number(b, "attack")) == (1, 5)


def test_10_7_2_2_twice_per_turn_is_twice() -> None:
    """Of three events in one turn two are answered, at once or one after another."""
    t = Table()
    t.amulet(P1, "Twice per turn, when a follower on your field takes damage, give your leader {defense}+1.")
    for n in range(3):
        t.field(P1, attack=n, defense=5)
    first, second = t.spell(P1, SWEEP), t.spell(P1, SWEEP)
    t.play(first, "trigger 1", "trigger 1")
    assert t.leader_defense(P1) == 22
    t.play(second)
    assert t.leader_defense(P1) == 22


def test_10_7_2_2_the_limit_is_each_cards_own() -> None:
    """Two cards with the same ability have a limit each."""
    text = "Once per turn, when a follower is put onto your field, give your leader {defense}+1."
    t = Table()
    t.amulet(P1, text)
    t.amulet(P1, text)
    card = t.hand(P1, cost=0)
    t.play(card, "trigger 1")
    assert t.leader_defense(P1) == 22


@pytest.mark.rule("sve 10.7.3.1")
def test_10_7_3_the_controller_chooses_the_order_and_each_is_played_once() -> None:
    """Either of two may be first, none can be left out, and afterwards nothing is pending."""
    t = Table()
    a = t.field(P1, "{last words} Draw a card.", defense=1)
    b = t.field(P1, "{last words} Give your leader {defense}+1.", defense=1)
    t.field(P1, defense=9)
    sweep = t.spell(P1, SWEEP)
    t.choose(f"play {sweep}")
    assert t.options == ["trigger 1", "trigger 2"]
    with pytest.raises(ValueError, match=r"10\.7\.3"):
        t.game.choose("pass")
    t.choose("trigger 2")
    t.settle()
    assert [e.card for e in t.events("played") if e.key == "automatic"] == [b.id, a.id]
    assert t.game.pending == ()


def test_10_7_3_1_a_pending_ability_must_be_played_even_if_it_hurts() -> None:
    """The damage to its own leader is not optional."""
    t = Table()
    t.field(P1, "{last words} Deal 4 damage to your leader.", defense=1)
    t.play(t.spell(P1, SWEEP))
    assert t.leader_defense(P1) == 16


def test_10_7_3_2_an_ability_that_cannot_be_played_is_just_gone() -> None:
    """Without a target it is removed; a target that comes later does not bring it back."""
    t = Table()
    card = t.hand(P1, "{fanfare} Select an enemy follower on the field and destroy it. Draw a card.", cost=0)
    give = t.spell(P1, "Put a Fairy token into your EX area.")
    t.play(card)
    assert (t.count(P1, "hand"), t.game.pending) == (1, ())
    assert [e for e in t.events("played") if e.key == "automatic"] == []
    t.play(give)
    assert t.game.pending == ()


def test_10_7_5_a_delayed_trigger_waits_for_its_moment() -> None:
    """Nothing now, a card at the start of the next main phase."""
    t = Table()
    t.field(P1)
    t.play(t.spell(P1, "At the start of your next main phase, give your leader {defense}+2."))
    assert t.leader_defense(P1) == 20
    t.end()
    assert t.leader_defense(P1) == 20
    t.end()
    assert t.leader_defense(P1) == 22


def test_10_7_5_1_a_delayed_trigger_works_once() -> None:
    """The main phase after next brings nothing more."""
    t = Table()
    t.field(P1)
    t.field(P2)
    t.play(t.spell(P1, "At the start of your next main phase, give your leader {defense}+2."))
    for _ in range(4):
        t.end()
    assert t.leader_defense(P1) == 22


def test_10_7_5_1_with_a_time_frame_it_works_each_time_until_then() -> None:
    """Every follower of this turn draws; next turn's does not."""
    t = Table()
    t.field(P2)
    a, b, later = (t.hand(P1, cost=0, attack=n) for n in (1, 2, 3))
    t.play(t.spell(P1, "This turn, whenever a follower is put onto your field, give your leader {defense}+1."))
    t.play(a)
    t.play(b)
    assert t.leader_defense(P1) == 22
    t.end()
    t.end()
    t.play(later)
    assert t.leader_defense(P1) == 22


@pytest.mark.rule("sve 10.7.6.1")
def test_10_7_6_a_state_trigger_triggers_when_the_state_comes_about() -> None:
    """Playing the last card of the hand brings the state about, once."""
    t = Table()
    t.field(P1, "When there are no cards in your hand, give your leader {defense}+1.")
    t.play(t.hand(P1, cost=0))
    assert t.leader_defense(P1) == 21
    assert t.game.pending == ()


@pytest.mark.rule("sve-R14")
def test_10_7_6_1_it_triggers_again_only_after_the_state_was_gone() -> None:
    """While the hand stays empty nothing more happens; filled and emptied again it does."""
    t = Table()
    t.field(P1, "When there are no cards in your hand, give your leader {defense}+1.")
    act = t.amulet(P1, "{act} {cost 1}: Give your leader {defense}+10.\n{act} {cost 1}: Draw a card.")
    first = t.hand(P1, cost=0)
    t.play(first)
    t.activate(act)
    assert t.leader_defense(P1) == 31
    t.activate(act, n=2)
    assert t.leader_defense(P1) == 31
    t.play(t.pieces(P1, "hand")[0])
    assert t.leader_defense(P1) == 32


def test_10_7_6_1_pending_once_though_the_state_comes_and_goes_before_it_is_resolved() -> None:
    """Emptied, filled and emptied within one effect is one trigger."""
    t = Table()
    t.field(P1, "When there are no cards in your hand, give your leader {defense}+1.")
    t.hand(P1)
    t.play(t.spell(P1, "Discard a card. Draw a card. Discard a card."))
    assert t.leader_defense(P1) == 21


@pytest.mark.rule("sve 10.6.2.8.2.1")
def test_10_7_7_a_pending_ability_is_played_though_its_card_is_elsewhere() -> None:
    """The card was returned to hand by another pending ability first; its own is still played."""
    t = Table()
    t.amulet(P1, "Whenever a follower on your field takes damage, return it to its owner's hand.")
    card = t.field(P1, "Whenever this follower takes damage, deal 2 damage to your opponent's leader.", defense=5)
    t.play(t.spell(P1, SWEEP), "trigger 1")
    assert (t.zone_of(card), t.leader_defense(P2)) == ("hand", 18)


def test_10_8_1_a_one_shot_effect_is_performed_once() -> None:
    """Two damage is dealt once, in one event, and not again later."""
    t = Table()
    t.field(P1)
    t.play(t.spell(P1, "Deal 2 damage to your opponent's leader."))
    t.end()
    t.end()
    assert t.leader_defense(P2) == 18
    assert len(t.events("damage")) == 1
