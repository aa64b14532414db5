"""The pages around the table, made with NiceGUI. They contain no rule: they ask the rooms below and show the answer."""

from __future__ import annotations

from importlib import import_module

MODULES = ("home", "learn", "puzzles", "lobby", "history", "rules", "reports", "decks", "cards", "lab")
"""The modules with a page each."""
MESSAGE_BYTES = 131_072
"""The largest message of a page: a whole deck, pasted."""


def _unheard(_: str, __: object) -> None:
    """NiceGUI lets a browser write into the server's log; nobody but the server writes there."""


def register() -> None:
    """Import every page, so that NiceGUI knows them, and serve what they share."""
    from nicegui import app, core

    from ludex.web.pages.frame import serve_static
    from ludex.web.pages.missing import failed_page
    from ludex.web.pages.waiting import make_rounds

    app.config.socket_io_js_transports = ["websocket"]
    core.sio.eio.max_http_buffer_size = MESSAGE_BYTES
    core.sio.on("log", _unheard)
    make_rounds()
    serve_static()
    app.on_page_exception(failed_page)
    for name in MODULES:
        import_module(f"ludex.web.pages.{name}")
