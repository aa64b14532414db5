"""Abilities carried out again without their cost: a card's Fanfare, its Last Words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.finding import FIND, found
from ludex.enact.playing.resolving import begin
from ludex.enact.standing.triggers import TextTrigger
from ludex.enact.steps.effect import ROWS, Carrying, source, this_again
from ludex.enact.values.body import Body
from ludex.games.sve.text import nodes
from ludex.kernel.abilities import Ability, Source

if TYPE_CHECKING:
    from ludex.kernel.cards import CardRef
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


class Again(Carrying):
    """The abilities that are still to be carried out, by card and place on it; nothing once all are."""

    queue: tuple[tuple[CardRef, int], ...] | None


def _collect(g: Game, f: Frame[Again], node: nodes.ActivateFree) -> Signal | None:
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


def _carry_out(g: Game, f: Frame[Again], node: nodes.ActivateFree) -> Signal | None:
    """Carry out the effect of the next ability, without its cost; its player chooses what it leaves open."""
    queue = f.local["queue"]
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


ROWS[nodes.ActivateFree] = (*FIND, _collect, _carry_out)
