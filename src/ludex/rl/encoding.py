"""A seat's view in numbers: always as many, always in the same order, and nothing that the seat may not know.

First what is true of the game, then for each player (the seat itself first) its values, then for each zone how
many cards
it has, how many of them are unknown, and the sum of what is known of the others. docs/rl.md has the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ludex.kernel.decisions import ACT, CHOOSE, CONFIRM, NUMBER, ORDER
from ludex.kernel.seeing import sees
from ludex.rl.cards import SIZE, Vector, card_vector, scaled
from ludex.rl.words import place

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.kernel.ruleset import Ruleset

VERSION = 1
"""Changes whenever a number moves or means something else."""

_KINDS = (ACT, CHOOSE, ORDER, NUMBER, CONFIRM)
GLOBALS = 6 + len(_KINDS) + 16
VALUES = 16


class Encoder:
    """How views of one ruleset become vectors."""

    __slots__ = ("_shared", "_zones", "rules", "size")

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Ruleset = rules
        self._zones: tuple[str, ...] = tuple(zone.name for zone in rules.zones if not zone.shared)
        self._shared: tuple[str, ...] = tuple(zone.name for zone in rules.zones if zone.shared)
        zones = 2 * len(self._zones) + len(self._shared)
        self.size: int = GLOBALS + 2 * VALUES + zones * (2 + SIZE)

    def encode(self, g: Game, seat: int) -> Vector:
        """What the seat may know of a game."""
        made = np.zeros(self.size, np.float32)
        self._globals(g, seat, made)
        at = GLOBALS
        for of in (seat, 1 - seat):
            for key, value in g.values[of].items():
                if of == seat or g.rules.is_visible(key):
                    made[at + place(key, VALUES)] += scaled(value)
            at += VALUES
        for of in (seat, 1 - seat):
            for name in self._zones:
                self._zone(g, seat, g.zone(of, name), made[at : at + 2 + SIZE])
                at += 2 + SIZE
        for name in self._shared:
            self._zone(g, seat, g.zone(0, name), made[at : at + 2 + SIZE])
            at += 2 + SIZE
        return made

    def _globals(self, g: Game, seat: int, made: Vector) -> None:
        made[0] = 1.0
        made[1] = scaled(g.turn)
        made[2] = g.active == seat
        made[3] = g.first == seat
        made[4] = g.over
        d = g.decision
        if d is not None and (d.seat == seat or not d.secret):
            made[5] = d.seat == seat
            made[6 + _KINDS.index(d.kind)] = 1.0
            made[6 + len(_KINDS) + place(d.rule, 16)] = 1.0

    def _zone(self, g: Game, seat: int, ids: tuple[int, ...], made: Vector) -> None:
        made[0] = len(ids)
        for cid in ids:
            card = g.cards[cid]
            if sees(g, seat, card):
                made[2:] += card_vector(card, g.chars(cid))
            else:
                made[1] += 1
