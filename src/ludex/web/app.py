"""The application: protocol, REST, the table page and the pages around it, on one store."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

from ludex import games
from ludex.web.headers import Guard
from ludex.web.hosting.starting import pins
from ludex.web.hosting.tables import Tables
from ludex.web.judging.door import Judges
from ludex.web.learning.door import Lessons
from ludex.web.pages.door import Door
from ludex.web.protocol.socket import Desk
from ludex.web.puzzling.door import Puzzles
from ludex.web.rest import Rest
from ludex.web.settings import Settings
from ludex.web.store import Store

STATIC = Path(__file__).parent / "static"


class _Running:
    """The server that runs in this process, for the pages."""

    tables: Tables | None = None


def tables() -> Tables:
    """The tables of the server that runs in this process; its `store` and `settings` are there too."""
    if _Running.tables is None:
        raise RuntimeError("no server has been created in this process")
    return _Running.tables


def create_app(settings: Settings) -> FastAPI:
    """The whole server. Opens the store at once, so that a bad database is refused before anything listens."""
    games.load()
    store = Store(settings)
    store.catalogs.play_with(pins())
    house = _Running.tables = Tables(settings, store)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        gc.freeze()  # what is loaded by now stays: it need not be looked through again and again
        house.open()
        yield
        await house.close()

    guards = [Middleware(Guard, settings=settings)]
    if settings.pages:
        guards.append(Middleware(Door, settings=settings))
    app = FastAPI(title="ludex", lifespan=lifespan, openapi_url=None, middleware=guards)
    app.mount("/static", StaticFiles(directory=STATIC, check_dir=False), name="static")
    if settings.pages:
        Lessons(house).add_to(app)
        Judges(house).add_to(app)
        Puzzles(house).add_to(app)
    Rest(house).add_to(app)
    desk = Desk(house)

    @app.websocket("/ws")
    async def ws(socket: WebSocket) -> None:
        await desk.meet(socket)

    @app.get("/table/{id}")
    async def table(request: Request, id: str) -> Response:
        return FileResponse(STATIC / "table.html", media_type="text/html")

    if settings.pages:
        _add_pages(app)
    return app


def _add_pages(app: FastAPI) -> None:
    """The pages around the table, made with NiceGUI."""
    from nicegui import ui

    from ludex.web.pages import register
    from ludex.web.pages.missing import missing_page

    register()
    ui.run_with(
        app, root=missing_page, title="ludex", favicon="♠", dark=None, tailwind=False, show_welcome_message=False
    )
