"""People together: taking back by consent, a chat that can be muted, sounds that can be off, watching step by step."""

from __future__ import annotations

from playwright.sync_api import expect


def pair(server, sit):
    made = server.create("sve")
    seats = [sit(made, 0), sit(made, 1)]
    first = 0 if seats[0].look()["mine"] or not seats[1].look()["mine"] else 1
    seats[first].wait()
    return seats[first].page, seats[1 - first].page, seats[first]


def test_a_friend_is_asked_and_allows_it(server, sit):
    me, other, seat = pair(server, sit)
    version = me.locator("#panel").get_attribute("data-version")
    expect(me.get_by_test_id("undo")).to_have_count(0)
    expect(me.get_by_test_id("backAsk")).to_have_count(0)  # nothing was answered yet
    seat.go_on()
    me.get_by_test_id("backAsk").click()
    expect(me.get_by_test_id("back-asked")).to_be_visible()
    other.get_by_test_id("backYes").click()
    expect(me.locator('#panel[data-mine="true"]')).to_be_visible()
    assert me.locator("#panel").get_attribute("data-version") != version


def test_a_friend_is_asked_and_declines(server, sit):
    me, other, seat = pair(server, sit)
    seat.go_on()
    me.get_by_test_id("backAsk").click()
    other.get_by_test_id("backNo").click()
    expect(me.get_by_test_id("notice")).to_contain_text("does not want")


def test_the_chat_can_be_muted(server, sit):
    me, other, _ = pair(server, sit)
    other.locator("#tab-chat").click()
    other.get_by_test_id("mute").check()
    me.locator("#tab-chat").click()
    me.get_by_test_id("say").fill("hello there")
    me.get_by_test_id("say").press("Enter")
    expect(me.get_by_test_id("chat-lines")).to_contain_text("hello there")
    other.wait_for_timeout(500)
    expect(other.get_by_test_id("said")).to_have_count(0)
    expect(other.get_by_test_id("chat-lines")).to_contain_text("muted")
    other.get_by_test_id("mute").uncheck()
    expect(other.get_by_test_id("chat-lines")).to_contain_text("hello there")


def test_sounds_say_when_to_look_up_and_can_be_off(server, sit):
    me, other, seat = pair(server, sit)
    other.locator("#players").click()  # browsers make no sound before somebody has done something
    seat.go_on()
    expect(other.locator('#panel[data-mine="true"]')).to_be_visible()
    assert other.evaluate("document.documentElement.dataset.sounded") in ("asked", "turn")
    other.evaluate("delete document.documentElement.dataset.sounded")
    other.get_by_test_id("tool-settings").click()
    other.get_by_test_id("sound").uncheck()
    other.get_by_test_id("settings-close").click()
    me.locator("#tab-chat").click()
    me.get_by_test_id("say").fill("quiet now")
    me.get_by_test_id("say").press("Enter")
    expect(other.get_by_test_id("chat-lines")).to_contain_text("quiet now")
    assert other.evaluate("document.documentElement.dataset.sounded") is None


def test_who_watches_bots_can_stop_and_go_step_by_step(start, sit):
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    server = start(pace=500)  # so that the game is not over before anybody looks
    page = sit(server.create("sve", seats=bots), None, at=server).page
    page.get_by_test_id("watch-pause").click()
    stands = page.locator("#panel").get_attribute("data-version")
    page.locator('[data-testid="watch"][data-paused="true"]:not([data-ahead="0"])').wait_for()
    page.wait_for_timeout(400)
    assert page.locator("#panel").get_attribute("data-version") == stands
    page.get_by_test_id("watch-step").click()
    page.wait_for_function("(v) => document.querySelector('#panel').dataset.version !== v", arg=stands)
    after = int(page.locator("#panel").get_attribute("data-version") or 0)
    assert after > int(stands or 0)
    page.get_by_test_id("watch-play").click()
    page.wait_for_function("(v) => Number(document.querySelector('#panel').dataset.version) > v + 1", arg=after)
