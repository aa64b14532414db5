"""What one card cannot do to another (fow 8, 9.3): attacks, blocks and targets that are forbidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns.noun import noun
from ludex.enact.nouns.reach import covers, said_of, standing
from ludex.enact.scenes import meanings
from ludex.enact.sorts import takes
from ludex.enact.standing.prohibitions import ATTACK, BLOCK, PROHIBITIONS, SELECT, PairBan, forbidden, subject, target
from ludex.games.fow.text import nodes
from ludex.kernel.abilities import Prohibition, Source
from ludex.kernel.decisions import Obstacle
from ludex.kernel.events import Event
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def _not_blocked(node: nodes.CannotBeBlocked, condition: ast.Condition | None) -> Prohibition:
    """Not by cards of a group, or only by those."""
    other = (subject, node.by, False) if node.only is None else (subject, node.only, True)
    return PairBan(BLOCK, (target, node.what), other, condition, "be blocked by that")


def _not_block(node: nodes.CannotBlock, condition: ast.Condition | None) -> Prohibition:
    return PairBan(BLOCK, (subject, node.what), (target, node.attackers, False), condition, "block that")


def _not_attack(node: nodes.CannotAttack, condition: ast.Condition | None) -> Prohibition:
    return PairBan(ATTACK, (subject, node.what), (target, node.target, False), condition, "attack that")


class AimBan(Prohibition):
    """Cards cannot be targeted by spells or abilities of a group (fow 9.3:2.4)."""

    __slots__ = ("node", "condition")

    def __init__(self, node: nodes.CannotBeTargeted, condition: ast.Condition | None) -> None:
        super().__init__((SELECT,))
        self.node: nodes.CannotBeTargeted = node
        self.condition: ast.Condition | None = condition

    def forbids(self, g: Game, source: Source, act: str, event: Event) -> Obstacle | None:
        ref = subject(g, event)
        if ref is None or event.source is None:
            return None
        scene = standing(g, source, event)
        if not covers(scene, self.node.what, ref) or not noun(self.node.by).is_by(scene, event.source):
            return None
        if not meanings.stands(said_of(scene, self.node.what, ref, self.condition), self.condition):
            return None
        return forbidden(g, source, f"{g.rules.describe(g, ref.id)} cannot be targeted by that")


PROHIBITIONS[nodes.CannotBeTargeted] = AimBan
PROHIBITIONS[nodes.CannotBeBlocked] = _not_blocked
PROHIBITIONS[nodes.CannotBlock] = _not_block
PROHIBITIONS[nodes.CannotAttack] = _not_attack
takes("ability", (nodes.CannotBeTargeted, "by"))
takes("player", (nodes.CannotBeTargeted, "what"), (nodes.CannotAttack, "target"))
