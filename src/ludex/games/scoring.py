"""How well a seat stands: an opinion for players that look ahead, no rule of a game. A game says what it counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.kernel.game import Game

WON = 1000.0


def advantage(g: Game, seat: int, standing: Callable[[Game, int], float]) -> float:
    """One seat's advantage over the other; `standing`: what a seat has, while the game goes on."""
    if g.result is not None:
        winner = g.result.winner
        return 0.0 if winner is None else WON if winner == seat else -WON
    return standing(g, seat) - standing(g, 1 - seat)
