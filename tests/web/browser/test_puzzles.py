"""Puzzles in a real browser: the page, a wrong act, hints in two steps, the row, and what is remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludex.solving.puzzle import names
from tests.web.browser.test_learning import asked, go, site  # noqa: F401

FIRST, SECOND = names("sve")[:2]
PATIENCE = 120_000
ANSWER = "(key) => import('/static/table/acting.js').then(({Acting}) => Acting.answer({key, label: ''}))"


def hint(page: Page, *, all: bool) -> str:
    """Ask until the card, or all of the act, is told; the act's key."""
    page.get_by_test_id("ask-hint").click()
    advice = page.get_by_test_id("advice")
    advice.wait_for(timeout=PATIENCE)
    if all:
        page.get_by_test_id("ask-hint").click()
        page.get_by_test_id("follow").wait_for()
    return advice.get_attribute("data-key") or ""


def solve(page: Page, *, by_hints: bool) -> None:
    """Do what begins a win until it is won: as the hint shows it, or by its button on the panel."""
    puzzle = page.get_by_test_id("puzzle")
    for _ in range(12):
        page.locator('#panel[data-mine="true"], [data-testid="puzzle"][data-done="true"]').first.wait_for()
        if puzzle.get_attribute("data-done") == "true":
            return
        version = page.locator("#panel").get_attribute("data-version")
        key = hint(page, all=by_hints)
        if by_hints:
            page.get_by_test_id("follow").click()
        else:
            page.evaluate(ANSWER, key)
        page.wait_for_function("(v) => document.querySelector('#panel').dataset.version !== v", arg=version)


def test_a_puzzle_is_solved_counted_and_remembered(go) -> None:  # noqa: F811
    page = go("/puzzles")
    expect(page.get_by_test_id("solved-sve")).to_have_text(re.compile(r"^0 of \d+ solved$"))
    page.locator(f'[data-puzzle="{FIRST}"] a').click()
    asked(page)
    expect(page.get_by_test_id("puzzle-title")).to_have_text("Win this turn")
    solve(page, by_hints=False)
    expect(page.locator('[data-testid="puzzle"][data-solved="true"]')).to_be_visible()
    expect(page.get_by_test_id("row")).to_contain_text("1. Your best: 1")
    expect(page.get_by_test_id("result")).to_be_hidden()
    expect(page.get_by_test_id("next-puzzle")).to_have_attribute("href", f"/puzzles/{SECOND}")
    page.goto(page.url.partition("/table")[0] + "/puzzles")
    expect(page.get_by_test_id("solved-sve")).to_have_text(re.compile(r"^1 of \d+ solved$"))
    expect(page.locator(f'li.done[data-puzzle="{FIRST}"]')).to_be_visible()
    expect(page.locator('[data-begin="sve"]')).to_have_attribute("href", f"/puzzles/{SECOND}")
    expect(page.get_by_test_id("streak")).to_have_text("In a row: 1, best 1")


@pytest.mark.parametrize(("size", "language"), [("desktop", "en"), ("phone", "ja")])
def test_a_wrong_act_is_told_why_with_its_rule_and_tried_again_at_once(go, size: str, language: str) -> None:  # noqa: F811
    page = go(f"/puzzles/{SECOND}", size, language=language)
    asked(page)
    page.locator('#panel [data-testid="option"][data-key="end"]').click()
    notice = page.get_by_test_id("notice")
    expect(notice).to_contain_text("left with" if language == "en" else "残ります")
    expect(notice.locator("[data-rule]")).to_be_visible()
    asked(page)
    key = hint(page, all=False)
    expect(page.get_by_test_id("advice")).to_have_attribute("data-all", "false")
    expect(page.get_by_test_id("follow")).to_have_count(0)
    assert page.locator("#board .advised").count() or not re.search(r"\bc\d+", key)
    page.get_by_test_id("ask-hint").click()
    page.get_by_test_id("follow").click()
    solve(page, by_hints=True)
    expect(page.locator('[data-testid="puzzle"][data-solved="true"]')).to_be_visible()
    expect(page.get_by_test_id("row")).to_contain_text("0")


def test_a_missed_win_stands_in_the_analysis_with_its_line(go) -> None:  # noqa: F811
    page = go(f"/puzzles/{FIRST}")
    asked(page)
    page.get_by_test_id("tool-settings").click()
    page.get_by_test_id("concede").click()
    page.get_by_test_id("concede-yes").click()
    expect(page.locator('[data-testid="puzzle"][data-done="true"][data-solved="false"]')).to_be_visible()
    page.locator("#tab-analysis").click()
    missed = page.get_by_test_id("missed")
    missed.wait_for(timeout=PATIENCE)
    expect(missed).to_contain_text("You could have won")
    assert missed.locator(".course li").count() >= 2
    missed.get_by_role("button").click()
    expect(page.get_by_test_id("evaluation")).to_be_visible()
    expect(page.locator(".point.missed.here")).to_be_visible()
