"""The verbs of Force of Will (fow 10), gathered from the chapters that keep them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.chase_verbs import ChaseVerbs
from ludex.games.fow import additions, chase, damage, destroying, judgment, moving, wills, zones
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.performing import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.changes import Change, Lasting
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

Cards = tuple[int, ...]


class FowVerbs(ChaseVerbs):
    """How this game performs what its texts say."""
