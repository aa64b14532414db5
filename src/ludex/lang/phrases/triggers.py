"""Triggers written out: when something happens, or at a moment."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser


def _read_when(parser: Parser, pos: int) -> Iterator[Found]:
    for end, when in parser.read("AnyWhen", "when", pos):
        yield end, (when,)


def when(g: Grammar) -> None:
    """`When ...`, `whenever ...`, `at the ...`; `WhenOne` is one of them as the triggers of an ability."""
    g.phrase(a.When, "when <event>", "whenever <event>", mode="when")
    g.phrase(a.When, "<event:at>", mode="when")
    g.phrase(a.WhenEither, "when <events|2>", "whenever <events|2>", mode="when")
    g.union("AnyWhen", "When", "WhenEither")
    g.custom("WhenOne", _read_when, lambda r, v: r.write(v[0], "AnyWhen", "when"))
