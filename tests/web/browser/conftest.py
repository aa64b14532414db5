"""A real browser before a real server: Debian's Chromium, a process of its own, an empty database."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.web.browser.driver import Seat, Server

STATIC = Path(__file__).parents[3] / "src" / "ludex" / "web" / "static"
CHROMIUM = os.environ.get("LUDEX_CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-dev-shm-usage",
]  # fmt: skip
DESKTOP = {"width": 1440, "height": 900}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests: their games do not meet."""
    folder = tmp_path_factory.mktemp("server")
    running = start(free_port(), folder / "games.db", folder / "log")
    yield running
    running.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(port: int, database: Path, log: Path) -> Server:
    """Start a server and wait until it answers; its bots answer at once."""
    command = [sys.executable, "-c", "from ludex.cli import main; main()", "serve", "--port", str(port), "--database", f"sqlite:///{database}"]
    out = log.open("ab")
    process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, "LUDEX_PACE": "0", "LUDEX_PAGES": "0"})
    out.close()
    running = Server(f"http://127.0.0.1:{port}", process)
    for _ in range(300):
        if process.poll() is not None:
            break
        try:
            urlopen(f"{running.url}/api/rulesets", timeout=5).close()
            return running
        except (URLError, OSError):
            time.sleep(0.1)
    running.stop()
    raise RuntimeError(f"the server did not start:\n{log.read_text()}")


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens the table page as a new visitor: `visit(game, token)`. Whatever the console complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_(game: str, token: str | None = None, *, settings: str = "", **options: object) -> Page:
        context = browser.new_context(**{"viewport": DESKTOP, "locale": "en-GB", **options})  # type: ignore[arg-type]
        contexts.append(context)
        kept = settings or '{"animations": false}'
        context.add_init_script(f"localStorage.getItem('ludex.settings') ?? localStorage.setItem('ludex.settings', '{kept}')")
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: said.type == "error" and complaints.append(said.text))
        page.goto(f"{server.url}/table/{game}" + (f"#seat={token}" if token else ""))
        return page

    yield open_
    for context in contexts:
        context.close()
    assert not [c for c in complaints if "ERR_CONNECTION" not in c and "WebSocket" not in c]


@pytest.fixture
def sit(visit: Callable[..., Page]) -> Callable[..., Seat]:
    """Sits down at a game: `sit(game, token)`, and waits for the first position."""

    def take(game: str, token: str | None = None, **options: object) -> Seat:
        page = visit(game, token, **options)
        page.locator("[data-testid=player-0]").wait_for()
        return Seat(page)

    return take


@pytest.fixture(scope="session")
def modules(browser: Browser) -> Iterator[Page]:
    """An empty page that may import the table's modules: what knows no page is tested without a server."""
    context = browser.new_context()
    page = context.new_page()

    def serve(route: object, request: object) -> None:
        path = STATIC / request.url.removeprefix("http://modules.test/")  # type: ignore[attr-defined]
        if path.is_file():
            route.fulfill(path=path, content_type="text/javascript")  # type: ignore[attr-defined]
        else:
            route.fulfill(body="<!doctype html>", content_type="text/html")  # type: ignore[attr-defined]

    page.route("http://modules.test/**", serve)
    page.goto("http://modules.test/")
    yield page
    context.close()
