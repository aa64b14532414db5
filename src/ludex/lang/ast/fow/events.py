"""Events and conditions only Force of Will has (fow 7, 8, 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.lang.ast.kinds import Condition
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.groups import Counted
    from ludex.lang.ast.kinds import Condition, Object


@node
class Not(Condition):
    """The condition does not hold: `unless you control a Moon`."""

    condition: Condition


@node
class Targets(Condition):
    """A card or ability being played, or in the chase, targets something of a group: `if it targets a Fairy`."""

    what: Object
    group: Counted
