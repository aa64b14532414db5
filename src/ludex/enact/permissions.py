"""Rules that effects add or change without changing a card's information: what may be done, what it costs,
what must be.

Chapters ask for them where they matter: `granted` over the whole table, `covering` for one card, `rules_on`
for what a card says about being played.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, TypeVar

from ludex.enact import conditions
from ludex.enact.amounts import amount
from ludex.enact.reach import covers, standing
from ludex.enact.statics import reached, unwrapped
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scene import Scene
    from ludex.kernel.cards import CardRef
    from ludex.kernel.game import Game

N = TypeVar("N", bound=ast.Node)

PERMISSIONS: tuple[type, ...] = (
    ast.CostShift,
    ast.NthCost,
    ast.FreePlay,
    ast.MustAttack,
    ast.IgnoresWard,
    ast.NoRefresh,
    ast.FieldLimit,
    ast.Treated,
    ast.AlsoTriggers,
    ast.MayReroll,
    ast.CanAttack,
    ast.NullifyTriggers,
    ast.Battles,
    ast.CanAttackFrom,
)
PLAY_RULES: tuple[type, ...] = (
    ast.AdditionalCost,
    ast.WhenPlaying,
    ast.AlternativeCost,
    ast.CostRule,
    ast.PlayCondition,
    ast.DeckRule,
    ast.EntersAs,
)


@dataclass(frozen=True, slots=True)
class Granted:
    """A permission of a passive ability: the node, the ability's condition, what multiplies its number."""

    node: ast.Static
    condition: ast.Condition | None
    per: int = 0
    of: ast.Amount | None = None


def permission(node: ast.Static, condition: ast.Condition | None) -> Granted:
    """What a passive ability permits, while its condition holds."""
    inner, per, of = unwrapped(node)
    return Granted(inner, condition, per, of)


def present(g: Game) -> bool:
    """Whether any permission is in force at all; what cards say about how they are played themselves is none."""
    return bool(g.index().permissions)


def granted(g: Game, node_type: type[N]) -> list[tuple[Scene, N]]:
    """Every permission of a kind that is in force now, with the scene its words are read in."""
    found: list[tuple[Scene, N]] = []
    for source, what in g.index().permissions:
        assert isinstance(what, Granted)
        node = what.node
        if isinstance(node, node_type):
            scene = standing(g, source)
            if what.condition is None or conditions.holds(scene, what.condition):
                found.append((scene, node if what.of is None else multiplied(scene, node, what)))
    return found


def multiplied(scene: Scene, node: N, grant: Granted) -> N:
    """The node with its amount times floor(of / per) (sve 5.29.1)."""
    assert grant.of is not None
    factor = max(0, amount(scene, grant.of)) // grant.per
    numbers: dict[str, Any] = {
        f.name: ast.Number(factor * amount(scene, getattr(node, f.name)))
        for f in fields(node)
        if f.name in ("amount", "times") and getattr(node, f.name) is not None
    }
    return replace(node, **numbers)


def covering(g: Game, node_type: type[N], ref: CardRef, *, anywhere: bool = False) -> list[tuple[Scene, N]]:
    """The permissions of a kind whose words mean this card; `anywhere`: wherever it is (one being played)."""
    return [
        (scene, node) for scene, node in granted(g, node_type) if covers(scene, reached(node), ref, anywhere=anywhere)
    ]


def rules_on(g: Game, card: int, node_type: type[N]) -> list[N]:
    """What a card itself says about how it is played."""
    chars = g.chars(card)
    if not chars.has_terms:
        return []
    return [what for ability in chars.abilities for what in ability.terms if isinstance(what, node_type)]
