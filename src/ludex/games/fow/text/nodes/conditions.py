"""What texts ask about (fow 10, 12.1): what was done this way, what was awakened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.lang.ast import Condition
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Counted, Object

SAVED_IN = "ludex.lang.ast.fow.events"


@node
class DoneThisWay(Condition):
    """A step of this ability did something to a card of this kind: `if a Human was destroyed this way`; `what` is the
    card those words speak of."""

    what: Object
    group: Counted
    negated: bool = False


@node
class WasAwakened(Condition):
    """A card was awakened: its [Awakening] cost was paid as it was played (fow 12.1:2.1)."""

    what: Object
