"""One node for equal readings. What is found out about a node is remembered by it, and a card text repeats what others
say all the time: with one node for all of them it is found at once, without comparing trees.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, TypeVar

from ludex.lang import ast

N = TypeVar("N", bound=ast.Node)

_MOST = 200_000
_shared: dict[tuple[object, ...], ast.Node] = {}
_names: dict[type, tuple[str, ...]] = {}


def shared(node: N) -> N:
    """The one node for this reading in these wordings, made of such nodes all the way down."""
    kind = type(node)
    names = _names.get(kind)
    if names is None:
        names = _names[kind] = tuple(f.name for f in fields(node))
    old = [getattr(node, name) for name in names]
    new = [_part(value) for value in old]
    key = (kind, *[_print(value) for value in new])
    found = _shared.get(key)
    if found is None:
        if len(_shared) >= _MOST:
            _shared.clear()  # what is in use lives on where it is used; what is read from now on is shared anew
        parts = zip(names, old, new, strict=True)
        changed: dict[str, Any] = {name: after for name, before, after in parts if after is not before}
        found = _shared[key] = replace(node, **changed) if changed else node
    assert isinstance(found, kind)
    return found


def _part(value: object) -> object:
    """A part of a node, shared."""
    if isinstance(value, ast.Node):
        return shared(value)
    if isinstance(value, tuple):
        return tuple([_part(one) for one in value])
    return value


def _print(value: object) -> object:
    """What tells a part from others: shared nodes are told apart by which they are."""
    if isinstance(value, ast.Node):
        return id(value)
    if isinstance(value, tuple):
        return tuple([_print(one) for one in value])
    return (type(value), value)
