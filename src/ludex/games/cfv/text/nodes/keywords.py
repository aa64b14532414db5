"""Keywords (cfv 10.2): those that stand alone, and Seek Mate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.lang.ast import Action
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Counted

SAVED_IN = "ludex.lang.ast.cfv"
UNIT_KEYWORDS = ("Twin Drive!!", "Intercept", "Boost", "Restraint", "Forerunner", "Lord", "Sentinel")
"""The keywords of cfv 10.2 that stand alone; Limit Break and Seek Mate are parts of abilities."""


@node
class SeekMate(Action):
    """Seek Mate: the number of the icon, None if it is called by its name, and what the mate may be (cfv 10.2.9.1)."""

    number: int | None
    mates: tuple[Counted, ...]
