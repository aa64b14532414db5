"""Abilities made from text (sve 10.1)."""

from __future__ import annotations

import pytest

from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.making import ability, ability_of, card_abilities, kind_of, lasting_ability
from ludex.enact.standing.permissions import rules_on
from ludex.enact.values.body import Body
from ludex.games.sve.text import nodes
from ludex.kernel.abilities import ACTIVATED, PASSIVE, SPELL
from ludex.lang import ast
from tests.enact.toy import Table, Toy

DRAW = ast.Sequence((ast.Draw(ast.Number(1)),))
COST = ast.Costs((ast.PayPoints(ast.Number(2)),))


def test_one_ability_for_each_reading():
    rules = Toy()
    assert ability(rules, ast.KeywordAbility("Ward"), "follower") is ability(
        rules, ast.KeywordAbility("Ward"), "follower"
    )


@pytest.mark.rule("sve 10.1.1.1")
def test_an_activated_ability_has_costs_and_restrictions():
    node = ast.Activated("act", COST, DRAW, (ast.OncePerTurn(2), nodes.OnlyFrom("cemetery")))
    (made,) = ability(Toy(), node, "follower")

    assert made.kind == ACTIVATED
    assert made.limit == 2
    assert made.zones == {"cemetery"}
    assert isinstance(made.body, Body)
    assert made.body.costs == COST
    assert not made.watches


@pytest.mark.rule("sve 10.4.7.4")
def test_the_cost_of_an_automatic_ability_is_optional():
    (made,) = ability(Toy(), ast.Automatic((ast.TriggerKeyword("last words"),), DRAW, COST), "follower")

    assert isinstance(made.body, Body)
    assert made.body.optional


@pytest.mark.rule("sve 10.1.1.4")
def test_a_spell_ability():
    (made,) = ability(Toy(), ast.SpellAbility(DRAW), "spell")
    assert made.kind == SPELL


@pytest.mark.parametrize(
    "node",
    [
        ast.AdditionalCost(COST),
        nodes.WhenPlaying(COST, (ast.HasGains(ast.This(), (ast.GainKeyword("Rush"),)),)),
        ast.AlternativeCost(COST),
        nodes.CostRule("less", ast.Number(1)),
        ast.PlayCondition(ast.TurnOf(ast.Player("you")), unless=False),
        ast.DeckRule(0),
        nodes.EntersAs("engaged"),
    ],
)
def test_rules_for_playing_are_found_on_the_card(node):
    t = Table()
    card = t.card(node, zone="hand")

    assert rules_on(t.g, card.id, type(node)) == [node]
    (made,) = t.g.chars(card.id).abilities
    assert made.kind == PASSIVE


def test_an_unknown_keyword_is_refused():
    with pytest.raises(LookupError, match="Gleam"):
        ability(Toy(), ast.KeywordAbility("Gleam"), "follower")


def test_abilities_are_made_again_from_their_keys():
    rules = Toy()
    static = ast.HasGains(ast.This(), (ast.GainKeyword("Rush"),))
    text = ast.CardText(
        (
            ast.KeywordAbility("Ward"),
            ast.Passive((static, ast.Cannot(ast.This(), "attack"))),
            ast.Automatic((ast.TriggerKeyword("last words"), ast.When(ast.TakesDamage(ast.This()))), DRAW),
        )
    )
    for made in (*card_abilities(rules, text, "follower"), lasting_ability(rules, static)):
        assert ability_of(rules, made.key) == made
    with pytest.raises(LookupError):
        ability_of(rules, (ast.KeywordAbility("Ward"), "nothing"))


def test_an_ability_is_worded_in_the_dialect_of_its_book():
    rules = Toy()
    rules.book = "sve"
    (made,) = ability(rules, ast.Passive((ast.Cannot(ast.This("follower"), "attack"),)), "follower")
    assert made.text == "This follower can't attack."


def test_kinds_are_told_in_the_words_of_texts():
    t = Table()
    assert kind_of(text_rules(t.g), t.g.chars(t.card(types=("token", "follower")).id)) == "follower"
    assert kind_of(text_rules(t.g), t.g.chars(t.card(types=("leader",)).id)) == "leader"
    assert kind_of(text_rules(t.g), t.g.chars(t.card(types=("relic",)).id)) == "card"


def test_a_label_is_like_a_keyword():
    t = Table()
    node = nodes.Labelled("Union Burst", ast.Automatic((ast.TriggerKeyword("last words"),), DRAW))
    (made,) = ability(t.rules, node, "follower")

    assert made.keyword == "Union Burst"
    assert made.trigger is not None
    assert ability_of(t.rules, made.key) == made
    assert t.keywords(t.card(node)) == {"Union Burst"}
