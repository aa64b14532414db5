"""Actions only Force of Will has (fow 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.lang.ast.kinds import Action, Step
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.gains import Duration
    from ludex.lang.ast.kinds import Condition, Object, Static
    from ludex.lang.ast.objects import Some
    from ludex.lang.ast.players import PlayerNode


@node
class ToRulerSide(Action):
    """Put a J-ruler into its owner's ruler area with the ruler side up; it keeps its abilities (fow 11.7)."""

    what: Object


@node
class TriggerEnter(Action):
    """The [Enter] abilities of a card just put into a field trigger although it was not played (fow 9.6:1.1)."""

    what: Object


@node
class RevealUntil(Action):
    """Reveal the top cards of a deck one after another until one of the kind is revealed (fow 10.4). `what` is that
    card; `binding` holds all that were revealed."""

    what: Some
    whose: PlayerNode
    binding: int = 0


@node
class LastingWhile(Step):
    """A persistent effect that lasts as long as a condition holds (fow 9.9:8); it is not made when the condition does
    not hold any more as the ability resolves. With a duration: until then, whenever the condition holds (fow 9.9:4)."""

    static: Static
    condition: Condition
    duration: Duration | None = None
