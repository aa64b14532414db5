"""What has to be done to attack or block (fow 8.2:5, 8.3:4): done as the J/resonator is rested for it, or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact import paying, permissions
from ludex.enact.scene import Scene
from ludex.kernel.abilities import Source
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.frames import Call
    from ludex.kernel.game import Game


def costs_of(g: Game, card: int, act: str) -> ast.Costs | None:
    """What a J/resonator's controller must do for its attack or block; None if nothing."""
    if not permissions.present(g):
        return None
    asked = [node for _, node in permissions.covering(g, ast.FightFor, g.cards[card].ref) if act in node.act]
    return ast.Costs(tuple(item for node in asked for item in node.costs.items)) if asked else None


def obstacle(g: Game, card: int, act: str) -> Obstacle | None:
    """Why that cannot be done; the J/resonator itself is rested by then."""
    the = costs_of(g, card, act)
    return None if the is None else paying.affordable(_scene(g, card), the, without=frozenset({card}))


def pay(g: Game, card: int, the: ast.Costs) -> Call:
    """Do it; the answer is whether it was done."""
    return paying.pay(g, the, _scene(g, card).source, {}, None)


def _scene(g: Game, card: int) -> Scene:
    here = g.cards[card]
    return Scene(g, Source(card, here.incarnation, here.seat, None, here.stamp), {})
