"""The judge's desk in a real browser: cards laid by dragging, by clicks and by keys, questions, other books, a link."""

from __future__ import annotations

import json
import re
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from ludex.web.words import words
from tests.web.serving import Server

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
WARD: dict[str, Any] = {
    "ruleset": "sve",
    "position": {"auto": "turns"},
    "card": [
        {"as": "lancer", "zone": "field", "name": "Bridge Lancer", "attack": 3, "defense": 3},
        {
            "as": "guard",
            "seat": 1,
            "zone": "field",
            "name": "Gate Guard",
            "text": "Ward.",
            "defense": 2,
            "engaged": True,
        },
    ],
}
SET = {
    "ruleset": "fow-5.5/valhalla",
    "values": {"0": {"stones": 4}},
    "card": [{"as": "bear", "zone": "hand", "attack": 500}],
    "step": [{"do": "set @bear"}],
}


def address(scenario: dict[str, Any]) -> str:
    return "/desk#s=" + urlsafe_b64encode(json.dumps(scenario).encode()).decode().rstrip("=")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("desk")
    running = Server(f"sqlite:///{folder}/ludex.db", folder / "log", pages=True).start()
    yield running
    running.stop()
    assert "Traceback" not in running.said, running.said


@pytest.fixture
def go(browser: Browser, site: Server) -> Iterator[Callable[..., Page]]:
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_(path: str, size: str = "desktop", *, language: str = "en") -> Page:
        width, height = SIZES[size]
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
        kept = f'{{"animations": false, "speed": "none", "language": "{language}"}}'
        context.add_init_script(f"localStorage['ludex.settings'] ??= '{kept}'")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.extend([said.text] if said.type == "error" else []))
        page.goto(site.url + path)
        page.locator("#work section").first.wait_for()
        return page

    yield open_
    for context in contexts:
        context.close()
    said = [line for line in complaints if "422" not in line and "ERR_FAILED" not in line]  # a refusal is an answer
    assert said == []


def lying(page: Page, zone: str, seat: int) -> Any:
    return page.locator(f'#board [data-zone="{zone}"][data-seat="{seat}"] [data-card]')


def test_cards_are_laid_by_click_and_by_drag_and_moved_by_keys(go):
    page = go("/desk")
    page.get_by_test_id("desk-search").fill("Lantern Stag")
    page.locator("[data-found]").first.click()
    page.locator('#board [data-zone="field"][data-seat="0"]').click(position={"x": 15, "y": 60})
    expect(lying(page, "field", 0)).to_have_count(1)

    found = page.locator("[data-found]").first.bounding_box()
    goal = page.locator('#board [data-zone="hand"][data-seat="1"]').bounding_box()
    page.mouse.move(found["x"] + 9, found["y"] + 9)
    page.mouse.down()
    page.mouse.move(found["x"] - 40, found["y"] + 40)
    page.mouse.move(goal["x"] + 200, goal["y"] + 30, steps=6)
    page.mouse.up()
    expect(lying(page, "hand", 1)).to_have_count(1)

    lying(page, "field", 0).click()
    page.get_by_test_id("desk-engaged").check()
    page.get_by_test_id("desk-zone").select_option("1/field")
    expect(lying(page, "field", 1)).to_have_count(1)
    expect(page.locator('#board [data-zone="field"][data-seat="1"] .spot.turned')).to_have_count(1)

    lying(page, "field", 1).focus()  # the same without a pointer
    page.keyboard.press("Enter")
    zone = page.locator('#board [data-zone="ex area"][data-seat="1"]')
    zone.focus()
    page.keyboard.press("Enter")
    expect(lying(page, "ex area", 1)).to_have_count(1)


def test_what_is_done_before_the_server_has_answered_is_not_lost(go):
    """On a slow line: a card is turned, then moved, and the turn given to the other, one right after another."""
    page = go(address({**WARD, "card": WARD["card"][:1]}))

    def slowly(route: Route) -> None:
        time.sleep(0.7)
        route.continue_()

    page.route("**/api/desk", slowly)
    lying(page, "field", 0).click()
    page.get_by_test_id("desk-engaged").check()
    page.get_by_test_id("desk-zone").select_option("1/field")
    page.get_by_test_id("desk-turn").select_option("1")
    page.get_by_test_id("desk-counter").fill("Stack")
    expect(page.locator('#board [data-zone="field"][data-seat="1"] .spot.turned')).to_have_count(1)
    expect(page.get_by_test_id("desk-turn")).to_have_value("1")
    expect(page.get_by_test_id("desk-counter")).to_have_value("Stack")
    page.get_by_test_id("desk-counter-add").click()
    expect(page.get_by_test_id("desk-counter-Stack")).to_have_value("1")


def test_who_changes_something_while_the_server_is_away_is_told_so(go):
    page = go(address({**WARD, "card": WARD["card"][:1]}))
    page.route("**/api/desk", lambda route: route.abort())
    lying(page, "field", 0).click()
    page.get_by_test_id("desk-facedown").check()
    expect(page.get_by_role("alert")).to_contain_text("nothing was changed")
    page.unroute("**/api/desk")
    page.get_by_test_id("desk-engaged").check()
    expect(page.locator('#board [data-zone="field"][data-seat="0"] .spot.turned')).to_have_count(1)
    expect(page.get_by_test_id("desk-facedown")).not_to_be_checked()


def test_counters_effects_and_numbers_of_a_card_are_set_and_a_puzzle_is_handed_on(go):
    page = go(address({**WARD, "values": {"1": {"leader_defense": 3}}, "card": WARD["card"][:1]}))
    lying(page, "field", 0).click()
    page.get_by_test_id("desk-gained_attack").fill("2")
    page.get_by_test_id("desk-gained_attack").press("Tab")
    page.get_by_test_id("desk-gained").fill("Ward.")
    page.get_by_test_id("desk-gained").press("Tab")
    page.get_by_test_id("desk-lasts").select_option("always")
    page.get_by_test_id("desk-counter").fill("Stack")
    page.get_by_test_id("desk-counter-add").click()
    expect(page.get_by_test_id("desk-counter-Stack")).to_have_value("1")
    expect(lying(page, "field", 0)).to_contain_text("5")
    page.get_by_test_id("desk-savePuzzle").click()
    expect(page.get_by_test_id("said")).to_contain_text("first give the answers", ignore_case=True)
    page.get_by_test_id("desk-ask").click()
    page.locator('[data-do="attack @lancer leader"]').click()
    expect(page.get_by_test_id("desk-result")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_test_id("desk-savePuzzle").click()
    text = saved.value.path().read_text()
    assert "gained = \"Ward.\"" in text and "winner = 0" in text


def test_numbers_turn_and_phase_are_set_and_what_cannot_be_is_said(go):
    page = go(address(WARD))
    page.get_by_test_id("desk-leader_defense-1").fill("7")
    page.get_by_test_id("desk-leader_defense-1").press("Tab")
    expect(page.locator('#board .half.far [data-zone="leader area"]')).to_contain_text("7")
    page.get_by_test_id("desk-turn").select_option("1")
    page.get_by_test_id("desk-ask").click()
    expect(page.get_by_test_id("desk-prompt")).to_contain_text("Player 2")
    page.get_by_test_id("desk-lay").click()
    page.get_by_test_id("desk-deck-0").fill("1000000")
    page.get_by_test_id("desk-deck-0").press("Tab")
    expect(page.get_by_test_id("said")).to_contain_text("99999 at most")


def test_it_says_what_may_be_done_why_not_and_what_happens(go):
    page = go(address(WARD))
    page.get_by_test_id("desk-ask").click()
    options = page.get_by_test_id("desk-option")
    expect(options).to_have_count(2)
    page.get_by_test_id("desk-key").fill("attack @lancer leader")
    page.get_by_test_id("desk-key").press("Enter")
    expect(page.get_by_test_id("desk-why")).to_contain_text("sve 12.8.2")
    options.first.click()
    expect(page.get_by_test_id("desk-steps")).to_contain_text("attack @lancer @guard")
    expect(page.get_by_test_id("desk-news")).to_contain_text("destroyed")
    expect(lying(page, "field", 1)).to_have_count(0)
    page.get_by_test_id("desk-steps").get_by_role("button").click()
    expect(lying(page, "field", 1)).to_have_count(1)


def test_the_link_brings_the_whole_position_and_other_books_stand_beside_it(go):
    page = go(address(SET))
    expect(page.get_by_test_id("desk-steps")).to_contain_text("set @bear")
    page.get_by_test_id("desk-under-fow-2.0").check()
    expect(page.get_by_test_id("desk-course")).to_contain_text("Here it parts")
    expect(page.get_by_test_id("desk-course")).to_contain_text("fow-2.0 3.9:4")
    page.reload()
    expect(page.get_by_test_id("desk-steps")).to_contain_text("set @bear")


def test_a_position_is_saved_as_a_file_and_opened_again(go, tmp_path):
    page = go(address(WARD))
    with page.expect_download() as saved:
        page.get_by_test_id("desk-save").click()
    saved.value.save_as(tmp_path / "position.toml")
    page = go("/desk?ruleset=cfv", "phone", language="ja")
    page.get_by_test_id("desk-file").set_input_files(tmp_path / "position.toml")
    expect(lying(page, "field", 1)).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]


def test_one_plays_on_from_the_position(go):
    page = go(address(WARD))
    page.get_by_test_id("desk-play").click()
    page.locator('#panel[data-mine="true"]').wait_for()
    expect(page.locator('#board [data-card][aria-label*="Gate Guard"]')).to_have_count(1)


def pull(page: Page, onto: Locator) -> None:
    """Drag what was found first into a zone."""
    found, goal = page.locator("[data-found]").first.bounding_box(), onto.bounding_box()
    assert found is not None and goal is not None
    page.mouse.move(found["x"] + 9, found["y"] + 9)
    page.mouse.down()
    page.mouse.move(found["x"] - 40, found["y"] + 40)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.up()


def test_cards_of_a_pool_and_of_the_lab_are_dragged_onto_the_table(go, site):
    page = go("/desk")
    page.goto(f"{site.url}/cards")
    reed = {"name": "Pool Reed", "type": "Follower", "class": "forest", "cost": 1, "attack": 4, "defense": 6}
    file = {"name": "reeds.json", "mimeType": "application/json", "buffer": json.dumps([reed]).encode()}
    page.get_by_test_id("card-file").set_input_files(file)
    page.wait_for_url("**/cards/*")
    page.goto(f"{site.url}/lab")
    page.get_by_test_id("lab-text").fill("Ward.\n{fanfare} Draw 2 cards.")
    page.get_by_test_id("lab-keep").click()
    page.get_by_role("heading", name=words("en")("lab.yours")).wait_for()
    name = page.get_by_test_id("lab-name").input_value()

    page.goto(f"{site.url}/desk")
    search = page.get_by_test_id("desk-search")
    for wanted, zone, seat in (("Pool Reed", "field", 1), (name, "hand", 0)):
        search.fill(wanted)
        expect(page.locator("[data-found]").first).to_contain_text(wanted)
        pull(page, page.locator(f'#board [data-zone="{zone}"][data-seat="{seat}"]'))
        expect(lying(page, zone, seat)).to_have_count(1)
        expect(lying(page, zone, seat)).to_have_attribute("aria-label", re.compile(re.escape(wanted)))
    expect(lying(page, "field", 1)).to_contain_text("6")
    page.get_by_test_id("desk-ask").click()
    expect(page.get_by_test_id("desk-prompt")).to_be_visible()


def test_the_phase_is_set_and_a_position_becomes_a_lesson(go):
    page = go(address({"ruleset": "cfv"}))
    page.get_by_test_id("desk-phase").select_option("battle")
    page.get_by_test_id("desk-ask").click()
    expect(page.get_by_test_id("desk-prompt")).to_contain_text("Attack")

    page = go(address(WARD))
    page.get_by_test_id("desk-saveLesson").click()
    expect(page.get_by_test_id("said")).to_contain_text("first give the answers", ignore_case=True)
    page.get_by_test_id("desk-ask").click()
    page.get_by_test_id("desk-option").first.click()
    expect(page.get_by_test_id("desk-steps")).to_contain_text("attack @lancer @guard")
    with page.expect_download() as saved:
        page.get_by_test_id("desk-saveLesson").click()
    assert "task = {" in saved.value.path().read_text()
