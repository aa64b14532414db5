"""Pages that were sent and whose browser has not spoken yet: so many of one address are kept, and not for long.

A page is thousands of objects that know each other. The server looks for such garbage seldom (serving.py), so that who
has left is swept up here.
"""

from __future__ import annotations

import gc
from collections import deque

from nicegui import Client, app

EACH = 20
"""So many pages of one address wait for their browser; of more, the oldest are forgotten."""
ALL = 400
SECONDS = 25.0
"""So long a page waits. A browser that comes later loads it again by itself."""

SWEPT = 10
"""After so many pages have gone, their memory is taken back at the next round."""

_waiting: dict[str, deque[Client]] = {}
_gone = [0]


def sent(client: Client) -> None:
    """A page is being sent."""
    mine = _waiting.setdefault(client.ip, deque())
    mine.append(client)
    _forget(mine, EACH)
    while sum(map(len, _waiting.values())) > ALL:
        most = max(_waiting.values(), key=len)
        _forget(most, len(most) - 1)


def _forget(pages: deque[Client], most: int) -> None:
    """Keep the newest; who has spoken meanwhile waits no more."""
    for client in list(pages):
        if client.is_deleted or client.has_socket_connection:
            pages.remove(client)
    while len(pages) > most:
        pages.popleft().delete()


def make_rounds() -> None:
    """From the start on, forget what nobody came for."""
    app.on_startup(_keep_on)


def _keep_on() -> None:
    app.on_delete(went)
    app.timer(5.0, _round, immediate=False)
    gc.collect()
    gc.freeze()  # what the server itself is made of need not be looked through again


def went() -> None:
    """A page was left, or nobody came for it."""
    _gone[0] += 1


def _round() -> None:
    Client.prune_instances(client_age_threshold=SECONDS)
    for address, pages in list(_waiting.items()):
        _forget(pages, EACH)
        if not pages:
            del _waiting[address]
    if _gone[0] >= SWEPT:
        _gone[0] = 0
        gc.collect()
