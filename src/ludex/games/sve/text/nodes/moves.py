"""Two cards that change places (sve 5.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.lang.ast.kinds import Trade
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Object

SAVED_IN = "ludex.lang.ast.moves"


@node
class Swap(Trade):
    """Swap two cards' zones (sve 5.13)."""

    first: Object
    second: Object
