"""Costs with words of their own (sve 10.4.6, 13.3.3, 14.3.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ludex.lang.ast.kinds import ActCost, Cost, KeywordCost
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Amount, Object

SAVED_IN = "ludex.lang.ast.costs"


@node
class EarthRite(KeywordCost):
    """Remove Stack counters from one amulet (sve 13.3.3)."""

    word: ClassVar[str] = "Earth Rite"

    amount: Amount


@node
class Lesson(Cost):
    """Banish Magical Items from your EX area (sve 14.3.2)."""

    amount: Amount


@node
class EngageOthers(ActCost):
    """Engage reserved cards on the field: `{engage} 2 followers on your field`."""

    what: Object
