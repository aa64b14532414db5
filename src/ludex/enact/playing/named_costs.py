"""Costs with a name that can be said in other words: whoever pays or counts them meets those."""

from __future__ import annotations

from ludex.enact.scenes.meanings import Meanings
from ludex.kernel.memo import Recalled
from ludex.lang import ast

SAID: Meanings[ast.Cost, ast.Cost] = Meanings()
_plain: Recalled[ast.Costs, ast.Costs] = Recalled()


def plain(costs: ast.Costs) -> ast.Costs:
    """The costs with each that is only a name said as what it is."""
    known = _plain.get(id(costs)) or _plain.learn(costs, _said)
    return known[1]


def _said(costs: ast.Costs) -> ast.Costs:
    items = tuple(SAID(item) if type(item) in SAID else item for item in costs.items)
    return costs if items == costs.items else ast.Costs(items)
