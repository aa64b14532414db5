"""Filters: each word of a noun phrase as a question about one card, compiled once and asked all the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.events import happenings
from ludex.enact.nouns import objects
from ludex.enact.nouns.questions import kind, negated, place, yes
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.meanings import FILTERS, Test, test
from ludex.lang import ast

if TYPE_CHECKING:
    pass


# -- whose and which -----------------------------------------------------------------------------------------
@FILTERS.of(ast.Enemy)
def _enemy(node: ast.Enemy) -> Test:
    return lambda scene, look: look.seat != scene.you


@FILTERS.of(ast.YouControl)
def _you_control(node: ast.YouControl) -> Test:
    return lambda scene, look: look.seat == scene.you


@FILTERS.of(ast.Other)
def _other(node: ast.Other) -> Test:
    return lambda scene, look: not objects.is_this(scene, look.ref)


@FILTERS.of(ast.OfKind)
def _of_kind(node: ast.OfKind) -> Test:
    one = kind(node.word)
    return negated(one) if node.negated else one


@FILTERS.of(ast.InState)
def _in_state(node: ast.InState) -> Test:
    word = node.word
    return lambda scene, look: text_rules(scene.g).in_state(scene.g, look, word)


# -- places and histories ------------------------------------------------------------------------------------
@FILTERS.of(ast.Place)
def _place(node: ast.Place) -> Test:
    return place(node, facedown=True)


@FILTERS.of(ast.Places)
def _places(node: ast.Places) -> Test:
    parts = tuple(place(one, facedown=True) for one in node.places)
    return lambda scene, look: any(part(scene, look) for part in parts)


@FILTERS.of(ast.Among)
def _among(node: ast.Among) -> Test:
    """One of the cards spoken of."""
    ref = node.ref
    return lambda scene, look: look.ref in objects.refs(scene, ref)


@FILTERS.of(ast.ThatDid)
def _that_did(node: ast.ThatDid) -> Test:
    """To which something happened this turn, or did not."""
    event = node.event
    one: Test = lambda scene, look: happenings.happened_to(scene, event, look.ref)  # noqa: E731
    return negated(one) if node.negated else one


@FILTERS.of(ast.AnyOf)
def _any_of(node: ast.AnyOf) -> Test:
    parts = tuple(test(option) for option in node.options)
    return lambda scene, look: any(part(scene, look) for part in parts)


@FILTERS.of(ast.AtRandom, ast.TotalStat, ast.Distinct, ast.Target, ast.Alike)
def _together(node: ast.AtRandom | ast.TotalStat | ast.Distinct | ast.Target | ast.Alike) -> Test:
    """Filters that speak of the chosen cards together: totals, differences, chance."""
    return yes
