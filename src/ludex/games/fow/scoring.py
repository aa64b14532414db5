"""How well a seat stands: an opinion for players that look ahead, no rule of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow import zones
from ludex.games.fow.wills import pool
from ludex.games.scoring import advantage

if TYPE_CHECKING:
    from ludex.kernel.game import Game

_LIFE = 1 / 120
_CARD = 2.0
_STONE = 2.2
_POINT = 1 / 130  # a point of ATK or DEF
_JUDGED = 3.0
_SET = 1.6
_WILL = 0.05


def score(g: Game, seat: int) -> float:
    """One seat's advantage over the other."""
    return advantage(g, seat, _standing)


def _standing(g: Game, seat: int) -> float:
    return (
        _LIFE * g.value(seat, "life")
        + _CARD * len(g.zone(seat, zones.HAND))
        + _SET * len(g.zone(seat, zones.STANDBY))
        + _STONE * len(g.zone(seat, zones.STONES))
        + _WILL * sum(pool(g, seat).values())
        + sum(_on_field(g, c) for c in g.zone(seat, zones.FIELD))
        + min(0, len(g.zone(seat, zones.DECK)) - 4)  # who cannot draw loses (fow 13.1:2)
    )


def _on_field(g: Game, card: int) -> float:
    chars = g.chars(card)
    worth = _POINT * (chars.number("attack") + chars.number("defense"))
    return worth + (_JUDGED if "J-ruler" in chars.types else 0.4)
