"""What Skerry's own nodes mean, registered where they are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.finding import times
from ludex.enact.scenes.meanings import CONDITIONS, Question
from ludex.enact.steps.effect import ROWS, Carrying, actor, scene, source
from ludex.kernel.events import Event
from ludex.kernel.pipeline.perform import perform
from skerry import values
from skerry.text.nodes import HighTide, Stoke

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

STOKE = "stoke"


def _stoke(g: Game, f: Frame[Carrying], node: Stoke) -> Signal | None:
    """The keeper gains oil (skerry 9.1)."""
    much = times(scene(g, f), node.amount)
    made = [Event(STOKE, "skerry 9.1", seat=actor(f), amount=much, source=source(f))] if much else []
    return perform(g, f, made)


def apply_stoke(g: Game, e: Event) -> None:
    """Oil goes up."""
    g.values[e.seat] = {**g.values[e.seat], values.OIL: g.value(e.seat, values.OIL) + e.amount}


ROWS[Stoke] = (_stoke,)


@CONDITIONS.of(HighTide)
def _high_tide(node: HighTide) -> Question:
    """Whether it is high tide for whose text it is (skerry 9.6)."""
    return lambda scene: values.is_high_tide(scene.g, scene.you) != node.negated
