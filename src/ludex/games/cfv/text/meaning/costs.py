"""What costs mean: Counter Blast and Soul Blast in other words (cfv 10.1.15, 10.1.16), and paying for oneself."""

from __future__ import annotations

from dataclasses import replace

from ludex.enact.actions.optional import OFFERED
from ludex.enact.playing.named_costs import SAID
from ludex.enact.playing.possible import QUESTIONS, own_cost
from ludex.enact.steps.effect import ROWS
from ludex.games.cfv.text import nodes
from ludex.lang import ast

_YOU = ast.Player("you")
_ANY = ast.Group((), ast.Kind("card"))


@SAID.of(nodes.CounterBlast)
def _counter_blast(item: nodes.CounterBlast) -> ast.Cost:
    """Turn so many face up cards of the damage zone face down (cfv 10.1.15.1)."""
    faceup = _some(item, ast.InState("faceup"), ast.Place("damage zone", _YOU))
    return ast.DoAction(ast.TurnFace(faceup, "facedown"))


@SAID.of(nodes.SoulBlast)
def _soul_blast(item: nodes.SoulBlast) -> ast.Cost:
    """Put so many cards of the soul into the drop zone (cfv 10.1.16.1)."""
    return ast.DoAction(ast.Put(_some(item, ast.Place("soul", _YOU)), ast.Destination("drop zone")))


def _some(item: nodes.CounterBlast | nodes.SoulBlast, *where: ast.Filter) -> ast.Some:
    """As many cards as it says, of the group it names (cfv 10.1.15.1.1, cfv 10.1.16.1.1)."""
    group = item.of or _ANY
    return ast.Some(ast.Exactly(item.amount), replace(group, after=(*group.after, *where)))


ROWS[nodes.PayCost] = OFFERED  # cfv 8.1.1.2.2
QUESTIONS[nodes.PayCost] = own_cost
