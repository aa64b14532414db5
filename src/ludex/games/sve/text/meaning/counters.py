"""Counters that move, and Stack counters (sve 13.3.2, 15.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.finding import FIND, cards, times
from ludex.enact.actions.points import taken_off
from ludex.enact.playing.possible import QUESTIONS, always, can_remove
from ludex.enact.ruleset import text_rules
from ludex.enact.steps.effect import ROWS, Carrying, keep, nested, scene, source
from ludex.enact.steps.multiplying import ALL, AMOUNTS
from ludex.games.sve.text import nodes
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game
STACK = "Stack"


def _move_counters(g: Game, f: Frame[Carrying], node: nodes.MoveCounters) -> Signal | None:
    """Counters go from one card to another at once; without the other card they stay."""
    origin, target = cards(g, f, node, 0), cards(g, f, node, 1)
    most = None if node.amount is None else times(scene(g, f), node.amount)
    f.answer = ()
    if not origin or not target:
        return None
    off = [(cid, kind, n) for cid in origin for kind, n in taken_off(g, cid, node.kind, most)]
    parts = (*((cid, kind, -n) for cid, kind, n in off), *((target[0], kind, n) for _, kind, n in off))
    return text_rules(g).verbs.counters(g, f, parts, source(f)) if parts else None


def _add_to_stack(g: Game, f: Frame[Carrying], node: nodes.AddToStack) -> Signal | None:
    """Put Stack counters on a card with Stack on your field (sve 13.3.2.4)."""
    place = ast.Place("field", ast.Player("you"))
    group = ast.Group((), ast.Kind("card"), (ast.HasKeyword((STACK,)), place))
    on = node.to if node.to is not None else ast.Some(ast.Exactly(ast.Number(1)), group)
    return nested(f, ast.Sequence((ast.PutCounters(node.amount, STACK, on),)))


ROWS[nodes.MoveCounters] = (*FIND, _move_counters)
ROWS[nodes.AddToStack] = (_add_to_stack, keep)
QUESTIONS[nodes.MoveCounters] = can_remove
QUESTIONS[nodes.AddToStack] = always
ALL.add(nodes.MoveCounters)
AMOUNTS.add(nodes.AddToStack)
