"""The way in: an address for each lesson, which begins it, and one for each playmat."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import FileResponse, RedirectResponse, Response

from ludex.bots import BOTS
from ludex.web.answering import answering
from ludex.web.answers import answered, refused
from ludex.web.browser import queue_of
from ludex.web.hosting.creating import NewGame, NewSeat, create
from ludex.web.learning.lesson import lesson
from ludex.web.learning.mat import mat, shown
from ludex.web.protocol.limits import Doors, is_local
from ludex.web.words import spoken

if TYPE_CHECKING:
    from fastapi import FastAPI
    from starlette.requests import Request

    from ludex.web.hosting.tables import Tables

STATIC = Path(__file__).parents[1] / "static"
_AT_ONCE = 4  # lessons that may be begun for each game that may be created: they are small


def is_visit(request: Request) -> bool:
    """Whether somebody comes to see a page. A picture or a frame of another site, or a browser that fetches in advance
    what may be wanted, stores no game here."""
    said = request.headers
    ahead = "prefetch" in said.get("sec-purpose", "") or "prefetch" in said.get("purpose", "")
    return request.method == "GET" and said.get("sec-fetch-dest", "document") == "document" and not ahead


class Lessons:
    """Lessons and playmats of a house of tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._doors = Doors(_AT_ONCE * tables.settings.games_per_minute)

    def add_to(self, app: FastAPI) -> None:
        """Put every address into an application."""
        for path, answer in (
            ("/learn/{game}/{number}", self.begin),
            ("/playmat/{game}", self.playmat),
            ("/api/playmats/{game}", self.explained),
        ):
            app.router.add_route(path, answering(answer), methods=["GET"])

    async def begin(self, request: Request) -> Response:
        """Begin a lesson. Its table is nobody's: lessons are not kept among a player's games."""
        found = lesson(f"{request.path_params['game']}/{request.path_params['number']}")
        if found is None or not is_visit(request):
            return RedirectResponse("/learn", 303)
        address = request.client.host if request.client else ""
        settings = self.tables.settings
        if not is_local(address, settings) and not self._doors.take(address, time.monotonic()):
            return refused(429, "Too many lessons from this address; wait a minute.")
        t = spoken(request)
        tutor = NewSeat("bot", bot=next(iter(BOTS)), name=t("table.lesson.opponent"))
        seats = (NewSeat("person", name=t("table.lesson.you")), tutor)
        wanted = NewGame(lesson=found.id, seats=seats, spectators=False)
        made = await create(self.tables, wanted, None, queue_of(request, settings))
        return RedirectResponse(f"/table/{made.game}#seat={made.tokens[0]}", 303, {"Cache-Control": "no-store"})

    async def playmat(self, request: Request) -> Response:
        if mat(request.path_params["game"]) is None:
            return RedirectResponse("/learn", 303)
        return FileResponse(STATIC / "playmat.html", media_type="text/html")

    async def explained(self, request: Request) -> Response:
        found = shown(request.path_params["game"])
        return refused(404, "There is no such playmat.") if found is None else answered(found)
