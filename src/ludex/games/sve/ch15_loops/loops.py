"""Declared cycles (sve 15.2.1.1): actions of the main phase that have led back to where they began are declared a
number of times, with nothing different but counters and the leader's defense, which may rise. The non-active player
allows it or says when another action is taken instead; without a point where one can be taken there is nothing to say
(ruling sve-R41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.sve.ch04_zones import zones
from ludex.kernel.loops.declared import Numbers, Repeating
from ludex.kernel.loops.situations import Situations

if TYPE_CHECKING:
    from ludex.kernel.game import Game


def _defense(g: Game) -> int:
    """The active player's leader's defense."""
    (leader, *_) = g.zone(g.active, zones.LEADER)
    return g.chars(leader).number("defense")


_cycles = Repeating(
    "A declared cycle",
    Numbers(declare="sve 15.2.1.1", stop="sve 15.2.1.1", menu="sve 7.3.3"),
    Situations((zones.FIELD,), (zones.DECK, zones.EVOLVE_DECK), rising=_defense),
)
offer = _cycles.offer
repeating = _cycles.procedure

PROCEDURES = (repeating,)
