"""Torrent (ruling fow-5.5-R60): what was played earlier in the turn than the card that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.events.happenings import history
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene

_A = ast.Exactly(ast.Number(1))  # of what happens nobody asks how many it is: each is by itself
_PLAYING = ast.Does(ast.Player("you"), "play", ast.Some(_A, ast.Group((), ast.Kind("card")), 1))


def cards_before(scene: Scene) -> int:
    """How many cards its player played this turn before the card whose text this is."""
    played = [event.card for event, _ in history(scene, _PLAYING, "turn")]
    own = scene.source.card
    return len(played) - played[::-1].index(own) - 1 if own in played else len(played)
