"""Every page is clean by axe (WCAG 2.1, A and AA), in both themes: names, roles, contrast, focus."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import Browser, Page

from tests.web.serving import AGAINST_BOT, Server

FOLLOWER = {"type": "Follower", "class": "forest", "cost": 1, "attack": 1, "defense": 1}
CARDS = [
    {**FOLLOWER, "name": "Reed", "number": "AB-1", "text": "Ward."},
    {**FOLLOWER, "name": "Odd Reed", "number": "AB-2", "text": "Frobnicate the moon."},
]
AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
PAGES = (
    "/", "/learn", "/puzzles", "/tables", "/history", "/decks", "/cards", "/lab", "/rules", "/rules/sve",
    "/rules/sve/8.4.9", "/rules/compare/fow-5.01/fow-5.5", "/reports", "/nowhere",
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


def visitor(browser: Browser, site: Server, theme: str) -> Page:
    """A new visitor with a theme, in a window of their own."""
    context = browser.new_context(viewport={"width": 1280, "height": 860}, locale="en-GB", bypass_csp=True)
    context.set_default_timeout(90_000)
    context.add_cookies([{"name": "ludex-theme", "value": theme, "url": site.url}])
    kept = f'{{"animations": false, "speed": "none", "theme": "{theme}"}}'
    context.add_init_script(f"localStorage['ludex.settings'] ??= '{kept}'")
    return context.new_page()


def report(page: Page, site: Server) -> None:
    """A simulation with its charts."""
    page.goto(f"{site.url}/reports")
    page.locator("input[type=number]").fill("2")
    page.wait_for_timeout(500)
    page.get_by_test_id("simulate").click()
    page.wait_for_url("**/reports/*")
    page.locator(".lp-chart svg").first.wait_for()


def pool(page: Page, site: Server) -> None:
    """What was brought, with what of it is understood and what is not."""
    page.goto(f"{site.url}/cards")
    file = {"name": "reeds.json", "mimeType": "application/json", "buffer": json.dumps(CARDS).encode()}
    page.get_by_test_id("card-file").set_input_files(file)  # type: ignore[arg-type]
    page.wait_for_url("**/cards/*")
    page.get_by_text("Odd Reed").first.wait_for()


def alone(page: Page, site: Server) -> None:
    """A deck that is tried with nobody opposite."""
    page.goto(f"{site.url}/?opponent=alone")
    page.get_by_test_id("play").click()
    page.wait_for_url("**/table/**")
    page.locator("#panel .lx-button:visible").first.wait_for()


def past_games(page: Page, site: Server) -> None:
    """A game that is played and one that was given up, each with how it stands."""
    ended(page, site)
    alone(page, site)
    page.goto(f"{site.url}/history")
    page.locator(".lp-outcome").nth(1).wait_for()


def open_tables(page: Page, site: Server) -> None:
    """A table that is open to everybody, and a game that may be watched."""
    page.goto(f"{site.url}/?opponent=friend")
    page.locator('input[name="open"][value="yes"]').check()
    page.get_by_test_id("play").click()
    page.wait_for_url("**/table/**")
    page.goto(f"{site.url}/tables")
    page.locator("a[href^='/table/']").first.wait_for()


def ended(page: Page, site: Server) -> None:
    """A game given up: what is said at its end."""
    made = site.create("sve", seats=AGAINST_BOT, seed=3)
    page.goto(f"{site.url}/table/{made['game']}#seat={made['tokens'][0]}")
    page.locator("#panel .lx-button:visible").first.wait_for()
    page.keyboard.press("s")
    page.get_by_test_id("concede").wait_for()
    found = violations(page)
    assert not found, f"settings: {found}"
    page.get_by_test_id("concede").click()
    page.get_by_test_id("concede-yes").click()
    page.get_by_test_id("outcome").wait_for()


def replay(page: Page, site: Server) -> None:
    """The same game from its beginning, and how it stood turn by turn."""
    ended(page, site)
    page.get_by_test_id("result").get_by_test_id("replay").click()
    page.locator("#replay").wait_for()
    page.get_by_test_id("replay-next").click()


MADE = (report, pool, alone, past_games, open_tables, ended, replay)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("make", MADE, ids=lambda make: make.__name__)
def test_what_somebody_makes_is_clean(
    browser: Browser, site: Server, make: Callable[[Page, Server], None], theme: str
) -> None:
    """A report, a pool, goldfishing, past games, open tables, the end of a game with its settings, its replay."""
    page = visitor(browser, site, theme)
    make(page, site)
    page.wait_for_timeout(500)
    found = violations(page)
    page.context.close()
    assert found == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_builder_a_waiting_table_and_a_game_are_clean(browser: Browser, site: Server, theme: str) -> None:
    """Pages that somebody has to make first: a deck on the workbench, a table that waits, a game that is played."""
    page = visitor(browser, site, theme)
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
    page.context.close()
    assert {name: said for name, said in found.items() if said} == {}


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", [*PAGES, *BOARDS])
def test_every_page_is_clean(browser: Browser, site: Server, path: str, theme: str) -> None:
    page = visitor(browser, site, theme)
    page.goto(site.url + path)
    page.locator("#board [data-zone]" if path in BOARDS else ".lp-footer").first.wait_for()
    page.wait_for_timeout(700)
    found = violations(page)
    page.context.close()
    assert found == []
