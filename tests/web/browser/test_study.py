"""Hints, the analysis tab and the evaluation bar in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.driver import Seat
from tests.web.browser.test_axe import violations
from tests.web.serving import AGAINST_BOT, Message, Server

BOTS = [{"kind": "bot", "bot": "greedy", "name": "Ada"}, {"kind": "bot", "bot": "random", "name": "Bea"}]
PATIENCE = 240_000  # what bots think beside other work


@pytest.fixture(scope="module")
def played(server: Server) -> Message:
    """A game of two bots that is over."""
    made = server.create("sve", seats=BOTS, seed=4)
    with server.sit(made, None) as watcher:
        while watcher.position["view"]["result"] is None:
            watcher.until("position")
    return made


def test_a_hint_by_key_names_the_answer_and_why_and_does_it(sit: Callable[..., Seat], server: Server) -> None:
    made = server.create("cfv", seats=AGAINST_BOT, seed=3)
    with server.sit(made, 0) as ann:
        for _ in range(10):
            while not ann.asked(0):
                ann.until("position")
            ann.answer()
    seat = sit(made, 0)
    seat.wait()
    page = seat.page
    page.keyboard.press("h")
    advice = page.get_by_test_id("advice")
    advice.wait_for(timeout=PATIENCE)
    expect(advice.locator(".best")).to_have_text(re.compile(r".+ cfv \d"))
    expect(advice).to_contain_text("A bot gives Ann")
    expect(page.get_by_test_id("ask-hint")).to_be_disabled()
    before = page.locator("#panel").get_attribute("data-version")
    page.get_by_test_id("follow").click()
    page.wait_for_function("(v) => document.querySelector('#panel').dataset.version !== v", arg=before)
    expect(advice).to_be_hidden()


def test_there_is_no_hint_button_where_hints_are_forbidden(sit: Callable[..., Seat], server: Server) -> None:
    seat = sit(server.create("sve", seats=AGAINST_BOT, hints=False), 0)
    seat.wait()
    seat.page.keyboard.press("h")
    expect(seat.page.get_by_test_id("ask-hint")).to_have_count(0)
    expect(seat.page.get_by_test_id("evaluation")).to_be_hidden()
    expect(seat.page.locator("#tab-analysis")).to_be_hidden()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_curve_leads_to_positions_and_says_what_was_best(
    visit: Callable[..., Page], played: Message, theme: str
) -> None:
    settings = f'{{"animations": false, "speed": "none", "theme": "{theme}"}}'
    page = visit(played, None, settings=settings, bypass_csp=True)
    page.locator("#tab-analysis").click(timeout=PATIENCE)
    expect(page.get_by_test_id("curve")).to_contain_text("Winning chances of Ada")
    page.locator("[data-testid=analysis-progress][data-done=true]").wait_for(timeout=PATIENCE)
    points = page.get_by_test_id("analysis-point")
    point = points.nth(points.count() // 2)
    name = point.get_attribute("aria-label") or ""
    turn, chance = re.findall(r"Turn (\d+) .*?: (\d+)% for Ada", name)[0]
    point.click()
    expect(page.locator(".point.here")).to_have_attribute("data-turn", turn)
    expect(page.get_by_test_id("evaluation")).to_have_attribute("aria-valuenow", chance)
    expect(page.locator("#players")).to_contain_text(f"Turn {turn}")
    page.get_by_test_id("ask-best").click()
    page.locator("[data-testid=best] .best").wait_for(timeout=PATIENCE)
    assert violations(page) == []
    points.last.click()
    expect(page.get_by_test_id("evaluation")).to_have_attribute("aria-valuenow", re.compile("^(0|100)$"))


def test_while_bots_are_watched_a_bar_says_who_stands_better(sit: Callable[..., Seat], server: Server) -> None:
    page = sit(server.create("sve", seats=BOTS, seed=9), None).page
    bar = page.get_by_test_id("evaluation")
    expect(bar).to_be_visible()
    expect(bar).to_have_attribute("aria-valuetext", re.compile(r"Ada: \d+%"))
