"""Rule processes and triggered abilities (fow 6.1:1.1, 6.1:1.2, 6.2): what comes before every action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing.timing import Numbers, Timing
from ludex.games.fow.ch09_playing import playing
from ludex.games.fow.ch13_rule_processes import rule_processes

if TYPE_CHECKING:
    from ludex.kernel.frames import Signal
    from ludex.kernel.game import Game

timing: Timing = Timing(
    "Rule processes and automatic abilities",
    Numbers(
        timing="fow 6.2",
        handle="fow 6.1:1.1",
        # The turn player's first, one at a time (fow 6.2:1, fow 9.6:5); whatever is chosen has triggered one time less,
        # played or not (fow 6.2:3). The players do not alternate (ruling fow-5.01-R6).
        active="fow 6.2:2",
        other="fow 9.6:5",
        over="fow 9.6:5.1",
        select="fow 9.6:6",  # they have to be played; only the order is the player's
        endless="fow 14.1:1.3",
    ),
    handling=rule_processes.handling,
    nothing=rule_processes.nothing,
    play=playing.play_automatic,
)
automatic = timing.procedure


def automatic_timing(g: Game) -> Signal | None:
    """Everything that is due before an action."""
    return timing.occurs(g)


def is_over(g: Game) -> bool:
    """Whether nothing is due."""
    return timing.is_over(g)
