"""Costs with a name (cfv 10.1.15, 10.1.16): Counter Blast and Soul Blast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.lang.ast import Cost
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Amount, Group

SAVED_IN = "ludex.lang.ast.cfv"


@node
class CounterBlast(Cost):
    """Turn faceup cards of your damage zone facedown (cfv 10.1.15), of a group when `of` is given."""

    amount: Amount
    of: Group | None = None


@node
class SoulBlast(Cost):
    """Put cards of your soul into the drop zone (cfv 10.1.16), of a group when `of` is given."""

    amount: Amount
    of: Group | None = None
