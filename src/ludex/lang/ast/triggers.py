"""Keywords that are triggers: an ability that begins with one waits for what the word means."""

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


SAVED_IN = "ludex.lang.ast.sve"  # where it was when it was first saved


@node
class TriggerKeyword(Trigger):
    """A keyword that is a trigger: Fanfare, Last Words, On Evolve, Strike ... (sve 12.4-12.7, 12.17,
    14.2.4, 14.4.8), Enter (fow 9.6:1.1). `binding`: what a Follower Strike is on, if the text speaks of it."""

    name: TriggerName
    binding: int = 0
