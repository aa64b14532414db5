"""Saying why something cannot be done: the words every judge of legality shares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.decisions import Obstacle
from ludex.kernel.memo import remembered
from ludex.kernel.pipeline.perform import forbidden

if TYPE_CHECKING:
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


@remembered
def bar(rule: str, words: str, *about: str | int) -> Obstacle:
    """An obstacle in words, with what they are about put into their places."""
    return Obstacle(rule, words.format(*about))


def name(g: Game, card: int) -> str:
    """What a card is called in a sentence."""
    return g.rules.describe(g, card)


def prohibited(g: Game, event: Event) -> Obstacle | None:
    """The effect that says this cannot happen; it beats whatever would allow it (fow 1.4:4)."""
    return forbidden(g, event) if g.index().prohibitions else None
