"""A browser that answers no more fails the test that waits for it, and no other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error

from tests.web.browser.chromium import Chromium


def test_who_waits_for_ever_is_told_and_the_next_has_a_new_browser(chromium: Chromium) -> None:
    with chromium.lent(seconds=1.0) as browser, pytest.raises(Error, match="closed"):
        browser.new_page().evaluate("new Promise(() => {})")
    with chromium.lent() as browser:
        assert browser.new_page().evaluate("6 * 7") == 42
