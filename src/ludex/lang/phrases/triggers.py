"""Triggers written out: when something happens, or at a moment."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.renderer import Renderer


def _read_when(parser: Parser, pos: int) -> Iterator[Found]:
    for end, when in parser.read("AnyWhen", "when", pos):
        yield end, (when,)


def _read_of_one_card(parser: Parser, pos: int) -> Iterator[Found]:
    """Two things that happen to a card named once: `this is discarded or banished from your hand`."""
    for end, first in parser.read("Event", "", pos):
        if parser.text[end : end + 1] != ("or",) or not hasattr(first, "what"):
            continue
        for last, second in parser.read("Event", "elided", end + 1):
            yield last, (first, dataclasses.replace(second, what=first.what))


def _write_of_one_card(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2 or getattr(value[0], "what", None) != getattr(value[1], "what", a.Same()):
        return None
    first = renderer.write(value[0], "Event", "")
    second = renderer.write(dataclasses.replace(value[1], what=a.Same()), "Event", "elided")
    return None if first is None or second is None else [*first, "or", *second]


def when(g: Grammar) -> None:
    """`When ...`, `whenever ...`, `at the ...`; `WhenOne` is one of them as the triggers of an ability."""
    g.phrase(a.When, "when <event>", "whenever <event>", mode="when")
    g.phrase(a.When, "<event:at>", mode="when")
    g.phrase(a.WhenEither, "when <events|2>", "whenever <events|2>", mode="when")
    g.phrase(a.WhenEither, "when <events:OfOneCard>", "whenever <events:OfOneCard>", mode="when")
    g.union("OfOneCard", "Event")
    g.custom("OfOneCard", _read_of_one_card, _write_of_one_card, begins=(("Event", ""),))
    g.union("AnyWhen", "When", "WhenEither")
    g.custom("WhenOne", _read_when, lambda r, v: r.write(v[0], "AnyWhen", "when"), begins=(("AnyWhen", "when"),))
