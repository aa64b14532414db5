"""Counter Blast and Soul Blast (cfv 10.1.15, 10.1.16): names for costs that can be said in other words."""

from __future__ import annotations

from dataclasses import replace

from ludex.kernel.kept import Kept
from ludex.lang import ast

_YOU = ast.Player("you")
_ANY = ast.Group((), ast.Kind("card"))

_plain: Kept[ast.Costs, ast.Costs] = Kept()


def plain(costs: ast.Costs) -> ast.Costs:
    """The costs with each blast said as what it is: turning or putting a number of cards."""
    found = _plain.get(costs)
    if found is None:
        items = tuple(_said(item) for item in costs.items)
        found = _plain[costs] = costs if items == costs.items else ast.Costs(items)
    return found


def _said(item: ast.Cost) -> ast.Cost:
    """What a blast says in other words."""
    if isinstance(item, ast.CounterBlast):
        faceup = _some(item, ast.InState("faceup"), ast.Place("damage zone", _YOU))
        return ast.DoAction(ast.TurnFace(faceup, "facedown"))  # cfv 10.1.15.1
    if isinstance(item, ast.SoulBlast):  # cfv 10.1.16.1
        return ast.DoAction(ast.Put(_some(item, ast.Place("soul", _YOU)), ast.Destination("drop zone")))
    return item


def _some(item: ast.CounterBlast | ast.SoulBlast, *where: ast.Filter) -> ast.Some:
    """As many cards as it says, of the group it names (cfv 10.1.15.1.1, cfv 10.1.16.1.1)."""
    group = item.of or _ANY
    return ast.Some(ast.Exactly(item.amount), replace(group, after=(*group.after, *where)))
