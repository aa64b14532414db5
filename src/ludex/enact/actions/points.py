"""Players' values and counters (sve 3.2, 5.10, 5.15, 15.1): drawing, points, leaders' defense, counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.damage import dealt
from ludex.enact.actions.finding import FIND, cards, times
from ludex.enact.ruleset import text_rules
from ludex.enact.steps.effect import ROWS, Carrying, actor, go_to, leave, scene, source
from ludex.kernel import choices
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


class Drawing(Carrying):
    """How many cards may still be drawn."""

    left: int


# -- drawing ---------------------------------------------------------------------------------------
def _draw(g: Game, f: Frame[Drawing], node: ast.Draw) -> Signal | None:
    """Draw cards in succession (sve 5.10.2), or up to a number (sve 5.10.3)."""
    number = times(scene(g, f), node.amount)
    if not number:
        leave(f)
        return None
    f.local["left"] = number
    if node.up_to:
        return None
    leave(f)
    return text_rules(g).verbs.draw(g, f, ((actor(f), number),), source(f))


def _draw_more(g: Game, f: Frame[Drawing], node: ast.Draw) -> Signal | None:
    """The player may end here (sve 5.10.3.1)."""
    if not f.local["left"]:
        leave(f)
        return None
    rule = g.rules.cite("draw up to")
    return choices.confirm(actor(f), rule=rule, prompt="Draw a card?", card=source(f).card)


def _draw_next(g: Game, f: Frame[Drawing], node: ast.Draw) -> Signal | None:
    """The player draws a card and is asked again until the number is reached."""
    left = f.local["left"]
    if not f.answer:
        leave(f)
        return None
    f.local["left"] = left - 1
    go_to(f, _draw_more)  # sve 5.10.3.3
    return text_rules(g).verbs.draw(g, f, ((actor(f), 1),), source(f))  # sve 5.10.3.2


# -- points ----------------------------------------------------------------------------------------
def _points(g: Game, f: Frame[Carrying], node: ast.GainPoints) -> Signal | None:
    much = times(scene(g, f), node.amount)
    f.answer = ()
    if not much:
        return None
    signed = -much if node.verb == "lose" else much
    return text_rules(g).verbs.points(g, f, actor(f), node.points, signed, source(f), verb=node.verb)


# -- counters --------------------------------------------------------------------------------------
def _put_counters(g: Game, f: Frame[Carrying], node: ast.PutCounters) -> Signal | None:
    """Put counters on cards (sve 15.1.3)."""
    much = times(scene(g, f), node.amount)
    parts = tuple((cid, node.kind, much) for cid in cards(g, f, node))
    return text_rules(g).verbs.counters(g, f, parts, source(f))


def _remove_counters(g: Game, f: Frame[Carrying], node: ast.RemoveCounters) -> Signal | None:
    """Remove counters, as many as there are (sve 15.1.4, 1.3.2)."""
    most = None if node.amount is None else times(scene(g, f), node.amount)
    parts = tuple((cid, kind, -n) for cid in cards(g, f, node) for kind, n in taken_off(g, cid, node.kind, most))
    return text_rules(g).verbs.counters(g, f, parts, source(f))


def taken_off(g: Game, cid: int, kind: str, most: int | None) -> list[tuple[str, int]]:
    """How many counters of which kind come off a card: of any kind if none is named."""
    taken: list[tuple[str, int]] = []
    for name, n in g.cards[cid].counters.items():
        if kind in ("", name):
            off = n if most is None else min(n, most)
            most = None if most is None else most - off
            if off:
                taken.append((name, off))
    return taken


ROWS[ast.Draw] = (_draw, _draw_more, _draw_next)
ROWS[ast.GainPoints] = (_points,)
ROWS[ast.PutCounters] = (*FIND, _put_counters)
ROWS[ast.RemoveCounters] = (*FIND, _remove_counters, dealt)
