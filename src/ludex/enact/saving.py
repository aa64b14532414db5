"""Readings in saves: every node of a text can be part of a saved game, since it names an ability."""

from __future__ import annotations

from ludex.kernel.plain import register_dataclass
from ludex.lang import ast


def node_types() -> tuple[type[ast.Node], ...]:
    """Every kind of node a text can have."""
    found = (kind for kind in vars(ast).values() if isinstance(kind, type))
    return tuple(kind for kind in found if issubclass(kind, ast.Node) and kind is not ast.Node)


for _kind in node_types():
    register_dataclass(_kind)
