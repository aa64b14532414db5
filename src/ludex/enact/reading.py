"""Which classes of information a phrase asks about (sve 10.9.1.5): what an effect could depend on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ludex.kernel.changes import ABILITY, FIXED, INFORMATION, NUMBER
from ludex.lang import ast

_NOTHING: frozenset[str] = frozenset()
_ABILITIES = frozenset({ABILITY})
_FACTS = frozenset({INFORMATION})
_NUMBERS = frozenset({FIXED, NUMBER})

Reads = Callable[[Any], frozenset[str]]


def _same(node: ast.SameAs) -> frozenset[str]:
    return _NUMBERS if node.what in ("cost", "grade") else _FACTS


def _differing(node: ast.Distinct | ast.KindsOf) -> frozenset[str]:
    return _NUMBERS if node.what == "costs" else _FACTS


def _typed(node: ast.This) -> frozenset[str]:
    return _NOTHING if node.kind in ("", "card") else _FACTS


def _kind(node: ast.Kind) -> frozenset[str]:
    return _NOTHING if node.word == "card" else _FACTS


def _number(node: ast.HasStat | ast.StatOf) -> frozenset[str]:
    return _NOTHING if node.original else _NUMBERS


def _wounds(node: ast.InState) -> frozenset[str]:
    return _NUMBERS if node.word in ("damaged", "undamaged") else _NOTHING


READS: dict[type, Reads] = {
    ast.HasKeyword: lambda node: _ABILITIES,
    ast.Kind: _kind,
    ast.OfName: lambda node: _FACTS,
    ast.TokenNamed: lambda node: _FACTS,
    ast.OfClass: lambda node: _FACTS,
    ast.OfTrait: lambda node: _FACTS,
    ast.OfClan: lambda node: _FACTS,
    ast.OfRace: lambda node: _FACTS,
    ast.HasTraits: lambda node: _FACTS,
    ast.OfKind: lambda node: _FACTS,
    ast.IsNamed: lambda node: _FACTS,
    ast.NameContains: lambda node: _FACTS,
    ast.SameAs: _same,
    ast.Distinct: _differing,
    ast.KindsOf: _differing,
    ast.This: _typed,
    ast.Threshold: lambda node: _FACTS,
    ast.InState: _wounds,
    ast.OfAttribute: lambda node: _FACTS,
    ast.OfChosen: lambda node: _NUMBERS if node.what == "number" else _FACTS,
    ast.HasAddition: lambda node: _FACTS,
    ast.AddedTo: lambda node: _FACTS,
    ast.Host: lambda node: _NOTHING if node.kind in ("", "card") else _FACTS,
    ast.HasAbility: lambda node: _NOTHING if node.original else _ABILITIES,
    ast.Alike: lambda node: _NUMBERS if node.what == "cost" else _FACTS,
    ast.Parity: lambda node: _NUMBERS,
    ast.HasStat: _number,
    ast.StatOf: _number,
    ast.TotalStat: lambda node: _NUMBERS,
    ast.TotalOf: lambda node: _NUMBERS,
    ast.ExtremeStat: lambda node: _NUMBERS,
    ast.ExtremeOf: lambda node: _NUMBERS,
    ast.LeaderDefense: lambda node: _NUMBERS,
}


@cache
def reads(node: ast.Node, condition: ast.Condition | None = None) -> frozenset[str]:
    """What an effect and its condition ask about. A quoted ability asks only when it is itself in force."""
    found = _NOTHING
    for part in (*_unquoted(node), *_unquoted(condition)):
        row = READS.get(type(part))
        if row is not None:
            found |= row(part)
    return found


def _unquoted(node: object) -> list[ast.Node]:
    quoted = {id(inner) for n in ast.walk(node) if isinstance(n, ast.GainAbility) for inner in ast.walk(n.ability)}
    return [n for n in ast.walk(node) if id(n) not in quoted]
