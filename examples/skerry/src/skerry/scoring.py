"""How well a keeper stands: an opinion for bots that look ahead, no rule of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.scoring import advantage
from skerry import values, zones

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def score(g: Game, seat: int) -> float:
    """One keeper's advantage over the other."""
    return advantage(g, seat, _standing)


def _standing(g: Game, seat: int) -> float:
    coast = sum(_worth(g, card) for card in g.zone(seat, zones.COAST))
    short = min(0, len(g.zone(seat, zones.DECK)) - 3)  # who cannot draw loses (skerry 1.3)
    return g.value(seat, values.OIL) + coast + 1.2 * len(g.zone(seat, zones.HAND)) + short


def _worth(g: Game, card: int) -> float:
    chars = g.chars(card)
    return 1.6 + chars.number("might") + 0.6 * chars.number("hull") if "boat" in chars.types else 2.0
