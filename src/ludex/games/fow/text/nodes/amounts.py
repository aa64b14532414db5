"""Numbers that texts ask for (fow 1.5, 8.5): life, life paid, damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.lang.ast import Amount
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Object, PlayerNode

SAVED_IN = "ludex.lang.ast.fow.nouns"


@node
class DamageOn(Amount):
    """The damage a card has suffered (fow 10.6:1)."""

    what: Object


@node
class LifeOf(Amount):
    """A player's life points (fow 1.5:4). Half of it, or of any amount of life or damage, is rounded up to the next
    hundred (fow 1.5:4.1)."""

    player: PlayerNode


@node
class PaidLife(Amount):
    """The life paid for this card, ability or step: `for each 100 life you paid this way`."""


@node
class PerHundred(Amount):
    """How many whole hundreds an amount holds: `for each 100 damage prevented this way`."""

    of: Amount
    per: int = 100
