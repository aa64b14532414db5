"""How well a seat stands: an opinion for players that look ahead, no rule of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch03_zones import zones
from ludex.games.scoring import advantage

if TYPE_CHECKING:
    from ludex.kernel.game import Game

_LIFE = 1 / 120
_CARD = 2.0
_STONE = 2.2
_POINT = 1 / 130  # a point of ATK or DEF
_JUDGED = 3.0
_SET = 1.6
_WAITING = 2.1  # a card in the chase, if it does not come into the field


def score(g: Game, seat: int) -> float:
    """One seat's advantage over the other."""
    return advantage(g, seat, _standing)


def _standing(g: Game, seat: int) -> float:
    return (
        _LIFE * g.value(seat, "life")
        + _CARD * len(g.zone(seat, zones.HAND))
        + _SET * len(g.zone(seat, zones.STANDBY))
        + _STONE * len(g.zone(seat, zones.STONES))
        + sum(_in_chase(g, c) for c in g.zone(0, zones.CHASE) if c in g.played and g.played[c].source.seat == seat)
        + sum(_on_field(g, c) for c in g.zone(seat, zones.FIELD))
        + min(0, len(g.zone(seat, zones.DECK)) - 4)  # who cannot draw loses
    )


def _on_field(g: Game, card: int) -> float:
    chars = g.chars(card)
    worth = _POINT * (chars.number("attack") + chars.number("defense"))
    return worth + (_JUDGED if "J-ruler" in chars.types else 0.4)


def _in_chase(g: Game, card: int) -> float:
    """What waits in the chase is as good as done: a resonator as good as there, a card that was played as good as in
    the hand and a little better. Abilities have cost what they cost."""
    types = g.chars(card).types
    if "resonator" in types:
        return _on_field(g, card)
    if "judgment" in types:
        return _JUDGED
    return 0.0 if "ability" in types or "life break" in types else _WAITING
