"""A seat's view in numbers: always as many, always in the same order, and nothing that the seat may not know.

First what is true of the game, then for each player (the seat itself first) its values, then for each zone how many
cards it has, how many of them are unknown, and the sum of what is known of the others. docs/rl.md has the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ludex.kernel.decisions import ACT, CHOOSE, CONFIRM, NUMBER, ORDER
from ludex.kernel.knowledge.sight import visible
from ludex.kernel.shortcuts import shortcuts
from ludex.kernel.watching import Watching
from ludex.rl.cards import SIZE, Vector, add_cards, scaled
from ludex.rl.words import place

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.kernel.ruleset import Ruleset
    from ludex.kernel.zones import ZoneSpec

VERSION = 1
"""Changes whenever a number moves or means something else."""

_KINDS = (ACT, CHOOSE, ORDER, NUMBER, CONFIRM)
GLOBALS = 6 + len(_KINDS) + 16
VALUES = 16
_ZONES = GLOBALS + 2 * VALUES


class Encoder:
    """How views of one ruleset become vectors. What is as it was when a seat last looked is not worked out again."""

    __slots__ = ("_last", "_places", "rules", "size")

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Ruleset = rules
        own = [zone for zone in rules.zones if not zone.shared]
        shared = [zone for zone in rules.zones if zone.shared]
        # Where a zone's numbers begin, for each seat that looks: its own zones first.
        self._places: list[dict[int, tuple[int, ZoneSpec]]] = []
        for seat in (0, 1):
            order = [(rules.slots[zone.name][of], zone) for of in (seat, 1 - seat) for zone in own]
            order += [(rules.slots[zone.name][0], zone) for zone in shared]
            self._places.append({slot: (_ZONES + n * (2 + SIZE), zone) for n, (slot, zone) in enumerate(order)})
        self.size: int = _ZONES + len(self._places[0]) * (2 + SIZE)
        self._last: list[_Last] = [_Last(self.size), _Last(self.size)]

    def encode(self, g: Game, seat: int) -> Vector:
        """What the seat may know of a game."""
        last = self._last[seat] if shortcuts.taken else _Last(self.size)
        made, places = last.made, self._places[seat]
        self._globals(g, seat, made)
        for at, of in ((GLOBALS, seat), (GLOBALS + VALUES, 1 - seat)):
            if last.values[of] is not g.values[of]:
                last.values[of] = g.values[of]
                made[at : at + VALUES] = self._values(g, of, own=of == seat)
        for slot in last.watching.changed(g):
            if slot in places:
                at, spec = places[slot]
                _zone(g, seat, spec, g.zones[slot], made[at : at + 2 + SIZE])
        return made.copy()

    def _values(self, g: Game, of: int, *, own: bool) -> list[float]:
        found = [0.0] * VALUES
        for key, value in g.values[of].items():
            if own or g.rules.is_visible(key):
                found[place(key, VALUES)] += scaled(value)
        return found

    def _globals(self, g: Game, seat: int, made: Vector) -> None:
        told = [0.0] * GLOBALS
        told[:5] = 1.0, scaled(g.turn), g.active == seat, g.first == seat, g.over
        d = g.decision
        if d is not None and (d.seat == seat or not d.secret):
            told[5] = d.seat == seat
            told[6 + _KINDS.index(d.kind)] = 1.0
            told[6 + len(_KINDS) + place(d.rule, 16)] = 1.0
        made[:GLOBALS] = told


class _Last:
    """What a seat was shown last, and from what."""

    __slots__ = ("made", "values", "watching")

    def __init__(self, size: int) -> None:
        self.made: Vector = np.zeros(size, np.float32)
        self.values: list[dict[str, int] | None] = [None, None]
        self.watching: Watching = Watching()


def _zone(g: Game, seat: int, spec: ZoneSpec, ids: tuple[int, ...], made: Vector) -> None:
    """How many cards, how many of them unknown, and the sum of what is known of the others."""
    known = visible(g, seat, spec, ids)
    made[:] = 0.0
    made[0], made[1] = len(ids), len(ids) - len(known)
    add_cards([(g.cards[cid], g.chars(cid)) for cid in known], made[2:])
