"""Costs (sve 10.4): paid in written order, wholly or not at all."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from ludex.lang.ast.kinds import Action, Cost
from ludex.lang.ast.node import Node, node

if TYPE_CHECKING:
    from ludex.lang.ast.kinds import Amount

SAVED_IN = {
    "PayLife": "ludex.lang.ast.fow.wills",
}  # where they were when they were first saved


@node
class PayPoints(Cost):
    """Play points (sve 10.4.4): `{cost 2}`, `{cost X}`."""

    amount: Amount


@node
class EngageThis(Cost):
    """Engage this card: the bare `{engage}` icon (sve 10.4.6)."""


@node
class DoAction(Cost):
    """An action as a cost: bury this, discard a card, remove 2 counters from this."""

    action: Action


@node
class Costs(Node):
    """The costs in order. `joins` are the signs between them."""

    items: tuple[Cost, ...]
    joins: tuple[int, ...] = field(default=(), compare=False)


@node
class PayLife(Action, Cost):  # type: ignore[misc]  # two kinds, one layout
    """Pay life (fow 1.5:4): a cost, or something a player may do. `ChosenNumber`: any amount, in hundreds."""

    amount: Amount
