"""Readings in saves: every node of a text can be part of a saved game, since it names an ability."""

from __future__ import annotations

import sys

from ludex.kernel.storage.plain import register_dataclass
from ludex.lang import ast

_known: set[type[ast.Node]] = set()


def node_types() -> tuple[type[ast.Node], ...]:
    """Every kind of node a text can have: those of all games, and those of each game that is there."""
    return ast.members(ast.Node)


def _saved_in(kind: type[ast.Node]) -> str:
    """The module by which saves and hashes name a node: its own, or where it was before, as that says itself."""
    said = vars(sys.modules[kind.__module__]).get("SAVED_IN", "")
    return (said.get(kind.__name__, "") if isinstance(said, dict) else said) or kind.__module__


def register_nodes() -> None:
    """Let saves hold all nodes that have been declared so far: whoever makes a ruleset has declared its own."""
    for kind in node_types():
        if kind not in _known:
            _known.add(kind)
            register_dataclass(kind, _saved_in(kind))


register_nodes()
