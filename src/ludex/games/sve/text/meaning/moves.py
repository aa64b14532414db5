"""Cards that change places or sides (sve 5.13, 5.22.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.finding import FIND, cards, follow
from ludex.enact.actions.moving import acting
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.steps.effect import ROWS, scene, source
from ludex.games.sve.text import nodes
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def _give_control(g: Game, f: Frame, there: tuple[int, ...], node: nodes.GiveControl) -> Signal | None:
    """The card moves to that player's field (sve 5.22.2)."""
    rules, seat = text_rules(g), meanings.seat(scene(g, f), node.to)
    there = tuple(c for c in there if rules.in_play(g.cards[c].zone) and g.cards[c].seat != seat)
    return rules.verbs.take_control(g, f, there, seat, source(f), kind="give control") if there else None


def _swap(g: Game, f: Frame, node: nodes.Swap) -> Signal | None:
    """Both cards move, or nothing happens (sve 5.13.2)."""
    first, second = cards(g, f, node, 0), cards(g, f, node, 1)
    if isinstance(node.second, ast.Same) and len(first) == 2:  # "swap them"
        first, second = first[:1], first[1:]
    f.answer = ()
    if len(first) != 1 or len(second) != 1 or first == second:
        return None
    return text_rules(g).verbs.swap(g, f, first[0], second[0], source(f))


ROWS[nodes.GiveControl] = acting(_give_control)
ROWS[nodes.Swap] = (*FIND, _swap, follow)
