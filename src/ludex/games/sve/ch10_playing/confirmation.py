"""Confirmation Timing (sve 10.5) and pending automatic abilities (sve 10.7): this book's numbers for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing import plan
from ludex.enact.playing.timing import Numbers, Timing
from ludex.enact.scenes.scene import Bindings, Scene
from ludex.enact.values.body import text_of
from ludex.games.sve.ch10_playing import playing
from ludex.games.sve.ch11_rules_handling import rules_handling

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.events import Event
    from ludex.kernel.frames import Signal
    from ludex.kernel.game import Game


def play(g: Game, source: Source, bind: Bindings, event: Event | None) -> Signal | None:
    """Play a pending ability unasked (sve 10.1.1.2), wherever its card is by now (sve 10.7.7); one that cannot be
    played is just no longer pending (sve 10.7.3.2)."""
    if plan.obstacle(Scene(g, source, bind, event), text_of(source.ability).plan) is not None:
        return None
    return playing.play_ability(g, source, bind, event)


timing: Timing = Timing(
    "Confirmation Timing",
    Numbers(
        timing="sve 10.5.2",
        handle="sve 10.5.2.1",  # all of it at once, until none is left (sve 10.5.1, sve 10.5.1.1)
        active="sve 10.5.2.2",  # those that have waited for this (sve 10.7.1)
        other="sve 10.5.2.3",
        over="sve 10.5.2.4",
        select="sve 10.7.3",  # they must be played; only the order is the player's (sve 10.7.3.1)
        endless="sve 15.2.1.3",  # neither player is able to stop it (sve 15.2.1, ruling sve-R42)
    ),
    handling=rules_handling.handling,
    nothing=rules_handling.nothing,
    play=play,
)
confirmation = timing.procedure
confirmation_timing = timing.occurs
