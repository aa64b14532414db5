"""How well a seat stands: an opinion for players that look ahead, no rule of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.ch04_zones.circles import ROW, rear_guards
from ludex.games.cfv.ch10_actions import legion
from ludex.games.scoring import advantage

if TYPE_CHECKING:
    from ludex.kernel.game import Game

_DAMAGE = (0.0, 1.2, 2.6, 4.6, 8.0, 15.0)  # the last of it is dearest
_CARD = 1.6
_GRADE = 2.5
_UNIT = 0.8
_PLACE = 0.3
_POWER = 1 / 8000
_BLAST = 0.5  # a face up damage is a Counter Blast
_SOUL = 0.15


def score(g: Game, seat: int) -> float:
    """One seat's advantage over the other."""
    return advantage(g, seat, _standing)


def _standing(g: Game, seat: int) -> float:
    damage = g.zone(seat, zones.DAMAGE)
    leader = legion.vanguard(g, seat)
    grade = g.chars(leader).number("grade") if leader >= 0 else 0
    return (
        -_DAMAGE[min(len(damage), 5)]
        + _BLAST * sum(g.cards[c].faceup for c in damage)
        + _CARD * len(g.zone(seat, zones.HAND))
        + _SOUL * min(len(g.zone(seat, zones.SOUL)), 8)
        + _GRADE * min(grade, 3)
        + sum(_unit(g, c) for c in rear_guards(g, seat))
        + min(0, len(g.zone(seat, zones.DECK)) - 5)  # an empty deck loses
    )


def _unit(g: Game, card: int) -> float:
    """A rear-guard: its power, and whether it is where it can use it, boosting behind or attacking in front."""
    chars = g.chars(card)
    row = "back" if "Boost" in chars.keywords else "front"
    return _UNIT + _POWER * chars.number("power") + _PLACE * (ROW[g.cards[card].zone] == row)
