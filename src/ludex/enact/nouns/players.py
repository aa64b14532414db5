"""Players as a text names them (sve 3.1): seats, the active player first where several (sve 1.3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns import objects
from ludex.enact.scenes.meanings import BOTH, PLAYERS, Seats
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene


@PLAYERS.of(ast.OwnerOf)
def _owner(node: ast.OwnerOf) -> Seats:
    """Owners (sve 3.1.1)."""
    card = node.card
    return lambda scene: _ordered(scene, {seen.owner for seen in objects.looks(scene, card)})


@PLAYERS.of(ast.ControllerOf)
def _controller(node: ast.ControllerOf) -> Seats:
    """Controllers: the players to whom the cards' zones belong (sve 3.1.2)."""
    card = node.card
    return lambda scene: _ordered(scene, {seen.seat for seen in objects.looks(scene, card)})


def _ordered(scene: Scene, found: set[int]) -> tuple[int, ...]:
    return tuple(s for s in BOTH[scene.g.active] if s in found)
