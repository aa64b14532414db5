"""Effects that change by how much ATK and DEF go up or down (fow 1.4:6, 9.10:1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.standing import permissions
from ludex.games.fow.text import nodes

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def bends(permission: object) -> bool:
    """Whether what is permitted changes what other effects make of cards."""
    return isinstance(permission, permissions.Granted) and isinstance(permission.node, nodes.StatShift)


def bent(g: Game, card: int, by: int) -> int:
    """What the ATK or DEF of a card really goes up or down by that would by so much; setting it to a higher number
    raises it, to a lower one lowers it (fow 1.4:6). Each effect replaces it once (fow 9.10:3)."""
    if not by:
        return by
    for _, node in permissions.covering(g, nodes.StatShift, g.cards[card].ref):
        if node.lowering == (by < 0):
            by *= node.factor
    return by
