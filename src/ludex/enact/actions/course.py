"""The course of the game (sve 5.23, 5.26, 5.28), and playing cards inside an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.states import one_by_one
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.meanings import amount
from ludex.enact.steps.effect import ROWS, Carrying, actor, scene, source, this_again
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


class OneByOne(Carrying):
    """The players whom it is still to be done for; nothing once it is done for all."""

    queue: tuple[int, ...] | None


def _win(g: Game, f: Frame[Carrying], node: ast.WinGame) -> Signal | None:
    """The other player loses (sve 5.23.1)."""
    verbs = text_rules(g).verbs
    return verbs.lose(g, f, (actor(f),), source(f)) if node.lose else verbs.win(g, f, actor(f), source(f))


def _skip(g: Game, f: Frame[OneByOne], node: ast.SkipTurn) -> Signal | None:
    """The next turn of each player named is skipped (sve 5.26.2)."""
    queue = f.local.get("queue")
    left = queue if queue is not None else meanings.seats(scene(g, f), node.whose)
    f.local["queue"] = left[1:] or None
    if len(left) > 1:
        this_again(f)
    return text_rules(g).verbs.skip_turn(g, f, left[0], source(f)) if left else None


def _extra(g: Game, f: Frame[Carrying], node: ast.ExtraTurn) -> Signal | None:
    return text_rules(g).verbs.extra_turn(g, f, actor(f), source(f))


def _play(g: Game, f: Frame[Carrying], cid: int, node: ast.PlayCard) -> Signal | None:
    """A card is played as part of an effect; a cost below 0 is 0 (sve 1.3.2.2.1)."""
    cost = None if node.cost is None else max(0, amount(scene(g, f), node.cost))
    return text_rules(g).verbs.play_card(g, f, actor(f), cid, cost, source(f))


ROWS[ast.WinGame] = (_win,)
ROWS[ast.SkipTurn] = (_skip,)
ROWS[ast.ExtraTurn] = (_extra,)
ROWS[ast.PlayCard] = one_by_one(_play)
