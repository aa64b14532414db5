"""A real browser before a real server: Debian's Chromium, and a process of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect, sync_playwright

from tests.web.browser.chromium import Chromium
from tests.web.browser.driver import Seat
from tests.web.serving import Message, Server

STATIC = Path(__file__).parents[3] / "src" / "ludex" / "web" / "static"
DESKTOP = {"width": 1440, "height": 900}
PATIENCE = 30_000  # milliseconds; on a machine that does something else as well a page takes its time

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    with sync_playwright() as playwright:
        opened = Chromium(playwright)
        yield opened
        opened.close()


@pytest.fixture
def browser(chromium: Chromium) -> Iterator[Browser]:
    with chromium.lent() as lent:
        yield lent


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens the table page as a new visitor: `visit(made, seat)`. What the browser complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_(made: Message, seat: int | None, *, settings: str = "", at: Server = server, **options: object) -> Page:
        context = browser.new_context(**{"viewport": DESKTOP, "locale": "en-GB", **options})  # type: ignore[arg-type]
        contexts.append(context)
        kept = settings or '{"animations": false, "speed": "none"}'
        context.add_init_script(f"localStorage['ludex.settings'] ??= '{kept}'")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.extend([said.text] if said.type == "error" else []))
        page.goto(f"{at.url}/table/{made['game']}" + ("" if seat is None else f"#seat={made['tokens'][seat]}"))
        return page

    yield open_
    for context in contexts:
        context.close()
    # A connection with a server that was killed; something that was refused, with a sentence on the page.
    known = ("WebSocket connection", "status of 422")
    assert not [said for said in complaints if not any(each in said for each in known)]


@pytest.fixture
def sit(visit: Callable[..., Page]) -> Callable[..., Seat]:
    """Sits down at a game: `sit(made, seat)`, and waits for the first position. No seat: watches."""

    def take(made: Message, seat: int | None, **options: object) -> Seat:
        page = visit(made, seat, **options)
        page.get_by_test_id("player-0").wait_for()
        return Seat(page)

    return take


@pytest.fixture
def modules(browser: Browser) -> Iterator[Page]:
    """An empty page that may import the table's modules: what knows no page is tested without a server."""
    context = browser.new_context()
    page = context.new_page()

    def serve(route: Route) -> None:
        path = STATIC / route.request.url.removeprefix("http://modules.test/")
        if path.is_file():
            route.fulfill(path=path, content_type="text/javascript")
        else:
            route.fulfill(body="<!doctype html>", content_type="text/html")

    page.route("http://modules.test/**", serve)
    page.goto("http://modules.test/")
    yield page
    context.close()
