"""The way in: an address for each puzzle, which lays it out at a table of its own."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse, Response

from ludex.bots import BOTS
from ludex.solving.puzzle import Puzzle, shipped
from ludex.web.answering import answering
from ludex.web.answers import refused
from ludex.web.browser import queue_of
from ludex.web.hosting.creating import NewGame, NewSeat, create
from ludex.web.learning.door import is_visit
from ludex.web.protocol.limits import Doors, is_local
from ludex.web.words import spoken

if TYPE_CHECKING:
    from fastapi import FastAPI
    from starlette.requests import Request

    from ludex.web.hosting.tables import Tables

_AT_ONCE = 4  # puzzles that may be begun for each game that may be created: they are small


class Puzzles:
    """Puzzles of a house of tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._doors = Doors(_AT_ONCE * tables.settings.games_per_minute)

    def add_to(self, app: FastAPI) -> None:
        """Put the address into an application."""
        app.router.add_route("/puzzles/{name}", answering(self.begin), methods=["GET"])

    async def begin(self, request: Request) -> Response:
        """Lay a puzzle out. Its table is nobody's: puzzles are not kept among a player's games."""
        found = _found(request.path_params["name"])
        if found is None or not is_visit(request):
            return RedirectResponse("/puzzles", 303)
        address = request.client.host if request.client else ""
        settings = self.tables.settings
        if not is_local(address, settings) and not self._doors.take(address, time.monotonic()):
            return refused(429, "Too many puzzles from this address; wait a minute.")
        t = spoken(request)
        person = NewSeat("person", name=t("table.lesson.you"))
        bot = NewSeat("bot", bot=next(iter(BOTS)), name=t("table.puzzle.opponent"))
        seats = (person, bot) if found.seat == 0 else (bot, person)
        wanted = NewGame(puzzle=found.name, seats=seats, spectators=False)
        made = await create(self.tables, wanted, None, queue_of(request, settings))
        token = made.tokens[found.seat]
        return RedirectResponse(f"/table/{made.game}#seat={token}", 303, {"Cache-Control": "no-store"})


def _found(name: str) -> Puzzle | None:
    try:
        return shipped(name)
    except LookupError:
        return None
