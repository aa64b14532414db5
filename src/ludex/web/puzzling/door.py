"""The way in: an address for each puzzle, which lays it out at a table of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import RedirectResponse, Response

from ludex.bots import BOTS
from ludex.solving.puzzle import Puzzle, shipped
from ludex.web.answering import answering
from ludex.web.hosting.creating import NewGame, NewSeat
from ludex.web.visiting import SmallTables, is_visit
from ludex.web.words import spoken

if TYPE_CHECKING:
    from fastapi import FastAPI
    from starlette.requests import Request

    from ludex.web.hosting.tables import Tables


class Puzzles:
    """Puzzles of a house of tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = SmallTables(tables, "Too many puzzles from this address; wait a minute.")

    def add_to(self, app: FastAPI) -> None:
        """Put the address into an application."""
        app.router.add_route("/puzzles/{name}", answering(self.begin), methods=["GET"])

    async def begin(self, request: Request) -> Response:
        """Lay a puzzle out."""
        found = _found(request.path_params["name"])
        if found is None or not is_visit(request):
            return RedirectResponse("/puzzles", 303)
        t = spoken(request)
        person = NewSeat("person", name=t("table.lesson.learner"))
        bot = NewSeat("bot", bot=next(iter(BOTS)), name=t("table.puzzle.opponent"))
        seats = (person, bot) if found.seat == 0 else (bot, person)
        wanted = NewGame(puzzle=found.name, seats=seats, spectators=False)
        return await self._tables.lay_out(request, wanted, found.seat)


def _found(name: str) -> Puzzle | None:
    try:
        return shipped(name)
    except LookupError:
        return None
