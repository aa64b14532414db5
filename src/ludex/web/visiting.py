"""Small tables that are laid out for whoever visits an address: lessons and puzzles."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse, Response

from ludex.web.answers import refused
from ludex.web.browser import queue_of
from ludex.web.hosting.creating import create
from ludex.web.protocol.limits import Doors, is_local

if TYPE_CHECKING:
    from starlette.requests import Request

    from ludex.web.hosting.creating import NewGame
    from ludex.web.hosting.tables import Tables

_AT_ONCE = 4  # that may be begun for each game that may be created: they are small


def is_visit(request: Request) -> bool:
    """Whether somebody comes to see a page. A picture or a frame of another site, or a browser that fetches in advance
    what may be wanted, stores no game here."""
    said = request.headers
    ahead = "prefetch" in said.get("sec-purpose", "") or "prefetch" in said.get("purpose", "")
    return request.method == "GET" and said.get("sec-fetch-dest", "document") == "document" and not ahead


class SmallTables:
    """Tables of one kind. `enough`: what is said to who has begun too many."""

    def __init__(self, tables: Tables, enough: str) -> None:
        self._tables = tables
        self._enough = enough
        self._doors = Doors(_AT_ONCE * tables.settings.games_per_minute)

    async def lay_out(self, request: Request, wanted: NewGame, seat: int = 0) -> Response:
        """Lay one out and lead the visitor to a seat. The table is nobody's: it is not kept among a player's games."""
        address = request.client.host if request.client else ""
        settings = self._tables.settings
        if not is_local(address, settings) and not self._doors.take(address, time.monotonic()):
            return refused(429, self._enough)
        made = await create(self._tables, wanted, None, queue_of(request, settings))
        return RedirectResponse(f"/table/{made.game}#seat={made.tokens[seat]}", 303, {"Cache-Control": "no-store"})
