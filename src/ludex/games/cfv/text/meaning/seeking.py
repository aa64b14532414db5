"""Seek Mate (cfv 10.2.9): four cards go back into the deck, and one is found to be in legion with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.moving import shuffle_deck
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.scene import look
from ludex.enact.steps.effect import ROWS, Carrying, actor, bindings, go_to, keep, nested, scene, source
from ludex.games.cfv.text import nodes
from ludex.games.cfv.text.meaning.actions import use_up
from ludex.games.cfv.text.verbs import battle_verbs
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

YOU = ast.Player("you")
_RETURNED, _FOUND = 2000, 2001  # bindings beyond those of a text and of its costs
_DROPPED = ast.Group((), ast.Kind("card"), (ast.Place("drop zone", YOU),))
_GRADE = ast.HasStat("grade", ">=", ast.Number(3))
_RETURN = ast.Return(
    ast.Some(ast.Exactly(ast.Number(4)), _DROPPED, _RETURNED), ast.Destination("deck", YOU, "bottom", "random")
)
# Four cards to return must be there (ruling cfv-R13).
_REQUIRED = ast.If(
    ast.Both(
        (
            ast.Exists(">=", ast.Number(1), ast.Group((ast.Enemy(),), ast.Kind("vanguard"), (_GRADE,))),
            ast.Exists(">=", ast.Number(4), _DROPPED),
        )
    ),
    ast.Sequence((ast.May(ast.Sequence((_RETURN,))),)),
)


def _seek(g: Game, f: Frame[Carrying], node: nodes.SeekMate) -> Signal | None:
    """If this unit has never been in legion and the opponent's vanguard is of grade 3 or greater, its player may return
    four cards from the drop zone to the deck (cfv 10.2.9.2, cfv 10.2.9.1)."""
    this = g.find(scene(g, f).this)
    if this is None or text_rules(g).in_state(g, look(g, this.id), "been in legion"):
        return None
    return nested(f, ast.Sequence((_REQUIRED,)))


def _search(g: Game, f: Frame[Carrying], node: nodes.SeekMate) -> Signal | None:
    """... and search the deck for one card that is what the icon says (cfv 10.2.9.1.1, cfv 10.2.9.2.1) ..."""
    keep(g, f, node)
    if not bindings(f).get(_RETURNED):
        go_to(f, _seek_no_more)
        return None
    options = tuple(one for mate in node.mates for one in (mate.options if isinstance(mate, ast.Groups) else (mate,)))
    mates = options[0] if len(options) == 1 else ast.Groups(options)
    return nested(f, ast.Sequence((ast.Search(ast.Some(ast.Exactly(ast.Number(1)), mates, _FOUND), YOU),)))


def _legion(g: Game, f: Frame[Carrying], node: nodes.SeekMate) -> Signal | None:
    """... legion with it (cfv 10.1.24.1) ..."""
    keep(g, f, node)
    leader, mates = g.find(scene(g, f).this), scene(g, f).refs(_FOUND)
    if leader is None or not mates or g.find(mates[0]) is None:
        return None
    return battle_verbs(g).legion(g, f, leader.id, mates[0].id, source(f))


def _shuffle(g: Game, f: Frame[Carrying], node: nodes.SeekMate) -> Signal | None:
    """... and shuffle the deck."""
    f.answer = None
    return shuffle_deck(g, f, actor(f))


def _seek_no_more(g: Game, f: Frame[Carrying], node: nodes.SeekMate) -> Signal | None:
    """Whatever came of it, it cannot be used again in this game (cfv 8.1.1.1.2.1)."""
    return use_up(g, f, "game")


ROWS[nodes.SeekMate] = (_seek, _search, _legion, _shuffle, _seek_no_more)
