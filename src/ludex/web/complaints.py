"""The server's log: each complaint has its bounds, whatever somebody typed, and one that comes again and again is
counted instead of repeated."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

LONGEST = 4_000
"""Characters of one complaint, with its traceback."""
A_MINUTE = 20
"""So often one place in the code may complain within a minute."""


class Bounded(logging.Formatter):
    """One line for the message, whatever is in it; a traceback below it, cut in the middle if it is long."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802
        record.message = _on_one_line(record.message)
        return super().formatMessage(record)

    def format(self, record: logging.LogRecord) -> str:
        """What stands in the log."""
        text = super().format(record)
        record.exc_text = None  # another handler makes its own
        return _cut(text)


class Seldom(logging.Filter):
    """Lets a place complain so often, and says with its next complaint how many were kept back."""

    def __init__(self, a_minute: int = A_MINUTE, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._most = a_minute
        self._now = now
        self._places: dict[tuple[str, int], list[float]] = {}  # since when, how many let through, how many not

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a complaint is let through."""
        now = self._now()
        place = self._places.setdefault((record.pathname, record.lineno), [now, 0, 0])
        if now - place[0] >= 60:
            if place[2]:
                record.msg, record.args = f"{record.getMessage()} ({place[2]:.0f} more like it were left out)", ()
            place[:] = [now, 0, 0]
        if place[1] >= self._most:
            place[2] += 1
            return False
        place[1] += 1
        return True


def take_complaints() -> None:
    """Everything that complains in this process does it here: on stderr, within bounds."""
    handler = logging.StreamHandler()
    handler.setFormatter(Bounded())
    handler.addFilter(Seldom())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in list(logging.root.manager.loggerDict):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True


def _on_one_line(text: str) -> str:
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii") for sign in _cut(text))


def _cut(text: str) -> str:
    if len(text) <= LONGEST:
        return text
    head, tail = LONGEST // 4, LONGEST * 3 // 4 - 40
    return f"{text[:head]} … {len(text) - head - tail} characters … {text[-tail:]}"
