"""The words of an ability, for people to read. Each book's dialect says how its texts are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset
    from ludex.lang import ast

Writer = Callable[["ast.Node"], str]

_writers: dict[str, Writer] = {}


def write_with(book: str, writer: Writer) -> None:
    """Say how the texts of a book are written; its game does so before it reads cards."""
    _writers[book] = writer


def wording(rules: TextRuleset, node: ast.Node) -> str:
    """The node in words; nothing where the book has none for it (an ability made by a rule, not a text)."""
    writer = _writers.get(rules.book)
    if writer is None:
        return ""
    try:
        return writer(node)
    except ValueError:
        return ""
