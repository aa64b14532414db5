"""Judging an answer as far as who asks may know: a key that names a card which its player does not see is never judged.
The verdict, or the name in its sentence, would say what the card is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.decisions import Obstacle
from ludex.kernel.keys import CARD
from ludex.kernel.knowledge.sight import sees

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def unseen(game: Game, seat: int, key: str) -> str | None:
    """The first card that a key names and its seat does not see."""
    for found in CARD.finditer(key):
        if (card := game.named(found[0])) < 0 or not sees(game, seat, game.cards[card]):
            return found[0]
    return None


def obstacle(game: Game, seat: int, key: str) -> Obstacle | None:
    """What forbids an answer of the seat that is asked, or None."""
    decision = game.decision
    if decision is not None and decision.find(key) is not None:
        return None
    hidden = None if decision is None else unseen(game, seat, key)
    if decision is not None and hidden is not None:
        return Obstacle(decision.rule, f"you see no card {hidden}")
    return game.why_not(key)
