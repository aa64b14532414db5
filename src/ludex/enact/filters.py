"""Filters: each word of a noun phrase as a question about one card, compiled once and asked all the time."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.enact import attributes, happenings, information, objects, players
from ludex.enact.looks import originally
from ludex.enact.ruleset import text_rules
from ludex.kernel.kept import Kept
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scene import Look, Scene

Test = Callable[["Scene", "Look"], bool]

COMPARE: dict[str, Callable[[int, int], bool]] = {
    "==": operator.eq,
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
}

_table: dict[type, Callable[[ast.Filter], Test]] = {}
_tests: Kept[ast.Filter, Test] = Kept()


def passes(scene: Scene, node: ast.Filter, look: Look) -> bool:
    """Whether a card passes one filter standing alone: `if it's engaged`, `if it has Ward`."""
    return test(node)(scene, look)


def test(node: ast.Filter) -> Test:
    """The question a filter asks of a card."""
    found = _tests.get(node)
    if found is None:
        if not _table:
            _table.update(_makers())
        found = _tests[node] = _table[type(node)](node)
    return found


def yes(scene: Scene, look: Look) -> bool:
    """Always: the filter speaks of the chosen cards together, or of how they are picked."""
    return True


def negated(one: Test) -> Test:
    """The opposite question."""
    return lambda scene, look: not one(scene, look)


# -- nouns ---------------------------------------------------------------------------------------------------
def noun(node: ast.Noun) -> Test:
    """The question a noun asks: a type, of whatever special type (sve 2.3.4), or a name (sve 2.1.2)."""
    if isinstance(node, ast.Kind):
        return _kind(node.word)
    if isinstance(node, ast.OfName):
        return information.named((node.name,))
    named, token = information.named((node.name,)), _kind("token")
    return lambda scene, look: token(scene, look) and named(scene, look)


def _kind(word: str) -> Test:
    if word == "card":
        return yes
    if word == "enemy":
        return lambda scene, look: look.seat != scene.you and text_rules(scene.g).is_kind(scene.g, look, word)
    return lambda scene, look: text_rules(scene.g).is_kind(scene.g, look, word)


# -- whose and which -----------------------------------------------------------------------------------------
def _enemy(node: ast.Filter) -> Test:
    return lambda scene, look: look.seat != scene.you


def _you_control(node: ast.Filter) -> Test:
    return lambda scene, look: look.seat == scene.you


def _other(node: ast.Filter) -> Test:
    return lambda scene, look: not objects.is_this(scene, look.ref)


def _of_kind(node: ast.Filter) -> Test:
    assert isinstance(node, ast.OfKind)
    one = _kind(node.word)
    return negated(one) if node.negated else one


def _originally_kind(node: ast.Filter) -> Test:
    """Of a type by what is printed on it (sve 5.24.1)."""
    assert isinstance(node, ast.OriginallyKind)
    kind = _kind(node.word)
    one: Test = lambda scene, look: kind(scene, originally(scene.g, look))  # noqa: E731
    return negated(one) if node.negated else one


def _in_state(node: ast.Filter) -> Test:
    assert isinstance(node, ast.InState)
    word = node.word
    return lambda scene, look: text_rules(scene.g).in_state(scene.g, look, word)


# -- places and histories ------------------------------------------------------------------------------------
def place(node: ast.Place, *, facedown: bool) -> Test:
    """In a zone, or one of those the word stands for, of a player if one is named.

    `facedown`: a faceup card is no part of an evolve deck unless the text speaks of faceup cards (sve 4.6.3).
    """
    zone, whose = node.zone, node.whose

    def one(scene: Scene, look: Look) -> bool:
        rules = text_rules(scene.g)
        if not rules.lies_in(look.zone, zone):
            return False
        if facedown and look.faceup and rules.spec[look.zone].faceup_apart:
            return False
        return whose is None or look.seat in players.seats(scene, whose)

    return one


def _place(node: ast.Filter) -> Test:
    assert isinstance(node, ast.Place)
    return place(node, facedown=True)


def _in_row(node: ast.Filter) -> Test:
    """In a row of the field (cfv 4.6.3)."""
    assert isinstance(node, ast.InRow)
    row = node.row
    return lambda scene, look: text_rules(scene.g).row_of(look.zone) == row


def _in_column_of(node: ast.Filter) -> Test:
    """In the column of another card, also across the field (cfv 4.6.2.1)."""
    assert isinstance(node, ast.InColumnOf)
    what = node.what

    def one(scene: Scene, look: Look) -> bool:
        rules = text_rules(scene.g)
        return any(
            rules.same_column(look.seat, look.zone, other.seat, other.zone) for other in objects.looks(scene, what)
        )

    return one


def _places(node: ast.Filter) -> Test:
    assert isinstance(node, ast.Places)
    parts = tuple(place(one, facedown=True) for one in node.places)
    return lambda scene, look: any(part(scene, look) for part in parts)


def _among(node: ast.Filter) -> Test:
    """One of the cards spoken of."""
    assert isinstance(node, ast.Among)
    ref = node.ref
    return lambda scene, look: look.ref in objects.refs(scene, ref)


def _that_did(node: ast.Filter) -> Test:
    """To which something happened this turn, or did not."""
    assert isinstance(node, ast.ThatDid)
    event = node.event
    one: Test = lambda scene, look: happenings.happened_to(scene, event, look.ref)  # noqa: E731
    return negated(one) if node.negated else one


def _any_of(node: ast.Filter) -> Test:
    assert isinstance(node, ast.AnyOf)
    parts = tuple(test(option) for option in node.options)
    return lambda scene, look: any(part(scene, look) for part in parts)


def _together(node: ast.Filter) -> Test:
    """Filters that speak of the chosen cards together: totals, differences, chance."""
    return yes


# The table is made on first use: `information` and `attributes` need this module themselves.
def _makers() -> dict[type, Callable[[ast.Filter], Test]]:
    return {
        ast.Enemy: _enemy,
        ast.YouControl: _you_control,
        ast.Other: _other,
        ast.AtRandom: _together,
        ast.OfClass: information.of_class,
        ast.OfTrait: information.of_trait,
        ast.OfUniverse: information.of_universe,
        ast.OfKind: _of_kind,
        ast.InState: _in_state,
        ast.OriginallyKind: _originally_kind,
        ast.HasKeyword: information.keywords,
        ast.HasTrigger: information.has_trigger,
        ast.HasTraits: information.has_traits,
        ast.HasStat: information.has_stat,
        ast.TotalStat: _together,
        ast.ExtremeStat: information.extreme_stat,
        ast.HasCounters: information.has_counters,
        ast.IsNamed: information.is_named,
        ast.NameContains: information.name_contains,
        ast.HasDeclaredName: information.has_declared_name,
        ast.Distinct: _together,
        ast.SameAs: information.same_as,
        ast.Place: _place,
        ast.Places: _places,
        ast.Among: _among,
        ast.ThatDid: _that_did,
        ast.AnyOf: _any_of,
        ast.OfClan: information.of_clan,
        ast.OfRace: information.of_race,
        ast.InRow: _in_row,
        ast.InColumnOf: _in_column_of,
        ast.Target: _together,
        ast.OfAttribute: attributes.of_attribute,
        ast.OfChosen: attributes.of_chosen,
        ast.ControlledBy: attributes.controlled_by,
        ast.OwnedBy: attributes.owned_by,
        ast.HasAddition: attributes.has_addition,
        ast.AddedTo: attributes.added_to,
        ast.Battling: attributes.battling,
        ast.Targeting: attributes.targeting,
        ast.AbilityOf: attributes.ability_of,
        ast.HasAbility: attributes.has_ability,
        ast.Parity: attributes.parity,
        ast.Alike: _together,
    }
