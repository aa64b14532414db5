"""A match by clicks: the score beside the names, cards exchanged between two games, and on to the next."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.browser.driver import Seat
from tests.web.browser.test_axe import violations
from tests.web.serving import AGAINST_BOT, Server

Sit = Callable[..., Seat]


def _concede(page: Page) -> None:
    page.keyboard.press("s")
    page.get_by_test_id("concede").click()
    page.get_by_test_id("concede-yes").click()


def test_between_two_games_cards_are_exchanged_and_the_score_goes_on(server: Server, sit: Sit) -> None:
    made = server.create("fow-5.5", decks=("compounding", "compounding"), seats=AGAINST_BOT, seed=5, best_of=3)
    ann = sit(made, 0, bypass_csp=True)
    ann.wait()
    page, old = ann.page, ann.page.url
    expect(page.get_by_test_id("won-1")).to_contain_text("0")
    _concede(page)
    expect(page.get_by_test_id("match-score")).to_contain_text("Ann 0 : 1")
    main, aside = page.locator('.siding [data-part="main"]'), page.locator('.siding [data-part="sideboard"]')
    expect(aside.get_by_role("heading")).to_have_text("Sideboard (5)")
    for _ in range(3):
        main.get_by_role("button").first.click()
    expect(aside.get_by_role("heading")).to_have_text("Sideboard (8)")
    assert violations(page) == []
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("side-wrong")).to_contain_text("at least 40")  # and nothing is lost
    aside.get_by_role("button", name="Take one Cinder Thief in").click()
    aside.get_by_role("button", name="Take one Cinder Thief in").click()
    aside.get_by_role("button").first.click()
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda url: url != old)
    expect(page.get_by_test_id("won-1")).to_contain_text("1")
    ann.wait()
    _concede(page)
    expect(page.get_by_test_id("match-score")).to_contain_text("has won the match")
    expect(page.get_by_test_id("rematch")).to_have_text("Rematch")
