"""Traits that are given (sve 2.4)."""

from __future__ import annotations

from ludex.lang.ast.kinds import Gain
from ludex.lang.ast.node import node

SAVED_IN = "ludex.lang.ast.gains"


@node
class GainTrait(Gain):
    """A trait."""

    name: str
