"""Pages that were sent and whose browser has not spoken yet: so many of one address are kept, and not for long."""

from __future__ import annotations

from collections import deque

from nicegui import Client, app

EACH = 20
"""So many pages of one address wait for their browser; of more, the oldest are forgotten."""
ALL = 400
SECONDS = 25.0
"""So long a page waits. A browser that comes later loads it again by itself."""

_waiting: dict[str, deque[Client]] = {}


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
    app.timer(5.0, _round, immediate=False)


def _round() -> None:
    Client.prune_instances(client_age_threshold=SECONDS)
    for address, pages in list(_waiting.items()):
        _forget(pages, EACH)
        if not pages:
            del _waiting[address]
