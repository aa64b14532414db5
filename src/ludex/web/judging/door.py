"""The way to the desk: its page, what it asks of the server, and files of scenarios."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.responses import FileResponse, PlainTextResponse, Response

from ludex import games
from ludex.web.answering import answering
from ludex.web.answers import answered, refused
from ludex.web.browser import player_key, queue_of
from ludex.web.hosting.creating import Wrong, checked
from ludex.web.pages.cardbook import catalog, game_of, search
from ludex.web.playmats import mat
from ludex.web.protocol import http
from ludex.web.protocol.limits import Doors, is_local
from ludex.web.spelled import spelled
from ludex.web.work.crew import Lost, Overrun
from ludex.web.work.jobs import TooMany

if TYPE_CHECKING:
    from fastapi import FastAPI
    from starlette.requests import Request

    from ludex.web.hosting.tables import Tables

STATIC = Path(__file__).parents[1] / "static"
_BODY = 262_144  # bytes of a request
_EACH = 20  # questions that may be asked for each game that may be created
_FOUND = 40  # cards that a search tells of
_COMPARED = 5
_FACES = 80  # cards that are shown at once
_OWN = 5_000


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a position; or the text of a file, to be read."""

    scenario: dict[str, Any] = {}
    why: Annotated[str, Meta(max_length=200)] = ""
    under: Annotated[tuple[str, ...], Meta(max_length=_COMPARED)] = ()
    file: str = ""
    lang: Annotated[str, Meta(max_length=16)] = ""
    form: Literal["scenario", "puzzle", "lesson"] = "scenario"


class Judges:
    """The desk of a house of tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._doors = Doors(_EACH * tables.settings.games_per_minute)

    def add_to(self, app: FastAPI) -> None:
        """Put every address into an application."""
        for path, method, answer in (
            ("/desk", "GET", self.page),
            ("/api/desk", "POST", self.judge),
            ("/api/desk/file", "POST", self.file),
            ("/api/desk/cards/{ruleset:path}", "GET", self.cards),
            ("/api/desk/faces/{ruleset:path}", "GET", self.faces),
        ):
            app.router.add_route(path, answering(answer), methods=[method])

    def _too_often(self, request: Request) -> bool:
        address = request.client.host if request.client else ""
        return not is_local(address, self.tables.settings) and not self._doors.take(address, time.monotonic())

    async def page(self, _: Request) -> Response:
        return FileResponse(STATIC / "desk.html", media_type="text/html")

    async def judge(self, request: Request) -> Response:
        """What a position is like after its answers."""
        if self._too_often(request):
            return refused(429, "Too many questions from this address; wait a minute.")
        asked = await _asked(request)
        scenario = await self._done(request, "file", "read_scenario", asked.file) if asked.file else asked.scenario
        question = (checked(scenario), asked.why, list(asked.under), asked.lang)
        found: dict[str, Any] = await self._done(request, "scenario", "judge", *question)
        return answered(http.Judged(**found, scenario=scenario))

    async def _done(self, request: Request, field: str, duty: str, *arguments: Any) -> Any:
        """What a worker makes of something that a visitor wrote: no text is read where everybody is served."""
        visitor = queue_of(request, self.tables.settings)
        try:
            return await self.tables.read_for(visitor, duty, *arguments)
        except Overrun as error:
            raise Wrong("This takes longer than the server has time for.", field) from error
        except (TooMany, Lost) as error:
            raise Wrong("The server is busy; try again in a moment.") from error
        except (ValueError, LookupError, TypeError) as error:
            words = spelled(error)
            raise Wrong(words[:1].upper() + words[1:], field) from error

    async def file(self, request: Request) -> Response:
        """The position as a file: a scenario for `ludex scenario run`, a puzzle, or a lesson."""
        if self._too_often(request):
            return refused(429, "Too many questions from this address; wait a minute.")
        asked = await _asked(request)
        text = await self._done(request, "scenario", "hand", checked(asked.scenario), asked.form)
        return PlainTextResponse(text, media_type="application/toml")

    async def cards(self, request: Request) -> Response:
        """Cards to lay: those that come with ludex, and the visitor's own of lab and pools, in full."""
        if self._too_often(request):
            return refused(429, "Too many questions from this address; wait a minute.")
        ruleset = request.path_params["ruleset"]
        try:
            games.ruleset(ruleset)
        except games.UnknownRuleset as error:
            raise Wrong(f"There is no ruleset {ruleset!r}.", "ruleset") from error
        said = request.query_params.get("q", "")[:80]
        own = await self._own(request, ruleset, said)
        named = said.casefold()
        found = sorted(search(catalog(ruleset).values(), said), key=lambda card: named not in card.name.casefold())
        found = found[: _FOUND - len(own)]
        shipped = [http.CardFound(card.name, card.kind, card.part) for card in found]
        return answered([*own, *shipped])

    async def faces(self, request: Request) -> Response:
        """Cards as the table shows them: `?card=main:Lantern Stag&card=…`."""
        if self._too_often(request):
            return refused(429, "Too many questions from this address; wait a minute.")
        ruleset = request.path_params["ruleset"]
        try:
            games.ruleset(ruleset)
        except games.UnknownRuleset as error:
            raise Wrong(f"There is no ruleset {ruleset!r}.", "ruleset") from error
        wanted = [card[:160].partition(":")[::2] for card in request.query_params.getlist("card")[:_FACES]]
        names = {name for _, name in wanted}
        own = [card.row for card in await self._own(request, ruleset, "", _OWN) if card.name in names]
        found = await self._done(request, "card", "faces", ruleset, wanted, own)
        return answered(http.Faces(mat(ruleset), found))

    async def _own(self, request: Request, ruleset: str, said: str, most: int = _FOUND) -> list[http.CardFound]:
        """A visitor's own cards whose names have the words."""
        key, store, game = player_key(request), self.tables.store, game_of(ruleset)
        if key is None:
            return []
        load = partial(self.tables.load_for, queue_of(request, self.tables.settings))
        try:
            lab: list[dict[str, Any]] = await load(store.cards.all, key)
            pools: list[dict[str, Any]] = await load(store.pools.all, key)
        except TooMany as error:
            raise Wrong("The server is busy; try again in a moment.") from error
        rows = [row["card"] for row in lab if game_of(row["ruleset"]) == game]
        rows += [card["row"] for row in pools if row["ruleset"] == game for card in row["pool"]["cards"]]
        named = [row for row in rows if said.casefold() in str(row.get("name", "")).casefold()][:most]
        return [http.CardFound(row["name"], str(row.get("type", "")), "main", row) for row in named]


async def _asked(request: Request) -> Asked:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > _BODY:
            raise Wrong(f"A request may have {_BODY} bytes.")
    try:
        return msgspec.json.decode(body, type=Asked)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Wrong(f"This is no position: {error}.") from error
