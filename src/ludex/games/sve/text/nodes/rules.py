"""Rules that effects add (sve 5, 12): what Ward does not keep off, what the next card costs, what counts as active."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast import Permission
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Amount, Counted, Object, PlayerNode

SAVED_IN = "ludex.lang.ast.statics"


@node
class IgnoresWard(Permission):
    """A follower may attack as if enemy followers had no Ward."""

    what: Object


@node
class EvolvesFreely(Permission):
    """A player may play any number of evolve abilities each turn, not one (sve 8.3.2.2)."""

    player: PlayerNode


@node
class NthCost(Permission):
    """The n-th card of a group you play each turn costs less or more."""

    number: int
    group: Counted
    change: Literal["less", "more"]
    amount: Amount


@node
class CountsAsSpell(Permission):
    """Cards in your cemetery are counted besides spells for Spellchain (sve 13.3.1.1)."""

    what: Object


@node
class Treated(Permission):
    """A named state is treated as active: Overflow, Sanguine."""

    name: str
    player: PlayerNode
