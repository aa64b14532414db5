"""What every node of the tree is: a frozen, slotted fact that remembers its wording and its hash."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any, TypeVar, dataclass_transform


class _Hashed:
    """Room for the hash, computed once: card texts are dictionary keys."""

    __slots__ = ("_hash",)


@dataclasses.dataclass(frozen=True, slots=True)
class Node(_Hashed):
    """One thing a card says. `form` is the wording that was read; two wordings of one thing are equal."""

    form: int = dataclasses.field(default=0, compare=False, repr=False, kw_only=True)


def _remember(node: Node, said: tuple[object, ...]) -> int:
    """The hash of what a node says, kept on it."""
    value = hash(said)
    object.__setattr__(node, "_hash", value)
    return value


T = TypeVar("T", bound=type)
Tree = TypeVar("Tree")


@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
def node(cls: T) -> T:
    """Make a class a node: a frozen, slotted dataclass whose hash is remembered."""
    made: Any = dataclasses.dataclass(frozen=True, slots=True)(cls)
    compared = tuple(f.name for f in dataclasses.fields(made) if f.compare)
    kind = made.__name__

    def remembered_hash(self: Any) -> int:
        try:
            remembered: int = self._hash
            return remembered
        except AttributeError:
            return _remember(self, (kind, *map(self.__getattribute__, compared)))

    made.__hash__ = remembered_hash
    for kind_of in made.__mro__[1:]:
        _members.setdefault(kind_of, []).append(made)
    result: T = made
    return result


_members: dict[type, list[type[Node]]] = {}


def members(kind: type[Node]) -> tuple[type[Node], ...]:
    """The nodes of a kind, in the order they were declared; those of a game are there once the game is."""
    return tuple(_members.get(kind, ()))


# -- walking a tree --------------------------------------------------------------------------------------------------
_fields: dict[type, tuple[str, ...]] = {}


def field_names(node: Node) -> tuple[str, ...]:
    """The names of a node's fields, in written order."""
    names = _fields.get(type(node))
    if names is None:
        names = _fields[type(node)] = tuple(f.name for f in dataclasses.fields(node))
    return names


def children(node: object) -> Iterator[Node]:
    """The nodes right below a node, in written order."""
    if isinstance(node, Node):
        for name in field_names(node):
            value = getattr(node, name)
            if isinstance(value, Node):
                yield value
            elif isinstance(value, tuple):
                yield from (v for v in value if isinstance(v, Node))


def walk(node: object) -> Iterator[Node]:
    """A node and everything below it, top down, in written order."""
    if isinstance(node, Node):
        yield node
    for child in children(node):
        yield from walk(child)


def replaced(node: Tree, change: Callable[[object], object], stop: tuple[type, ...] = ()) -> Tree:
    """The tree with nodes changed, from the top: where `change` gives another node, its inside is left as it is, and
    so is what lies below a `stop`."""
    other = change(node)
    if other is not node:
        return other  # type: ignore[return-value]
    if not isinstance(node, Node) or isinstance(node, stop):
        return node
    news: dict[str, object] = {}
    for name in field_names(node):
        old = getattr(node, name)
        new: object = old
        if isinstance(old, Node):
            new = replaced(old, change, stop)
        elif isinstance(old, tuple):
            items = tuple(replaced(v, change, stop) if isinstance(v, Node) else v for v in old)
            new = items if any(a is not b for a, b in zip(items, old, strict=True)) else old
        if new is not old:
            news[name] = new
    if not news:
        return node
    return dataclasses.replace(node, **news)  # type: ignore[arg-type]
