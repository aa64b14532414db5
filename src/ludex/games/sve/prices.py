"""The whole cost of playing something (sve 10.6.2.5.1): own price, alternative, set price, what is added on top.

What is offered on playing must be possible to finish (sve 10.6.2.1.2), so optional costs are looked at together.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ludex.enact import conditions, paying, plan
from ludex.enact.amounts import amount
from ludex.enact.permissions import rules_on
from ludex.enact.sharing import shared
from ludex.games.sve.costs import Price
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.body import Body
    from ludex.enact.scene import Scene
    from ludex.kernel.decisions import Obstacle

Optional = ast.AdditionalCost | ast.WhenPlaying | ast.PayFor
X_MOST = 20


def optional_costs(scene: Scene, card: int, body: Body | None, modes: tuple[int, ...]) -> list[Optional]:
    """What a player may pay on top of a card's cost (sve 10.6.2.2.2, sve 10.4.7.3), Earth Rite of its text included;
    what belongs to an option comes once the option has been chosen."""
    found: list[Optional] = []
    found.extend(node for node in rules_on(scene.g, card, ast.AdditionalCost) if node.may)
    found.extend(rules_on(scene.g, card, ast.WhenPlaying))
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
    """A card's cost in the order of sve 10.6.2.5.1: its price (sve 10.6.2.5.1.1) or an alternative (sve 10.6.2.5.1.2),
    then what is added (sve 10.6.2.5.1.4)."""
    items: list[ast.Cost] = []
    if instead is not None:
        items.extend(instead.costs.items)
    else:
        items.append(_points(_with_effects(scene, price, extra).points))
    for node in rules_on(scene.g, card, ast.AdditionalCost):
        if not node.may or node in extra:
            items.extend(node.costs.items)
    for other in extra:
        if isinstance(other, ast.WhenPlaying | ast.PayFor):
            items.extend(other.costs.items)
    return _costs(tuple(items))


@cache
def _points(n: int) -> ast.Cost:
    return shared(ast.PayPoints(ast.Number(n)))


def of_points(n: int) -> ast.Costs:
    """A cost of play points alone."""
    return _costs((_points(n),))


@cache
def _costs(items: tuple[ast.Cost, ...]) -> ast.Costs:
    """A cost of these parts, always the same node for the same parts: what is read off it is remembered by the node."""
    return shared(ast.Costs(items))


def _with_effects(scene: Scene, price: Price, extra: tuple[object, ...]) -> Price:
    """The price with what is had for what is done when playing (sve 10.4.7.3)."""
    for other in extra:
        for effect in other.effects if isinstance(other, ast.WhenPlaying) else ():
            if isinstance(effect, ast.CostShift):
                price = price.changed(effect.change, amount(scene, effect.amount))
    return price


def _obstacle(scene: Scene, card: int, costs: ast.Costs) -> Obstacle | None:
    """Why a card's costs cannot be paid; the card itself is on its way to the resolution zone and pays for nothing."""
    return paying.affordable(scene, costs, without=frozenset({card}))


def alternatives(scene: Scene, card: int, price: Price, extra: tuple[object, ...]) -> list[ast.AlternativeCost]:
    """The alternative costs that can be paid now together with everything else (sve 10.6.2.5.1.2)."""
    return [
        node
        for node in rules_on(scene.g, card, ast.AlternativeCost)
        if (node.condition is None or conditions.holds(scene, node.condition))
        and _obstacle(scene, card, total(scene, card, price, extra, node)) is None
    ]


def card_obstacle(
    scene: Scene, card: int, price: Price, extra: tuple[object, ...] = (), left: tuple[object, ...] = ()
) -> Obstacle | None:
    """Why a card's cost cannot be paid with these optional costs and any of those left to decide, nor another way."""
    obstacle = _obstacle(scene, card, total(scene, card, price, extra, None))
    if obstacle is None or alternatives(scene, card, price, extra):
        return None
    for i, node in enumerate(left):
        if card_obstacle(scene, card, price, (*extra, node), left[i + 1 :]) is None:
            return None
    return obstacle


# -- X (sve 5.2.1.2) --------------------------------------------------------------------------------------------------
def wants_x(body: Body) -> bool:
    """Whether the player determines an X on playing."""
    return body.plan.wants_x or (body.costs is not None and plan.wants_x(body.costs))


def possible_x(scene: Scene, body: Body, modes: tuple[int, ...]) -> list[int]:
    """The values of X with which playing can be finished: targets and shares found, the cost paid."""
    from ludex.enact.scene import Scene

    most = X_MOST
    costs = None if body.optional else body.costs
    if costs is not None and any(isinstance(c, ast.PayPoints) and plan.wants_x(c) for c in costs.items):
        most = scene.g.value(scene.you, "play points")
    found = []
    for n in range(most + 1):
        tried = Scene(scene.g, scene.source, {**scene.bind, "x": n}, scene.event, scene.they)
        if plan.obstacle(tried, body.plan, modes) is None and (
            costs is None or paying.affordable(tried, costs) is None
        ):
            found.append(n)
    return found
