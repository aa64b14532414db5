"""The words of an ability, for people to read, in the dialect of its book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex import lang

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset
    from ludex.lang import ast


def wording(rules: TextRuleset, node: ast.Node) -> str:
    """The node in words; nothing where the book has none for it (an ability made by a rule, not a text)."""
    dialect = rules.book.partition("-")[0]
    try:
        return lang.render(node, dialect)
    except ValueError:
        return ""
