"""Entering a field (fow 9.6): what [Enter] waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.lang.ast import Event
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Object

SAVED_IN = "ludex.lang.ast.fow.events"


@node
class Enters(Event):
    """What [Enter] waits for (fow 9.6:1.1): a card that was played from the hand is put into a field from the chase, or
    a judgment is resolved."""

    what: Object
