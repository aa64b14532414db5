"""What holds only in Force of Will (fow 8-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ludex.lang.ast.kinds import Permission
from ludex.lang.ast.node import node

if TYPE_CHECKING:
    from ludex.lang.ast.fow.wills import Wills
    from ludex.lang.ast.fow.words import AbilityWord
    from ludex.lang.ast.kinds import Amount, Object
    from ludex.lang.ast.players import PlayerNode


@node
class PayShift(Permission):
    """A player pays wills less, more or other wills (`exactly`) to play cards, or abilities of cards (fow 9.3:2.5).
    `abilities`: those sorts of abilities of `what` (of any card when `what` is None), not the cards. `next_only`: for
    the next one only. `least`: what the free part is not lowered below. On this card it holds wherever the card is
    played from."""

    player: PlayerNode
    change: Literal["less", "more", "exactly"]
    wills: Wills
    what: Object | None = None
    abilities: tuple[AbilityWord, ...] = ()
    next_only: bool = False
    name: str = ""
    least: str = ""


@node
class ComesIn(Permission):
    """Cards come into a zone rested, or with counters on them."""

    what: Object
    state: Literal["", "engaged", "reserved"] = ""
    counters: Amount | None = None
    kind: str = ""
