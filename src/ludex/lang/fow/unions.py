"""What counts as an action, an event, a filter ... in this dialect: what all games have, and what only fow has."""

from __future__ import annotations

from typing import get_args

from ludex.lang import ast as a
from ludex.lang.ast import fow
from ludex.lang.grammar import Grammar

_JOINED = {
    "Action": (a.Action, fow.Actions),
    "Event": (a.Event, fow.Events),
    "Filter": (a.Filter, fow.Filters),
    "Static": (a.Static, fow.Statics),
    "Gain": (a.Gain, fow.Gains),
    "Cost": (a.Cost, fow.WillCost),
}


def register(g: Grammar) -> None:
    """Teach a grammar its closed unions."""
    for name, unions in _JOINED.items():
        members = [m.__name__ for union in unions for m in (get_args(union) or (union,))]
        g.union(name, *dict.fromkeys(members))
