"""Learning in a real browser: lessons by clicks on the real table, what a wrong move is told, progress, playmats."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from ludex.web.learning.lesson import COURSES, lesson
from ludex.web.learning.mat import mat
from tests.web.serving import Server

SIZES = {"desktop": (1440, 900), "phone": (390, 844), "landscape": (740, 360)}
Open = Callable[..., Page]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("learning")
    running = Server(f"sqlite:///{folder}/ludex.db", folder / "log", pages=True).start()
    yield running
    running.stop()
    assert "Traceback" not in running.said, running.said


@pytest.fixture
def go(browser: Browser, site: Server) -> Iterator[Open]:
    """Opens a page as a new visitor. Whatever the browser complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_(path: str, size: str = "desktop", *, language: str = "en", theme: str = "dark") -> Page:
        width, height = SIZES[size]
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
        kept = f'{{"animations": false, "speed": "none", "language": "{language}", "theme": "{theme}"}}'
        context.add_init_script(f"localStorage['ludex.settings'] ??= '{kept}'")
        cookies = {"ludex-language": language, "ludex-theme": theme}
        context.add_cookies([{"name": name, "value": value, "url": site.url} for name, value in cookies.items()])
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.extend([said.text] if said.type == "error" else []))
        page.goto(site.url + path)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert complaints == []


def card(page: Page, name: str) -> Locator:
    return page.locator(f'#board [data-card][aria-label*="{name}"]').first


def asked(page: Page) -> None:
    page.locator('#panel[data-mine="true"]').wait_for()


def done(page: Page) -> Locator:
    return page.locator('[data-testid="lesson"][data-done="true"]')


# -- one lesson -------------------------------------------------------------------------------------------------------
def test_a_lesson_is_done_by_clicks_and_remembered(go):
    page = go("/learn/sve/5")
    asked(page)
    expect(page.get_by_test_id("lesson-title")).to_have_text("Ward stands in the way")
    expect(page.get_by_test_id("task")).to_contain_text("Gate Breaker")
    card(page, "Gate Breaker").click()
    card(page, "Gate Guard").click()
    expect(page.get_by_test_id("task")).to_contain_text("The way is free")
    card(page, "Rooftop Runner").click()
    page.locator('#board .half.far [data-zone="leader area"] [data-card]').click()
    expect(done(page)).to_be_visible()
    expect(done(page).locator('[data-rule="sve 12.8.2"]')).to_be_visible()
    expect(page.get_by_test_id("result")).to_be_hidden()
    page.get_by_test_id("next-lesson").click()
    expect(page.get_by_test_id("lesson-title")).to_have_text("Evolve")
    page.goto(page.url.partition("/table/")[0] + "/learn")
    expect(page.get_by_test_id("done-sve")).to_have_text("1 of 10 done")
    expect(page.locator('[data-lesson="sve/5"]')).to_have_class("done")
    expect(page.locator('[data-begin="sve"]')).to_have_attribute("href", "/learn/sve/1")


def test_a_move_beside_the_point_is_answered_with_why_and_the_rule_and_nothing_happens(go):
    page = go("/learn/sve/5")
    asked(page)
    version = page.locator("#panel").get_attribute("data-version")
    card(page, "Rooftop Runner").click()
    card(page, "Gate Guard").click()
    expect(page.get_by_test_id("notice")).to_contain_text("would strike back and destroy the runner")
    expect(page.get_by_test_id("notice").locator("[data-rule]")).to_have_text("sve 8.4.9.1")
    assert page.locator("#panel").get_attribute("data-version") == version
    card(page, "Gate Breaker").click()  # one may go on at once
    card(page, "Gate Guard").click()
    expect(page.get_by_test_id("task")).to_contain_text("The way is free")


def test_a_move_that_the_rules_forbid_is_explained_in_the_words_of_the_lesson(go):
    page = go("/learn/sve/4")
    asked(page)
    card(page, "Harbor Knight").click()
    card(page, "Reef Watcher").click()
    expect(page.get_by_test_id("why")).to_contain_text("The watcher stands upright")
    expect(page.get_by_test_id("why").locator("[data-rule]")).to_have_text("sve 8.4.3.1")


def test_lessons_speak_japanese(go):
    found = lesson("sve/1")
    assert found is not None
    page = go("/learn/sve/1", language="ja")
    asked(page)
    expect(page.get_by_test_id("lesson-title")).to_have_text(found.title["ja"])
    page.locator('#panel [data-key="end"]').click()
    expect(page.get_by_test_id("notice")).to_contain_text(found.step[0].wrong[1].says["ja"])
    expect(page.locator("#players")).to_contain_text("あなた")


def test_an_attack_with_its_boost_is_one_gesture_in_a_lesson_too(go):
    page = go("/learn/cfv/4")
    asked(page)
    card(page, "Dusk Blade").click()
    card(page, "Tide Admiral Bren").click()
    expect(done(page)).to_be_visible()


def test_what_the_opponent_does_in_a_lesson_comes_by_itself_and_one_answers_it(go):
    page = go("/learn/fow/5")
    asked(page)
    card(page, "Ember Cub").click()
    expect(page.get_by_test_id("notice")).to_contain_text("The golem, with DEF 800, holds")
    card(page, "Gate Golem").click()
    expect(done(page)).to_be_visible()


# -- all of them ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", COURSES)
def test_every_lesson_can_be_followed_to_its_end(go, game):
    page = go(f"/learn/{game}/1")
    for number in range(1, 11):
        expect(page.locator("#panel .lx-caps").first).to_have_text(f"Lesson {number} of 10")
        for _ in range(12):
            asked_or_done = page.locator('[data-testid="show-me"], [data-testid="lesson"][data-done="true"]')
            asked_or_done.first.wait_for()
            if done(page).count():
                break
            step = page.get_by_test_id("lesson").get_attribute("data-step")
            page.get_by_test_id("show-me").click()
            page.wait_for_function(
                "(s) => document.querySelector('[data-testid=lesson]')?.dataset.step !== s", arg=step
            )
        expect(done(page)).to_be_visible()
        if number < 10:
            page.get_by_test_id("next-lesson").click()
    expect(page.get_by_test_id("next-lesson")).to_have_attribute("href", re.compile(rf"^/\?ruleset={game}"))


# -- pages ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", SIZES)
def test_the_page_of_courses_lists_all_lessons_and_fits(go, size):
    page = go("/learn", size, theme="light", language="ja")
    expect(page.locator(".lp-lesson")).to_have_count(30)
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]


@pytest.mark.parametrize("game", COURSES)
def test_every_zone_of_the_playmat_is_named_on_the_board_with_its_rule(go, game):
    found = mat(game)
    assert found is not None
    page = go(f"/playmat/{game}")
    expect(page.get_by_test_id("zone-line")).to_have_count(len(found.zone))
    for zone in found.zone:
        line = page.locator(f'#zones [data-at="{zone.at}"]')
        expect(line.locator("[data-rule]")).to_have_text(zone.rule)
        line.scroll_into_view_if_needed()
        line.hover()
        if page.locator(f'#marks [data-at="{zone.at}"]').count():
            where = ".half.near .gauges" if zone.at == "points" else f'[data-zone="{zone.at}"][data-seat="0"]'
            expect(page.locator(f"#board {where}")).to_have_class(re.compile(r"\bpointed\b"))
    expect(page.locator("#marks .mark")).to_have_count(len(found.zone) - (1 if game == "cfv" else 0))


def test_there_is_no_lesson_or_playmat_of_another_name(go):
    page = go("/learn/sve/99")
    expect(page.locator(".lp-course")).to_have_count(3)
    page = go("/playmat/chess")
    expect(page.locator(".lp-course")).to_have_count(3)
