"""Every page is clean by axe (WCAG 2.1, A and AA), in both themes: names, roles, contrast, focus."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Page

from tests.web.serving import Server

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
PAGES = (
    "/", "/learn", "/tables", "/history", "/decks", "/cards", "/lab", "/rules", "/rules/sve/8.4.9", "/reports",
)  # fmt: skip
BOARDS = ("/desk", "/playmat/cfv", "/learn/sve/5", "/learn/cfv/6", "/learn/fow/7")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("axe")
    running = Server(f"sqlite:///{folder}/ludex.db", folder / "log", pages=True).start()
    yield running
    running.stop()


def violations(page: Page) -> list[str]:
    """What axe finds, each with the first place and why."""
    page.evaluate(AXE)
    found = page.evaluate("(rules) => axe.run(document, {runOnly: rules})", RULES)
    return [
        f"{each['id']}: {each['nodes'][0]['target']} {each['nodes'][0]['failureSummary']}"
        for each in found["violations"]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", [*PAGES, *BOARDS])
def test_every_page_is_clean(browser: Browser, site: Server, path: str, theme: str) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 860}, locale="en-GB", bypass_csp=True)
    context.add_init_script(
        f'localStorage[\'ludex.settings\'] ??= \'{{"animations": false, "speed": "none", "theme": "{theme}"}}\''
    )
    context.add_cookies([{"name": "ludex-theme", "value": theme, "url": site.url}])
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(site.url + path)
    page.locator("#board [data-zone]" if path in BOARDS else ".lp-footer").first.wait_for()
    page.wait_for_timeout(700)
    found = violations(page)
    context.close()
    assert found == []
