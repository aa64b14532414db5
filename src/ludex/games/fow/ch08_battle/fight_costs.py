"""What has to be done to attack or block (fow 8.2:5, 8.3:4): done as the J/resonator is rested for it, or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing import paying
from ludex.enact.scenes.scene import Scene
from ludex.enact.standing import permissions
from ludex.games.fow.text import nodes
from ludex.kernel.abilities import Source
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.frames import Call
    from ludex.kernel.game import Game


def _asked(g: Game, card: int, act: str) -> list[nodes.FightFor]:
    return [node for _, node in permissions.covering(g, nodes.FightFor, g.cards[card].ref) if act in node.act]


def costs_of(g: Game, card: int, act: str) -> ast.Costs | None:
    """What must be done for the attack or block of a J/resonator; None if nothing."""
    if not permissions.present(g):
        return None
    asked = _asked(g, card, act)
    return ast.Costs(tuple(item for node in asked for item in node.costs.items)) if asked else None


def obstacle(g: Game, card: int, act: str) -> Obstacle | None:
    """Why that cannot be done; the J/resonator itself is rested by then."""
    the = costs_of(g, card, act)
    return None if the is None or helper(g, card, act, the) >= 0 else _unpaid(g, card, the, g.cards[card].seat)


def helper(g: Game, card: int, act: str, the: ast.Costs) -> int:
    """Who can do it: its controller, or else, where any player may, the other (who is asked); -1 if nobody."""
    own = g.cards[card].seat
    for seat in (own, 1 - own):
        if seat != own and not all(node.anyone for node in _asked(g, card, act)):
            break
        if _unpaid(g, card, the, seat) is None:
            return seat
    return -1


def _unpaid(g: Game, card: int, the: ast.Costs, seat: int) -> Obstacle | None:
    return paying.affordable(_scene(g, card, seat), the, without=frozenset({card}))


def pay(g: Game, card: int, the: ast.Costs, seat: int) -> Call:
    """Do it; the answer is whether it was done."""
    return paying.pay(g, the, _scene(g, card, seat).source, {}, None)


def _scene(g: Game, card: int, seat: int) -> Scene:
    here = g.cards[card]
    return Scene(g, Source(card, here.incarnation, seat, None, here.stamp), {})
