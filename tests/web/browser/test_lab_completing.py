"""The lab completes a card's text as it is typed: what may follow is offered, picked by keys or a click."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.serving import Server


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("completing")
    running = Server(f"sqlite:///{folder}/ludex.db", folder / "log", pages=True).start()
    yield running
    running.stop()
    assert "Traceback" not in running.said, running.said


@pytest.fixture
def lab(browser: Browser, site: Server) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(20_000)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{site.url}/lab?ruleset=sve")
    page.locator(".lp-footer").wait_for()
    yield page
    context.close()
    assert wrong == []


def test_a_word_is_completed_by_keys_and_by_a_click(lab: Page) -> None:
    text, offered = lab.get_by_test_id("lab-text"), lab.get_by_role("listbox", name="Words that may come next")
    expect(offered).to_be_hidden()  # nobody has typed anything
    text.fill("")
    text.press_sequentially("{fanfare} Dr")
    expect(offered.get_by_role("option", name="Draw", exact=True)).to_be_visible()
    text.press("ArrowDown")
    expect(offered.get_by_role("option", name="Draw", exact=True)).to_have_attribute("aria-selected", "true")
    assert text.get_attribute("aria-activedescendant") == "lab-next-0"
    text.press("Enter")
    expect(text).to_have_value("{fanfare} Draw ")
    text.press_sequentially("a c")
    offered.get_by_role("option", name="card", exact=True).click()
    expect(text).to_have_value("{fanfare} Draw a card ")
    expect(text).to_be_focused()
    offered.get_by_role("option", name=".", exact=True).click()
    expect(text).to_have_value("{fanfare} Draw a card. ")


def test_it_is_put_away_by_escape_and_by_leaving_and_never_takes_keys_unasked(lab: Page) -> None:
    text, offered = lab.get_by_test_id("lab-text"), lab.get_by_role("listbox", name="Words that may come next")
    text.fill("")
    text.press_sequentially("{fanfare} Dr")
    expect(offered.get_by_role("option").first).to_be_visible()
    text.press("Escape")
    expect(offered).to_be_hidden()
    text.press("a")
    expect(offered.get_by_role("option").first).to_be_visible()
    text.press("Enter")  # nothing was picked, so this is a new line
    expect(text).to_have_value("{fanfare} Dra\n")
    text.press("Tab")
    expect(text).not_to_be_focused()
    expect(offered).to_be_hidden()


def test_the_card_is_seen_as_on_the_table_and_stays_while_its_text_is_written(lab: Page) -> None:
    card = lab.get_by_test_id("lab-face")
    expect(card.locator(".card.large .text")).to_contain_text("Draw a card.")
    lab.get_by_test_id("lab-text").fill("Ward. Dra")
    expect(lab.get_by_test_id("lab-verdict")).to_contain_text("Not understood")
    expect(card).to_have_class("lp-as-written stale")
    lab.get_by_test_id("lab-text").fill("Ward.")
    expect(card).to_have_class("lp-as-written")
    expect(card.locator(".card.large .text")).to_have_text("Ward.")
