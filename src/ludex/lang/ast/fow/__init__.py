"""What only Force of Will has: wills, targets, the chase, blocks, additions, rulers, life, keywords (fow 9-12).

Players are cards of the zone "player": `Leader(of)` is you or your opponent as something that damage or an attack may
meet, `Kind("player")` the noun, and `ControllerOf` such a card is the player it stands for.
ATK, DEF and total cost are the numbers "attack", "defense" and "cost"; rested and recovered are the states "engaged"
and "reserved" (fow 3.2); battle damage (fow 8.5) is damage of kind "combat". "Your J-ruler" is `Some(Each(), ...)`.
"""

from __future__ import annotations

from ludex.lang.ast.fow.actions import (
    ToRulerSide,
    TriggerEnter,
)
from ludex.lang.ast.fow.nouns import (
    Host,
)
from ludex.lang.ast.fow.statics import (
    ComesIn,
    PayShift,
)
from ludex.lang.ast.fow.wills import PayWills, Wills
from ludex.lang.ast.fow.words import SKILLS, SYMBOL_SKILLS, AbilityWord, Attribute, ChosenWord

__all__ = [
    "SKILLS",
    "SYMBOL_SKILLS",
    "AbilityWord",
    "Attribute",
    "ChosenWord",
    "ComesIn",
    "Host",
    "PayShift",
    "PayWills",
    "ToRulerSide",
    "TriggerEnter",
    "Wills",
]
