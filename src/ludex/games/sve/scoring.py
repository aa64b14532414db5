"""How well a seat stands: an opinion for players that look ahead, no rule of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.scoring import advantage
from ludex.games.sve.ch04_zones import zones

if TYPE_CHECKING:
    from ludex.kernel.game import Game

_WARD = 0.7
_CARD = 1.4  # a card in hand or in the EX area
_AMULET = 1.2
_POINT = 0.05  # a play point left: worth a little, so that a point is not spent for nothing
_EVOLUTION = 0.6  # an evolution point left
_MAXIMUM = 0.8


def score(g: Game, seat: int) -> float:
    """One seat's advantage over the other."""
    return advantage(g, seat, _standing)


def _standing(g: Game, seat: int) -> float:
    values = g.values[seat]
    cards = len(g.zone(seat, zones.HAND)) + len(g.zone(seat, zones.EX))
    return (
        sum(_leader(g.chars(c).number("defense")) for c in g.zone(seat, zones.LEADER))
        + sum(_on_field(g, c) for c in g.zone(seat, zones.FIELD))
        + _CARD * cards
        + _POINT * values.get("play points", 0)
        + _MAXIMUM * values.get("max play points", 0)
        + _EVOLUTION * (values.get("evolution points", 0) + values.get("super-evolution points", 0))
        + min(0, len(g.zone(seat, zones.DECK)) - 4)  # drawing from an empty deck loses
    )


def _leader(defense: int) -> float:
    """A leader's defense; the last points are dearest."""
    return defense + 0.5 * min(defense, 10)


def _on_field(g: Game, cid: int) -> float:
    chars = g.chars(cid)
    if "follower" not in chars.types:
        return _AMULET
    worth = 1.0 * chars.number("attack") + 0.8 * chars.number("defense")
    return worth + (_WARD if "Ward" in chars.keywords else 0.0)
