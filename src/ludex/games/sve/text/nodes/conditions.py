"""What only Shadowverse: Evolve asks: full zones, named states, what was counted, rolled, paid or put by an ability."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.lang.ast import Announced, Condition, Outcome
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Amount, Compare, Object, PlayerNode
    from ludex.lang.ast.filters import Zone

SAVED_IN = {
    "Active": "ludex.lang.ast.conditions",
    "WasPutByAbility": "ludex.lang.ast.conditions",
    "SameCountIs": "ludex.lang.ast.conditions",
    "Rolled": "ludex.lang.ast.conditions",
    "PaidCost": "ludex.lang.ast.conditions",
}  # where they were when they were first saved


@node
class IsFull(Condition):
    """No further card fits into a player's zone (sve 4.4.4, 4.8.3)."""

    zone: Zone
    whose: PlayerNode
    negated: bool = False


@node
class Active(Condition):
    """A named state of play is active for a player: Overflow, Sanguine (sve 13.4.1, 13.5.2)."""

    name: str
    player: PlayerNode
    negated: bool = False


@node
class WasPutByAbility(Condition):
    """A card was put onto the field by an ability, not by being played."""

    what: Object
    negated: bool = False


@node
class SameCountIs(Condition):
    """What the condition before counted (cards or points), compared with another number: `if there are at least 10`."""

    compare: Compare
    amount: Amount


@node
class Rolled(Outcome):
    """The die showed one of these numbers (sve 5.20)."""

    results: tuple[int, ...]


@node
class PaidCost(Announced):
    """The optional additional cost was paid; `more`: which was this many play points more."""

    more: Amount | None = None
