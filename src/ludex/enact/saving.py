"""Readings in saves: every node of a text can be part of a saved game, since it names an ability."""

from __future__ import annotations

from ludex.kernel.plain import register_dataclass
from ludex.lang import ast

_known: set[type[ast.Node]] = set()


def node_types() -> tuple[type[ast.Node], ...]:
    """Every kind of node a text can have: those of all games, and those of each game that is there."""
    return ast.members(ast.Node)


def register_nodes() -> None:
    """Let saves hold all nodes that have been declared so far: whoever makes a ruleset has declared its own."""
    for kind in node_types():
        if kind not in _known:
            _known.add(kind)
            register_dataclass(kind)


register_nodes()
