"""Events and conditions only Force of Will has (fow 7, 8, 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.lang.ast.kinds import Condition
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.groups import Counted
    from ludex.lang.ast.kinds import Condition, Object


@node
class WasAwakened(Condition):
    """A card was awakened: its [Awakening] cost was paid as it was played (fow 12.1:2.1)."""

    what: Object


@node
class DoneThisWay(Condition):
    """A step of this ability did something to a card of this kind: `if a Human was destroyed this way`; `what` is the
    card those words speak of."""

    what: Object
    group: Counted
    negated: bool = False


@node
class Not(Condition):
    """The condition does not hold: `unless you control a Moon`."""

    condition: Condition


@node
class Targets(Condition):
    """A card or ability being played, or in the chase, targets something of a group: `if it targets a Fairy`."""

    what: Object
    group: Counted
