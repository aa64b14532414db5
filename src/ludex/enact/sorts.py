"""Sorts: of which things a slot of a node can speak.

Every slot takes cards. Only some know what to do with an ability, which is no card: whether one is canceled, copied or
aimed at, whether playing it is forbidden or heard, what it costs, what it does. In any other slot a phrase about
abilities would be read and then mean nothing, so the text is declined.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from ludex.enact.nouns.noun import noun
from ludex.lang import ast

ABILITIES: frozenset[tuple[type, str]] = frozenset(
    {
        (ast.Cancel, "what"),
        (ast.CopyOf, "what"),
        (ast.ChangeTarget, "what"),
        (ast.CannotBeTargeted, "by"),
        (ast.IsTargeted, "by"),
        (ast.PayShift, "what"),
        (ast.Prevent, "source"),
        (ast.DealsDamage, "what"),
        (ast.IsDiscarded, "by"),
        (ast.Chases, "what"),
        (ast.CannotChase, "what"),
        (ast.IsCanceled, "what"),
    }
)
"""The slots that take abilities as well as cards."""
_VERBS: dict[type, tuple[str, str]] = {
    ast.Does: ("verb", "play"),
    ast.CannotDo: ("act", "play"),
    ast.Cannot: ("act", "be canceled"),
}
"""Of what is or cannot be done, the one thing that is done with abilities."""


def faults(node: ast.Node) -> Iterator[str]:
    """The slots of a node that hold a phrase about abilities and can do nothing with it."""
    for f in fields(node):
        phrase = getattr(node, f.name)
        of_abilities = isinstance(phrase, ast.Some | ast.Together) and noun(phrase).speaks_of_abilities()
        if of_abilities and not _takes(node, f.name):
            yield f"{type(node).__name__} cannot speak of abilities"


def _takes(node: ast.Node, slot: str) -> bool:
    if (type(node), slot) in ABILITIES:
        return True
    name, verb = _VERBS.get(type(node), ("", ""))
    return bool(name) and getattr(node, name) == verb
