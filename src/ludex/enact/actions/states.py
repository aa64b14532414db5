"""States of cards (sve 5.4): engaged or not, face up or down; and drive checks (sve 14.4.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludex.enact.actions.finding import FIND, cards, found, times
from ludex.enact.ruleset import text_rules
from ludex.enact.steps.effect import ACTS, ROWS, Act, Carrying, StepRow, actor, scene, source, this_again
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.cards import CardRef
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

ActOne = Callable[["Game", "Frame[Any]", int, Any], "Signal | None"]


class Queueing(Carrying):
    """The cards that it is still to be done to; nothing once all are done."""

    queue: tuple[CardRef, ...] | None


def together(act: Act) -> tuple[StepRow, ...]:
    """The rows of an action on cards that stay where they are, all at once."""

    def run(g: Game, f: Frame[Carrying], node: ast.Action) -> Signal | None:
        there = cards(g, f, node)
        f.answer = ()
        return act(g, f, there, node) if there else None

    return (*FIND, run)


def one_by_one(act: ActOne) -> tuple[StepRow, ...]:
    """The rows of an action that the game performs on one card after another."""

    def start(g: Game, f: Frame[Queueing], node: ast.Action) -> Signal | None:
        f.local["queue"] = found(f, node)
        return None

    def run(g: Game, f: Frame[Queueing], node: ast.Action) -> Signal | None:
        queue = f.local["queue"]
        f.answer = ()
        if not queue:
            f.local["queue"] = None
            return None
        f.local["queue"] = queue[1:]
        this_again(f)
        return act(g, f, queue[0].id, node) if g.find(queue[0]) is not None else None

    return (*FIND, start, run)


def _engage(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: ast.Engage) -> Signal | None:
    return text_rules(g).verbs.rest(g, f, there, source(f))


def _refresh(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: ast.Refresh) -> Signal | None:
    return text_rules(g).verbs.ready(g, f, there, source(f))


def _turn(g: Game, f: Frame[Carrying], cid: int, node: ast.TurnFace) -> Signal | None:
    """Turn a card to a face, or over to the other one."""
    faceup = not g.cards[cid].faceup if node.face == "over" else node.face == "faceup"
    return text_rules(g).verbs.turn_face(g, f, (cid,), faceup, source(f))


def _turn_all(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: ast.TurnFace) -> Signal | None:
    return text_rules(g).verbs.turn_face(g, f, there, node.face == "faceup", source(f))


def _turn_first(g: Game, f: Frame[Queueing], node: ast.TurnFace) -> Signal | None:
    """Cards turned to one face are turned at once; only turning over is done one by one."""
    f.local["queue"] = found(f, node)
    if node.face == "over":
        return None
    f.local["queue"] = ()
    there = cards(g, f, node)
    return _turn_all(g, f, there, node) if there else None


def _drive_check(g: Game, f: Frame[Carrying], node: ast.DriveCheck) -> Signal | None:
    number = times(scene(g, f), node.times)
    f.answer = ()
    return text_rules(g).verbs.drive_check(g, f, actor(f), number, source(f)) if number else None


ROWS[ast.Engage] = together(_engage)
ROWS[ast.Refresh] = together(_refresh)
ROWS[ast.TurnFace] = (*FIND, _turn_first, one_by_one(_turn)[-1])
ROWS[ast.DriveCheck] = (_drive_check,)
ACTS |= {ast.Engage: _engage, ast.Refresh: _refresh, ast.TurnFace: _turn_all}
