"""What only Shadowverse: Evolve asks: whether a zone with a limit is full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.lang.ast import Condition
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import PlayerNode
    from ludex.lang.ast.filters import Zone


@node
class IsFull(Condition):
    """No further card fits into a player's zone (sve 4.4.4, 4.8.3)."""

    zone: Zone
    whose: PlayerNode
    negated: bool = False
