"""A seat's view in numbers: always as many, always in the same order, and nothing that the seat may not know.

First what is true of the game, then for each player (the seat itself first) its values, then for each zone how many
cards it has, how many of them are unknown, and the sum of what is known of the others. docs/rl.md has the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ludex import games
from ludex.kernel.decisions import ACT, CHOOSE, CONFIRM, NUMBER, ORDER
from ludex.kernel.following import Following
from ludex.kernel.knowledge.sight import sees
from ludex.kernel.memo import Kept
from ludex.kernel.shortcuts import shortcuts
from ludex.rl.cards import ROW, UNKNOWN, Sums, Vector, card_row, scaled
from ludex.rl.words import place

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.kernel.ruleset import Ruleset

VERSION = 1
"""Changes whenever a number moves or means something else."""

_KINDS = (ACT, CHOOSE, ORDER, NUMBER, CONFIRM)
GLOBALS = 6 + len(_KINDS) + 16
VALUES = 16
_ZONES = GLOBALS + 2 * VALUES


class Encoder:
    """How views of one ruleset become vectors. What is as it was when a seat last looked is not worked out again."""

    __slots__ = ("_last", "_places", "_public", "rules", "size")

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Ruleset = rules
        own = [zone for zone in rules.zones if not zone.shared]
        shared = [zone for zone in rules.zones if zone.shared]
        # Where a zone's numbers begin, for each seat that looks: its own zones first.
        self._places: list[dict[int, int]] = []
        for seat in (0, 1):
            order = [rules.slots[zone.name][of] for of in (seat, 1 - seat) for zone in own]
            order += [rules.slots[zone.name][0] for zone in shared]
            self._places.append({slot: _ZONES + n * ROW for n, slot in enumerate(order)})
        self._public: dict[str, bool] = {}  # the values that every player may know
        self.size: int = _ZONES + len(self._places[0]) * ROW
        self._last: list[_Last] = [_Last(self.size, places) for places in self._places]

    def __reduce__(self) -> tuple[object, ...]:
        return _of_ruleset, (self.rules.id,)

    def __repr__(self) -> str:
        return f"Encoder({self.rules.id}, version {VERSION}, {self.size} numbers)"

    def encode(self, g: Game, seat: int) -> Vector:
        """What the seat may know of a game."""
        last = self._last[seat]
        if len(g.cards) < len(last.put) or not shortcuts.taken:  # another game
            last = self._last[seat] = _Last(self.size, self._places[seat])
        for cid in last.following.changed(g):
            last.put_again(g, seat, cid)
        sums = last.sums
        for at, of in ((GLOBALS, seat), (GLOBALS + VALUES, 1 - seat)):
            if last.values[of] is not g.values[of]:
                last.values[of] = g.values[of]
                sums[at : at + VALUES] = self._values(g, of, own=of == seat)
        sums[:GLOBALS] = _globals(g, seat)
        return sums.astype(np.float32)

    def _values(self, g: Game, of: int, *, own: bool) -> list[float]:
        found, public = [0.0] * VALUES, self._public
        for key, value in g.values[of].items():
            if key not in public:
                public[key] = g.rules.is_visible(key)
            if own or public[key]:
                found[place(key, VALUES)] += scaled(value)
        return found


def _of_ruleset(name: str) -> Encoder:
    return Encoder(games.ruleset(name))


class _Last:
    """What a seat was shown last, and from what: for each card where it counts, and as what."""

    __slots__ = ("_zones", "following", "put", "sums", "values")

    def __init__(self, size: int, places: dict[int, int]) -> None:
        self.sums: Sums = np.zeros(size)
        self._zones: dict[int, Sums] = {slot: self.sums[at : at + ROW] for slot, at in places.items()}
        self.values: list[dict[str, int] | None] = [None, None]
        self.following: Following = Following()
        self.put: list[tuple[int, Sums] | None] = []

    def put_again(self, g: Game, seat: int, cid: int) -> None:
        """Count a card as what it is now instead of as what it was."""
        g_cards, put = g.cards, self.put
        while len(put) <= cid:
            put.append(None)
        was, zones, card = put[cid], self._zones, g_cards[cid]
        slots = g.rules.slots.get(card.zone)
        if slots is None or (slot := slots[card.seat]) not in zones:  # it has ceased to exist
            now = None
        else:
            row = card_row(card, g.chars(cid)) if sees(g, seat, card) else UNKNOWN
            if was is not None and was[1] is row and was[0] == slot:
                return
            now = slot, row
            zone = zones[slot]
            np.add(zone, row, zone)
        if was is not None:
            zone = zones[was[0]]
            np.subtract(zone, was[1], zone)
        put[cid] = now


_asked: Kept[tuple[str, str, bool], list[float]] = Kept()


def _globals(g: Game, seat: int) -> list[float]:
    """What is true of the game, and what is asked."""
    d = g.decision
    told = [1.0, scaled(g.turn), float(g.active == seat), float(g.first == seat), float(g.over)]
    if d is None or (d.secret and d.seat != seat):
        return told + _NOTHING_ASKED
    of = (d.kind, d.rule, d.seat == seat)
    found = _asked.get(of)
    if found is None:
        found = _NOTHING_ASKED.copy()
        found[0] = float(of[2])
        found[1 + _KINDS.index(d.kind)] = 1.0
        found[1 + len(_KINDS) + place(d.rule, 16)] = 1.0
        _asked[of] = found
    return told + found


_NOTHING_ASKED = [0.0] * (GLOBALS - 5)
