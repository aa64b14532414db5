"""The pages around the table, made with NiceGUI. They contain no rule: they ask the rooms below and show the answer."""

from __future__ import annotations

from importlib import import_module

MODULES = ("home", "history", "rules", "reports", "decks", "lab")
"""The modules with a page each."""


def register() -> None:
    """Import every page, so that NiceGUI knows them, and serve what they share."""
    from nicegui import app, run

    from ludex.web.pages.frame import serve_static
    from ludex.web.pages.missing import failed_page

    run.process_pool_start_method = "spawn"  # a fork would hold the connections of others open, and the port
    serve_static()
    app.on_page_exception(failed_page)
    for name in MODULES:
        import_module(f"ludex.web.pages.{name}")
