"""Check timing (cfv 3.5.1, 8.4.1) and abilities standing by (cfv 8.6): this book's numbers for it.

An automatic ability is played by itself (cfv 8.1.1.2): once triggered it stands by (cfv 3.1.1.2.3), until the check
timing after its event, in which it is played (cfv 8.6.1); outside of check timings neither that nor a rule action
happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing.timing import Numbers, Timing
from ludex.enact.scenes.scene import Bindings
from ludex.games.cfv.ch08_playing import playing
from ludex.games.cfv.ch09_rule_actions import rule_actions

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.events import Event
    from ludex.kernel.frames import Signal
    from ludex.kernel.game import Game


def play(g: Game, source: Source, bind: Bindings, event: Event | None) -> Signal | None:
    """Play an ability that stands by, wherever its card is by now (cfv 8.6.7, cfv 8.1.1.2, cfv 8.6.1)."""
    return playing.play_ability(g, source, bind, event)


timing: Timing = Timing(
    "Check timing",
    Numbers(
        timing="cfv 8.4.1",
        handle="cfv 8.4.1.1",  # rule actions first, until none is left (cfv 3.5.2)
        active="cfv 8.4.1.2",
        other="cfv 8.4.1.3",  # their master chooses among them (ruling cfv-R1)
        over="cfv 8.4.1.4",
        select="cfv 8.6.3",  # they must be played; only the order is the player's (cfv 8.6.3.1)
        endless="cfv 11.1.1.1",  # nobody can stop it (ruling cfv-R40)
    ),
    handling=rule_actions.handling,
    nothing=rule_actions.nothing,
    play=play,
)
check = timing.procedure
check_timing = timing.occurs
