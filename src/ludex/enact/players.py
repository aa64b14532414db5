"""Players as a text names them (sve 3.1): seats, the active player first where several (sve 1.3.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.enact import objects
from ludex.kernel.kept import Kept
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scene import Scene

Seats = Callable[["Scene"], tuple[int, ...]]

_read: Kept[ast.PlayerNode, Seats] = Kept()
_BOTH = ((0, 1), (1, 0))


def seats(scene: Scene, node: ast.PlayerNode) -> tuple[int, ...]:
    """The players meant, the active player first."""
    if isinstance(node, ast.Player):
        return _WHO[node.who](scene)
    found = _read.get(node)
    if found is None:
        found = _read[node] = _READERS[type(node)](node)
    return found(scene)


def seat(scene: Scene, node: ast.PlayerNode) -> int:
    """The one player meant; the first in turn if the words mean several, the text's own player if nobody."""
    found = seats(scene, node)
    return found[0] if found else scene.you


def spoken_of(scene: Scene) -> int:
    """The player just spoken of: named by the text, else who did what it is about, else the opponent."""
    if scene.they >= 0:
        return scene.they
    named = scene.bind.get("they", -1)
    if isinstance(named, int) and named >= 0:
        return named
    event = scene.event
    if event is not None and event.seat >= 0:
        return event.seat
    return 1 - scene.you


def _player(node: ast.PlayerNode) -> Seats:
    """The player that a word means (fow-2.0 14.2:1, fow-2.0 14.1:1)."""
    assert isinstance(node, ast.Player)
    return _WHO[node.who]


_WHO: dict[str, Seats] = {
    "you": lambda scene: (scene.you,),
    "opponent": lambda scene: (1 - scene.you,),
    "each opponent": lambda scene: (1 - scene.you,),
    "each player": lambda scene: _BOTH[scene.g.active],
    "they": lambda scene: (spoken_of(scene),),
}


def _owner(node: ast.PlayerNode) -> Seats:
    """Owners (sve 3.1.1)."""
    assert isinstance(node, ast.OwnerOf)
    card = node.card
    return lambda scene: _ordered(scene, {seen.owner for seen in objects.looks(scene, card)})


def _controller(node: ast.PlayerNode) -> Seats:
    """Controllers: the players to whom the cards' zones belong (sve 3.1.2)."""
    assert isinstance(node, ast.ControllerOf)
    card = node.card
    return lambda scene: _ordered(scene, {seen.seat for seen in objects.looks(scene, card)})


def _ordered(scene: Scene, found: set[int]) -> tuple[int, ...]:
    return tuple(s for s in _BOTH[scene.g.active] if s in found)


_READERS: dict[type, Callable[[ast.PlayerNode], Seats]] = {
    ast.Player: _player,
    ast.OwnerOf: _owner,
    ast.ControllerOf: _controller,
}
