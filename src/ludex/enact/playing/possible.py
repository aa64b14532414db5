"""Whether anything of an optional step could be done: what cannot is not offered (sve 1.3.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ludex.enact.nouns import groups, objects
from ludex.enact.playing import due, paying
from ludex.enact.scenes import meanings
from ludex.enact.scenes.discarding import empty_hands
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import Scene
from ludex.enact.steps.candidates import candidates, from_among, located
from ludex.enact.steps.tree import TOKENS, leaves, objects_of, with_tokens
from ludex.lang import ast

if TYPE_CHECKING:
    pass

Question = Callable[[Scene, int, Any], bool]


def can(scene: Scene, by: int, sequence: ast.Sequence) -> bool:
    """Whether a player could do something of a sequence now."""
    return any(can_step(scene, by, step) for step in sequence.steps)


def can_step(scene: Scene, by: int, step: ast.Step) -> bool:
    """Whether a player could do something of a step now."""
    return QUESTIONS.get(type(step), can_action)(scene, by, with_tokens(step))


def can_action(scene: Scene, by: int, node: ast.Action) -> bool:
    """An action needs an amount above 0 and something for each of its objects."""
    much = getattr(node, "amount", None)
    if isinstance(much, ast.Amount) and amount(scene, much) <= 0:
        return False
    return all(any(_there(scene, by, node, leaf) for leaf in leaves(obj)) for obj in objects_of(node))


def _there(scene: Scene, by: int, node: ast.Action, leaf: ast.Object) -> bool:
    if isinstance(leaf, TOKENS):
        return groups.bounds(scene, leaf.quantity, 1)[1] > 0
    if isinstance(leaf, ast.Some) and objects.needs_choice(leaf) and leaf.binding not in scene.bind:
        group = located(node, leaf.group, other=by != scene.you)
        there = candidates(scene, node, group, by)
        if groups.bounds(scene, leaf.quantity, len(there))[1] <= 0:
            return False
        return due.leaves_one(scene, node, replace(leaf, group=group), there)
    if isinstance(leaf, ast.PartOf):
        return bool(objects.ids(scene, leaf.ref))
    return bool(objects.ids(scene, objects.meant(node, leaf)))


def always(scene: Scene, by: int, node: object) -> bool:
    """Whatever comes of it."""
    return True


def never(scene: Scene, by: int, node: object) -> bool:
    """Nothing that anybody would choose to do."""
    return False


def _deal(scene: Scene, by: int, node: ast.Deal) -> bool:
    """Damage is dealt if any part of it can be."""
    return any(
        amount(scene, part.amount) > 0 and any(_there(scene, by, node, leaf) for leaf in leaves(part.to))
        for part in node.parts
    )


def _discard(scene: Scene, by: int, node: ast.Discard) -> bool:
    """An empty hand may count as discarded (fow 10.18:2.1)."""
    return bool(empty_hands(scene, node)) or can_action(scene, by, node)


def _turned(rested: bool) -> Question:
    """Engaging and refreshing do nothing to cards that are so already (sve 1.3.2.1)."""

    def question(scene: Scene, by: int, node: ast.Engage | ast.Refresh) -> bool:
        parts = leaves(node.what)
        if any(objects.needs_choice(leaf) for leaf in parts):
            return can_action(scene, by, node)
        return any(scene.g.cards[c].rested is rested for leaf in parts for c in objects.ids(scene, leaf))

    return question


def can_remove(scene: Scene, by: int, node: Any) -> bool:
    """Whether counters of the kind are there, or could be on a card that is chosen."""
    parts = leaves(node.source)
    if any(objects.needs_choice(leaf) for leaf in parts):
        return True
    cards = [scene.g.cards[c] for leaf in parts for c in objects.ids(scene, leaf)]
    return any(n for card in cards for kind, n in card.counters.items() if node.kind in ("", kind))


def _by(scene: Scene, by: int, node: ast.By | ast.TheyDo) -> bool:
    effect = node.effect if isinstance(node, ast.TheyDo) else ast.Sequence((node.step,))
    for seat in meanings.seats(scene, node.player):
        if can(Scene(scene.g, scene.source, scene.bind, scene.event, seat), seat, effect):
            return True
    return False


def _among(scene: Scene, by: int, node: ast.FromAmong) -> bool:
    return can(scene, by, from_among(node))


def nested_effect(scene: Scene, by: int, node: Any) -> bool:
    """Something of the effect inside."""
    return can(scene, by, node.effect)


def _if(scene: Scene, by: int, node: ast.If) -> bool:
    return meanings.holds(scene, node.condition) and can(scene, by, node.effect)


def _pay(scene: Scene, by: int, node: ast.PayFor) -> bool:
    return due.can_pay(scene, node.costs)


def _one_of(scene: Scene, by: int, node: ast.OneOf) -> bool:
    return any(can_step(scene, by, step) for step in node.options)


def _for_every(scene: Scene, by: int, node: ast.ForEvery) -> bool:
    return amount(scene, node.of) >= node.per and can_step(scene, by, node.step)


def _repeat(scene: Scene, by: int, node: ast.Repeat) -> bool:
    return amount(scene, node.times) > 0 and can_step(scene, by, node.step)


def _repeat_all(scene: Scene, by: int, node: ast.RepeatAll) -> bool:
    return amount(scene, node.times) > 0 and can(scene, by, node.effect)


def own_cost(scene: Scene, by: int, node: ast.OwnCost) -> bool:
    """The cost of the ability itself is there and can be paid."""
    costs = paying.costs_of(scene)
    return costs is not None and paying.affordable(scene, costs) is None


def payable(scene: Scene, by: int, node: ast.Cost) -> bool:
    """Whether a player can pay a cost that an effect offers."""
    return paying.affordable(paying.payer(scene, by), ast.Costs((node,))) is None


QUESTIONS: dict[type, Question] = {
    ast.PayLife: payable,
    ast.RevealUntil: always,
    ast.LastingWhile: always,
    ast.Deal: _deal,
    ast.Discard: _discard,
    ast.Engage: _turned(False),
    ast.Refresh: _turned(True),
    ast.RemoveCounters: can_remove,
    ast.Search: always,
    ast.By: _by,
    ast.TheyDo: _by,
    ast.FromAmong: _among,
    ast.DoSame: never,
    ast.May: nested_effect,
    ast.Otherwise: nested_effect,
    ast.If: _if,
    ast.PayFor: _pay,
    ast.ForEvery: _for_every,
    ast.Repeat: _repeat,
    ast.RepeatAll: _repeat_all,
    ast.Choose: always,
    ast.OneOf: _one_of,
    ast.Delayed: always,
    ast.Lasting: always,
    ast.Instead: never,
    ast.DefineX: never,
    ast.RepeatProcess: never,
    ast.RepeatUntil: never,
    ast.TakeInstead: never,
}
