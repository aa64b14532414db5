"""The server's log has bounds, whatever is said to the server."""

from __future__ import annotations

import logging

import pytest

from ludex.web.complaints import A_MINUTE, LONGEST, Bounded, Seldom


def _said(message: str, *args: object, line: int = 1, error: BaseException | None = None) -> logging.LogRecord:
    trace = None if error is None else (type(error), error, error.__traceback__)
    return logging.LogRecord("ludex.web", logging.ERROR, "somewhere.py", line, message, args, trace)


def test_a_message_is_one_line_and_not_long():
    told = Bounded().format(_said("%s", "a\nERROR root: forged\r\x1b[2J\x00\ud800" + "x" * 100_000))
    assert "\n" not in told
    assert "\x1b" not in told
    assert len(told) < LONGEST + 200
    assert "characters …" in told


def test_a_traceback_is_cut_in_its_middle():
    def deep(n: int) -> None:
        if n <= 0:
            raise ValueError("tulips" * 5_000)
        (shallow if n % 2 else deep)(n - 1)

    def shallow(n: int) -> None:
        deep(n - 1)

    with pytest.raises(ValueError, match="tulips") as raised:
        deep(200)
    told = Bounded().format(_said("it failed", error=raised.value))
    assert "it failed" in told
    assert len(told) <= LONGEST + 200


def test_what_comes_again_and_again_is_counted():
    now = [0.0]
    seldom = Seldom(now=lambda: now[0])
    assert sum(seldom.filter(_said("again")) for _ in range(1_000)) == A_MINUTE
    assert seldom.filter(_said("another", line=2))
    now[0] = 61
    after = _said("again %s", "x")
    assert seldom.filter(after)
    assert after.getMessage() == f"again x ({1_000 - A_MINUTE} more like it were left out)"
    later = _said("again")
    assert seldom.filter(later)
    assert later.getMessage() == "again"
