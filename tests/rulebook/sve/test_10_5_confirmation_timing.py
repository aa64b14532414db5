"""Confirmation Timing (sve 10.5): rules handling first, then pending abilities, the active player's first."""

from __future__ import annotations

import pytest

from tests.sve_table import P1, P2, Table

SWEEP = "Deal 1 damage to each follower on the field."


@pytest.mark.rule("sve 10.5.1.1", "sve 10.5.2", "sve 10.5.2.4")
def test_10_5_1_rules_handling_comes_before_automatic_abilities() -> None:
    """A follower without defense is destroyed before the ability that could have saved it is resolved."""
    t = Table()
    dying = t.field(P1, attack=2, defense=1)
    t.field(P1, "Whenever another follower on your field takes damage, give it {defense}+3.", defense=9)
    t.play(t.spell(P1, SWEEP))
    assert t.zone_of(dying) == "cemetery"
    kinds = [e.kind for e in t.events() if e.kind in ("destroy", "played") and e.key != "card"]
    assert kinds == ["destroy", "played"]


def test_10_5_1_1_nothing_is_handled_in_the_middle_of_an_effect() -> None:
    """A follower at zero defense that gets defense before the effect is over lives."""
    t = Table()
    hurt = t.field(P1, defense=1)
    t.play(t.spell(P1, "Deal 1 damage to each follower on your field. Give each follower on your field {defense}+2."))
    assert (t.zone_of(hurt), t.number(hurt, "defense")) == ("field", 2)


def test_10_5_2_1_rules_handling_is_done_at_once_and_repeated() -> None:
    """Two followers die together; the bonus they gave is gone, so a third dies in the next round."""
    t = Table()
    first = t.field(P1, "Other followers on your field have {defense}+1.", defense=1)
    second = t.field(P2, defense=1)
    third = t.field(P1, defense=1)
    t.play(t.spell(P1, SWEEP))
    one, two, three = (t.event("destroy", c) for c in (first, second, third))
    assert one.batch == two.batch
    assert three.batch > one.batch


@pytest.mark.rule("sve 10.5.2.3")
def test_10_5_2_2_the_active_players_abilities_go_first() -> None:
    """All of the active player's, in the order that player likes, then the other's."""
    t = Table()
    a = t.field(P1, "{last words} Draw a card.", defense=1)
    b = t.field(P1, "{last words} Give your leader {defense}+1.", defense=1)
    c = t.field(P2, "{last words} Draw a card.", defense=1)
    sweep = t.spell(P1, SWEEP)
    t.choose(f"play {sweep}")
    decision = t.game.decision
    assert decision is not None and decision.seat == P1 and len(decision.options) == 2
    t.choose("trigger 2")
    t.settle()
    order = [e.card for e in t.events("played") if e.key == "automatic"]
    assert order == [b.id, a.id, c.id]


def test_10_5_2_2_on_the_opponents_turn_the_opponents_go_first() -> None:
    """It is the active player, not the player of the spell, who goes first."""
    t = Table(turn_of=P2)
    a = t.field(P1, "{last words} Draw a card.", defense=1)
    c = t.field(P2, "{last words} Draw a card.", defense=1)
    t.play(t.spell(P2, SWEEP))
    assert [e.card for e in t.events("played") if e.key == "automatic"] == [c.id, a.id]


@pytest.mark.rule("sve 10.5.2.1")
def test_10_5_2_2_after_each_ability_rules_handling_is_looked_at_again() -> None:
    """The first Last Words kills a follower; it is destroyed before the second Last Words resolves."""
    t = Table()
    t.field(P1, "{last words} Deal 1 damage to each enemy follower on the field.", defense=1)
    t.field(P2, "{last words} Draw a card.", defense=1)
    victim = t.field(P2, defense=2)
    t.play(t.spell(P1, SWEEP))
    order = [(e.kind, e.card) for e in t.events() if e.kind in ("destroy", "draw")]
    assert order.index(("destroy", victim.id)) < [k for k, _ in order].index("draw")


@pytest.mark.rule("sve 10.5.2.2")
def test_10_5_2_3_an_active_players_new_trigger_goes_before_the_others_waiting_one() -> None:
    """What the active player's ability triggers is played before the opponent's older one."""
    t = Table()
    a = t.field(P1, "{last words} Draw a card.", defense=1)
    watcher = t.field(P1, "Whenever you draw a card, give your leader {defense}+1.", defense=9)
    c = t.field(P2, "{last words} Draw a card.", defense=1)
    t.play(t.spell(P1, SWEEP))
    assert [e.card for e in t.events("played") if e.key == "automatic"] == [a.id, watcher.id, c.id]


def test_10_5_2_4_it_ends_when_nothing_is_left() -> None:
    """After a chain of triggers the main phase goes on and nothing is pending."""
    t = Table()
    t.field(P1, "Whenever you draw a card, give your leader {defense}+1.")
    t.field(P1, "Whenever your leader gains defense, give this follower {attack}+1.")
    t.play(t.spell(P1, "Draw a card."))
    assert t.game.pending == ()
    assert "end" in t.options
    assert t.leader_defense(P1) == 21
