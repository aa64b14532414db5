"""Abilities spoken of by themselves (cfv 8, 11.2): their costs, their use, their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast import Action, OwnCost
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Object

SAVED_IN = "ludex.lang.ast.cfv"


@node
class PayCost(OwnCost):
    """`You may pay the cost`: the cost of this automatic ability, paid while it resolves (cfv 8.1.1.2.2)."""


@node
class CannotUse(Action):
    """This ability cannot be used for the rest of the turn or game (cfv 8.1.1.1.2.1, 11.2)."""

    span: Literal["turn", "game"] = "turn"


@node
class Nullify(Action):
    """Continuous effects already applied to cards lose their effect (cfv 8.7.6)."""

    what: Object
