"""A tree as an indented text, for people."""

from __future__ import annotations

import dataclasses
from dataclasses import MISSING
from typing import Any

from ludex.lang.ast import Node


def explain(node: Node) -> str:
    """The tree of a node, one line for each part that says something."""
    return "\n".join(_lines(node, "", ""))


def _lines(value: Any, label: str, indent: str) -> list[str]:
    lead = f"{indent}{label}: " if label else indent
    if isinstance(value, Node):
        facts, parts = _split(value)
        head = f"{lead}{type(value).__name__}" + (f" ({', '.join(facts)})" if facts else "")
        return [head, *[line for name, part in parts for line in _lines(part, name, indent + "  ")]]
    if isinstance(value, tuple):
        return [line for item in value for line in _lines(item, label, indent)]
    return [f"{lead}{value}"]


def _split(node: Node) -> tuple[list[str], list[tuple[str, Any]]]:
    facts: list[str] = []
    parts: list[tuple[str, Any]] = []
    for f in dataclasses.fields(node):
        value = getattr(node, f.name)
        if not f.compare or value is None or value == () or (f.default is not MISSING and value == f.default):
            continue
        if isinstance(value, Node) or (isinstance(value, tuple) and isinstance(value[0], Node)):
            parts.append((f.name, value))
        else:
            facts.append(f"{f.name}: {value}")
    return facts, parts
