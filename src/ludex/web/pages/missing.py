"""Pages for when there is nothing: an address that leads nowhere, and a page that could not be made."""

from __future__ import annotations

from nicegui import ui
from starlette.requests import Request

from ludex.web.pages.frame import frame
from ludex.web.pages.parts import link_button, tag
from ludex.web.words import spoken


def missing_page(request: Request) -> None:
    """Nothing is at this address."""
    ui.context.client.status_code = 404
    _say(request, "missing")


def failed_page(_: Exception) -> None:
    """A page could not be made; what went wrong is in the server's log and not told to everybody."""
    _say(ui.context.client.request, "failed")


def _say(request: Request, what: str) -> None:
    t = spoken(request)
    with frame(t, "", t(f"nothing.{what}")), tag("div", "", "lx-panel lp-empty"):
        tag("h1", t(f"nothing.{what}"))
        tag("p", t(f"nothing_means.{what}"))
        link_button(t("nothing.home"), "/", "primary")
