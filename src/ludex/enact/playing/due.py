"""What is still to be paid for playing a text while its options are chosen (sve 10.6.2.2.3, sve 10.6.2.5). An option
that must be possible (sve 5.18.3.1.2) cannot count on points and cards that the playing takes first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from ludex.enact.playing import claims
from ludex.enact.playing.affording import affordable
from ludex.enact.ruleset import HAND, text_rules
from ludex.enact.scenes.interning import shared
from ludex.enact.scenes.scene import Scene
from ludex.kernel.memo import remembered
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.lang.ast import Action, Some


@dataclass(frozen=True, slots=True)
class Due:
    """The costs that playing can be finished with, any one of them, and the card that is played, which is on its way
    and lies no longer where it was; none if it is an ability."""

    ways: tuple[ast.Costs, ...]
    card: int = -1

    @property
    def gone(self) -> frozenset[int]:
        """The card that is played."""
        return frozenset() if self.card < 0 else frozenset({self.card})


_NOTHING = Due((ast.Costs(()),))


def expecting(scene: Scene, due: Due) -> Scene:
    """The scene of something that is still to be paid for."""
    if not due.ways:
        return scene
    return Scene(scene.g, scene.source, {**scene.bind, "due": due}, scene.event, scene.they)


def _due(scene: Scene) -> Due:
    found = scene.bind.get("due", _NOTHING)
    assert isinstance(found, Due)
    return found


@remembered
def _both(first: ast.Costs, then: ast.Costs) -> ast.Costs:
    return shared(ast.Costs((*first.items, *then.items))) if first.items else then


def can_pay(scene: Scene, costs: ast.Costs) -> bool:
    """Whether a cost can be paid after what is due."""
    due = _due(scene)
    return any(affordable(scene, _both(way, costs), without=due.gone) is None for way in due.ways)


def leaves_one(scene: Scene, node: Action, some: Some, found: tuple[int, ...]) -> bool:
    """Whether one of the cards that an action can be done to is left when what is due has been paid."""
    due = _due(scene)
    left = tuple(c for c in found if c not in due.gone)
    cards = scene.g.cards
    if due is _NOTHING or any(cards[c].zone != HAND or cards[c].seat != scene.you for c in left):
        return bool(left)
    wanted = claims.Claim(0, replace(some, quantity=ast.Exactly(ast.Number(1))), action=node)
    return any(
        claims.unmet(scene, (*claims.claims_of(way), wanted), due.gone | claims.named(scene, way)) is None
        for way in due.ways
    )


def room(scene: Scene, zone: str) -> int:
    """How many cards fit into a zone of the player when what is due has been paid."""
    due, rules = _due(scene), text_rules(scene.g)
    leaving = sum(scene.g.cards[c].zone == zone for c in due.gone)
    return leaving + max(rules.room_after(scene, zone, way) for way in due.ways)
