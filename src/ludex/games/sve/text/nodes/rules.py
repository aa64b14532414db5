"""Rules that effects add (sve 5, 12): what Ward does not keep off, what the next card costs, what counts as active."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast import Further, Permission
from ludex.lang.ast.kinds import Static
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


@node
class CostShift(Permission):
    """Cards cost more, less or a fixed number to play (sve 10.4.4.1); `ability` when an ability's cost is
    meant."""

    what: Object
    change: Literal["less", "more", "exactly"]
    amount: Amount
    ability: Literal["", "evolve", "act", "serve", "ride", "advanced"] = ""
    player: PlayerNode | None = None
    zone: Literal["", "hand", "ex area"] = ""


@node
class MayReroll(Permission):
    """A player may reroll each die roll once."""

    player: PlayerNode


@node
class AlsoTriggers(Further):
    """An ability triggers a further time."""

    what: Object
    keyword: str


@node
class IsAlso(Static):
    """A card is also of a type while this holds."""

    what: Object
    kind: Literal["follower", "amulet", "spell"]
