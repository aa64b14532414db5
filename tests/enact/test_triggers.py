"""Trigger conditions (sve 10.7)."""

from __future__ import annotations

import pytest

from ludex.enact.scenes.making import ability, lasting_ability
from ludex.enact.standing.triggers import named
from ludex.games.sve.text import nodes
from ludex.kernel.abilities import AUTOMATIC
from ludex.lang import ast
from tests.enact.toy import Table

YOU = ast.Player("you")
DRAW = ast.Sequence((ast.Draw(ast.Number(1)),))
A_FOLLOWER = ast.Some(
    ast.Exactly(ast.Number(1)), ast.Group((), ast.Kind("follower"), (ast.Place("field", YOU),)), binding=1
)


def when(event: ast.Event, **more: object) -> ast.Automatic:
    return ast.Automatic((ast.When(event),), DRAW, **more)  # type: ignore[arg-type]


def waiting(t: Table) -> list[int]:
    return [p.source.card for p in t.g.pending]


@pytest.mark.rule("sve 10.7.2", "sve 10.7.2.1")
def test_pending_once_for_each_time_the_event_happens():
    t = Table()
    watcher = t.card(when(ast.TakesDamage(A_FOLLOWER)), types=("amulet",))
    first, second, foe = t.card(), t.card(), t.card(seat=1)

    t.damage(first, 1)
    t.damage(second, 1)
    t.damage(foe, 1)
    assert waiting(t) == [watcher.id, watcher.id]


@pytest.mark.rule("sve 10.7.2.2")
def test_once_per_turn():
    t = Table()
    watcher = t.card(when(ast.TakesDamage(A_FOLLOWER), limit=ast.OncePerTurn()), types=("amulet",))
    card = t.card(defense=9)
    t.damage(card, 1)
    t.damage(card, 1)

    assert waiting(t) == [watcher.id]


def test_during_is_asked_when_it_happens():
    t = Table()
    watcher = t.card(when(ast.TakesDamage(A_FOLLOWER), during=ast.TurnOf(YOU)), types=("amulet",))
    card = t.card(defense=9)
    t.g.active = 1
    t.damage(card, 1)
    assert not waiting(t)

    t.g.active = 0
    t.damage(card, 1)
    assert waiting(t) == [watcher.id]


def test_for_the_first_time_each_turn_counts_what_happened_before_the_card_came():
    t = Table()
    card = t.card(defense=9)
    t.damage(card, 1)
    t.card(when(ast.TakesDamage(A_FOLLOWER), during=ast.FirstTime()), types=("amulet",))
    second = t.card(when(ast.TakesDamage(A_FOLLOWER), during=ast.FirstTime(2)), types=("amulet",))

    t.damage(card, 1)
    t.damage(card, 1)
    assert waiting(t) == [second.id]


@pytest.mark.rule("sve 10.7.6", "sve 10.7.6.1")
def test_a_state_trigger_waits_for_its_state_to_come_about():
    t = Table()
    empty = ast.Exists("==", ast.Number(0), ast.Group((), ast.Kind("card"), (ast.Place("hand", YOU),)))
    hand = t.card(zone="hand")
    watcher = t.card(when(ast.Becomes(empty)), types=("amulet",))
    other = t.card(defense=9)
    t.damage(other, 1)
    assert not waiting(t)

    t.move(hand, "cemetery")
    t.damage(other, 1)
    assert waiting(t) == [watcher.id]


@pytest.mark.rule("sve 12.1.2")
def test_several_triggers_are_several_abilities():
    t = Table()
    node = ast.Automatic((ast.TriggerKeyword("last words"), ast.When(ast.TakesDamage(ast.This()))), DRAW)
    made = ability(t.rules, node, "follower")

    assert [a.kind for a in made] == [AUTOMATIC, AUTOMATIC]
    assert made[0] != made[1]
    card = t.card(node)
    t.move(card, "cemetery", "destroy")
    assert waiting(t) == [card.id]


@pytest.mark.rule("sve 10.7.5.1")
def test_a_delayed_trigger_triggers_once_unless_a_time_is_given():
    t = Table()
    card = t.card(defense=9)
    once = lasting_ability(t.rules, ast.Delayed(ast.TakesDamage(ast.Ref(1)), DRAW))
    often = lasting_ability(t.rules, ast.Delayed(ast.TakesDamage(ast.Ref(1)), DRAW, ast.Duration("end of turn")))
    t.last(once, bind={1: (card.ref,)})
    t.last(often, bind={1: (card.ref,)})

    t.damage(card, 1)
    t.damage(card, 1)
    assert [p.source.ability for p in t.g.pending] == [once, often, often]


def test_an_effect_can_make_it_trigger_a_further_time():
    t = Table()
    mine = ast.Some(ast.Each(), ast.Group((), ast.Kind("follower"), (ast.Place("field", YOU),)))
    t.card(ast.Passive((nodes.AlsoTriggers(mine, "Last Words"),)), types=("amulet",))
    card = t.card(ast.Automatic((ast.TriggerKeyword("last words"),), DRAW))
    other = t.card(ast.Automatic((ast.TriggerKeyword("last words"),), DRAW), seat=1)

    t.move(card, "cemetery", "destroy")
    t.move(other, "cemetery", "destroy")
    assert waiting(t) == [card.id, card.id, other.id]


def test_a_trigger_with_several_events_is_one_ability_with_one_limit():
    t = Table()
    either = ast.WhenEither((ast.TakesDamage(A_FOLLOWER), ast.IsDestroyed(A_FOLLOWER)))
    watcher = t.card(ast.Automatic((either,), DRAW, limit=ast.OncePerTurn()), types=("amulet",))
    card = t.card(defense=9)
    t.damage(card, 1)
    t.move(card, "cemetery", "destroy")

    assert waiting(t) == [watcher.id]


@pytest.mark.rule("sve 4.1.4.1")
def test_what_the_event_names_is_named_when_it_is_played():
    t = Table()
    either = ast.WhenEither((ast.TakesDamage(A_FOLLOWER), ast.IsDestroyed(A_FOLLOWER)))
    t.card(ast.Automatic((either,), DRAW), types=("amulet",))
    card = t.card(defense=9)
    t.damage(card, 2)
    old = card.ref
    t.move(card, "cemetery", "destroy")

    hurt, killed = t.g.pending
    assert named(t.g, hurt.source, hurt.event) == {1: (old,), "that much": 2}
    assert named(t.g, killed.source, killed.event) == {1: (t.g.cards[card.id].ref,)}
