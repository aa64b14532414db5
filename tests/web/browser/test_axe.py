"""Every page is clean by axe (WCAG 2.1, A and AA), in both themes: names, roles, contrast, focus."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Page

from tests.web.serving import AGAINST_BOT, Server

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
PAGES = (
    "/", "/learn", "/puzzles", "/tables", "/history", "/decks", "/cards", "/lab", "/rules", "/rules/sve",
    "/rules/sve/8.4.9", "/reports", "/nowhere",
)  # fmt: skip
BOARDS = ("/desk", "/playmat/cfv", "/learn/sve/5", "/learn/cfv/6", "/learn/fow/7", "/puzzles/sve-0006t13")


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
def test_the_builder_a_waiting_table_and_a_game_are_clean(browser: Browser, site: Server, theme: str) -> None:
    """Pages that somebody has to make first: a deck on the workbench, a table that waits, a game that is played."""
    context = browser.new_context(viewport={"width": 1280, "height": 860}, locale="en-GB", bypass_csp=True)
    context.add_cookies([{"name": "ludex-theme", "value": theme, "url": site.url}])
    context.add_init_script(
        f'localStorage[\'ludex.settings\'] ??= \'{{"animations": false, "speed": "none", "theme": "{theme}"}}\''
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(f"{site.url}/decks")
    page.get_by_text("Copy and change").first.click()
    page.locator("[data-face][data-drawn]").first.wait_for()
    page.get_by_test_id("deal").click()
    page.get_by_test_id("sample-hand").wait_for()
    page.wait_for_timeout(500)
    found = {"builder": violations(page)}
    for name, waits in (("waiting", True), ("game", False)):
        people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
        made = site.create("cfv", seats=people if waits else AGAINST_BOT, waits=waits)
        for seat in (0, 1) if waits else (0,):
            page.goto(f"{site.url}/table/{made['game']}#seat={made['tokens'][seat]}")
            page.locator("#panel .lx-button:visible").first.wait_for()
            found[f"{name} {seat}"] = violations(page)
            page.evaluate("localStorage.clear()")
    context.close()
    assert {name: said for name, said in found.items() if said} == {}


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
