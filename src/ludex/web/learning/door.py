"""The way in: an address for each lesson, which begins it, and one for each playmat."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import FileResponse, RedirectResponse, Response

from ludex.bots import BOTS
from ludex.web.answering import answering
from ludex.web.answers import answered, refused
from ludex.web.hosting.creating import NewGame, NewSeat
from ludex.web.learning.lesson import lesson
from ludex.web.learning.mat import mat, shown
from ludex.web.visiting import SmallTables, is_visit
from ludex.web.words import spoken

if TYPE_CHECKING:
    from fastapi import FastAPI
    from starlette.requests import Request

    from ludex.web.hosting.tables import Tables

STATIC = Path(__file__).parents[1] / "static"


class Lessons:
    """Lessons and playmats of a house of tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = SmallTables(tables, "Too many lessons from this address; wait a minute.")

    def add_to(self, app: FastAPI) -> None:
        """Put every address into an application."""
        for path, answer in (
            ("/learn/{game}/{number}", self.begin),
            ("/playmat/{game}", self.playmat),
            ("/api/playmats/{game}", self.explained),
        ):
            app.router.add_route(path, answering(answer), methods=["GET"])

    async def begin(self, request: Request) -> Response:
        """Begin a lesson."""
        found = lesson(f"{request.path_params['game']}/{request.path_params['number']}")
        if found is None or not is_visit(request):
            return RedirectResponse("/learn", 303)
        t = spoken(request)
        tutor = NewSeat("bot", bot=next(iter(BOTS)), name=t("table.lesson.opponent"))
        seats = (NewSeat("person", name=t("table.lesson.learner")), tutor)
        return await self._tables.lay_out(request, NewGame(lesson=found.id, seats=seats, spectators=False))

    async def playmat(self, request: Request) -> Response:
        if mat(request.path_params["game"]) is None:
            return RedirectResponse("/learn", 303)
        return FileResponse(STATIC / "playmat.html", media_type="text/html")

    async def explained(self, request: Request) -> Response:
        found = shown(request.path_params["game"])
        return refused(404, "There is no such playmat.") if found is None else answered(found)
