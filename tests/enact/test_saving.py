"""Readings in saved games."""

from __future__ import annotations

from ludex.enact.scenes.making import lasting_ability
from ludex.enact.scenes.saving import node_types
from ludex.kernel.storage.load import load, save
from ludex.kernel.storage.plain import kind_of
from ludex.lang import ast
from tests.enact.toy import Table


def test_every_node_can_be_saved():
    assert ast.HasGains in node_types()
    assert all(kind_of(kind.__new__(kind)) is not None for kind in node_types())


def test_effects_that_last_are_there_after_loading():
    t = Table()
    t.rules.define = lambda row: t.g.cards[0].definition  # type: ignore[method-assign]
    card = t.card()
    gift = ast.HasGains(ast.Ref(1), (ast.GainAbility(ast.KeywordAbility("Ward")),))
    t.last(lasting_ability(t.rules, gift), bind={1: (card.ref,)})

    again = load(save(t.g), lambda name: t.rules)
    assert again.chars(card.id).keywords == {"Ward"}
    assert again.lasting == t.g.lasting
