"""The cyclic garbage collector in processes that do nothing but play games."""

from __future__ import annotations

import gc

RARELY = 50_000  # so many more containers than were freed, before the collector looks for cycles


def collect_rarely() -> None:
    """Games make no cyclic garbage (a contract test holds them to it), so looking for it in what is alive, as often as
    Python does by default, finds nothing. Spawned processes begin with this."""
    gc.set_threshold(RARELY)
