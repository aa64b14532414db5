"""Two readings told apart: what a text says in the one and in the other, each as a sentence."""

from __future__ import annotations

import dataclasses
from typing import Any

from ludex.lang.ast import Node


def told_apart(first: Node, second: Node) -> tuple[str, str]:
    """What two readings say where they first part."""
    one, other = _parting(first, second)
    return _sentence(one, other), _sentence(other, one)


def _parting(one: Node, other: Node) -> tuple[Node, Node]:
    """The smallest parts that are not alike."""
    if type(one) is type(other):
        for name in _said(one):
            left, right = getattr(one, name), getattr(other, name)
            if left == right:
                continue
            if isinstance(left, tuple) and isinstance(right, tuple) and len(left) == len(right):
                left, right = next(pair for pair in zip(left, right, strict=True) if pair[0] != pair[1])
            if isinstance(left, Node) and isinstance(right, Node):
                return _parting(left, right)
            break
    return one, other


def _said(node: Node) -> list[str]:
    return [f.name for f in dataclasses.fields(node) if f.compare]


def _sentence(node: Node, other: Node) -> str:
    """What kind of thing is said, and what is said otherwise in the other reading."""
    doc = " ".join((type(node).__doc__ or type(node).__name__).split())
    meaning = doc.split(". ")[0].rstrip(".")
    alike = type(node) is type(other)
    facts = [
        f"{name.rstrip('_').replace('_', ' ')}: {_shown(getattr(node, name))}"
        for name in _said(node)
        if (not alike or getattr(node, name) != getattr(other, name)) and _is_plain(getattr(node, name))
    ]
    return f"{meaning} ({', '.join(facts)})." if facts else f"{meaning}."


def _is_plain(value: Any) -> bool:
    """Whether a value is worth saying as it is: words and numbers, no further parts."""
    if isinstance(value, tuple):
        return bool(value) and not any(isinstance(each, Node) for each in value)
    return isinstance(value, str | int) and not isinstance(value, bool) and bool(value)


def _shown(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
