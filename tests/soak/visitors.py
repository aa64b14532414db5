"""Who does to the pages what nobody should: by hand over the pages' own connection, and with a real browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

from hypothesis import strategies as st
from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright
from websockets.exceptions import ConnectionClosed

from tests.web import nonsense, pagesocket
from tests.web.browser.chromium import Chromium
from tests.web.serving import Server

PLACES = (
    "/", "/history", "/decks", "/lab", "/rules", "/rules/fow-5.5/8.2:3", "/reports", "/cards", "/learn", "/puzzles",
    "/tables",
)  # fmt: skip
LABOUR = "simulate"  # what it starts keeps a core busy for minutes, by design: its limits have tests of their own
_KEPT = 40  # examples for which a visitor keeps its cookies
_LONGEST = 180.0  # seconds that one visit may take of a browser
_WINDOW: ViewportSize = {"width": 1000, "height": 800}


class Meddler:
    """Says to a page's server that things happened to its elements which never do; others are answered all the same."""

    nonsense = st.tuples(
        st.sampled_from(PLACES),
        st.lists(st.tuples(st.integers(0, 400), st.integers(0, 3), st.lists(nonsense.values, max_size=3)), max_size=6),
    )
    bounded = True  # an event that never happened reaches NiceGUI, which complains; how often, the server limits

    def __init__(self, server: Server) -> None:
        self._server = server
        self._pages: dict[str, pagesocket.Page] = {}

    def send(self, what: tuple[str, list[tuple[int, int, list[Any]]]]) -> None:
        place, happened = what
        page = self._page(place)
        with suppress(ConnectionClosed):  # who says what no page says is hung up on
            for element, listener, args in happened:
                for fields in self._listeners(page, element, listener):
                    page.say("event", args=[json.dumps(arg) for arg in args], **fields)
            page.stay()
        assert self._server.get("/api/words/en").status_code == 200

    def _page(self, place: str) -> pagesocket.Page:
        """An open page; a new one if its connection has been ended."""
        page = self._pages.get(place)
        if page is not None:
            try:
                page.socket.ping()
            except ConnectionClosed:
                page = None
        if page is None:
            page = self._pages[place] = pagesocket.Page(self._server, place)
        return page

    def _listeners(self, page: pagesocket.Page, element: int, listener: int) -> Iterator[dict[str, Any]]:
        """A listener of an element there is, or of none."""
        found = [(int(number), e) for number, e in page.elements.items() if e.get("events")]
        if element >= len(found):
            yield {"id": element, "listener_id": "nobody"}
            return
        number, there = found[element]
        if LABOUR not in str(there.get("props", {}).get("data-testid")):
            yield {"id": number, "listener_id": there["events"][listener % len(there["events"])]["listener_id"]}

    def close(self) -> None:
        for page in self._pages.values():
            page.__exit__()


class Clicker:
    """Clicks and types at random in a real browser: no page complains, and none fails to come."""

    nonsense = st.tuples(
        st.sampled_from(PLACES),
        st.lists(st.tuples(st.integers(0, 1_000), st.text(max_size=12) | nonsense.texts), min_size=1, max_size=6),
    )
    bounded = False

    def __init__(self, server: Server) -> None:
        self._server = server
        self._held = ExitStack()
        self._chromium = Chromium(self._held.enter_context(sync_playwright()))
        self._held.callback(self._chromium.close)
        self.complaints: list[str] = []
        self._opened = 0
        self._page: Page | None = None

    def send(self, what: tuple[str, list[tuple[int, str]]]) -> None:
        """A browser that answers no more is no fault of the server: it is ended, and another one tried."""
        for last in (False, True):
            with self._chromium.lent(_LONGEST) as browser:
                try:
                    self._click(browser, *what)
                    break
                except Error:
                    if last or browser.is_connected():
                        raise
                    self._page = None
        assert not self.complaints, f"the browser complains: {self.complaints[:3]}"

    def _click(self, browser: Browser, place: str, acts: list[tuple[int, str]]) -> None:
        page = self._visit(browser, place)
        for number, text in acts:
            self._act(page, number, text)

    def _visit(self, browser: Browser, place: str) -> Page:
        """A page of its own for every visit: where an earlier click still leads concerns the one it was made on."""
        left = self._page if self._opened % _KEPT else None
        if left is None or left.context.browser is not browser:
            page = browser.new_context(viewport=_WINDOW).new_page()
        else:
            page = left.context.new_page()
            left.close()  # only now: the last page of a context, closed while it loads, takes the browser with it
        self._page = page
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("dialog", lambda dialog: dialog.dismiss())
        self._opened += 1
        answer = page.goto(self._server.url + place, wait_until="domcontentloaded")
        assert answer is not None
        assert answer.status == 200, f"{place}: {answer.status}"
        page.locator(".lp-footer").wait_for()
        return page

    def _act(self, page: Page, number: int, text: str) -> None:
        """Something that can be seen is clicked; what can be written into is."""
        things = page.locator(f"button:not([data-testid={LABOUR}]), input, textarea, [role=tab]").filter(visible=True)
        with suppress(Error):  # it has gone meanwhile, or lies under something
            count = things.count()
            if not count:
                return
            thing = things.nth(number % count)
            if thing.evaluate("e => e.matches('input:not([type=checkbox]):not([type=radio]), textarea')"):
                thing.fill(text, timeout=2_000)
            else:
                thing.click(timeout=2_000, no_wait_after=True)

    def close(self) -> None:
        self._held.close()
