"""Room for what a cost puts somewhere: a cost is paid in full (sve 10.4.2.2), and full zones take no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns import groups
from ludex.enact.nouns.objects import ids
from ludex.enact.playing import claims
from ludex.games.sve.ch04_zones import moving, zones
from ludex.games.sve.ch10_playing import special_costs
from ludex.kernel.decisions import Obstacle
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene


def room_obstacle(scene: Scene, item: ast.Cost, costs: ast.Costs) -> Obstacle | None:
    """Why cards put into the field or the EX area as a cost find no room there (sve 4.4.4, sve 4.8.3.2). Costs are paid
    in written order (sve 10.4.2.1), so that those before it may make room."""
    action = item.action if isinstance(item, ast.DoAction) else None
    if not isinstance(action, ast.Put) or action.to.zone not in (zones.FIELD, zones.EX):
        return None
    before = ast.Costs(costs.items[: costs.items.index(item)])
    have = moving.room(scene.g, scene.you, action.to.zone) + claims.freed(scene, before, action.to.zone)
    need = sum(_fewest(scene, part) for part in claims.parts_of(item))
    return None if have >= need else Obstacle("sve 10.4.2.2", f"there is room for {have} cards in the {action.to.zone}")


def room_after(scene: Scene, zone: str, costs: ast.Costs) -> int:
    """How many more cards fit into a zone of the player when costs have been paid (sve 4.4.4, sve 4.8.3)."""
    stacks = special_costs.spent_stacks(scene, costs) if zone == zones.FIELD else 0
    return moving.room(scene.g, scene.you, zone) + claims.freed(scene, costs, zone) + stacks


def _fewest(scene: Scene, part: ast.Object) -> int:
    """How few cards a part of the cost puts there."""
    if isinstance(part, ast.Some) and not isinstance(part.quantity, ast.Each):
        return groups.bounds(scene, part.quantity, 1)[0]
    return len(ids(scene, part))
