"""What it costs to play a card (sve 10.4, sve 10.6.2.5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.enact.events import happenings
from ludex.enact.nouns import groups
from ludex.enact.scenes import meanings
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import Scene, look
from ludex.enact.standing import permissions
from ludex.games.sve.text import nodes
from ludex.kernel.abilities import Source
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.game import Game

YOU = ast.Player("you")


def card_scene(g: Game, seat: int, card: int) -> Scene:
    """The scene of a card that is being played."""
    c = g.cards[card]
    return Scene(g, Source(card, c.incarnation, seat, None, c.stamp), {})


class Price(NamedTuple):
    """Play points to play a card: a value, and by how much effects raise or lower it (sve 10.10.2.4)."""

    value: int
    shift: int = 0

    @property
    def points(self) -> int:
        """Never below zero (sve 1.3.2.2.1)."""
        return max(0, self.value + self.shift)

    def changed(self, change: str, n: int) -> Price:
        """Set to a value, or raised or lowered; these stay apart, so that values come first (sve 10.10.2.4)."""
        if change == "exactly":
            return Price(n, self.shift)
        return Price(self.value, self.shift + (n if change == "more" else -n))


def price(g: Game, seat: int, card: int, given: int = -1) -> Price:
    """What a card costs: its cost, then effects that set it, then increases and reductions (sve 10.6.2.5.1.3,
    sve 10.10.2.4, ruling sve-R22). Such effects replace how it is played (sve 10.2.1.3.3) and not what it is
    (sve 10.4.4.1). `given` is the value at which an effect lets it be played."""
    chars = g.chars(card)
    found = Price(chars.number("cost"))
    if chars.has_terms:
        found = _own_rules(g, card_scene(g, seat, card), card, found)
    if permissions.present(g):
        found = _nth(g, seat, card, _shifted(g, seat, card, found))
    return found if given < 0 else Price(given, found.shift)


def _own_rules(g: Game, scene: Scene, card: int, found: Price) -> Price:
    """What a card says about its own price, where it is played from (sve 10.3.4)."""
    before = found
    for node in permissions.rules_on(g, card, nodes.CostRule):
        if node.zone and g.cards[card].zone != node.zone:
            continue
        if not node.instead:
            before = found
        if node.condition is None or meanings.holds(scene, node.condition):
            found = (before if node.instead else found).changed(node.change, _rule_amount(scene, node))
    return found


def _rule_amount(scene: Scene, node: nodes.CostRule) -> int:
    n = amount(scene, node.amount)
    if node.per and node.of is not None:
        n *= amount(scene, node.of) // node.per
    return n


def _shifted(g: Game, seat: int, card: int, found: Price) -> Price:
    """Effects of other cards on what this card costs."""
    for scene, node in shifts(g, seat, card, g.cards[card].zone):
        if not node.ability:
            found = found.changed(node.change, amount(scene, node.amount))
    return found


def shifts(g: Game, seat: int, card: int, zone: str) -> list[tuple[Scene, nodes.CostShift]]:
    """The effects on what it costs this player to play a card, or an ability of it, from a zone; they mean cards in any
    zone where they name none (sve 4.4.3.1)."""
    return [
        (scene, node)
        for scene, node in permissions.covering(g, nodes.CostShift, g.cards[card].ref, anywhere=True)
        if node.zone in ("", zone) and (node.player is None or seat in meanings.seats(scene, node.player))
    ]


def _nth(g: Game, seat: int, card: int, found: Price) -> Price:
    """Effects on the n-th card of a kind that their player plays each turn."""
    for scene, node in permissions.granted(g, nodes.NthCost):
        if seat == scene.you and groups.fits(scene, node.group, look(g, card)):
            so_far = happenings.history(scene, ast.Does(YOU, "play", ast.Some(ast.Each(), node.group)), "turn")
            if len(so_far) == node.number - 1:
                found = found.changed(node.change, amount(scene, node.amount))
    return found


def ability_points(g: Game, scene: Scene, flavor: str, costs: ast.Costs, card: int) -> ast.Costs:
    """An ability's costs with the effects on what such abilities cost, those that set it first (sve 10.10.2.4)."""
    return _shifted_points(g, scene, flavor, costs, card) if permissions.present(g) else costs


def _shifted_points(g: Game, scene: Scene, flavor: str, costs: ast.Costs, card: int) -> ast.Costs:
    found = shifts(g, scene.you, card, g.cards[card].zone)
    changes: list[tuple[str, int]] = [
        (node.change, amount(other, node.amount)) for other, node in found if node.ability == flavor
    ]
    if not changes:
        return costs
    items = costs.items
    if not any(isinstance(c, ast.PayPoints) for c in items):
        items = (ast.PayPoints(ast.Number(0)), *items)
    return ast.Costs(tuple(_repriced(scene, c, changes) if isinstance(c, ast.PayPoints) else c for c in items))


def _repriced(scene: Scene, cost: ast.PayPoints, changes: list[tuple[str, int]]) -> ast.PayPoints:
    found = Price(amount(scene, cost.amount))
    for change, n in changes:
        found = found.changed(change, n)
    return ast.PayPoints(ast.Number(found.points))
