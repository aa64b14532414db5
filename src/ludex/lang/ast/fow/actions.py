"""Actions only Force of Will has (fow 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.lang.ast.kinds import Action
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.kinds import Object


@node
class ToRulerSide(Action):
    """Put a J-ruler into its owner's ruler area with the ruler side up; it keeps its abilities (fow 11.7)."""

    what: Object


@node
class TriggerEnter(Action):
    """The [Enter] abilities of a card just put into a field trigger although it was not played (fow 9.6:1.1)."""

    what: Object
