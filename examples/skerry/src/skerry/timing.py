"""When the rules and waiting abilities have their time (skerry 8.1, 8.3)."""

from __future__ import annotations

from ludex.enact.playing.timing import Numbers, Timing
from skerry import processes
from skerry.using import play_ability

timing: Timing = Timing(
    "What happens by itself",
    Numbers(
        timing="skerry 8.1",
        handle="skerry 8.2",
        active="skerry 8.3",
        other="skerry 8.3",
        over="skerry 8.1",
        select="skerry 8.3",
        endless="skerry 1.9",
    ),
    handling=processes.processes,
    nothing=processes.nothing,
    play=play_ability,
)
lull = timing.occurs
PROCEDURES = (timing.procedure,)
