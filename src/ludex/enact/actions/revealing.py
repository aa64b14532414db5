"""Revealing cards until one is of a kind (fow 10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns import groups
from ludex.enact.ruleset import DECK, text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.scene import bind, held, look
from ludex.enact.steps.effect import ROWS, Carrying, bindings, scene, source
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def _reveal_until(g: Game, f: Frame[Carrying], node: ast.RevealUntil) -> Signal | None:
    """Cards from the top are revealed until one (or so many as are named) is of the kind, or until none is left."""
    sc = scene(g, f)
    deck = g.zone(meanings.seat(sc, node.whose), DECK)
    wanted = meanings.amount(sc, node.what.quantity.amount) if isinstance(node.what.quantity, ast.Exactly) else 1
    such = [i for i, cid in enumerate(deck) if groups.is_such(sc, node.what.group, look(g, cid))][:wanted]
    shown = deck[: such[-1] + 1] if len(such) == wanted and such else deck
    refs = tuple(g.cards[cid].ref for cid in shown)
    if node.what.binding:
        bind(f, node.what.binding, tuple(g.cards[deck[i]].ref for i in such))
    if node.binding:
        bind(f, node.binding, refs)
    before = held(bindings(f), "revealed")
    bind(f, "revealed", (*before, *refs))
    f.answer = ()
    return text_rules(g).verbs.reveal(g, f, shown, source(f)) if shown else None


ROWS[ast.RevealUntil] = (_reveal_until,)
