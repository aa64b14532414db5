"""At the table page: coming back, two people, a spectator, keys, stages, undo, the log, replays, themes, languages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.driver import Seat
from tests.web.serving import AGAINST_BOT, Message, Server

Sit = Callable[..., Seat]


@pytest.fixture
def game(server: Server) -> Message:
    """A game against a bot."""
    return server.create("sve", decks=("bellmere", "derby"), seats=AGAINST_BOT, seed=5)


def test_the_secret_of_a_seat_leaves_the_address_at_once(sit: Sit, game: Message) -> None:
    ann = sit(game, 0)
    assert "#" not in ann.page.url
    ann.page.reload()
    expect(ann.page.get_by_test_id("player-0")).to_contain_text("you")


def test_it_says_whose_decision_it_is_and_why(sit: Sit, game: Message) -> None:
    ann = sit(game, 0)
    ann.wait()
    expect(ann.page.get_by_test_id("who")).to_have_text("Your decision")
    chip = ann.page.locator("#panel .why .lx-rule")
    expect(chip).to_have_attribute("href", re.compile(r"^/rules/sve/[\d.]+$"))
    expect(ann.page.get_by_test_id("gist")).not_to_be_empty()


# -- coming back ------------------------------------------------------------------------------------------------------
def test_a_broken_line_leads_back_to_the_same_decision(sit: Sit, game: Message) -> None:
    ann = sit(game, 0)
    for seed in range(4):
        ann.step(ann.wait(), Random(seed))
    before = ann.wait()
    lines = ann.page.get_by_test_id("line").count()
    ann.page.evaluate("import('/static/table/connection.js').then((module) => module.reconnect())")
    expect(ann.page.get_by_test_id("connection")).to_have_attribute("data-state", "lost")
    expect(ann.page.get_by_test_id("connection")).to_have_attribute("data-state", "open")
    assert ann.wait() == before
    assert ann.page.get_by_test_id("line").count() == lines
    ann.step(before, Random(9))


def test_a_killed_server_comes_back_to_the_same_decision(sit: Sit, tmp_path: Path) -> None:
    first = Server(f"sqlite:///{tmp_path}/ludex.db", tmp_path / "first").start()
    again = Server(first.database, tmp_path / "again", port=int(first.url.rpartition(":")[2]))
    try:
        made = first.create("cfv", decks=("backroads", "beacon"), seats=AGAINST_BOT, seed=2)
        ann = sit(made, 0, at=first)
        for _ in range(3):
            ann.go_on()
        before = ann.wait()
        first.kill()
        expect(ann.page.get_by_test_id("connection")).to_have_attribute("data-state", "lost")
        again.start()
        expect(ann.page.get_by_test_id("connection")).to_have_attribute("data-state", "open")
        assert ann.wait() == before
        ann.go_on()
        expect(ann.page.locator("#panel")).not_to_have_attribute("data-version", before["version"])
    finally:
        first.stop()
        again.stop()


# -- two people and somebody who watches ------------------------------------------------------------------------------
def heard(page: Page) -> list[dict[str, Any]]:
    """Every message that a page gets from now on."""
    messages: list[dict[str, Any]] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: messages.append(json.loads(frame))))
    page.reload()
    page.get_by_test_id("player-0").wait_for()
    return messages


def hands(messages: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    """The cards of a hand as a page was told them."""
    told = [message["view"] for message in messages if message["type"] == "position"]
    assert told
    return [card for view in told for card in view["players"][seat]["zones"]["hand"]["cards"]]


def drawn(messages: list[dict[str, Any]], seat: int) -> list[dict[str, Any]]:
    events = [event for message in messages if message["type"] == "position" for event in message["view"]["events"]]
    return [event for event in events if event["kind"] == "draw" and event.get("seat") == seat and "name" in event]


def test_two_browsers_against_each_other_and_a_spectator_who_sees_no_hand(server: Server, sit: Sit) -> None:
    made = server.create("sve", decks=("bellmere", "kiln"), seed=3)
    ann, bob, watcher = (sit(made, seat) for seat in (0, 1, None))
    wires = [heard(seat.page) for seat in (ann, bob, watcher)]
    rng = Random(1)
    for _ in range(16):
        for seat in (ann, bob):
            seen = seat.look()
            if seen["mine"]:
                seat.step(seen, rng)
        ann.page.wait_for_timeout(60)

    assert hands(wires[0], 0) and hands(wires[1], 1)
    assert not hands(wires[0], 1) and not drawn(wires[0], 1)
    assert not hands(wires[1], 0) and not drawn(wires[1], 0)
    assert not hands(wires[2], 0) and not hands(wires[2], 1) and not drawn(wires[2], 0) and not drawn(wires[2], 1)
    assert not watcher.look()["things"] and not watcher.look()["buttons"]
    expect(watcher.page.get_by_test_id("undo")).to_have_count(0)
    expect(ann.page.get_by_test_id("spectators")).to_contain_text("1")

    bob.page.keyboard.press("s")
    bob.page.get_by_test_id("concede").click()
    bob.page.get_by_test_id("concede-yes").click()
    expect(ann.page.get_by_test_id("outcome")).to_have_text("You win")
    expect(bob.page.get_by_test_id("outcome")).to_have_text("Ann wins")
    expect(watcher.page.get_by_test_id("outcome")).to_have_text("Ann wins")

    ann.page.get_by_test_id("rematch").click()
    expect(bob.page.get_by_test_id("rematch")).to_contain_text("Play again")
    bob.page.get_by_test_id("rematch").click()
    for page in (ann.page, bob.page):
        expect(page).not_to_have_url(re.compile(made["game"]))
        expect(page.get_by_test_id("player-0")).to_be_visible()
    ann.page.goto(f"{server.url}/table/{made['game']}?replay")  # who comes for the old game is not sent to the new one
    expect(ann.page.locator("#replay")).to_be_visible()
    ann.page.wait_for_timeout(500)
    assert made["game"] in ann.page.url


def test_a_friend_is_invited_by_a_link_and_the_clock_waits_for_him(server: Server, sit: Sit) -> None:
    made = server.create("fow-2.0", clock={"bank": 600, "increment": 0})
    mine, other = made["tokens"]
    ann = sit({**made, "tokens": [f"{mine}&invite={other}"]}, 0)
    link = ann.page.get_by_test_id("invite-link")
    expect(link).to_have_value(f"{server.url}/table/{made['game']}#seat={other}")
    assert mine not in ann.page.url and other not in ann.page.url
    expect(ann.page.get_by_test_id("clock-0")).to_have_text("10:00")
    bob = sit(made, 1)
    expect(link).to_have_count(0)
    expect(bob.page.get_by_test_id("player-1")).to_contain_text("you")


def test_what_somebody_writes_is_text(server: Server, sit: Sit) -> None:
    people = [{"kind": "person", "name": "<b>Ann</b>"}, {"kind": "person", "name": "Bob"}]
    made = server.create("sve", decks=("bellmere", "kiln"), seats=people)
    ann, bob = (sit(made, seat) for seat in (0, 1))
    ann.page.keyboard.press("c")
    ann.page.get_by_test_id("say").fill("<img src=x onerror=alert(1)> <b>hello</b>")
    ann.page.keyboard.press("Enter")
    bob.page.locator("#tab-chat").click()
    expect(bob.page.get_by_test_id("said")).to_contain_text("<img src=x onerror=alert(1)> <b>hello</b>")
    assert bob.page.locator("#chat img, #chat li p b").count() == 0
    expect(bob.page.get_by_test_id("player-0")).to_contain_text("<b>Ann</b>")


# -- choosing ---------------------------------------------------------------------------------------------------------
def until(seat: Seat, wanted: Callable[[dict[str, Any]], bool], *, seed: int = 0, most: int = 80) -> dict[str, Any]:
    """Play at random until something is there."""
    rng = Random(seed)
    for _ in range(most):
        seen = seat.wait()
        assert not seen["over"]
        if wanted(seen):
            return seen
        seat.step(seen, rng)
    raise AssertionError("it did not come about")


def test_a_card_with_several_uses_has_a_menu_and_escape_goes_back(server: Server, sit: Sit) -> None:
    made = server.create("fow-5.5", decks=("mothandrust", "gownalight"), seats=AGAINST_BOT, seed=3)
    ann = sit(made, 0)
    menu = ann.page.get_by_test_id("menu")
    until(ann, lambda _: menu.is_visible())
    version = ann.look()["version"]
    expect(ann.page.get_by_test_id("back")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    first = ann.look()
    assert first["version"] == version and "pass" in first["buttons"] and first["things"]


def test_undo_against_a_bot(sit: Sit, game: Message) -> None:
    ann = sit(game, 0)
    first = until(ann, lambda seen: seen["prompt"] == "Main phase" and bool(seen["things"]))
    ann.click(len(first["things"]) - 1 + len(first["buttons"]))
    expect(ann.page.locator("#panel")).not_to_have_attribute("data-version", first["version"])
    ann.wait()
    ann.page.keyboard.press("u")
    ann.page.wait_for_function("() => document.querySelector('[data-testid=prompt]')?.textContent === 'Main phase'")
    again = ann.wait()
    for _ in range(100):  # the phase may have been the same before it was taken back
        if again["things"] == first["things"]:
            break
        ann.page.wait_for_timeout(100)
        again = ann.look()
    assert (again["things"], again["buttons"]) == (first["things"], first["buttons"])


def test_dragging_a_card_onto_the_table_plays_it(server: Server, sit: Sit) -> None:
    made = server.create("cfv", decks=("backroads", "beacon"), seats=AGAINST_BOT, seed=2)
    ann = sit(made, 0)
    until(ann, lambda seen: seen["prompt"] == "Main phase" and bool(seen["things"]), seed=1)
    card = ann.page.locator("#board [data-zone=hand][data-seat='0'] .lit").first
    name = card.get_attribute("data-card")
    box, circle = card.bounding_box(), ann.page.locator("[data-zone='left front'][data-seat='0']").bounding_box()
    assert box is not None and circle is not None
    ann.page.mouse.move(box["x"] + 12, box["y"] + box["height"] / 2)
    ann.page.mouse.down()
    ann.page.mouse.move(box["x"] + 60, box["y"] - 40, steps=3)
    ann.page.mouse.move(circle["x"] + circle["width"] / 2, circle["y"] + circle["height"] / 2, steps=3)
    ann.page.mouse.up()
    expect(ann.page.locator(f"[data-zone='left front'][data-seat='0'] [data-card={name}]")).to_be_visible()


def test_why_not(sit: Sit, game: Message) -> None:
    ann = sit(game, 0)
    until(ann, lambda seen: seen["prompt"] == "Main phase")
    unlit = ann.page.locator("#board [data-zone=hand][data-seat='0'] [data-card]:not(.lit)")
    unlit.first.click(position={"x": 12, "y": 30})
    why = ann.page.get_by_test_id("why")
    expect(why.locator("li .lx-rule").first).to_be_visible()
    expect(why.locator("li").first).to_contain_text("play point")
    ann.page.keyboard.press("Escape")
    expect(why).to_be_hidden()


def test_an_order_is_settled_at_once(sit: Sit, game: Message) -> None:
    ann = sit(game, 0, settings='{"animations": false, "speed": "none", "passing": {"sve": {"order": true}}}')
    sent: list[str] = []
    ann.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    ann.page.reload()
    while True:
        seen = ann.wait()
        if seen["prompt"].startswith("Order for the bottom"):
            break
        first = ann.page.locator("#panel .option").first
        first.click()  # first, and redraw
        if "grave" in (first.get_attribute("class") or ""):
            first.click()  # sure
        ann.page.wait_for_function("(v) => document.querySelector('#panel').dataset.version !== v", arg=seen["version"])
    rows = ann.page.get_by_test_id("order").locator("li")
    before = rows.all_inner_texts()
    rows.nth(2).focus()
    ann.page.keyboard.press("ArrowUp")
    ann.page.keyboard.press("ArrowUp")
    after = rows.all_inner_texts()
    assert [row.split("\n")[1] for row in after] == [before[at].split("\n")[1] for at in (2, 0, 1, 3)]
    keys = [row.get_attribute("data-key") for row in rows.all()]
    ann.page.get_by_test_id("confirm-order").click()
    expect(ann.page.get_by_test_id("prompt")).not_to_contain_text("Order for")
    assert [json.loads(frame).get("key") for frame in sent][-3:] == keys[:3]  # the last one has its place then


def test_a_long_list_is_searched(sit: Sit, game: Message) -> None:
    ann = sit(game, 0)
    ann.wait()
    names = [
        f"{adjective} {noun}"
        for adjective in ("Brave", "Quiet", "Old")
        for noun in ("Fox", "Owl", "Stag", "Bear", "Hare", "Wolf")
    ]
    ann.page.evaluate(
        """async (options) => {
          const {state, update} = await import('/static/table/state.js');
          const {view} = state.position;
          const decision = {...view.decision, kind: 'choose', prompt: 'Declare a card name', options};
          update({position: {...state.position, view: {...view, decision}}});
        }""",
        [{"key": f"name {name}", "label": name} for name in names],
    )
    expect(ann.page.get_by_test_id("option")).to_have_count(len(names))
    ann.page.get_by_test_id("search").fill("quiet ow")
    expect(ann.page.get_by_test_id("option")).to_have_text(["Quiet Owl"])


# -- keys -------------------------------------------------------------------------------------------------------------
def test_a_game_is_begun_by_keys_alone(sit: Sit, game: Message) -> None:
    ann = sit(game, 0)
    keys = ann.page.keyboard
    ann.wait()
    keys.press("?")
    expect(ann.page.get_by_test_id("help")).to_be_visible()
    keys.press("Escape")
    expect(ann.page.get_by_test_id("help")).to_be_hidden()
    for _ in range(40):
        seen = ann.wait()
        if seen["prompt"] == "Main phase" and seen["things"]:
            break
        if "yes" in seen["buttons"]:
            keys.press("n")
        elif seen["buttons"] == ["end"] or "pass" in seen["buttons"]:
            ann.page.wait_for_timeout(260)
            keys.press("Space")
        else:
            keys.press("1")
        ann.page.wait_for_function("(v) => document.querySelector('#panel').dataset.version !== v", arg=seen["version"])
    ann.page.wait_for_function("() => document.activeElement.closest('[data-card], #panel')")
    for _ in range(12):
        if ann.page.evaluate("document.activeElement.matches('.lit[data-card]')"):
            break
        keys.press("ArrowDown")
    chosen = ann.page.evaluate("document.activeElement.dataset.card")
    assert chosen in ann.look()["things"]
    keys.press("Enter")
    expect(ann.page.locator(f"[data-zone=hand] .lit[data-card={chosen}]")).to_have_count(0)


# -- log and replay ---------------------------------------------------------------------------------------------------
def test_a_line_of_the_log_leads_to_the_position_after_it(sit: Sit, game: Message) -> None:
    ann = sit(game, 0)
    until(ann, lambda seen: seen["prompt"] == "Main phase" and bool(seen["things"]))
    now = ann.look()
    ann.page.get_by_test_id("line").first.locator(".go").click()
    expect(ann.page.get_by_test_id("looking")).to_be_visible()
    assert not ann.look()["things"]
    rule = ann.page.get_by_test_id("line").first.locator(".lx-rule")
    expect(rule).to_have_attribute("href", re.compile("^/rules/sve/"))
    ann.page.get_by_test_id("looking").get_by_test_id("back-to-game").click()
    expect(ann.page.get_by_test_id("looking")).to_be_hidden()
    assert ann.wait() == now


def test_a_replay_is_stepped_through_and_gone_on_from(server: Server, sit: Sit, game: Message) -> None:
    ann = sit(game, 0)
    until(ann, lambda seen: seen["prompt"] == "Main phase" and bool(seen["things"]))
    ann.page.keyboard.press("s")
    ann.page.get_by_test_id("concede").click()
    ann.page.get_by_test_id("concede-yes").click()
    expect(ann.page.get_by_test_id("outcome")).to_be_visible()

    bob = sit(game, None)
    bar = bob.page.locator("#replay")
    expect(bob.page.get_by_test_id("result")).to_be_hidden()
    count = bar.locator("output")
    expect(count).to_have_text(re.compile(r"^0 / \d+$"))
    bob.page.keyboard.press("ArrowRight")
    expect(count).to_have_text(re.compile("^1 /"))
    bob.page.get_by_test_id("replay-next").click()
    expect(count).to_have_text(re.compile("^2 /"))
    bob.page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(re.compile("^1 /"))
    bob.page.get_by_test_id("replay-slider").fill("3")
    expect(count).to_have_text(re.compile("^3 /"))
    hand = bob.page.locator("#board [data-zone=hand][data-seat='0'] [data-card]")
    expect(hand).to_have_count(0)
    bob.page.get_by_test_id("replay-eyes").select_option("0")
    expect(hand).not_to_have_count(0)

    bar.get_by_test_id("continue").click()
    bob.page.get_by_test_id("continue-as-0").click()
    expect(bob.page).not_to_have_url(re.compile(game["game"]))
    expect(bob.page.get_by_test_id("player-0")).to_contain_text("you")
    assert bob.wait()["mine"]


# -- how it looks -----------------------------------------------------------------------------------------------------
def test_theme_and_language_change_without_loading_the_page(sit: Sit, game: Message) -> None:
    ann = sit(game, 0, color_scheme="dark")
    ann.wait()
    ann.page.evaluate("window.stays = true")
    colour = "getComputedStyle(document.body).color"
    dark = ann.page.evaluate(colour)
    ann.page.keyboard.press("s")
    ann.page.get_by_test_id("theme-light").check()
    assert ann.page.evaluate(colour) != dark
    ann.page.get_by_test_id("language-ja").check()
    expect(ann.page.get_by_test_id("who")).to_have_text("あなたの選択です")
    ann.page.get_by_test_id("settings-close").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "ja")
    assert ann.page.evaluate("window.stays")
    ann.page.reload()
    expect(ann.page.get_by_test_id("who")).to_have_text("あなたの選択です")


def test_a_phone_in_landscape(sit: Sit, game: Message) -> None:
    ann = sit(game, 0, viewport={"width": 740, "height": 360}, has_touch=True, is_mobile=True)
    until(ann, lambda seen: seen["prompt"] == "Main phase" and bool(seen["things"]))
    page = ann.page
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [740, 360]
    board = page.evaluate("(({scrollHeight: s, clientHeight: c}) => s - c)(document.querySelector('#board'))")
    assert board <= 1
    for button in page.get_by_test_id("option").all():
        box = button.bounding_box()
        assert box is not None and box["height"] >= 44
    expect(page.get_by_test_id("talk")).not_to_be_in_viewport()
    page.get_by_test_id("tool-log").tap()
    expect(page.get_by_test_id("line").last).to_be_in_viewport()
    page.locator("#talk-close").tap()
    expect(page.get_by_test_id("talk")).not_to_be_in_viewport()
    version = ann.look()["version"]
    page.locator("#board [data-zone=hand] .lit").first.tap(position={"x": 10, "y": 20})
    expect(page.locator("#panel")).not_to_have_attribute("data-version", version)


def test_a_screen_reader_is_told_what_happens(sit: Sit, game: Message) -> None:
    ann = sit(game, 0)
    until(ann, lambda seen: seen["prompt"] == "Main phase" and bool(seen["things"]))
    live = ann.page.get_by_test_id("live")
    expect(live).to_contain_text("Your decision. Main phase")
    expect(live).to_contain_text(re.compile(r"Turn \d begins: it is Ann's"))  # whoever went first
    nameless = """() => [...document.querySelectorAll('button, a, input')].filter((e) => e.checkVisibility())
      .filter((e) => !(e.getAttribute('aria-label') || e.textContent.trim() || e.labels?.length))
      .map((e) => e.outerHTML)"""
    assert ann.page.evaluate(nameless) == []
