"""What of a text cannot be enacted: a card is refused aloud, with the node at fault, before it is played.

Every question is asked of the table that would do the work, so nothing here can fall behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args

from ludex.enact import (
    abilities,
    amounts,
    conditions,
    filters,
    flow,
    groups,
    happenings,
    objects,
    occasions,
    players,
    prohibitions,
    reach,
    statics,
)
from ludex.enact.reach import walk
from ludex.enact.ruleset import TextRuleset
from ludex.enact.statics import unwrapped
from ludex.lang import ast

Known = Callable[[type], bool]


def _among(table: dict[type, Any]) -> Known:
    return lambda kind: kind in table


# Each union of the tree, and whether there is a reading for a member of it.
UNIONS: tuple[tuple[object, str, Known], ...] = (
    (ast.Ability, "ability", _among(abilities.ABILITIES)),
    (ast.Static, "standing effect", lambda kind: kind is ast.StaticForEvery or abilities.enactable(kind)),
    (ast.Step, "step", lambda kind: kind in flow.ROWS or kind is ast.TakeInstead),
    (ast.Gain, "gift", _among(statics.GAINS)),
    (ast.Condition, "condition", _among(conditions._READERS)),
    (ast.Amount, "amount", _among(amounts._READERS)),
    (ast.Filter, "filter", _among(filters._makers())),
    (ast.Object, "object", _among(objects._READERS)),
    (ast.PlayerNode, "player", _among(players._READERS)),
    (ast.Event, "event", _among(occasions._makers())),
)

_UNION_OF: dict[type, tuple[tuple[str, Known], ...]] = {}
for _union, _word, _known in UNIONS:
    for _kind in get_args(_union):
        _UNION_OF[_kind] = (*_UNION_OF.get(_kind, ()), (_word, _known))


def unsupported(text: ast.CardText, rules: TextRuleset) -> tuple[str, ...]:
    """What of a card's text these rules cannot carry out, each thing once; () if all of it can be."""
    return tuple(dict.fromkeys(fault for node in walk(text) for fault in faults(node, rules)))


def faults(node: ast.Node, rules: TextRuleset) -> Iterator[str]:
    """What is wrong with one node, leaving what is below it aside."""
    kind = type(node)
    for word, known in _UNION_OF.get(kind, ()):
        if not known(kind):
            yield f"the {word} {kind.__name__} cannot be enacted"
    asked = _ASKED.get(kind)
    if asked is not None:
        yield from asked(node, rules)
    for strange in (groups.unsupported(node), happenings.unsupported(node)):
        if strange is not None:
            yield strange


# -- what a node asks besides being known --------------------------------------------------------------------
def _keyword(node: ast.KeywordAbility | ast.GainKeyword, rules: TextRuleset) -> Iterator[str]:
    number = node.number if isinstance(node.number, ast.Number) else None
    if not rules.keyword(ast.KeywordAbility(node.name, number)):
        yield f"{rules.id} knows no keyword {node.name!r}"


def _trigger(node: ast.TriggerKeyword, rules: TextRuleset) -> Iterator[str]:
    try:
        rules.trigger(node)
    except (LookupError, NotImplementedError):
        yield f"{rules.id} knows no trigger {node.name!r}"


def _standing(node: ast.Static, rules: TextRuleset) -> Iterator[str]:
    """The cards a standing effect reaches must be such as can be recognised one by one."""
    for name in ("what", "only", "target"):
        what = getattr(node, name, None)
        if what is not None and type(what) not in reach.TESTS:
            yield f"a standing effect cannot reach {type(what).__name__}"


def _cannot(node: ast.Cannot, rules: TextRuleset) -> Iterator[str]:
    yield from _standing(node, rules)
    if node.act not in prohibitions.CANNOT:
        yield f"nothing forbids a card to {node.act!r}"


def _cannot_do(node: ast.CannotDo, rules: TextRuleset) -> Iterator[str]:
    yield from _standing(node, rules)
    if node.act not in prohibitions.DEEDS:
        yield f"nothing forbids a player to {node.act!r}"


def _multiplied(node: ast.StaticForEvery, rules: TextRuleset) -> Iterator[str]:
    """Only numbers can be multiplied."""
    inner = unwrapped(node)[0]
    if isinstance(inner, ast.HasGains):
        numbers = all(isinstance(gain, ast.StatChange) for gain in inner.gains)
    else:
        numbers = any(getattr(inner, name, None) is not None for name in ("amount", "times"))
    if not numbers:
        yield f"{type(inner).__name__} has no number to multiply"


_ASKED: dict[type, Callable[..., Iterator[str]]] = {
    **dict.fromkeys(get_args(ast.Static), _standing),
    ast.KeywordAbility: _keyword,
    ast.GainKeyword: _keyword,
    ast.TriggerKeyword: _trigger,
    ast.Cannot: _cannot,
    ast.CannotDo: _cannot_do,
    ast.StaticForEvery: _multiplied,
}
