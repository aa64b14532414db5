"""What only Shadowverse: Evolve counts: points, its leaders' defense, what was paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.lang.ast.kinds import Amount, History
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Event, Group, PlayerNode, Points, Span

SAVED_IN = "ludex.lang.ast.amounts"


@node
class LeaderDefense(Amount):
    """The defense of a player's leader."""

    player: PlayerNode


@node
class PointsOf(Amount):
    """A player's play points, maximum play points or evolution points (sve 3.2)."""

    points: Points
    player: PlayerNode


@node
class PaidCount(Amount):
    """How many cards of a group were used to pay the (additional) cost."""

    of: Group
    verb: str = "engaged"


@node
class AmountHappened(History):
    """The summed amount of what happened this turn (defense gained, damage dealt ...)."""

    event: Event
    span: Span = "turn"
