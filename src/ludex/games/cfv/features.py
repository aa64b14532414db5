"""What a player looks at to tell who stands better: an opinion for players that look ahead, no rule of the game.

Each figure is one seat's beyond the other's, but for those of the own hand, which only its owner sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.ch04_zones.circles import BEHIND, FRONT, ROW, rear_guards
from ludex.games.cfv.ch10_actions import legion

if TYPE_CHECKING:
    from ludex.kernel.game import Game

WEIGHTS: dict[str, float] = {
    "damage": -0.25,
    "third damage": -0.15,  # each further damage is dearer, the sixth loses
    "fourth damage": -0.30,
    "fifth damage": -0.90,
    "blasts": 0.06,  # a face up damage is a Counter Blast
    "soul": 0.02,
    "hand": 0.30,
    "grade": 0.40,
    "rear-guards": 0.12,
    "lines": 0.22,  # columns that reach the other vanguard
    "strength": 0.02,  # power in front with what boosts it, in thousands
    "in place": 0.08,
    "last cards": 0.3,  # an empty deck loses
    "shields": 0.04,  # of the own hand, in thousands of five
    "next grade": 0.35,  # in the own hand
    "later grades": 0.2,
    "turn": 0.15,
}
_PERFECT = 20_000  # what stands before any attack is as good as much shield


def features(g: Game, seat: int) -> list[float]:
    """The figures, in the order of the weights."""
    leaders = [legion.vanguard(g, s) for s in (seat, 1 - seat)]
    powers = [g.chars(c).number("power") if c >= 0 else 0 for c in leaders]
    grades = [g.chars(c).number("grade") if c >= 0 else 0 for c in leaders]
    mine = _side(g, seat, grades[0], powers[1])
    theirs = _side(g, 1 - seat, grades[1], powers[0])
    found = [a - b for a, b in zip(mine, theirs, strict=True)]
    found += _hand(g, seat, grades[0])
    found.append(1.0 if g.active == seat else -1.0)
    return found


def _side(g: Game, seat: int, grade: int, against: int) -> list[float]:
    damage = g.zone(seat, zones.DAMAGE)
    n = len(damage)
    guards = rear_guards(g, seat)
    lines, strength = _lines(g, seat, against)
    return [
        float(n), float(n >= 3), float(n >= 4), float(n >= 5),
        float(sum([g.cards[c].faceup for c in damage])), float(min(len(g.zone(seat, zones.SOUL)), 8)),
        float(len(g.zone(seat, zones.HAND))), float(min(grade, 3)), float(len(guards)), lines, strength,
        float(sum([_in_place(g, c) for c in guards])), float(min(0, len(g.zone(seat, zones.DECK)) - 5)),
    ]  # fmt: skip


def _in_place(g: Game, card: int) -> bool:
    """Whether a unit is where it can use its power: boosting behind or attacking in front."""
    row = "back" if "Boost" in g.chars(card).keywords else "front"
    return ROW[g.cards[card].zone] == row


def _lines(g: Game, seat: int, against: int) -> tuple[float, float]:
    """How many columns reach a power, and how strong all are together."""
    reach = strength = 0.0
    for front in FRONT:
        cards = [c for c in g.zone(seat, front) if g.cards[c].face != zones.LOCKED]
        if not cards:
            continue
        power = max([g.chars(c).number("power") for c in cards])
        for c in g.zone(seat, BEHIND[front]):
            if g.cards[c].face != zones.LOCKED and "Boost" in g.chars(c).keywords:
                power += g.chars(c).number("power")
        strength += power / 1000
        reach += 0.0 if power < against else 1.0 + 0.35 * min(2, (power - against) // 5000)
    return reach, strength


def _hand(g: Game, seat: int, grade: int) -> list[float]:
    """What one knows of one's own hand: how much of it guards, and whether one can ride on."""
    shields = 0
    grades = set()
    for c in g.zone(seat, zones.HAND):
        chars = g.chars(c)
        shields += _PERFECT if "Sentinel" in chars.keywords else chars.number("shield")
        grades.add(chars.number("grade"))
    further = [n for n in (1, 2, 3) if n > grade]
    rides = float(not further or further[0] in grades)
    return [shields / 5000, rides, float(sum([n in grades for n in further[1:]])) + 1.0 * (3 - len(further))]
