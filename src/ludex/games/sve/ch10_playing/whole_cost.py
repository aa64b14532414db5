"""The whole cost of playing something (sve 10.6.2.5.1): own price, alternative, set price, what is added on top.

What is offered on playing must be possible to finish (sve 10.6.2.1.2), so optional costs are looked at together.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING

from ludex.enact.playing import paying, plan
from ludex.enact.playing.due import Due, expecting
from ludex.enact.scenes import meanings
from ludex.enact.scenes.interning import shared
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import Scene
from ludex.enact.standing.permissions import rules_on
from ludex.enact.steps import tree
from ludex.games.sve.ch04_zones import moving, zones
from ludex.games.sve.ch10_playing.cost_room import room_after
from ludex.games.sve.ch10_playing.own_cost import Price, ability_points
from ludex.games.sve.ch10_playing.play_frame import LIKE_EVOLVE, own_costs, with_rites
from ludex.games.sve.text import nodes
from ludex.kernel.decisions import Obstacle
from ludex.kernel.memo import remembered
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.values.body import Body

Optional = ast.AdditionalCost | nodes.WhenPlaying | ast.PayFor
X_MOST = 20


def optional_costs(scene: Scene, card: int, body: Body | None, modes: tuple[int, ...]) -> list[Optional]:
    """What a player may pay on top of a card's cost (sve 10.6.2.2.2, sve 10.4.7.3), Earth Rite of its text included;
    what belongs to an option comes once the option has been chosen."""
    found: list[Optional] = []
    found.extend(node for node in rules_on(scene.g, card, ast.AdditionalCost) if node.may)
    found.extend(rules_on(scene.g, card, nodes.WhenPlaying))
    return [*found, *rites(body, modes)]


def rites(body: Body | None, modes: tuple[int, ...]) -> list[Optional]:
    """The Earth Rites of a text whose options, if they belong to one, have been chosen (sve 13.3.3.2). Other keywords
    before a colon are no cost (sve 10.4.7.1)."""
    if body is None:
        return []
    every = body.plan.rites
    return [*(r.node for r in every if not r.mode), *(r.node for r in every if r.mode in modes)]


def total(
    scene: Scene, card: int, price: Price, extra: tuple[object, ...], instead: ast.AlternativeCost | None
) -> ast.Costs:
    """A card's cost in the order of sve 10.6.2.5.1: its price or an alternative, then what is added."""
    items: list[ast.Cost] = []
    if instead is not None:
        items.extend(instead.costs.items)  # sve 10.6.2.5.1.2
    else:
        items.append(_points(_with_effects(scene, price, extra).points))  # sve 10.6.2.5.1.1
    # sve 10.6.2.5.1.4
    for node in rules_on(scene.g, card, ast.AdditionalCost):
        if not node.may or node in extra:
            items.extend(node.costs.items)
    for other in extra:
        if isinstance(other, nodes.WhenPlaying | ast.PayFor):
            items.extend(other.costs.items)
    return _costs(tuple(items))


@remembered
def _points(n: int) -> ast.Cost:
    return shared(ast.PayPoints(ast.Number(n)))


def of_points(n: int) -> ast.Costs:
    """A cost of play points alone."""
    return _costs((_points(n),))


@remembered
def _costs(items: tuple[ast.Cost, ...]) -> ast.Costs:
    """A cost of these parts, always the same node for the same parts: what is read off it is remembered by the node."""
    return shared(ast.Costs(items))


def _with_effects(scene: Scene, price: Price, extra: tuple[object, ...]) -> Price:
    """The price with what is had for what is done when playing (sve 10.4.7.3)."""
    for other in extra:
        for effect in other.effects if isinstance(other, nodes.WhenPlaying) else ():
            if isinstance(effect, nodes.CostShift):
                price = price.changed(effect.change, amount(scene, effect.amount))
    return price


def obstacle(scene: Scene, card: int, costs: ast.Costs) -> Obstacle | None:
    """Why a card's costs cannot be paid, or leave no room for it (sve 10.6.2.6); the card itself is on its way to the
    resolution zone and pays for nothing."""
    return paying.affordable(scene, costs, without=frozenset({card})) or _no_room(scene, card, costs)


def _no_room(scene: Scene, card: int, costs: ast.Costs) -> Obstacle | None:
    """Why a card finds no room on the field when its costs have been paid: room is counted only then."""
    g = scene.g
    if moving.room(g, scene.you, zones.FIELD) > 0 or "spell" in g.chars(card).types:
        return None
    if room_after(scene, zones.FIELD, costs) > 0:
        return None
    return Obstacle("sve 10.6.2.6", "your field is full")


def alternatives(scene: Scene, card: int, price: Price, extra: tuple[object, ...]) -> list[ast.AlternativeCost]:
    """The alternative costs that can be paid now together with everything else (sve 10.6.2.5.1.2)."""
    return [
        node
        for node in rules_on(scene.g, card, ast.AlternativeCost)
        if (node.condition is None or meanings.holds(scene, node.condition))
        and obstacle(scene, card, total(scene, card, price, extra, node)) is None
    ]


def card_obstacle(
    scene: Scene, card: int, price: Price, extra: tuple[object, ...] = (), left: tuple[object, ...] = ()
) -> Obstacle | None:
    """Why a card's cost cannot be paid with these optional costs and any of those left to decide, nor another way."""
    found = obstacle(scene, card, total(scene, card, price, extra, None))
    if found is None or alternatives(scene, card, price, extra):
        return None
    for i, node in enumerate(left):
        if card_obstacle(scene, card, price, (*extra, node), left[i + 1 :]) is None:
            return None
    return found


# -- what is due while options are chosen (sve 10.6.2.2.3) ------------------------------------------------------------
def card_due(scene: Scene, card: int, body: Body | None, price: Price, extra: tuple[object, ...]) -> Due:
    """What a card that is being played may be paid with, these optional costs included; nothing where X is still to be
    determined."""
    if "x" not in scene.bind and wants_x(scene, card, body, extra):
        return Due(())
    usual = total(scene, card, price, extra, None)
    others = tuple(total(scene, card, price, extra, node) for node in alternatives(scene, card, price, extra))
    return Due((usual, *others) if obstacle(scene, card, usual) is None else others, card)


def ability_due(scene: Scene, card: int, body: Body, extra: tuple[object, ...]) -> Due:
    """What playing an ability is paid with, perhaps with an evolution point in lieu of a play point (sve 12.2.3);
    nothing where X is still to be determined."""
    if "x" not in scene.bind and wants_x(scene, card, body, extra):
        return Due(())
    costs = ability_points(scene.g, scene, body.flavor, with_rites(own_costs(body), extra), card)
    if body.flavor not in LIKE_EVOLVE or not scene.g.value(scene.you, "evolution points"):
        return Due((costs,))
    return Due((costs, _less_one(scene, costs)))


def _less_one(scene: Scene, costs: ast.Costs) -> ast.Costs:
    """A cost with one play point less."""
    items = list(costs.items)
    for at, item in enumerate(items):
        if isinstance(item, ast.PayPoints):
            items[at] = _points(max(0, amount(scene, item.amount) - 1))
            break
    return _costs(tuple(items))


# -- what the optional costs are paid for (sve 10.6.2.3) ---------------------------------------------------------------
def selection_obstacle(
    scene: Scene, card: int, body: Body, modes: tuple[int, ...], extra: tuple[object, ...], due: Due
) -> Obstacle | None:
    """Why what is selected when these optional costs are paid, and no others, cannot be selected. Where X is still to
    be determined, it is looked at with each X."""
    if wants_x(scene, card, body, extra):
        return None
    paying_them = expecting(_with_paid(scene, extra), due)
    found = plan.obstacle(paying_them, body.plan, modes)
    for node in extra:
        if found is None and isinstance(node, ast.PayFor):
            found = plan.rite_obstacle(paying_them, node)
    return found


def _with_paid(scene: Scene, extra: tuple[object, ...]) -> Scene:
    """A playing in which these optional costs are paid."""
    if not extra:
        return scene
    bind = dict(scene.bind)
    bind["paid"] = True
    for node in extra:
        bind["paid", node] = True
    return Scene(scene.g, scene.source, bind, scene.event, scene.they)


def choices(left: tuple[object, ...]) -> list[tuple[object, ...]]:
    """Any of the optional costs that are left to decide, in their order."""
    return [some for n in range(len(left) + 1) for some in combinations(left, n)]


# -- X (sve 5.2.1.2) --------------------------------------------------------------------------------------------------
def wants_x(scene: Scene, card: int, body: Body | None, extra: tuple[object, ...]) -> bool:
    """Whether the player determines an X on playing: for the text, its cost, or what is paid on top of a card's."""
    if body is not None and (body.plan.wants_x or (body.costs is not None and tree.wants_x(body.costs))):
        return True
    return any(tree.wants_x(costs) for costs in _on_top(scene, card, extra))


def _on_top(scene: Scene, card: int, extra: tuple[object, ...]) -> list[ast.Costs]:
    """What is paid on top of a card's cost."""
    always = [node.costs for node in rules_on(scene.g, card, ast.AdditionalCost) if not node.may]
    return [*always, *(o.costs for o in extra if isinstance(o, ast.AdditionalCost | nodes.WhenPlaying | ast.PayFor))]


def possible_x(
    scene: Scene, body: Body | None, modes: tuple[int, ...], finishes: Callable[[Scene], bool]
) -> list[int]:
    """The values of X with which playing can be finished: targets and shares found, the whole cost paid."""
    found = []
    for n in range(max(X_MOST, scene.g.value(scene.you, "play points")) + 1):
        tried = Scene(scene.g, scene.source, {**scene.bind, "x": n}, scene.event, scene.they)
        if (body is None or plan.obstacle(tried, body.plan, modes) is None) and finishes(tried):
            found.append(n)
    return found
