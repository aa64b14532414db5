"""Several things said of one subject: `this card gains [Flying] and cannot be blocked`."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ludex.games.fow.text import nodes
from ludex.games.fow.text.phrases.events import is_narrow
from ludex.games.fow.text.phrases.statics import CANNOT
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser, Shared
from ludex.lang.renderer import Renderer

_SAME = a.Same()
_PREDICATES = ("HasGains", "Cannot", "CannotBeTargeted", "CannotBeBlocked", "LosesAll", "MustAttack")


def register(g: Grammar) -> None:
    """Teach a grammar what is said without its subject, and lists of it."""
    for verb in ("gain", "also gain", "get"):
        g.phrase(a.HasGains, f"{verb}^ <gains&>", what=_SAME, mode="elided")
    g.phrase(a.LosesAll, "lose^ all abilities", what=_SAME, mode="elided")
    for act, words in CANNOT.items():
        g.phrase(a.Cannot, f"(can't|cannot) {words}", act=act, what=_SAME, mode="elided")
    g.phrase(nodes.CannotBeTargeted, "cannot be targeted by <by:Some/bare>", what=_SAME, mode="elided", guard=is_narrow)
    g.phrase(nodes.CannotBeBlocked, "cannot be blocked by <by:Some/bare>", what=_SAME, mode="elided")
    g.phrase(a.MustAttack, "must attack if able", what=_SAME, mode="elided")
    g.custom("SharedStatics", _read, _write, begins=(("Static", ""),))
    g.custom("NeitherNor", _read_neither, _write_neither, begins=(("Cannot", ""),))


def _read(parser: Parser, pos: int) -> Iterator[Found]:
    """A sentence about a subject, and what else is said of it: commas between, `and` before the last."""
    runs: list[tuple[int, tuple[Any, ...]]] = [
        (end, (first,)) for end, first in parser.read("Static", "", pos) if hasattr(first, "what")
    ]
    shared: Shared = {}
    while runs:
        end, statics = runs.pop()
        if parser.crowded(shared, end):
            continue
        sign = parser.text[end] if end < parser.size else ""
        if sign not in (",", "and"):
            continue
        for name in _PREDICATES:
            for last, more in parser.read(name, "elided", end + 1):
                said = (*statics, dataclasses.replace(more, what=statics[0].what))
                if sign == "and":
                    yield last, said
                else:
                    runs.append((last, said))
        if sign == "and":
            for last, prevents in parser.read("Prevent", "", end + 1):
                if isinstance(prevents.to, a.Ref) and prevents.to.words == "it":
                    yield last, (*statics, prevents)


def _read_neither(parser: Parser, pos: int) -> Iterator[Found]:
    """`cannot attack or block this card`: neither attack it nor block it."""
    for end, cannot in parser.read("Cannot", "", pos):
        if cannot.act != "attack or block" or end >= parser.size:
            continue
        for name, mode in (("Point", ""), ("Some", "bare")):
            for last, other in parser.read(name, mode, end):
                said = _NEITHER + cannot.form
                yield last, (nodes.CannotAttack(cannot.what, other, form=said), nodes.CannotBlock(cannot.what, other))


_NEITHER = 1000
"""The `form` of what is said of attacking and blocking at once, beyond those of `cannot attack or block`."""


def _write_neither(renderer: Renderer, value: Any) -> list[str] | None:
    if len(value) != 2 or not isinstance(value[0], nodes.CannotAttack) or not isinstance(value[1], nodes.CannotBlock):
        return None
    (what, other), (again, same) = (value[0].what, value[0].target), (value[1].what, value[1].attackers)
    if (_unbound(what), _unbound(other)) != (_unbound(again), _unbound(same)):
        return None
    said = renderer.write(a.Cannot(what, "attack or block", form=max(0, value[0].form - _NEITHER)), "Cannot", "")
    point = renderer.write(other, "Point", "") if renderer.grammar.holds("Point", other) else None
    point = point or renderer.write(other, "Some", "bare")
    return None if said is None or point is None else [*said, *point]


def _unbound(what: Any) -> Any:
    return dataclasses.replace(what, binding=0) if hasattr(what, "binding") else what


def _write(renderer: Renderer, value: Any) -> list[str] | None:
    first, *others = value
    subject = _unbound(getattr(first, "what", None))
    out = renderer.write(first, type(first).__name__, "")
    if out is None or not others:
        return None
    for i, static in enumerate(others):
        name = type(static).__name__
        if isinstance(static, nodes.Prevent) and isinstance(static.to, a.Ref):
            signs = renderer.write(static, name, "")
        elif name not in _PREDICATES or _unbound(static.what) != subject:
            return None
        else:
            signs = renderer.write(dataclasses.replace(static, what=_SAME), name, "elided")
        if signs is None:
            return None
        joint = ["and"] if i == len(others) - 1 else [","]
        out = [*out, *joint, *signs]
    return out
