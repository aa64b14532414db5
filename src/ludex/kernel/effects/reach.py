"""How far an effect reaches: the cards to ask about, and no others."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source, Static
    from ludex.kernel.effects.dependency import Drafts
    from ludex.kernel.game import Game


def in_reach(g: Game, drafts: Drafts, source: Source, static: Static) -> list[int]:
    """The cards to ask about: where an effect says of which it speaks, no others."""
    cards, card = g.cards, source.card
    if static.own:
        return [card] if card in drafts else []
    if static.linked and cards[card].incarnation == source.incarnation:
        links = cards[card].links
        return [cid for cid in drafts if cid in links] if links else []
    zones, among = static.zones(g), static.among(g)
    asked = drafts if among is None else [cid for cid in drafts if cid in among]
    return list(asked) if zones is None else [cid for cid in asked if cards[cid].zone in zones]
