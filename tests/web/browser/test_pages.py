"""The pages around the table in a real browser: what one does there, at every size, in both themes and languages."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from ludex.web.words import words
from tests.web.serving import Server

SIZES = {"desktop": (1440, 900), "phone": (390, 844), "landscape": (740, 360)}
PLACES = ("/", "/history", "/decks", "/lab", "/rules", "/rules/fow-5.5/8.2:3", "/reports")
Open = Callable[..., Page]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("pages")
    running = Server(f"sqlite:///{folder}/ludex.db", folder / "log", pages=True).start()
    yield running
    running.stop()
    assert "Traceback" not in running.said, running.said


@pytest.fixture
def go(browser: Browser, site: Server) -> Iterator[Open]:
    """Opens a page as a new visitor. Whatever the browser complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def note(said: ConsoleMessage) -> None:
        if said.type == "error":
            complaints.append(said.text)

    def open_(path: str, size: str = "desktop", *, theme: str = "dark", language: str = "en") -> Page:
        width, height = SIZES[size]
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB", color_scheme="dark")
        kept = {"ludex-theme": theme, "ludex-language": language}
        context.add_cookies([{"name": name, "value": value, "url": site.url} for name, value in kept.items()])
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", note)
        page.goto(site.url + path)
        page.locator(".lp-footer").wait_for()
        return page

    yield open_
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", PLACES)
def test_no_page_is_wider_than_the_screen(go, place, size):
    page = go(place, size, theme="light", language="ja")
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]


@pytest.mark.parametrize("place", PLACES)
def test_landmarks_headings_and_names_are_there_for_who_does_not_see(go, place):
    page = go(place)
    for role in ("banner", "main", "contentinfo"):
        expect(page.get_by_role(role)).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    nameless = page.evaluate(
        """() => [...document.querySelectorAll('a, button, input, select, textarea')].filter((e) => e.checkVisibility()
          && !(e.innerText || e.getAttribute('aria-label') || e.labels?.length || e.title)).map((e) => e.outerHTML)"""
    )
    assert nameless == []


def test_a_game_is_begun_in_less_than_ten_seconds_with_one_click(go):
    page = go("/")
    began = time.monotonic()
    page.get_by_test_id("play").click()
    page.wait_for_url("**/table/**")
    assert time.monotonic() - began < 10


def test_a_game_that_was_left_waits_on_the_first_page_and_the_choice_is_remembered(go, site):
    page = go("/")
    page.locator("input[value=cfv]").check()
    page.locator("input[value=beacon]").check()
    page.locator("input[value=carefree]").check()
    page.get_by_test_id("play").click()
    page.wait_for_url("**/table/**")
    page.locator("[data-testid=player-0]").wait_for()
    game = page.url.partition("/table/")[2].partition("#")[0]
    page.goto(site.url)
    expect(page.locator("input[value=cfv]")).to_be_checked()
    expect(page.locator("input[value=beacon]")).to_be_checked()
    page.locator(f".lp-waiting[href='/table/{game}']").click()
    page.locator("[data-testid=player-0]").wait_for()
    page.goto(f"{site.url}/history")
    expect(page.locator(".lp-past-game")).to_have_count(1)


def test_a_deck_is_tried_alone(go):
    """Opposite sits nobody: whatever one does, it is one's own turn again soon."""
    page = go("/?opponent=alone")
    expect(page.locator("input[name=level]")).to_have_count(0)
    page.get_by_test_id("play").click()
    page.wait_for_url("**/table/**")
    expect(page.locator("[data-testid=player-1]")).to_contain_text(words("en")("bot.passive"))


def test_a_friend_is_invited_with_a_seat_of_his_own(go):
    page = go("/")
    page.locator("input[value=friend]").check()
    page.get_by_text(words("en")("opponent_means.friend")).wait_for()
    page.get_by_test_id("play").click()
    page.wait_for_url("**/table/**")
    expect(page.get_by_test_id("invite-link")).to_be_visible()


def test_theme_and_language_are_shared_with_the_table(go):
    page = go("/", theme="system")
    page.locator("[data-theme-choice=light]").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    page.locator("[data-language-choice=ja]").click()
    page.get_by_text(words("ja")("home.title")).wait_for()
    page.get_by_test_id("play").click()
    page.wait_for_url("**/table/**")
    page.locator("[data-testid=player-0]").wait_for()
    assert page.evaluate("[document.documentElement.dataset.theme, document.documentElement.lang]") == ["light", "ja"]


def test_a_deck_is_copied_changed_exported_and_read_again(go, site):
    page = go("/decks")
    page.get_by_text(words("en")("decks.copy")).first.click()
    page.wait_for_url("**/decks/*")
    expect(page.locator(".lp-verdict")).to_have_class("lx-panel lp-verdict legal")
    page.locator(".lp-built .lp-part-of-deck").nth(1).locator("li").first.get_by_text("+").click()
    expect(page.locator(".lp-verdict.faulty .lx-rule").first).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_test_id("export-deck").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    page.goto(f"{site.url}/decks")
    page.locator("details.lp-more summary").click()
    page.get_by_test_id("deck-file").fill(text)
    page.wait_for_timeout(500)
    page.get_by_test_id("import-deck").click()
    page.wait_for_url("**/decks/*")
    expect(page.locator(".lp-verdict.faulty")).to_be_visible()


def test_cards_are_shown_as_on_the_table_hands_are_dealt_and_an_illegal_deck_is_not_begun(go, site):
    page = go("/decks")
    page.get_by_text(words("en")("decks.copy")).first.click()
    drawn = page.locator(".lp-cards [data-face]").first.locator(".card .art svg")  # within its own root
    expect(drawn).to_be_visible()
    page.locator(".lp-cards .lp-card-list li").first.hover()
    expect(page.locator(".lp-glass .card.large .text")).to_be_visible()
    page.get_by_test_id("deal").click()
    expect(page.get_by_test_id("sample-hand").locator("li")).to_have_count(4)
    page.get_by_test_id("draw").click()
    expect(page.get_by_test_id("sample-hand").locator("li")).to_have_count(5)
    expect(page.locator(".lp-narrow").get_by_text("Class", exact=True)).to_be_visible()
    expect(page.get_by_test_id("play-deck")).to_have_attribute("href", re.compile("deck="))
    expect(page.get_by_test_id("play-alone")).to_have_attribute("href", re.compile("deck=.*opponent=alone"))
    page.locator(".lp-built .lp-part-of-deck").nth(1).locator("li").first.get_by_text("−").click()
    expect(page.get_by_test_id("play-deck")).to_be_disabled()
    expect(page.get_by_test_id("deal")).to_have_count(0)
    name = page.url.rpartition("/")[2]
    page.goto(site.url)
    expect(page.locator(f'input[name="deck"][value="{name}"]')).to_be_disabled()


def test_what_is_typed_stays_while_the_page_changes(go):
    page = go("/decks")
    page.get_by_test_id("new-deck").click()
    search = page.get_by_test_id("card-search")
    search.type("draw a card")
    page.locator(".lp-cards .lp-card-list summary").first.wait_for()
    page.locator(".lp-cards .lp-card-list li").first.get_by_text("+").click()
    expect(page.locator(".lp-built .lp-many").first).to_have_text("1")
    expect(search).to_have_value("draw a card")


def test_the_lab_marks_what_it_cannot_read_and_plays_what_it_can(go):
    page = go("/lab")
    verdict = page.get_by_test_id("lab-verdict")
    expect(verdict).to_contain_text(words("en")("lab.playable"))
    text = page.get_by_test_id("lab-text")
    text.fill("Ward.\n{fanfare} Draw a card. Juggle 3 lemons.")
    expect(page.locator(".lp-marked mark")).to_have_text("Juggle 3 lemons")
    text.fill("Ward.\n{fanfare} Draw 2 cards.")
    expect(verdict).to_contain_text(words("en")("lab.playable"))
    page.get_by_test_id("lab-keep").click()
    page.get_by_role("heading", name=words("en")("lab.yours")).wait_for()
    page.get_by_test_id("lab-try").click()
    page.wait_for_url("**/table/**")
    page.locator("[data-testid=player-0]").wait_for()


def test_a_rule_shows_its_code_tests_and_play(go):
    page = go("/rules/sve/8.4.9")
    page.set_default_timeout(60_000)
    page.get_by_text("src/ludex/games/sve/").first.wait_for()
    page.get_by_text(words("en")("rules.in_play")).wait_for()


def test_rules_are_searched_by_words_and_by_number(go):
    page = go("/rules")
    page.get_by_role("searchbox").type("priority chase")
    page.locator(".lp-found .lx-rule").first.wait_for()
    page.get_by_role("searchbox").fill("8.4.9")
    page.locator(".lp-found a[href='/rules/sve/8.4.9']").first.click()
    page.wait_for_url("**/rules/sve/8.4.9")


def test_a_simulation_becomes_a_report_with_charts(go):
    page = go("/reports")
    page.set_default_timeout(90_000)
    page.locator("input[type=number]").fill("4")
    page.wait_for_timeout(500)
    page.get_by_test_id("simulate").click()
    page.wait_for_url("**/reports/*")
    page.locator(".lp-chart svg").first.wait_for()
    assert page.locator(".lp-chart").count() >= 3
