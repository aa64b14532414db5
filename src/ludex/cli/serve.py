"""`ludex serve`: the web table."""

from __future__ import annotations

import os
import threading
import webbrowser
from dataclasses import replace
from importlib.util import find_spec
from typing import Annotated

import typer

from ludex.cli.errors import UserError


def serve(
    host: Annotated[str | None, typer.Option("--host", help="Where to listen; 0.0.0.0 for a whole network.")] = None,
    port: Annotated[int | None, typer.Option("--port", help="The port; 0 takes a free one.")] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="sqlite:///FILE or postgresql://…; else a file of your own.")
    ] = None,
    public: Annotated[
        str | None, typer.Option("--public", help="The address browsers use if a proxy stands before it.")
    ] = None,
    pages: Annotated[bool | None, typer.Option(help="The pages around the table.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
) -> None:
    """Serve the web table. Every setting can also be given as a variable, LUDEX_PORT and so on (docs/protocol.md)."""
    lacking = [name for name in ("nicegui", "sqlalchemy", "alembic", "psycopg", "uvicorn") if find_spec(name) is None]
    if lacking:
        raise UserError(f"{', '.join(lacking)} is not installed.", mend="pip install 'ludex[web]', or make play.")
    from ludex.web.serving import is_free, run
    from ludex.web.settings import SettingsError, read
    from ludex.web.store import InUse

    try:
        settings = read(os.environ, host=host, port=port, database=database, public=public, pages=pages)
        if open_browser and port is None and not is_free(settings):
            settings = replace(settings, port=0)  # another table is open: this one finds a place of its own
        run(settings, ready=_open if open_browser else None)
    except InUse as error:
        if not open_browser or not error.where:
            raise UserError(f"The server cannot start: {error}.") from error
        typer.echo(f"ludex is at {error.where} already.", err=True)
        webbrowser.open(error.where)
    except SettingsError as error:
        raise UserError(f"The server cannot start: {error}.") from error


def _open(url: str) -> None:
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
