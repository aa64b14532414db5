"""Conditions: what a text asks before it does something. Each node is compiled once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.enact import (
    aims,
    amounts,
    battles,
    counted,
    filters,
    groups,
    happenings,
    movements,
    objects,
    players,
)
from ludex.enact.looks import arrival
from ludex.enact.nouns.noun import noun
from ludex.enact.ruleset import text_rules
from ludex.enact.scene import Scene, look_at
from ludex.kernel.kept import Kept
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scene import Look
    from ludex.kernel.cards import CardRef
    from ludex.kernel.game import Game

Question = Callable[["Scene"], bool]

_read: Kept[ast.Condition, Question] = Kept()


def holds(scene: Scene, condition: ast.Condition) -> bool:
    """Whether a condition holds now."""
    found = _read.get(condition)
    if found is None:
        found = _read[condition] = _where_known(condition, _READERS[type(condition)](condition))
    return found(scene)


def stands(scene: Scene, condition: ast.Condition | None) -> bool:
    """Whether what an ability does is in force. Its condition is said before anything happens: "his or her" in it is
    the player named there, not who does what would happen (fow 1.5:3)."""
    if condition is None:
        return True
    if scene.event is not None:
        scene = Scene(scene.g, scene.source, scene.bind, None, scene.they)
    return holds(scene, condition)


def _where_known(condition: ast.Condition, question: Question) -> Question:
    """What refers to a zone that a format does not have is ignored with what hangs on it (fow 14.2:1): it neither holds
    nor is its contrary so (rulings fow-5.5-R50, fow-5.01-R43)."""
    zones = frozenset(n.zone for n in ast.walk(condition) if isinstance(n, ast.Place))
    if not zones or isinstance(condition, ast.Both | ast.Either):
        return question
    return lambda scene: zones.isdisjoint(text_rules(scene.g).absent) and question(scene)


def _not(question: Question) -> Question:
    return lambda scene: not question(scene)


# -- cards there are, numbers compared -----------------------------------------------------------------------
def _exists(node: ast.Condition) -> Question:
    assert isinstance(node, ast.Exists)
    group, much, compare = node.group, node.amount, filters.COMPARE[node.compare]
    if isinstance(group, ast.Groups) and group.joined == "and" and (node.compare, much) == (">=", ast.Number(1)):
        # `There is an A and a B` asks for one of each; a number of As and Bs counts them together.
        each = tuple(ast.Groups((option,), group.after) for option in group.options)
        return lambda scene: all(groups.count(scene, one) >= 1 for one in each)
    return lambda scene: compare(groups.count(scene, group), amounts.amount(scene, much))


def _same_count_is(node: ast.Condition) -> Question:
    """The cards the condition before this one counted, compared with another number."""
    assert isinstance(node, ast.SameCountIs)
    asked, much, compare = node, node.amount, filters.COMPARE[node.compare]

    def question(scene: Scene) -> bool:
        group = counted.counted_before(scene, asked)
        return group is not None and compare(groups.count(scene, group), amounts.amount(scene, much))

    return question


def _compared(node: ast.Condition) -> Question:
    assert isinstance(node, ast.Compared)
    left, right, compare = node.left, node.right, filters.COMPARE[node.compare]
    return lambda scene: compare(amounts.amount(scene, left), amounts.amount(scene, right))


# -- what a card is ------------------------------------------------------------------------------------------
def _every(what: ast.Object, asked: Callable[[Scene, Look], bool], negated: bool) -> Question:
    """Asked of each card spoken of; where there is no card nothing can be said of it."""

    def question(scene: Scene) -> bool:
        found = objects.looks(scene, what)
        return bool(found) and all(asked(scene, look) for look in found) != negated

    return question


def _is(node: ast.Condition) -> Question:
    assert isinstance(node, ast.Is)
    group = node.group
    return _every(node.what, lambda scene, look: groups.fits(scene, group, look), node.negated)


def _is_state(node: ast.Condition) -> Question:
    assert isinstance(node, ast.IsState)
    return _passing(node.what, node.state, node.negated)


def _has(node: ast.Condition) -> Question:
    assert isinstance(node, ast.Has)
    return _passing(node.what, node.filter, node.negated)


def _passing(what: ast.Object, asked: ast.Filter, negated: bool) -> Question:
    """A filter asked of cards: of each, or of them together where it speaks of a total or of differences."""
    if isinstance(asked, ast.TotalStat | ast.Distinct):
        group = ast.Group((), ast.Kind("card"), (asked,))

        def question(scene: Scene) -> bool:
            found = objects.looks(scene, what)
            return bool(found) and groups.are_together(scene, group, found) != negated

        return question
    return _every(what, filters.test(asked), negated)


def _is_in(node: ast.Condition) -> Question:
    """Where a card is now; a card that has become another is nowhere (sve 4.1.4)."""
    assert isinstance(node, ast.IsIn)
    what, zone, whose = node.what, node.zone, node.whose
    if isinstance(what, ast.Some):
        some = _exists_in(what, ast.Place(zone, whose))
        return _not(some) if node.negated else some

    def question(scene: Scene) -> bool:
        cards, rules = scene.g.cards, text_rules(scene.g)
        found = objects.ids(scene, what)
        seats = (0, 1) if whose is None else players.seats(scene, whose)
        return bool(found) and all(rules.lies_in(cards[c].zone, zone) and cards[c].seat in seats for c in found)

    return _not(question) if node.negated else question


def _exists_in(some: ast.Some, place: ast.Place) -> Question:
    """Cards of a group are there: as many as the phrase says, at least one."""
    options = (some.group,) if isinstance(some.group, ast.Group) else some.group.options
    after = () if isinstance(some.group, ast.Group) else some.group.after
    group = ast.Groups(tuple(ast.Group(o.before, o.noun, (*o.after, place)) for o in options), after)

    def question(scene: Scene) -> bool:
        found = groups.count(scene, group)
        return found >= max(1, groups.bounds(scene, some.quantity, found)[0])

    return question


def _was_put_by_ability(node: ast.Condition) -> Question:
    """Put onto the field by an effect, which has a source (sve 10.12.1), not by being played."""
    assert isinstance(node, ast.WasPutByAbility)
    what = node.what

    def question(scene: Scene) -> bool:
        found = [arrival(scene.g, ref) for ref in objects.refs(scene, what)]
        return bool(found) and all(e is not None and e.source is not None for e in found)

    return _not(question) if node.negated else question


def _was_put_from(node: ast.Condition) -> Question:
    """How a card came: put from a zone, directly or by being played (sve 5.5.3), or played from there."""
    assert isinstance(node, ast.WasPutFrom)
    what, origin, played = node.what, node.origin, node.verb == "played"

    def question(scene: Scene) -> bool:
        found = objects.refs(scene, what)
        return bool(found) and all(_came(scene, ref, origin, played) for ref in found)

    return _not(question) if node.negated else question


def _came(scene: Scene, ref: CardRef, origin: ast.Origin, played: bool) -> bool:
    event = arrival(scene.g, ref)
    if event is None:
        return False
    if played and event.kind != "play" and event.frm == event.origin:
        return False
    return movements.comes_from(scene, origin, event)


# -- what happened -------------------------------------------------------------------------------------------
def _happened(node: ast.Condition) -> Question:
    assert isinstance(node, ast.Happened)
    event, span, times = node.event, node.span, node.times

    def question(scene: Scene) -> bool:
        if times is None:
            return happenings.has_happened(scene, event, span)
        found = sum(n for _, n in happenings.history(scene, event, span))
        return found >= amounts.amount(scene, times)

    return _not(question) if node.negated else question


def _first_time(node: ast.Condition) -> Question:
    """The event that triggered this is the n-th of its kind this turn."""
    assert isinstance(node, ast.FirstTime)
    number = node.number
    return lambda scene: happenings.is_nth(scene, number)


def _did_it(node: ast.Condition) -> Question:
    assert isinstance(node, ast.DidIt)
    wanted = not node.negated
    return lambda scene: bool(scene.bind.get("did", scene.bind.get("paid", False))) is wanted


def _did(node: ast.Condition) -> Question:
    assert isinstance(node, ast.Did)
    much, compare = node.amount, filters.COMPARE[node.compare]

    def question(scene: Scene) -> bool:
        return compare(happenings.done(scene, node), 1 if much is None else amounts.amount(scene, much))

    return question


def _rolled(node: ast.Condition) -> Question:
    """A die of this effect shows one of these numbers (sve 5.20.1)."""
    assert isinstance(node, ast.Rolled)
    results = frozenset(node.results)
    return lambda scene: not results.isdisjoint(amounts.dice(scene))


def _paid_cost(node: ast.Condition) -> Question:
    return lambda scene: bool(scene.bind.get("paid", False))


# -- the state of play ---------------------------------------------------------------------------------------
def _turn_of(node: ast.Condition) -> Question:
    assert isinstance(node, ast.TurnOf)
    player, wanted = node.player, not node.negated
    return lambda scene: (scene.g.active in players.seats(scene, player)) is wanted


def _active(node: ast.Condition) -> Question:
    """Overflow, Sanguine (sve 13.4.1.2, 13.5.2.2): the game says when."""
    assert isinstance(node, ast.Active)
    name, player, wanted = node.name, node.player, not node.negated

    def question(scene: Scene) -> bool:
        rules = text_rules(scene.g)
        return all(rules.active_state(scene.g, name, seat) for seat in players.seats(scene, player)) is wanted

    return question


def _threshold(node: ast.Condition) -> Question:
    """Combo, Spellchain, Necrocharge (sve 13.2.1.2, 13.3.1.2, 13.5.1.2): the game says when."""
    assert isinstance(node, ast.Threshold)
    keyword, number = node.keyword, node.number
    return lambda scene: text_rules(scene.g).threshold(scene, keyword, amounts.amount(scene, number))


def _during(node: ast.Condition) -> Question:
    """It is a phase or step, of a player's turn if one is named."""
    assert isinstance(node, ast.During)
    word, whose = node.phase, node.whose

    def question(scene: Scene) -> bool:
        g = scene.g
        if whose is not None and g.active not in players.seats(scene, whose):
            return False
        return word == "turn" or word in text_rules(g).phase(g)

    return question


def _in_battle(node: ast.Condition) -> Question:
    """A card plays a part in the battle now; it attacks or boosts something in particular if that is said, whatever has
    become of that since (cfv 7.1.2.2)."""
    assert isinstance(node, ast.InBattle)
    what, role, target = node.what, node.role, node.target

    def question(scene: Scene) -> bool:
        g = scene.g
        there = [ref for ref in text_rules(g).in_role(g, role) if _means(scene, what, ref)]
        if not there or target is None:
            return bool(there)
        return any(_means(scene, target, other) for other in _battled(g, role, there))

    return question


def _means(scene: Scene, what: ast.Object, ref: CardRef) -> bool:
    return noun(what).was_one(scene, battles.subject_of(scene.g, ref))


def _battled(g: Game, role: str, there: list[CardRef]) -> list[CardRef]:
    """The units on the other side of what cards do in this battle."""
    told = battles.boosts_told(g) if role in ("boosting", "boosted") else battles.attacks_told(g)
    if role in ("attacking", "boosting"):
        return [other for one, other in told if one in there]
    return [one for one, other in told if other in there]


def _was_awakened(node: ast.Condition) -> Question:
    """Its [Awakening] cost was paid as it was played (fow 12.1:2.1): in the chase that is named, later marked."""
    assert isinstance(node, ast.WasAwakened)
    what = node.what

    def question(scene: Scene) -> bool:
        found = objects.looks(scene, what)
        return bool(found) and all(_awakened(scene, look) for look in found)

    return question


def _awakened(scene: Scene, look: Look) -> bool:
    if look.marks.get(AWAKENED):
        return True
    waits = scene.g.played.get(look.ref.id)
    bound = waits.bind if waits is not None else scene.bind if look.ref.id == scene.source.card else {}
    return bool(bound.get(AWAKENED))


AWAKENED = "awakened"


def _done_this_way(node: ast.Condition) -> Question:
    """Something of this text was really done to a card of a kind."""
    assert isinstance(node, ast.DoneThisWay)
    what, group = node.what, node.group

    def question(scene: Scene) -> bool:
        return any(groups.is_such(scene, group, look) for look in objects.looks(scene, what))

    return _not(question) if node.negated else question


def _negation(node: ast.Condition) -> Question:
    assert isinstance(node, ast.Not)
    condition = node.condition
    return lambda scene: not holds(scene, condition)


def _targets(node: ast.Condition) -> Question:
    """A card or ability targets a card of a group (fow 9.3:2.4)."""
    assert isinstance(node, ast.Targets)
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


def _both(node: ast.Condition) -> Question:
    assert isinstance(node, ast.Both)
    parts = node.parts
    return lambda scene: all(holds(scene, part) for part in parts)


def _either(node: ast.Condition) -> Question:
    assert isinstance(node, ast.Either)
    parts = node.parts
    return lambda scene: any(holds(scene, part) for part in parts)


_READERS: dict[type, Callable[[ast.Condition], Question]] = {
    ast.Exists: _exists,
    ast.SameCountIs: _same_count_is,
    ast.Compared: _compared,
    ast.Is: _is,
    ast.IsState: _is_state,
    ast.IsIn: _is_in,
    ast.Has: _has,
    ast.WasPutFrom: _was_put_from,
    ast.WasPutByAbility: _was_put_by_ability,
    ast.Happened: _happened,
    ast.DidIt: _did_it,
    ast.Did: _did,
    ast.Rolled: _rolled,
    ast.TurnOf: _turn_of,
    ast.FirstTime: _first_time,
    ast.Active: _active,
    ast.Threshold: _threshold,
    ast.PaidCost: _paid_cost,
    ast.Both: _both,
    ast.Either: _either,
    ast.During: _during,
    ast.InBattle: _in_battle,
    ast.WasAwakened: _was_awakened,
    ast.DoneThisWay: _done_this_way,
    ast.Targets: _targets,
    ast.Not: _negation,
}
