"""Loops (cfv 11.1.1): actions of the main phase that have led back to where they began.

With nothing but numbers different the turn player says how often they are done again (cfv 11.1.1.2); a non-turn player
who could stop them names a number after that, and the smaller one counts (cfv 11.1.1.3, ruling cfv-R42). What is named
is a whole number, zero or more (cfv 1.3.5). They are done
together, and all of them have been done (cfv 11.1.1.4). With everything as it was an action may be taken twice, and
then no more (cfv 11.1.1.2, ruling cfv-R41).
"""

from __future__ import annotations

from ludex.games.cfv.ch04_zones import zones
from ludex.kernel.loops.declared import Numbers, Repeating
from ludex.kernel.loops.situations import Situations

_loops = Repeating(  # cfv 11.1.1
    "A loop",
    Numbers(declare="cfv 11.1.1.2", stop="cfv 11.1.1.3", menu="cfv 6.6.1.2"),
    Situations((*zones.CIRCLES, zones.DAMAGE, zones.BIND), (zones.DECK, zones.TRIGGER), exact=True),
    often=2,
)
offer = _loops.offer
repeating = _loops.procedure

PROCEDURES = (repeating,)
