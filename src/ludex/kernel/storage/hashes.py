"""Position hashes: equal positions have equal hashes, in every process and on every machine.

A position's hash is a sum over its cards and over what is said of the rest. A card counts for what it is, where it lies
and everything that speaks of it: a frame, an effect, a question, what it did this turn. So no card needs a name, and
which way a position came about is forgotten; only where one card speaks of another is that one named, by what it is
and, among equals, by when it came (`Summed.name`).

What has changed since a game or a clone of it was last hashed is taken out of the sum and put in anew (`Summed`), the
rest stands. A card that has been looked at is not changed in place (`Game.seal`), nor is any other fact, so that the
very same object says the same.

A frame's local whose name begins with an underscore is bookkeeping (how often, since when) and not the position's. What
has happened this turn belongs to the position because rules ask about it, in whichever order; so does the state of
chance. The loop rules ask for the position without either (`history=False`).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from ludex.kernel.hashing.digests import MASK
from ludex.kernel.hashing.summing import Summed
from ludex.kernel.shortcuts import shortcuts

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def position_hash(g: Game, history: bool = True) -> str:
    """The hash of a game's position, as 32 hexadecimal digits."""
    known = g.written
    summed = known.pop(history, None) if shortcuts.taken else None  # if this fails half way, nothing is known any more
    if summed is None or summed.rules is not g.rules:
        summed = Summed(g.rules, history)
    total = summed.of(g)
    if shortcuts.taken:
        known[history] = summed
    rules = g.rules
    text = f"{rules.id} {rules.version} {g.turn} {g.active} {g.first} {g.result} {g.auto} {g.lost} {total & MASK:x}"
    if history:
        text += f" {g.rng}"
    return blake2b(text.encode(), digest_size=16).hexdigest()
