"""What cannot be chased (fow 10.7:2): while it is in the chase nothing is put on top of it but automatic abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns.reach import covers
from ludex.enact.scenes.meanings import seats
from ludex.enact.scenes.scene import Scene
from ludex.enact.standing import permissions
from ludex.enact.values.body import Body
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch06_priority.obstacles import bar
from ludex.games.fow.text import nodes
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.game import Game


def obstacle(g: Game, seat: int) -> Obstacle | None:
    """Why a player can put nothing on what lies in the chase: every player, unless the text names one (ruling
    fow-5.5-R34)."""
    there = g.zone(0, zones.CHASE)
    if any(_says_so_itself(g, seat, thing) for thing in there) or _forbidden(g, seat, there):
        return bar("fow 10.7:2", "what is in the chase cannot be chased")
    return None


def _says_so_itself(g: Game, seat: int, thing: int) -> bool:
    """Whether the text of something in the chase says so, which holds while it waits there."""
    waits = g.played.get(thing)
    ability = waits.source.ability if waits is not None else None
    if waits is None or ability is None or not isinstance(ability.body, Body):
        return False
    scene = Scene(g, waits.source, waits.bind, waits.event)
    said = [step.static for step in ability.body.effect.steps if isinstance(step, ast.Lasting)]
    ours = [s for s in said if isinstance(s, nodes.CannotChase) and isinstance(s.what, ast.This)]
    return any(seat in seats(scene, static.player) for static in ours)


def _forbidden(g: Game, seat: int, there: tuple[int, ...]) -> bool:
    """Whether an effect says so of something in the chase."""
    if not permissions.present(g):
        return False
    return any(
        seat in seats(scene, node.player) and any(covers(scene, node.what, g.cards[c].ref) for c in there)
        for scene, node in permissions.granted(g, nodes.CannotChase)
    )
