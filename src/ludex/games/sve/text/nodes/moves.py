"""Where cards go (sve 5.5, 5.13, 5.34): buried, summoned, added to the hand, put here or there, swapped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Action, OfOwn, Placing, ToField, Trade
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast import Destination, Object

SAVED_IN = "ludex.lang.ast.moves"


@node
class Swap(Trade):
    """Swap two cards' zones (sve 5.13)."""

    first: Object
    second: Object


@node
class Bury(OfOwn):
    """Bury cards: put them into their owners' cemetery (sve 5.34)."""

    what: Object


@node
class AddToHand(Action):
    """Add cards to your hand."""

    what: Object


@node
class PutEither(Placing):
    """Put cards into one of two places, the player choosing."""

    what: Object
    places: tuple[Destination, ...]


@node
class Summon(ToField):
    """Put cards onto your field (sve 5.5.1)."""

    what: Object
    state: Literal["", "engaged", "reserved"] = ""
