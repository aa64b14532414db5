"""Costs (sve 10.4): paid in written order, wholly or not at all."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from ludex.lang.ast import cfv, fow
from ludex.lang.ast.node import Node, node

if TYPE_CHECKING:
    from ludex.lang.ast.actions import Action
    from ludex.lang.ast.amounts import Amount
    from ludex.lang.ast.objects import Object


@node
class PayPoints(Node):
    """Play points (sve 10.4.4): `{cost 2}`, `{cost X}`."""

    amount: Amount


@node
class EngageThis(Node):
    """Engage this card: the bare `{engage}` icon (sve 10.4.6)."""


@node
class EngageOthers(Node):
    """Engage reserved cards on the field: `{engage} 2 followers on your field`."""

    what: Object


@node
class EarthRite(Node):
    """Remove Stack counters from one amulet (sve 13.3.3)."""

    amount: Amount


@node
class Lesson(Node):
    """Banish Magical Items from your EX area (sve 14.3.2)."""

    amount: Amount


@node
class DoAction(Node):
    """An action as a cost: bury this, discard a card, remove 2 counters from this."""

    action: Action


Cost = PayPoints | EngageThis | EngageOthers | EarthRite | Lesson | DoAction | cfv.BlastCost | fow.WillCost


@node
class Costs(Node):
    """The costs in order. `joins` are the signs between them."""

    items: tuple[Cost, ...]
    joins: tuple[int, ...] = field(default=(), compare=False)
