"""A moment for others to speak up: after a step in which somebody may be asked in secret, nobody goes on at once.

It is as long whether or not anybody was asked, so that it tells nothing.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.web.hosting.held import Facts

_BOTS = 1_000  # milliseconds are enough for a bot


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

    def left(self, facts: Facts, person: bool) -> float:
        """Seconds that are left to another, who is a person or a bot."""
        if not facts.occasion:
            return 0.0
        long = self._long if person else min(self._long, _BOTS)
        return max(0.0, self._since + long / 1_000 - time.monotonic())
