"""The cyclic garbage collector where nothing is done but play games, or read cards."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess

RARELY = 50_000  # so many more containers than were freed, before the collector looks for cycles


def collect_rarely() -> None:
    """Games make no cyclic garbage (a contract test holds them to it), so looking for it in what is alive, as often as
    Python does by default, finds nothing. Spawned processes begin with this."""
    gc.set_threshold(RARELY)


@contextmanager
def collected_rarely() -> Iterator[None]:
    """For as long as this lasts, the same: reading many cards makes next to no cycles either, and looking for them took
    a tenth of the time."""
    before = gc.get_threshold()
    collect_rarely()
    try:
        yield
    finally:
        gc.set_threshold(*before)


def settle_in() -> None:
    """What a spawned process does first that waits for work: it ends with who spawned it, however that ended. A pool's
    processes hold both ends of what they wait at, and would wait for ever."""
    collect_rarely()
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_go_with, args=(parent,), daemon=True).start()


def _go_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
