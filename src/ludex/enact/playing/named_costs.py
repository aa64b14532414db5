"""Costs with a name that can be said in other words: whoever pays or counts them meets those."""

from __future__ import annotations

from ludex.enact.scenes.meanings import Meanings
from ludex.kernel.memo import Kept
from ludex.lang import ast

SAID: Meanings[ast.Cost, ast.Cost] = Meanings()
_plain: Kept[ast.Costs, ast.Costs] = Kept()


def plain(costs: ast.Costs) -> ast.Costs:
    """The costs with each that is only a name said as what it is."""
    found = _plain.get(costs)
    if found is None:
        items = tuple(SAID(item) if type(item) in SAID else item for item in costs.items)
        found = _plain[costs] = costs if items == costs.items else ast.Costs(items)
    return found
