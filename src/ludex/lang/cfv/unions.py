"""What counts as an action, an event, a filter ... in this dialect: what all games have, and what only cfv has."""

from __future__ import annotations

from typing import get_args

from ludex.lang import ast as a
from ludex.lang.ast import cfv
from ludex.lang.grammar import Grammar

_JOINED = {
    "Action": (a.Action, cfv.Actions),
    "Event": (a.Event, cfv.Events, a.IsMoved),
    "Filter": (a.Filter, cfv.Filters),
    "Static": (a.Static, cfv.Statics),
    "Gain": (a.Gain, a.NumberChange),
    "Cost": (a.Cost, cfv.BlastCost),
}


def register(g: Grammar) -> None:
    """Teach a grammar its closed unions."""
    for name, unions in _JOINED.items():
        members = [m.__name__ for union in unions for m in (get_args(union) or (union,))]
        g.union(name, *dict.fromkeys(members))
