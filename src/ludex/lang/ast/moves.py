"""Moves: verbs that choose cards, hurt them or move them (sve 5.5-5.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Action, Parting, Placing
from ludex.lang.ast.node import Node, node

if TYPE_CHECKING:
    from ludex.lang.ast.filters import Zone
    from ludex.lang.ast.kinds import Amount, Object
    from ludex.lang.ast.objects import Some, Together
    from ludex.lang.ast.players import PlayerNode


@node
class Select(Action):
    """Select targets (sve 10.6.2.3): the phrases inside bind them."""

    what: Object


@node
class DamagePart(Node):
    """An amount of damage for an object."""

    amount: Amount
    to: Object


@node
class Deal(Action):
    """Deal damage (sve 5.14); `source` when another card than this deals it."""

    parts: tuple[DamagePart, ...]
    source: Object | None = None


@node
class DealDivided(Action):
    """Deal damage divided among cards as you choose (sve 10.6.2.4)."""

    amount: Amount
    among: Object
    source: Object | None = None


@node
class Destroy(Action):
    """Destroy cards (sve 5.6)."""

    what: Object


@node
class Banish(Parting):
    """Banish cards (sve 5.7)."""

    what: Object


@node
class Discard(Action):
    """Discard cards from the hand (sve 5.12)."""

    what: Object


@node
class Draw(Action):
    """Draw cards (sve 5.10); `up_to` one after another, stopping at will."""

    amount: Amount
    up_to: bool = False


@node
class Look(Action):
    """Look at cards (sve 5.11)."""

    at: Object


@node
class Reveal(Action):
    """Reveal cards (sve 5.21)."""

    what: Object


@node
class Search(Action):
    """Search a deck for cards (sve 5.8); what becomes of them follows as further steps. `zone`: which deck."""

    what: Some | Together
    whose: PlayerNode
    zone: Literal["deck", "magic stone deck"] = "deck"


@node
class Shuffle(Action):
    """Shuffle a deck (sve 5.9). `zone`: which deck."""

    whose: PlayerNode
    zone: Literal["deck", "magic stone deck"] = "deck"


@node
class ShuffleInto(Action):
    """Put cards into a deck and shuffle it. `zone`: which deck."""

    what: Object
    whose: PlayerNode
    zone: Literal["deck", "magic stone deck"] = "deck"


@node
class Destination(Node):
    """Where a card is put: a zone of a player, at an end of a deck (`top or bottom`: as chosen) or `nth` from the top,
    in an order. No player: its owner's."""

    zone: Zone
    whose: PlayerNode | None = None
    end: Literal["", "top", "bottom", "top or bottom"] = ""
    order: Literal["", "any", "random"] = ""
    nth: int = 0


@node
class Put(Placing):
    """Put cards somewhere (sve 5.5); tokens are created there (sve 5.5.2)."""

    what: Object
    to: Destination
    state: Literal["", "engaged", "reserved", "faceup", "facedown"] = ""


@node
class Return(Action):
    """Return cards to a hand, deck or evolve deck."""

    what: Object
    to: Destination
