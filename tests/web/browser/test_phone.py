"""A phone held upright: what is written on the mat can be read, whole, in every game and both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.browser.driver import Seat
from tests.web.serving import AGAINST_BOT, Server

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 640}
LEAST = 9  # pixels: smaller letters are guessed, not read

# Every label and every number of a player that is too small or does not fit where it stands.
_UNREADABLE = """(least) => [...document.querySelectorAll('#board .zone > .label, #board .plaque, #board .gauge > b')].filter((e) => e.checkVisibility()).filter((e) => {
  const box = e.getBoundingClientRect();
  const within = e.closest('.zone, .gauges').getBoundingClientRect();
  const out = box.left < within.left - 1 || box.right > within.right + 1 || box.top < within.top - 1 || box.bottom > within.bottom + 1;
  return out || e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1 || parseFloat(getComputedStyle(e).fontSize) < least;
}).map((e) => `${e.className} ${e.textContent} ${e.scrollWidth}/${e.clientWidth} ${e.scrollHeight}/${e.clientHeight}`)"""  # fmt: skip # noqa: E501


def unreadable(page: Page) -> list[str]:
    page.wait_for_timeout(200)
    found: list[str] = page.evaluate(_UNREADABLE, LEAST)
    return found


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-5.5/valhalla"])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_labels_and_numbers_on_the_mat_can_be_read(
    server: Server, sit: Callable[..., Seat], ruleset: str, language: str
) -> None:
    kept = f'{{"animations": false, "speed": "none", "language": "{language}"}}'
    ann = sit(server.create(ruleset, seats=AGAINST_BOT, seed=7), 0, viewport=PHONE, settings=kept)
    for _ in range(4):
        ann.go_on()
    assert unreadable(ann.page) == []
    wide = ann.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide[0] <= wide[1]


@pytest.mark.parametrize("ruleset", ["sve", "cfv", "fow-5.5/valhalla"])
def test_no_place_of_the_mat_is_out_of_sight_on_the_smallest_phone(
    server: Server, sit: Callable[..., Seat], ruleset: str
) -> None:
    ann = sit(server.create(ruleset, seats=AGAINST_BOT, seed=7), 0, viewport=SMALL)
    ann.wait()
    out = ann.page.evaluate(
        "[...document.querySelectorAll('#board .zone')].filter((e) => e.checkVisibility()"
        " && e.getBoundingClientRect().right > innerWidth).map((e) => e.dataset.zone)"
    )
    assert out == []
