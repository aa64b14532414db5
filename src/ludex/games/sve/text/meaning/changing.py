"""What becomes of single cards (sve 5.25, 5.31): other types, boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.finding import FIND, cards
from ludex.enact.actions.giving import change_cards, on_each
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.making import ability, kind_of
from ludex.enact.steps.effect import ROWS, Carrying, scene, source
from ludex.games.sve.text import nodes
from ludex.games.sve.text.verbs import evolve_verbs
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def _type(g: Game, f: Frame[Carrying], node: nodes.ChangeType) -> Signal | None:
    """The card loses all other primary types; that it is evolved, advanced or a token stays, and so do its
    abilities."""
    sc = scene(g, f)
    part: tuple[str, str, object] = (changes.RETYPE, node.kind, text_rules(g).primary_types)
    # sve 5.25.1, sve 5.25.2, sve 5.25.3
    return change_cards(g, f, on_each(sc, cards(g, f, node), [part], node.duration))


def _box(g: Game, f: Frame[Carrying], node: nodes.Box) -> Signal | None:
    """Box cards (sve 5.31); for a while: they lose their abilities and do not refresh until then."""
    there, rules = cards(g, f, node), text_rules(g)
    f.answer = ()
    if node.duration is None or not there:
        return evolve_verbs(g).box(g, f, there, source(f)) if there else None
    sc = scene(g, f)
    stays = ast.Passive((ast.NoRefresh(ast.This()),))
    made: list[tuple[int, Change]] = []
    for cid in there:
        parts: list[tuple[str, str, object]] = [(changes.LOSE_ALL, "", None)]
        parts.extend((changes.GAIN, "", gained) for gained in ability(rules, stays, kind_of(rules, g.chars(cid))))
        made.extend(on_each(sc, (cid,), parts, node.duration))
    return change_cards(g, f, made)


ROWS[nodes.Box] = (*FIND, _box)
ROWS[nodes.ChangeType] = (*FIND, _type)
