"""Replacement effects (sve 10.10)."""

from __future__ import annotations

import pytest

from ludex.enact.scenes.making import ability
from ludex.games.sve.text import nodes
from ludex.lang import ast
from tests.enact.toy import Table

YOU = ast.Player("you")


def shift(taken: bool, sign: str, amount: int, what: ast.Object | None = None) -> ast.DamageShift:
    return ast.DamageShift(what or ast.This(), taken, sign, ast.Number(amount))  # type: ignore[arg-type]


def takes(compare: str, amount: int, instead: ast.Amount, *, optional: bool = False) -> ast.Passive:
    event = ast.TakesDamage(ast.This(), "any", compare, ast.Number(amount))  # type: ignore[arg-type]
    effect = ast.Sequence((ast.TakeInstead(ast.This(), "take", instead),))
    return ast.Passive((ast.Replace(event, effect, optional=optional),))


@pytest.mark.rule("sve 5.14.2")
def test_damage_dealt_and_taken_is_shifted():
    t = Table()
    fierce = t.card(ast.Passive((shift(False, "+", 2),)))
    tough = t.card(ast.Passive((shift(True, "-", 1),)), seat=1)
    plain = t.card()

    assert [e.amount for e in t.damage(plain, 1, by=fierce)] == [3]
    assert [e.amount for e in t.damage(tough, 3, by=plain)] == [2]
    assert [e.amount for e in t.damage(fierce, 1, by=tough)] == [1]


@pytest.mark.rule("sve 10.10.2")
def test_several_replacements_are_ordered_by_the_affected_player():
    t = Table()
    fierce = t.card(ast.Passive((shift(False, "+", 2),)), name="Fierce")
    tough = t.card(ast.Passive((shift(True, "-", 1),)), seat=1, name="Tough")

    t.damage(tough, 1, by=fierce)
    assert t.g.decision is not None
    assert t.g.decision.rule == "sve 10.10.2"
    assert [option.label for option in t.g.decision.options] == ["Fierce", "Tough"]
    # Reduced to nothing first, the damage does not happen at all; raised first, it is 2 (sve 1.3.2.2).
    t.g.choose("apply 2")
    assert t.number(tough, "defense") == 3


@pytest.mark.rule("sve 1.3.2.2")
def test_damage_reduced_to_nothing_does_not_happen():
    t = Table()
    tough = t.card(ast.Passive((shift(True, "-", 2),)))

    assert t.damage(tough, 2) == ()
    assert [e.amount for e in t.damage(tough, 3)] == [1]


@pytest.mark.rule("sve 5.14.3.3", "sve 10.2.1.3.2")
def test_no_damage_of_a_kind():
    t = Table()
    safe = t.card(ast.Passive((ast.NoDamage(ast.This(), "ability"),)))
    other = t.card(seat=1)

    assert t.damage(safe, 2, by=other) == ()
    assert t.damage(safe, 2, by=other, key="attack")

    gentle = t.card(ast.Passive((ast.NoDamage(ast.This(), dealing=True),)))
    assert t.damage(other, 2, by=gentle) == ()


def test_a_leader_and_a_group_are_reached():
    t = Table()
    leader = t.card(zone="leader area", types=("leader",))
    elves = ast.Some(ast.Each(), ast.Group((nodes.OfTrait("Elf"),), ast.Kind("follower")))
    both = ast.Together((ast.Leader(YOU), elves))
    t.card(ast.Passive((ast.NoDamage(both),)), types=("amulet",))
    elf, other = t.card(traits=("Elf",)), t.card()

    assert not t.damage(leader, 1)
    assert not t.damage(elf, 1)
    assert t.damage(other, 1)


@pytest.mark.rule("sve 10.10.1")
def test_taking_another_amount_instead():
    t = Table()
    cap = t.card(takes(">", 3, ast.Number(3)), defense=9)

    assert [e.amount for e in t.damage(cap, 7)] == [3]
    assert [e.amount for e in t.damage(cap, 2)] == [2]


@pytest.mark.rule("sve 1.3.2.2")
def test_taking_none_instead():
    t = Table()
    shell = t.card(takes("<=", 4, ast.Number(0)), defense=9)

    assert t.damage(shell, 4) == ()
    assert [e.amount for e in t.damage(shell, 6)] == [6]


def test_that_much_plus_one():
    t = Table()
    allies = ast.Some(ast.Exactly(ast.Number(1)), ast.Group((nodes.OfTrait("Yokai"),), ast.Kind("follower")), 1)
    event = ast.DealsDamage(allies)
    effect = ast.Sequence((ast.TakeInstead(ast.Ref(1), "deal", ast.Plus(ast.ThatMuch(), ast.Number(1))),))
    t.card(ast.Passive((ast.Replace(event, effect),)), types=("amulet",))
    yokai, other, foe = t.card(traits=("Yokai",)), t.card(), t.card(seat=1, defense=9)

    assert [(e.card, e.amount) for e in t.damage(foe, 2, by=yokai)] == [(foe.id, 3)]
    assert [e.amount for e in t.damage(foe, 2, by=other)] == [2]


def test_an_optional_replacement_is_asked_for():
    t = Table()
    card = t.card(takes(">=", 1, ast.Number(1), optional=True), defense=9)
    t.damage(card, 5)

    assert t.g.decision is not None
    t.g.choose("no")
    assert t.number(card, "defense") == 4

    t.damage(card, 5)
    t.g.choose("yes")
    assert t.number(card, "defense") == 3


@pytest.mark.rule("sve 10.10.2.3")
def test_two_effects_of_one_ability_both_apply_to_one_event():
    t = Table()
    both = ast.Passive((shift(False, "+", 2), shift(True, "-", 1)))
    assert len(ability(t.rules, both, "follower")) == 2
    card = t.card(both, defense=9)

    t.damage(card, 3, by=card)
    t.g.choose("apply 1")
    assert t.number(card, "defense") == 5


@pytest.mark.rule("sve 5.29.1")
def test_a_multiplied_shift():
    t = Table()
    hand = ast.Count(ast.Group((), ast.Kind("card"), (ast.Place("hand", YOU),)))
    card = t.card(ast.Passive((ast.StaticForEvery(shift(False, "+", 1), 2, hand),)))
    for _ in range(5):
        t.card(zone="hand")
    foe = t.card(seat=1, defense=9)

    assert [e.amount for e in t.damage(foe, 1, by=card)] == [3]


@pytest.mark.rule("sve 10.10.1", "sve 10.10.1.1")
def test_a_whole_effect_instead_of_an_event():
    t = Table()
    event = ast.IsDestroyed(ast.This())
    effect = ast.Sequence((ast.Banish(ast.This()),))
    card = t.card(ast.Passive((ast.Replace(event, effect),)))

    t.move(card, "cemetery", "destroy")
    assert t.g.cards[card.id].zone == "banished zone"
    assert not [e for e in t.g.events if e.kind == "destroy"]
