"""Whether there are cards enough: every veiled card is a different one of its pool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.solving.veil import Could, Pool, Veil

if TYPE_CHECKING:
    from ludex.kernel.cards import Definition
    from ludex.kernel.game import Game


def fits(g: Game, pool: Pool) -> bool:
    """Whether the cards of a game of which something is known can all be different cards of their pool."""
    wanted = [
        card.definition.could
        for card in g.cards
        if type(card.definition) is Veil and card.definition.pool is pool and not card.definition.coarse
    ]
    taken: dict[Definition, list[int]] = {}
    return all(_placed(wanted, at, pool, taken, set()) for at in range(len(wanted)))


def _placed(
    wanted: list[Could], at: int, pool: Pool, taken: dict[Definition, list[int]], tried: set[Definition]
) -> bool:
    """Find a card for one of them, moving others on where that helps."""
    for definition in wanted[at]:
        if definition in tried:
            continue
        tried.add(definition)
        holders = taken.setdefault(definition, [])
        if len(holders) < pool.counts.get(definition, 0):
            holders.append(at)
            return True
        for place, other in enumerate(holders):
            if _placed(wanted, other, pool, taken, tried):
                holders[place] = at
                return True
    return False
