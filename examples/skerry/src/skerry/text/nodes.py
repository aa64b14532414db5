"""Skerry's own nodes. Each is of a kind by being one; no list names them."""

from __future__ import annotations

from ludex.lang.ast import Action, Amount, Condition
from ludex.lang.ast.node import node


@node
class Stoke(Action):
    """Gain so much oil (skerry 9.1)."""

    amount: Amount


@node
class HighTide(Condition):
    """It is high tide for you (skerry 9.6)."""

    negated: bool = False
