"""A moment for others to speak up: after a step in which somebody may be asked in secret, nobody goes on at once.

It is as long whether or not anybody was asked, so that it tells nothing. Nor does the work that a question makes: what
others have not taken shortly before an answer comes about they have declined by then.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.web.hosting.held import Facts

_BOTS = 600  # milliseconds are enough for a bot
_WORK = 0.25  # seconds in which an answer is declined and stored, also on a busy server
_SHARE = 4  # of a moment that is shorter, no more than a part
_STEP = 0.06  # seconds that such a step takes at least: a question makes it longer


class Moment:
    """When the last step was, as everybody counts them, and how long others have after it."""

    def __init__(self, milliseconds: int, facts: Facts) -> None:
        self._long = milliseconds
        self._version = facts.versions[None]
        self._since = time.monotonic()

    @property
    def ends(self) -> bool:
        """Whether it ever does; else who is asked in secret has all the time there is, and others may notice."""
        return self._long > 0

    def begins(self, facts: Facts) -> bool:
        """Whether there is a new step, as far as everybody may know; its moment begins now."""
        if facts.versions[None] == self._version:
            return False
        self._version, self._since = facts.versions[None], time.monotonic()
        return True

    def due(self, came: float, *, person: bool) -> tuple[float, float]:
        """When an answer comes about that came then, and when a question that is still open is declined for it;
        `person`: whether another is one, or a bot."""
        long = (self._long if person else min(self._long, _BOTS)) / 1_000
        work = min(_WORK, long / _SHARE)
        due = max(self._since + long, came + work)
        return due, due - work

    def step(self, began: float, facts: Facts) -> float:
        """Seconds that a step still takes that began then, before anybody is told of it."""
        shortest = min(_STEP, self._long / 1_000)
        return max(0.0, began + shortest - time.monotonic()) if facts.occasion else 0.0
