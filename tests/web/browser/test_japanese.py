"""A game in Japanese by clicks: nothing on the table is English but names and texts of cards, and the rules."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

import ludex
from ludex import games
from ludex.web.pages.cardbook import catalog
from tests.web.browser.driver import Seat
from tests.web.serving import AGAINST_BOT, Message, Server

DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
SHOTS = os.environ.get("LUDEX_SHOTS", "")

# What one reads, without cards (their names and texts), rules and their gists, names of players, titles of games.
_READ = """() => {
  const left = `.card, [data-card], #inspect, .ability, .lx-rule, .gist-line, #title, .name, input, textarea, kbd, code,
    script, style, .figures, .gist, select, [data-key^=activate], [data-key^=trigger], [data-key^=option]`;
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const on = node.parentElement;
    if (!node.data.trim() || !on.checkVisibility() || on.closest(left)) continue;
    found.push((on.closest('p, li, button, h1, h2, h3, label, summary') ?? on).textContent.trim());
  }
  return found;
}"""


def _english(texts: list[str], names: list[str]) -> set[str]:
    odd = set()
    for text in texts:
        bare = text
        for name in names:
            bare = bare.replace(name, "")
        bare = re.sub("「[^「」]*」", "", bare)
        if re.search("[A-Za-z]{3,}", re.sub("ATK|DEF|ludex|Space|Ann|Random", "", bare)):
            odd.add(text)
    return odd


def _names(ruleset: str) -> list[str]:
    """What is printed on the cards of both decks, on either side, and on tokens."""
    decks = games.room(ruleset).starter_decks(games.ruleset(ruleset).id)[:2]
    faces = [face for card in ludex.new(ruleset, decks=decks, seed=1).cards for face in card.definition.faces]
    names = {face.called for face in faces if face.called} | {card.name for card in catalog(ruleset).values()}
    return sorted(names, key=len, reverse=True)


@pytest.mark.parametrize(
    ("ruleset", "size"), [("sve", DESK), ("cfv", DESK), ("fow-5.5/valhalla", DESK), ("cfv", PHONE), ("sve", PHONE)]
)
def test_a_game_in_japanese(server: Server, sit: Callable[..., Seat], ruleset: str, size: dict[str, int]) -> None:
    made: Message = server.create(ruleset, seats=AGAINST_BOT, seed=5)
    settings = '{"animations": false, "speed": "none", "language": "ja"}'
    ann = sit(made, 0, settings=settings, viewport=size)
    names, chance, odd, look = _names(ruleset), Random(3), set[str](), ann.wait()
    for number in range(60):
        if look["over"]:
            break
        texts = ann.page.evaluate(_READ)
        odd |= _english(texts, names)
        if SHOTS and number in (3, 25, 59):
            ann.page.screenshot(path=Path(SHOTS) / f"ja-{ruleset.replace('/', '-')}-{size['width']}-{number}.png")
        ann.step(look, chance)
        look = ann.wait()
    assert odd == set()


def test_a_new_language_tells_the_whole_log_again(server: Server, sit: Callable[..., Seat]) -> None:
    ann = sit(server.create("sve", seats=AGAINST_BOT, seed=5), 0)
    ann.wait()
    ann.page.keyboard.press("s")
    ann.page.get_by_test_id("language-ja").check()
    expect(ann.page.get_by_test_id("language-words")).to_have_text(re.compile("英語"))
    ann.page.get_by_test_id("settings-close").click()
    expect(ann.page.get_by_test_id("prompt")).to_have_text(re.compile("[ぁ-ん]"))
    told = ann.page.locator("#log .lines li .go")
    expect(told.first).to_have_text(re.compile("。$"))
    assert all("。" in each for each in told.all_inner_texts())
