"""The flow of a game: attacks by two clicks, choosing and taking back, what others do, what gives something up."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.driver import Seat
from tests.web.serving import AGAINST_BOT, Message, Server

Sit = Callable[..., Seat]
CALM = '{"animations": false, "speed": "calm"}'


@pytest.fixture
def vanguard(server: Server) -> Message:
    return server.create("cfv", decks=("winterassize", "thaw"), seats=AGAINST_BOT, seed=7)


def answers(page: Page) -> int:
    found: int = page.evaluate("import('/static/table/state.js').then(({state}) => state.position.answers)")
    return found


def reach(seat: Seat, prompt: str, *, most: int = 60) -> dict[str, Any]:
    """Go on until something is asked: cards are ridden and called, the rest is ended."""
    for _ in range(most):
        seen = seat.wait()
        if seen["prompt"] == prompt:
            return seen
        lit = bool(seen["things"]) and seen["prompt"] in ("Ride phase", "Main phase", "Which circle?")
        seat.click(0 if lit else len(seen["things"]) + len(seen["buttons"]) - 1)
        seat.page.wait_for_timeout(120)
    raise AssertionError(f"{prompt} was never asked")


def test_an_attack_is_two_clicks_with_its_boost(sit: Sit, vanguard: Message) -> None:
    ann = sit(vanguard, 0)
    for _ in range(6):
        seen = reach(ann, "Attack?")
        attackers = [thing for thing in seen["things"] if thing.startswith("c")]
        assert attackers and "attack" not in seen["buttons"]  # they are lit at once
        before = ann.clicks
        ann.click(0)
        targets = ann.look()
        assert targets["things"]
        ann.click(0)
        assert ann.clicks == before + 2
        following = ann.wait()
        assert following["prompt"] not in ("Which unit attacks?", "Which unit is attacked?", "Boost?")
        log = ann.page.get_by_test_id("log").inner_text()
        if "boosts" in log or following["over"]:
            break
    assert "attacks" in ann.page.get_by_test_id("log").inner_text()


def test_who_could_attack_may_end_the_turn_instead(server: Server, sit: Sit) -> None:
    """In a book where passing leads to battle or to the end; Space ends the turn and attacks nobody."""
    fox = {"as": "fox", "zone": "field", "name": "Lamp Fox", "attack": 600, "defense": 400}
    scenario = {"ruleset": "fow-2.0", "position": {"auto": "turns"}, "card": [fox]}
    answer = httpx.post(f"{server.url}/api/games", json={"scenario": scenario, "seats": AGAINST_BOT}, timeout=30).json()
    ann = sit({"game": answer["game"], "tokens": [seat["token"] for seat in answer["seats"]]}, 0)
    seen = ann.wait()
    assert seen["prompt"] == "Main phase" and len(seen["things"]) == 1
    turn = ann.page.get_by_test_id("turn").inner_text().split()[1]
    expect(ann.page.locator("#panel .option").last).to_contain_text("End the turn")
    ann.page.wait_for_timeout(300)
    ann.page.keyboard.press("Space")
    expect(ann.page.get_by_test_id("turn")).not_to_contain_text(f"Turn {turn} ")
    assert "attacks" not in ann.page.get_by_test_id("log").inner_text()


def test_several_cards_are_taken_and_given_back_before_anything_is_sent(server: Server, sit: Sit) -> None:
    made = server.create("cfv", decks=("winterassize", "thaw"), seed=3)
    ann, bob = sit(made, 0), sit(made, 1)
    ann.page.wait_for_timeout(600)
    seat = next(each for each in (ann, bob) if each.look()["mine"])
    sent: list[str] = []
    seat.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    seat.page.reload()
    seen = seat.wait()
    assert seen["prompt"].startswith("Return any number")
    seat.click(0)
    seat.wait()
    seat.click(1)
    expect(seat.page.get_by_test_id("picked").locator("li")).to_have_count(2)
    seat.wait()
    seat.click(0)  # and back
    expect(seat.page.get_by_test_id("picked").locator("li")).to_have_count(1)
    assert not [frame for frame in sent if '"answer"' in frame]
    seat.page.get_by_test_id("confirm-many").click()
    expect(seat.page.get_by_test_id("who")).to_contain_text("Waiting for")
    given = [frame for frame in sent if '"answer"' in frame]
    assert len(given) == 2 and "done" in given[1]


def test_guarding_says_who_attacks_with_how_much_and_what_it_takes(server: Server, sit: Sit) -> None:
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    ann = sit(server.create("cfv", decks=("winterassize", "thaw"), seats=seats, seed=7), 0)
    for _ in range(30):
        if ann.wait()["prompt"] == "Guard?":
            break
        ann.go_on()
    told = ann.page.get_by_test_id("battle").inner_text()
    assert "attacks" in told and ("more" in told or "does not hit" in told) and "000" in told
    assert ann.page.locator("#panel .option.primary").count() == 0
    _guards_are_taken_back_and_sent_together(ann)


def _guards_are_taken_back_and_sent_together(ann: Seat) -> None:
    page, seen, before = ann.page, ann.look(), answers(ann.page)
    guards = [thing for thing in seen["things"] if thing.startswith("c")]
    assert guards
    for at, chosen in ((0, 1), (0, 0), (0, 1)):  # taken, given back, taken
        ann.look()
        ann.click(at)
        expect(page.get_by_test_id("picked")).to_have_count(chosen)
        expect(page.get_by_test_id("shields")).to_have_count(chosen)
    assert answers(page) == before
    page.get_by_test_id("confirm-many").click()
    expect(page.get_by_test_id("log")).to_contain_text("guardian circle")


def test_turns_are_announced_and_what_the_other_does_is_told(server: Server, sit: Sit) -> None:
    made = server.create("sve", decks=("lanternwood", "starlight"), seats=AGAINST_BOT, seed=5)
    ann = sit(made, 0, settings=CALM)
    seen = ann.wait()
    assert seen["prompt"].startswith("Redraw")
    ann.page.locator("#panel [data-key=no]").click()
    expect(ann.page.get_by_test_id("banner")).to_contain_text("turn")
    expect(ann.page.get_by_test_id("deeds")).to_be_visible()
    for _ in range(40):  # a click goes on
        if ann.look()["mine"]:
            break
        ann.page.locator("#board").click(position={"x": 5, "y": 5})
        ann.page.wait_for_timeout(100)
    assert ann.wait()["prompt"] == "Main phase"  # the first turn of one's own is seen


def test_what_gives_something_up_is_neither_gold_nor_done_by_one_key(server: Server, sit: Sit) -> None:
    made = server.create("sve", decks=("lanternwood", "starlight"), seats=AGAINST_BOT, seed=5)
    ann = sit(made, 0)
    ann.wait()
    redraw = ann.page.locator("#panel [data-key=yes]")
    expect(redraw).to_have_class(re.compile(r"\bgrave\b"))
    expect(ann.page.locator("#panel .option.primary")).to_have_attribute("data-key", "no")
    before = answers(ann.page)
    redraw.focus()
    ann.page.keyboard.press("Enter")
    expect(redraw).to_contain_text("Sure?")
    ann.page.keyboard.press("Enter")  # the focus has left it
    ann.page.wait_for_timeout(300)
    assert answers(ann.page) == before
    expect(ann.page.get_by_test_id("undo")).to_have_count(0)  # nothing to take back yet


def test_a_turn_with_nothing_to_do_waits_to_be_looked_at(server: Server, sit: Sit) -> None:
    made = server.create("sve", decks=("lanternwood", "starlight"), seats=AGAINST_BOT, seed=5)
    ann = sit(made, 0)
    ann.wait()
    ann.page.evaluate(
        """async () => {
          const {state} = await import('/static/table/state.js');
          window.__waits = [];
          new MutationObserver(() => {
            const why = document.querySelector('#panel').dataset.waits;
            if (why) window.__waits.push([why, state.position.view.active, Date.now()]);
          }).observe(document.querySelector('#panel'), {attributes: true});
        }"""
    )
    idle: list[Any] = []
    for _ in range(25):
        seen = ann.wait()
        idle = [each for each in ann.page.evaluate("window.__waits") if each[0] == "idle"]
        if idle or seen["over"]:
            break
        last = len(seen["things"]) + len(seen["buttons"]) - 1
        ann.click(0 if seen["things"] and seen["prompt"] == "Main phase" else last)
        ann.page.wait_for_timeout(80)
    assert idle
    expect(ann.page.get_by_test_id("log")).to_contain_text("Turn")


def test_an_old_game_keeps_its_address_after_a_rematch(server: Server, sit: Sit) -> None:
    made = server.create("sve", decks=("lanternwood", "starlight"), seats=AGAINST_BOT, seed=5)
    ann = sit(made, 0)
    ann.wait()
    old = ann.page.url
    ann.page.keyboard.press("s")
    ann.page.get_by_test_id("concede").click()
    ann.page.keyboard.press("Enter")  # which gives nothing up
    expect(ann.page.get_by_test_id("ask")).to_be_hidden()
    ann.page.keyboard.press("s")
    ann.page.get_by_test_id("concede").click()
    ann.page.get_by_test_id("concede-yes").click()
    ann.page.get_by_test_id("rematch").click()
    ann.page.wait_for_url(lambda url: url != old)
    ann.page.goto(old)
    expect(ann.page.get_by_test_id("next-game")).to_be_visible()
    assert ann.page.url == old
