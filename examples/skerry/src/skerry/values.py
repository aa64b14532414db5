"""What a keeper has besides cards (skerry 4.5, 5.2): oil, tide, and how high the water stands."""

from __future__ import annotations

from ludex.kernel.game import Game

OIL = "oil"
TIDE = "tide"
HIGH_WATER = "max tide"  # the most tide a keeper can have now

BEGINNING = {OIL: 15, TIDE: 0, HIGH_WATER: 0}  # skerry 4.5
ENOUGH = 25  # skerry 1.4
HIGHEST = 7  # skerry 5.2
HIGH_TIDE = 5  # skerry 9.6


def is_high_tide(g: Game, seat: int) -> bool:
    """Whether it is high tide for a keeper (skerry 9.6)."""
    return g.value(seat, HIGH_WATER) >= HIGH_TIDE
