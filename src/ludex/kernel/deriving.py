"""Deriving: what follows from the cards and effects of a game, made again from nothing else (`state.DERIVED`).

A true game's has grown with it: the order in which names were given is that in which cards lay in a deck, and which
zones are unusual takes hidden cards to know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def derive(g: Game) -> None:
    """Make it for a game as it stands."""
    g.tags = {card.tag: card.id for card in g.cards}
    g.unusual_zones = frozenset().union(*[card.definition.unusual_zones for card in g.cards])
    changes = [change for card in g.cards if card.changes for change in card.changes]
    durations = [effect.duration for effect in g.lasting] + [change.duration for change in changes]
    g.moments = frozenset([lasts.moment for lasts in durations if lasts.moment])
