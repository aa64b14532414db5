"""Two readings told apart: what a text says in the one and in the other, each as a sentence."""

from __future__ import annotations

import dataclasses
from typing import Any

from ludex.lang.ast import Node
from ludex.lang.grammar import Grammar
from ludex.lang.renderer import Renderer, finished


def told_apart(first: Node, second: Node, grammar: Grammar) -> tuple[str, str]:
    """What two readings say where they first part: the words that are read differently, and what each makes of them."""
    one, other = _parting(first, second)
    return _sentence(one, other, grammar), _sentence(other, one, grammar)


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


def _sentence(node: Node, other: Node, grammar: Grammar) -> str:
    """The words, what kind of thing they say, and what they say otherwise in the other reading."""
    doc = " ".join((type(node).__doc__ or type(node).__name__).split())
    meaning = doc.split(". ")[0].rstrip(".").replace("`", "")
    alike = type(node) is type(other)
    facts = [
        f"{name.rstrip('_').replace('_', ' ')}: {_shown(getattr(node, name), grammar)}"
        for name in _said(node)
        if (not alike or getattr(node, name) != getattr(other, name)) and _is_plain(getattr(node, name))
    ]
    said = words_of(node, grammar)
    lead = f"“{said}”: " if said else ""
    return f"{lead}{meaning} ({', '.join(facts)})." if facts else f"{lead}{meaning}."


def words_of(node: Node, grammar: Grammar) -> str:
    """A part of a tree as text; "" if it has no words of its own."""
    renderer = Renderer(grammar)
    for mode in ("", "s", "p", "adj"):
        try:
            signs = renderer.write(node, type(node).__name__, mode)
        except (ValueError, KeyError, AttributeError, TypeError):
            continue  # a part that is only worded within others
        if signs:
            return finished(signs, grammar.notation)
    return ""


def _is_plain(value: Any) -> bool:
    """Whether a value is worth saying: words and numbers, or a part that has words of its own."""
    if isinstance(value, tuple):
        return bool(value) and not any(isinstance(each, Node) for each in value)
    return isinstance(value, str | int | Node) and not isinstance(value, bool) and bool(value)


def _shown(value: Any, grammar: Grammar) -> str:
    if isinstance(value, Node):
        said = words_of(value, grammar)
        return f"“{said}”" if said else " ".join((type(value).__doc__ or "").split()).split(". ")[0].rstrip(".")
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
