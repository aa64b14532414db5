"""Servers and a browser, for a process in which the game is installed."""

from tests.web.browser.conftest import browser, chromium, sit, visit
from tests.web.conftest import server

__all__ = ["browser", "chromium", "server", "sit", "visit"]
