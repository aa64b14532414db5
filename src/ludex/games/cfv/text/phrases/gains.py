"""What is given, and for how long, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludex.games.cfv.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser, Shared
from ludex.lang.renderer import Renderer

_DURATIONS = {
    "end of turn": (
        "until end of turn",
        "until the end of turn",
        "until end of (that|this|the) turn",
        "until the end of (that|this|the) turn",
    ),
    "end of battle": (
        "until end of (that|this|the) battle",
        "until end of battle",
        "until the end of (that|this|the) battle",
    ),
    "end of opponent's next turn": ("until [the] end of your opponent's next turn",),
    "end of your next turn": ("until [the] end of your next turn",),
}


def register(g: Grammar) -> None:
    """Teach a grammar its gains and durations."""
    for sign in ("+", "-"):
        g.phrase(a.NumberChange, f"<stat:StatWord>{sign}<amount:Numeral>", sign=sign)
        g.phrase(a.NumberChange, f"{{drive}}{sign}<amount:Numeral>", stat="drive", sign=sign)
        g.phrase(a.NumberChange, f"{sign}<amount:Numeral>[ (power|Power)]", stat="power", sign=sign)
    g.phrase(
        a.NumberChange,
        "<stat:StatName> equal to <amount:Measure>",
        "<stat:StatWord> equal to <amount:Measure>",
        sign="+",
    )
    g.words("Keyword", {k: k for k in nodes.UNIT_KEYWORDS})
    g.words("QuotedKeyword", {k: f"⸢{k}⸣" for k in nodes.UNIT_KEYWORDS})
    g.phrase(a.GainKeyword, "<name:Keyword>", "<name:QuotedKeyword>")
    g.phrase(a.GainAbility, "“<ability>”")
    g.custom("Increase", _read_increase, _write_increase, begins=(("StatWord", ""),))
    g.custom("SlashedGains", _read_slashed, _write_slashed, begins=(("NumberChange", ""),))
    g.custom("SlashedAndGains", _read_slashed_and, _write_slashed_and, begins=(("NumberChange", ""),))
    for mode in ("", "ahead"):
        for until, lines in _DURATIONS.items():
            g.phrase(a.Duration, *lines, until=until, mode=mode)


GAINS = ("<gains&>", "<gains:SlashedGains>", "<gains:SlashedAndGains>")
"""The ways to list what is given: `A and B`, `A/B`, `A/B and C`."""


def _read_increase(parser: Parser, pos: int) -> Iterator[Found]:
    """`[Power] by the original [Power] of that unit` in `increase this unit's [Power] by ...`."""
    for end, stat in parser.read("StatWord", "", pos):
        if parser.text[end : end + 1] == ("by",):
            for last, amount in parser.read("Measure", "", end + 1):
                yield last, (a.NumberChange(stat, "+", amount),)


def _write_increase(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 1 or not isinstance(value[0], a.NumberChange) or value[0].sign != "+":
        return None
    stat, amount = renderer.write(value[0].stat, "StatWord", ""), renderer.write(value[0].amount, "Measure", "")
    return None if stat is None or amount is None else [*stat, "by", *amount]


def _read_slashed(parser: Parser, pos: int) -> Iterator[Found]:
    """`[Power]+5000/[Critical]+1`."""
    shared: Shared = {}
    stack: list[tuple[int, tuple[Any, ...]]] = [(pos, ())]
    while stack:
        place, gains = stack.pop()
        if parser.crowded(shared, place):
            continue
        for end, gain in parser.read("NumberChange", "", place):
            if gains:
                yield end, (*gains, gain)
            if parser.text[end : end + 1] == ("/",):
                stack.append((end + 1, (*gains, gain)))


def _read_slashed_and(parser: Parser, pos: int) -> Iterator[Found]:
    for end, gains in _read_slashed(parser, pos):
        if parser.text[end : end + 1] == ("and",):
            for last, gain in parser.read("Gain", "", end + 1):
                yield last, (*gains, gain)


def _write_slashed(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) < 2 or not all(isinstance(v, a.NumberChange) for v in value):
        return None
    out: list[str] = []
    for i, gain in enumerate(value):
        signs = renderer.write(gain, "NumberChange", "")
        if signs is None:
            return None
        out += [*(["/"] if i else []), *signs]
    return out


def _write_slashed_and(renderer: Renderer, value: Any) -> list[str] | None:
    first = _write_slashed(renderer, value[:-1])
    last = renderer.write(value[-1], "Gain", "")
    return None if first is None or last is None else [*first, "and", *last]
