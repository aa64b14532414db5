"""Conditions: what a text asks before it does something. Each node is compiled once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.enact.events import happenings, movements
from ludex.enact.nouns import groups, objects
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.last_known import arrival
from ludex.enact.scenes.meanings import CONDITIONS, Question, holds
from ludex.enact.scenes.scene import Scene, look, look_at
from ludex.enact.values import aims
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Look
    from ludex.kernel.cards import CardRef


def negated(question: Question) -> Question:
    """The contrary of a question."""
    return lambda scene: not question(scene)


# -- cards there are, numbers compared -----------------------------------------------------------------------
@CONDITIONS.of(ast.Exists)
def _exists(node: ast.Exists) -> Question:
    group, much, compare = node.group, node.amount, meanings.COMPARE[node.compare]
    if isinstance(group, ast.Groups) and group.joined == "and" and (node.compare, much) == (">=", ast.Number(1)):
        # `There is an A and a B` asks for one of each; a number of As and Bs counts them together.
        each = tuple(ast.Groups((option,), group.after) for option in group.options)
        return lambda scene: all(groups.count(scene, one) >= 1 for one in each)
    return lambda scene: compare(groups.count(scene, group), meanings.amount(scene, much))


@CONDITIONS.of(ast.Compared)
def _compared(node: ast.Compared) -> Question:
    left, right, compare = node.left, node.right, meanings.COMPARE[node.compare]
    return lambda scene: compare(meanings.amount(scene, left), meanings.amount(scene, right))


# -- what a card is ------------------------------------------------------------------------------------------
def _every(what: ast.Object, asked: Callable[[Scene, Look], bool], negated: bool) -> Question:
    """Asked of each card spoken of; where there is no card nothing can be said of it. Of so many that nobody has
    chosen (`one of your rear-guards is …`) it is so if there are so many."""
    number = what.quantity.amount if isinstance(what, ast.Some) and isinstance(what.quantity, ast.Exactly) else None
    binding = what.binding if isinstance(what, ast.Some) else 0

    def question(scene: Scene) -> bool:
        if number is not None and isinstance(what, ast.Some) and not scene.refs(binding):
            there = [look(scene.g, cid) for cid in groups.members(scene, what.group)]
            so = sum(asked(scene, each) != negated for each in there)
            return so >= max(1, meanings.amount(scene, number))
        found = objects.looks(scene, what)
        return bool(found) and all(asked(scene, each) for each in found) != negated

    return question


@CONDITIONS.of(ast.Is)
def _is(node: ast.Is) -> Question:
    group = node.group
    return _every(node.what, lambda scene, look: groups.fits(scene, group, look), node.negated)


@CONDITIONS.of(ast.IsState)
def _is_state(node: ast.IsState) -> Question:
    return _passing(node.what, node.state, node.negated)


@CONDITIONS.of(ast.Has)
def _has(node: ast.Has) -> Question:
    return _passing(node.what, node.filter, node.negated)


def _passing(what: ast.Object, asked: ast.Filter, negated: bool) -> Question:
    """A filter asked of cards: of each, or of them together where it speaks of a total or of differences."""
    if isinstance(asked, ast.TotalStat | ast.Distinct):
        group = ast.Group((), ast.Kind("card"), (asked,))

        def question(scene: Scene) -> bool:
            found = objects.looks(scene, what)
            return bool(found) and groups.are_together(scene, group, found) != negated

        return question
    return _every(what, meanings.test(asked), negated)


@CONDITIONS.of(ast.IsIn)
def _is_in(node: ast.IsIn) -> Question:
    """Where a card is now; a card that has become another is nowhere, see sve 4.1.4."""
    what, zone, whose = node.what, node.zone, node.whose
    if isinstance(what, ast.Some):
        some = _exists_in(what, ast.Place(zone, whose))
        return negated(some) if node.negated else some

    def question(scene: Scene) -> bool:
        cards, rules = scene.g.cards, text_rules(scene.g)
        found = objects.ids(scene, what)
        seats = (0, 1) if whose is None else meanings.seats(scene, whose)
        return bool(found) and all(rules.lies_in(cards[c].zone, zone) and cards[c].seat in seats for c in found)

    return negated(question) if node.negated else question


def _exists_in(some: ast.Some, place: ast.Place) -> Question:
    """Cards of a group are there: as many as the phrase says, at least one."""
    options = (some.group,) if isinstance(some.group, ast.Group) else some.group.options
    after = () if isinstance(some.group, ast.Group) else some.group.after
    group = ast.Groups(tuple(ast.Group(o.before, o.noun, (*o.after, place)) for o in options), after)

    def question(scene: Scene) -> bool:
        found = groups.count(scene, group)
        return found >= max(1, groups.bounds(scene, some.quantity, found)[0])

    return question


@CONDITIONS.of(ast.WasPutFrom)
def _was_put_from(node: ast.WasPutFrom) -> Question:
    """How a card came: put from a zone, directly or by being played (sve 5.5.3), or played from there."""
    what, origin, played = node.what, node.origin, node.verb == "played"

    def question(scene: Scene) -> bool:
        found = objects.refs(scene, what)
        return bool(found) and all(_came(scene, ref, origin, played) for ref in found)

    return negated(question) if node.negated else question


def _came(scene: Scene, ref: CardRef, origin: ast.Origin, played: bool) -> bool:
    event = arrival(scene.g, ref)
    if event is None:
        return False
    if played and event.kind != "play" and event.frm == event.origin:
        return False
    return movements.comes_from(scene, origin, event)


# -- what happened -------------------------------------------------------------------------------------------
@CONDITIONS.of(ast.Happened)
def _happened(node: ast.Happened) -> Question:
    event, span, times = node.event, node.span, node.times

    def question(scene: Scene) -> bool:
        if times is None:
            return happenings.has_happened(scene, event, span)
        found = sum(n for _, n in happenings.history(scene, event, span))
        return found >= meanings.amount(scene, times)

    return negated(question) if node.negated else question


@CONDITIONS.of(ast.FirstTime)
def _first_time(node: ast.FirstTime) -> Question:
    """The event that triggered this is the n-th of its kind this turn, or a later one."""
    number, at_least = node.number, node.at_least
    return lambda scene: happenings.is_nth(scene, number, at_least)


@CONDITIONS.of(ast.DidIt)
def _did_it(node: ast.DidIt) -> Question:
    wanted = not node.negated
    return lambda scene: bool(scene.bind.get("did", scene.bind.get("paid", False))) is wanted


@CONDITIONS.of(ast.Did)
def _did(node: ast.Did) -> Question:
    much, compare = node.amount, meanings.COMPARE[node.compare]

    def question(scene: Scene) -> bool:
        return compare(happenings.done(scene, node), 1 if much is None else meanings.amount(scene, much))

    return question


# -- the state of play ---------------------------------------------------------------------------------------
@CONDITIONS.of(ast.TurnOf)
def _turn_of(node: ast.TurnOf) -> Question:
    player, wanted = node.player, not node.negated
    return lambda scene: (scene.g.active in meanings.seats(scene, player)) is wanted


@CONDITIONS.of(ast.Threshold)
def _threshold(node: ast.Threshold) -> Question:
    """Combo, Spellchain, Necrocharge (sve 13.2.1.2, 13.3.1.2, 13.5.1.2): the game says when."""
    keyword, number = node.keyword, node.number
    return lambda scene: text_rules(scene.g).threshold(scene, keyword, meanings.amount(scene, number))


@CONDITIONS.of(ast.During)
def _during(node: ast.During) -> Question:
    """It is a phase or step, of a player's turn if one is named."""
    word, whose = node.phase, node.whose

    def question(scene: Scene) -> bool:
        g = scene.g
        if whose is not None and g.active not in meanings.seats(scene, whose):
            return False
        return word == "turn" or word in text_rules(g).phase(g)

    return question


@CONDITIONS.of(ast.Not)
def _negation(node: ast.Not) -> Question:
    condition = node.condition
    return lambda scene: not holds(scene, condition)


@CONDITIONS.of(ast.Targets)
def _targets(node: ast.Targets) -> Question:
    """A card or ability targets a card of a group, see fow 9.3:2.4."""
    what, group = node.what, node.group

    def question(scene: Scene) -> bool:
        g = scene.g
        for ref in objects.refs(scene, what):
            waits = g.played.get(ref.id)
            aimed = aims.targets_of(g, waits) if waits is not None else aims.named_so_far(scene, ref)
            if any(groups.fits(scene, group, look_at(g, target)) for target in aimed):
                return True
        return False

    return question


@CONDITIONS.of(ast.Both)
def _both(node: ast.Both) -> Question:
    parts = node.parts
    return lambda scene: all(holds(scene, part) for part in parts)


@CONDITIONS.of(ast.Either)
def _either(node: ast.Either) -> Question:
    parts = node.parts
    return lambda scene: any(holds(scene, part) for part in parts)
