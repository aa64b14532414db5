"""Debian's Chromium for the tests: one for all of them, and a new one after one that has stopped to answer.

Some calls of Playwright wait for ever when the browser is stuck. Whoever has it for too long loses it: every call then
fails at once, and says where the test stood.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from uuid import uuid4

from playwright.sync_api import Browser, Playwright

PROGRAM = os.environ.get("LUDEX_CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-dev-shm-usage",
]  # fmt: skip
LONGEST = 300.0
"""Seconds that one test may take."""


class Chromium:
    """A browser that is opened again when it has gone."""

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright
        self._browser: Browser | None = None
        self._mark = ""

    @contextmanager
    def lent(self, seconds: float = LONGEST) -> Iterator[Browser]:
        """The browser, for so long at most."""
        if self._browser is None or not self._browser.is_connected():
            self._mark = f"--ludex-tests={uuid4().hex}"  # by which its process is known
            self._browser = self._playwright.chromium.launch(executable_path=PROGRAM, args=[*ARGUMENTS, self._mark])
        watch = threading.Timer(seconds, self._end, (self._mark,))
        watch.start()
        try:
            yield self._browser
        finally:
            watch.cancel()

    def close(self) -> None:
        """End it."""
        if self._browser is not None and self._browser.is_connected():
            self._browser.close()

    @staticmethod
    def _end(mark: str) -> None:
        for folder in Path("/proc").iterdir():
            with suppress(OSError, ValueError):
                if mark.encode() in (folder / "cmdline").read_bytes().split(b"\0"):
                    os.kill(int(folder.name), signal.SIGKILL)
