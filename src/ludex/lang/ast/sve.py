"""What only Shadowverse: Evolve has: its trigger keywords, keyword names and icons (sve 12-14)."""

from __future__ import annotations

from typing import Literal

from ludex.lang.ast.kinds import Trigger
from ludex.lang.ast.node import node

TriggerName = Literal[
    "fanfare",
    "last words",
    "on evolve",
    "on super-evolve",
    "strike",
    "follower strike",
    "leader strike",
    "on race",
    "on drive",
    "enter",
]


@node
class TriggerKeyword(Trigger):
    """A keyword that is a trigger: Fanfare, Last Words, On Evolve, Strike ... (sve 12.4-12.7, 12.17,
    14.2.4, 14.4.8), Enter (fow 9.6:1.1). `binding`: what a Follower Strike is on, if the text speaks of it."""

    name: TriggerName
    binding: int = 0


KEYWORDS = (
    "Ward",
    "Storm",
    "Rush",
    "Assail",
    "Intimidate",
    "Drain",
    "Bane",
    "Aura",
    "Quick",
    "Stack",
    "Starting Amulet",
    "Single Drive",
    "Twin Drive",
    "Drive",
)

CLASSES = ("forestcraft", "swordcraft", "runecraft", "dragoncraft", "abysscraft", "havencraft", "neutral")
