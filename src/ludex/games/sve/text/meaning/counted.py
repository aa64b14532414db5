"""What a condition has counted: a later one may compare the same cards with another number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import TYPE_CHECKING

from ludex.enact.values.body import Body
from ludex.games.sve.text import nodes
from ludex.kernel.memo import Kept
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene

_counted: Kept[tuple[ast.Node, nodes.SameCountIs], ast.Amount | None] = Kept()


def counted_before(scene: Scene, node: nodes.SameCountIs) -> ast.Amount | None:
    """What the last condition before a phrase of the same ability counted, or compared with a number."""
    text = _text_of(scene)
    if text is None:
        return None
    if (text, node) not in _counted:
        _counted[text, node] = _last_counted(text, node)
    return _counted[text, node]


def _text_of(scene: Scene) -> ast.Node | None:
    ability = scene.source.ability
    if ability is None:
        return None
    if isinstance(ability.body, Body):
        return ability.body.node
    first = ability.key[0] if isinstance(ability.key, tuple) and ability.key else None
    return first if isinstance(first, ast.Node) else None


def _last_counted(text: ast.Node, node: nodes.SameCountIs) -> ast.Amount | None:
    found: ast.Amount | None = None
    for part in _in_order(text):
        if part == node:
            return found
        if isinstance(part, ast.Exists):
            found = ast.Count(part.group)
        elif isinstance(part, ast.Compared):
            found = part.left
    return None


def _in_order(node: object) -> Iterator[ast.Node]:
    """A text's nodes in the order they are read."""
    if isinstance(node, tuple):
        for part in node:
            yield from _in_order(part)
    elif isinstance(node, ast.Node):
        yield node
        for f in fields(node):
            yield from _in_order(getattr(node, f.name))
