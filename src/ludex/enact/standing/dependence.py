"""Which facts a phrase asks about (sve 10.9.1.5): what an effect could depend on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludex.kernel.effects.facts import ABILITIES, LABELS, NAMES, NOTHING, NUMBERS, TYPES, Facts, number
from ludex.kernel.memo import remembered
from ludex.lang import ast

Looks = Callable[[Any], Facts]

_WORDS: dict[str, Facts] = {
    "name": NAMES,
    "names": NAMES,
    "type": TYPES,
    "types": TYPES,
    "cost": NUMBERS,
    "costs": NUMBERS,
    "grade": NUMBERS,
    "number": NUMBERS,
}  # every other word is a label


def common(node: Any) -> Facts:
    """What cards have in common, or differ in, or what was chosen."""
    return _WORDS.get(node.what, LABELS)


def of_kind(word: str) -> Facts:
    """What a type noun asks about."""
    return NOTHING if word in ("", "card") else TYPES


def _stat(node: Any) -> Facts:
    """A number of a card; whether it has that number is said by its type (sve 5.25.2.1)."""
    return number(node.stat) | TYPES


def unless_printed(looks: Looks) -> Looks:
    """What is printed no effect touches."""
    return lambda node: NOTHING if node.original else looks(node)


def _wounds(node: ast.InState) -> Facts:
    return NUMBERS if node.word in ("damaged", "undamaged") else NOTHING


def always(facts: Facts) -> Looks:
    """The same facts, whatever a node says."""
    return lambda node: facts


LOOKS: dict[type, Looks] = {
    ast.HasKeyword: always(ABILITIES),
    ast.HasTrigger: always(LABELS),
    ast.Kind: lambda node: of_kind(node.word),
    ast.OfKind: lambda node: of_kind(node.word),
    ast.This: lambda node: of_kind(node.kind),
    ast.CountOfRef: lambda node: of_kind(node.noun),
    ast.OfName: always(NAMES),
    ast.TokenNamed: always(NAMES | TYPES),
    ast.IsNamed: always(NAMES),
    ast.NameContains: always(NAMES),
    ast.HasDeclaredName: always(NAMES),
    ast.Label: always(LABELS),
    ast.Labels: always(LABELS),
    ast.SameAs: common,
    ast.Distinct: common,
    ast.KindsOf: common,
    ast.Alike: common,
    ast.Threshold: always(TYPES),
    ast.InState: _wounds,
    ast.Parity: always(NUMBERS),
    ast.HasStat: unless_printed(_stat),
    ast.StatOf: unless_printed(_stat),
    ast.TotalStat: _stat,
    ast.TotalOf: _stat,
    ast.ExtremeStat: _stat,
    ast.ExtremeOf: _stat,
}

# Words of a description that look beyond the card they describe; a game adds its own.
BEYOND: set[type] = {ast.SameAs, ast.ExtremeStat, ast.Targeting}


@remembered
def looks(node: ast.Node | None) -> Facts:
    """What a phrase asks about. A quoted ability asks only when it is itself in force."""
    found = NOTHING
    for part in _unquoted(node):
        row = LOOKS.get(next((kind for kind in (ast.Label, ast.Labels) if isinstance(part, kind)), type(part)))
        if row is not None:
            found |= row(part)
    return found


@remembered
def around(node: ast.Node, what: ast.Object, condition: ast.Condition | None) -> Facts:
    """What an effect asks about besides the card that it describes: all that its condition and its amounts ask, and
    what its description compares that card with."""
    found = looks(condition)
    for part in _besides(node, what):
        found |= looks(part)
    if any(type(inner) in BEYOND or _counts(inner) for inner in ast.walk(what)):
        found |= looks(what)
    return found


def _counts(node: ast.Node) -> bool:
    """Whether a description compares with an amount that is no plain number."""
    much = getattr(node, "amount", None)
    return much is not None and not isinstance(much, ast.Number)


def _besides(node: object, what: ast.Object) -> Iterator[ast.Node]:
    """The parts of an effect besides its description."""
    for child in ast.children(node):
        if child is not what:
            if any(inner is what for inner in ast.walk(child)):
                yield from _besides(child, what)
            else:
                yield child


def _unquoted(node: object) -> list[ast.Node]:
    quoted = {id(inner) for n in ast.walk(node) if isinstance(n, ast.GainAbility) for inner in ast.walk(n.ability)}
    return [n for n in ast.walk(node) if id(n) not in quoted]
