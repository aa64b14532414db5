"""The course of the game (sve 5.23, 5.26, 5.28), and playing cards and abilities inside an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.finding import FIND, found
from ludex.enact.actions.states import one_by_one
from ludex.enact.playing.resolving import begin
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.meanings import amount
from ludex.enact.standing.triggers import TextTrigger
from ludex.enact.steps.effect import ROWS, actor, scene, source, this_again
from ludex.enact.values.body import Body
from ludex.kernel.abilities import Ability, Source
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def _win(g: Game, f: Frame, node: ast.WinGame) -> Signal | None:
    """The other player loses (sve 5.23.1)."""
    verbs = text_rules(g).verbs
    return verbs.lose(g, f, (actor(f),), source(f)) if node.lose else verbs.win(g, f, actor(f), source(f))


def _skip(g: Game, f: Frame, node: ast.SkipTurn) -> Signal | None:
    """The next turn of each player named is skipped (sve 5.26.2)."""
    queue = f.local.get("queue")
    left = queue if isinstance(queue, tuple) else meanings.seats(scene(g, f), node.whose)
    f.local["queue"] = left[1:] or None
    if len(left) > 1:
        this_again(f)
    return text_rules(g).verbs.skip_turn(g, f, left[0], source(f)) if left else None


def _extra(g: Game, f: Frame, node: ast.ExtraTurn) -> Signal | None:
    return text_rules(g).verbs.extra_turn(g, f, actor(f), source(f))


def _play(g: Game, f: Frame, cid: int, node: ast.PlayCard) -> Signal | None:
    """A card is played as part of an effect; a cost below 0 is 0 (sve 1.3.2.2.1)."""
    cost = None if node.cost is None else max(0, amount(scene(g, f), node.cost))
    return text_rules(g).verbs.play_card(g, f, actor(f), cid, cost, source(f))


# -- abilities carried out again -------------------------------------------------------------------
def _collect(g: Game, f: Frame, node: ast.ActivateFree) -> Signal | None:
    f.local["queue"] = tuple(
        (ref, at)
        for ref in found(f, node)
        for at, made in enumerate(g.info(ref).abilities)
        if _is_named(made, node.keyword)
    )
    return None


def _is_named(made: Ability, keyword: str) -> bool:
    """Whether an ability is written with a keyword such as Fanfare, or is an activated ability so called."""
    word = keyword.lower()
    if isinstance(made.trigger, TextTrigger):
        return made.trigger.word.lower() == word
    return isinstance(made.body, Body) and made.body.flavor.lower() == word


def _carry_out(g: Game, f: Frame, node: ast.ActivateFree) -> Signal | None:
    """Carry out the effect of the next ability, without its cost; its player chooses what it leaves open."""
    queue = f.local["queue"]
    assert isinstance(queue, tuple)
    f.answer = None
    if not queue:
        f.local["queue"] = None
        return None
    f.local["queue"] = queue[1:]
    this_again(f)
    ref, at = queue[0]
    made = g.info(ref).abilities[at]
    body = made.body
    if not isinstance(body, Body):
        return None
    ours = source(f)
    again = Source(ref.id, ref.incarnation, ours.seat, made, ours.stamp, ordinal=at)
    return begin(g, again, body, {}, None)


ROWS[ast.WinGame] = (_win,)
ROWS[ast.SkipTurn] = (_skip,)
ROWS[ast.ExtraTurn] = (_extra,)
ROWS[ast.PlayCard] = one_by_one(_play)
ROWS[ast.ActivateFree] = (*FIND, _collect, _carry_out)
