"""Sitting down in a real browser: host and friend, the friend chooses; open tables and games to watch are found."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ludex.web.words import words
from tests.web.serving import Server


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("joining")
    running = Server(f"sqlite:///{folder}/ludex.db", folder / "log", pages=True).start()
    yield running
    running.stop()
    assert "Traceback" not in running.said, running.said


@pytest.fixture
def go(browser: Browser, site: Server) -> Iterator[Callable[..., Page]]:
    contexts: list[BrowserContext] = []

    def open_(path: str) -> Page:
        context = browser.new_context(viewport={"width": 1280, "height": 860}, locale="en-GB")
        context.add_init_script('localStorage[\'ludex.settings\'] ??= \'{"animations": false, "speed": "none"}\'')
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.goto(path if path.startswith("http") else site.url + path)
        return page

    yield open_
    for context in contexts:
        context.close()


def hosted(go: Callable[..., Page], door: str) -> Page:
    page = go("/?opponent=friend")
    page.locator(f'input[name="open"][value="{door}"]').check()
    page.get_by_test_id("play").click()
    page.wait_for_url("**/table/**")
    return page


def test_a_friend_chooses_name_deck_and_seat_before_sitting_down(go):
    host = hosted(go, "no")
    link = host.get_by_test_id("invite-link").input_value()
    friend = go(link)
    friend.get_by_test_id("join-name").fill("Robin")
    deck = friend.get_by_test_id("join-deck").locator("option").nth(2).get_attribute("value")
    friend.get_by_test_id("join-deck").select_option(deck)
    friend.get_by_test_id("join-seat").select_option("0")
    friend.get_by_test_id("join-sit").click()
    expect(friend.locator("#players")).to_contain_text("Robin")
    expect(host.locator("#players")).to_contain_text("Robin")  # it comes to its game by itself
    late = go(link)
    expect(late.locator("#players")).to_contain_text("Robin")  # the chair is taken: one watches
    expect(late.get_by_test_id("join")).to_have_count(0)


def test_an_open_table_is_found_and_then_its_game_may_be_watched(go):
    hosted(go, "yes")
    guest = go("/tables")
    free = guest.get_by_test_id("tables-free")
    free.get_by_role("link", name=words("en")("lobby.sit")).first.click()
    guest.get_by_test_id("join-sit").click()
    expect(guest.get_by_test_id("player-0")).to_be_visible()
    other = go("/tables")
    watched = other.get_by_test_id("tables-watched")
    watched.get_by_role("link", name=words("en")("lobby.watch")).first.click()
    expect(other.get_by_test_id("player-0")).to_be_visible()
    expect(other.get_by_test_id("join")).to_have_count(0)
