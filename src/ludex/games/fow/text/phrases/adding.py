"""Adding additions to cards in words (fow 10.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from ludex.games.fow.text import nodes
from ludex.lang import ast as a
from ludex.lang.grammar import Found, Grammar
from ludex.lang.parser import Parser
from ludex.lang.renderer import Renderer


def register(g: Grammar) -> None:
    """Teach a grammar to add an addition to a card, also to another than the one it is on."""
    for to, guard in (("<to>", _not_another), ("<to:AnotherHost>", None)):
        g.phrase(nodes.AddTo, f"*add <what> (to|onto|on) {to}", f"*move <what> (to|onto) {to}", guard=guard)
    g.union("AnotherHost", "Some")
    g.custom("AnotherHost", _read_elsewhere, _write_elsewhere)
    g.phrase(nodes.AddTo, "*put <what> on <to:This>", guard=_of_additions)
    g.phrase(nodes.AddTo, "*bestow <what> (to|on) <to>")
    g.phrase(nodes.AddTo, "*put <what> into (the|your|a) field[,] added to <to>")


def _of_additions(node: nodes.AddTo) -> bool:
    """Only additions are put on a card; whatever else is put there is a counter."""
    groups = getattr(getattr(node.what, "group", None), "options", None) or (getattr(node.what, "group", None),)
    return any(
        isinstance(f, a.OfKind) and f.word.startswith("addition") for g in groups for f in getattr(g, "before", ())
    )


_ELSEWHERE = nodes.Elsewhere(a.Ref(-1, "it"))


def _not_another(node: nodes.AddTo) -> bool:
    """What is added to `another` card is added to another than it is on, whoever says so."""
    group = getattr(node.to, "group", None)
    return not isinstance(group, a.Group) or not any(isinstance(f, a.Other | nodes.Elsewhere) for f in group.before)


def _read_elsewhere(parser: Parser, pos: int) -> Iterator[Found]:
    for end, some in parser.read("Some", "", pos):
        if isinstance(some.group, a.Group) and a.Other() in some.group.before:
            yield end, _with(some, lambda f: _ELSEWHERE if f == a.Other() else f)


def _write_elsewhere(renderer: Renderer, value: Any) -> list[str] | None:
    return renderer.write(_with(value, lambda f: a.Other() if isinstance(f, nodes.Elsewhere) else f), "Some", "")


def _with(some: a.Some, change: Callable[[a.Filter], a.Filter]) -> a.Some:
    group = some.group
    assert isinstance(group, a.Group)
    return replace(some, group=replace(group, before=tuple(change(f) for f in group.before)))
