"""Texts of several paragraphs: each names things by numbers of its own, so as one they need other numbers."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any, TypeVar

from ludex.lang import ast

T = TypeVar("T")
APART = 1000  # between the numbers of two paragraphs


def as_one(text: ast.CardText) -> ast.CardText:
    """The text of a spell with all its paragraphs as one: it does what they say in their order (fow 7.3:3). What says
    how the card is played stays by itself."""
    spells = [node for node in text.abilities if isinstance(node, ast.SpellAbility)]
    if len(spells) < 2:
        return text
    steps = tuple(step for n, node in enumerate(spells) for step in shifted(node, n * APART).effect.steps)
    others = tuple(node for node in text.abilities if not isinstance(node, ast.SpellAbility))
    return ast.CardText((ast.SpellAbility(ast.Sequence(steps)), *others))


def shifted(node: T, by: int) -> T:
    """A tree that names everything by numbers as much higher; this card (0) stays this card."""
    if not is_dataclass(node) or isinstance(node, type):
        return node
    found: dict[str, Any] = {}
    for field in fields(node):
        old = getattr(node, field.name)
        new: object = old
        if field.name == "binding":
            new = old + by if old > 0 else old
        elif isinstance(old, tuple):
            new = tuple(shifted(item, by) for item in old)
        elif is_dataclass(old):
            new = shifted(old, by)
        if new != old:
            found[field.name] = new
    return replace(node, **found) if found else node
