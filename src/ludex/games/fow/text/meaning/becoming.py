"""What cards become (fow 10.16:2, 10.19): copies, swapped numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.durations import duration
from ludex.enact.actions.finding import FIND, cards, found
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.last_known import original, seen_by
from ludex.enact.sorts import in_play_only
from ludex.enact.steps.effect import ROWS, Carrying, scene, source
from ludex.games.fow.text import nodes
from ludex.kernel.cards import CardRef
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game
    from ludex.lang import ast


def made(sc: Scene, op: str, key: str, value: object, until: ast.Duration | None, cid: int) -> Change:
    """The change that a text makes to a card."""
    origin = CardRef(sc.source.card, sc.source.incarnation)
    return Change(0, op, key, value, duration(sc, until, cid), origin, sc.you)


def _swap(g: Game, f: Frame[Carrying], node: nodes.SwapStats) -> Signal | None:
    """ATK and DEF as they are by then change places."""
    sc = scene(g, f)
    given = tuple((c, made(sc, changes.SWAP, "attack", "defense", node.duration, c)) for c in cards(g, f, node))
    f.answer = ()
    return text_rules(g).verbs.change(g, f, given, source(f)) if given else None


def _copy(g: Game, f: Frame[Carrying], node: nodes.BecomeCopy) -> Signal | None:
    """The card becomes what is printed on the side the other shows, without any effect on it (fow 10.16:2,
    fow 14.3:4): that is its base from now on, whatever is done to it (ruling fow-5.5-R36)."""
    sc = scene(g, f)
    there, of = cards(g, f, node, 0), found(f, node, 1)
    f.answer = ()
    if not there or not of:
        return None
    side = original(g, seen_by(sc, of[0]))
    given = tuple((c, made(sc, changes.COPY, "", side, node.duration, c)) for c in there)
    return text_rules(g).verbs.change(g, f, given, source(f))


ROWS[nodes.SwapStats] = (*FIND, _swap)
ROWS[nodes.BecomeCopy] = (*FIND, _copy)
in_play_only((nodes.SwapStats, "what"))
