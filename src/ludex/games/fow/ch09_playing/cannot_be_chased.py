"""What cannot be chased (fow 10.7:2): while it is in the chase nothing is put on top of it but automatic abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns import groups
from ludex.enact.nouns.reach import covers
from ludex.enact.scenes.meanings import seats
from ludex.enact.scenes.scene import Scene, look_at
from ludex.enact.standing import permissions
from ludex.enact.values.body import Body
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch06_priority.obstacles import bar, name
from ludex.games.fow.text import nodes
from ludex.lang import ast

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludex.enact.scenes.scene import Look
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.game import Game


def obstacle(g: Game, seat: int) -> Obstacle | None:
    """Why a player can put nothing on what lies in the chase: every player, unless the text names one (ruling
    fow-5.5-R34)."""
    if any(node.by is None for _, node in _bans(g, seat)):
        return bar("fow 10.7:2", "what is in the chase cannot be chased")
    return None


def card_obstacle(g: Game, seat: int, card: int) -> Obstacle | None:
    """Why a player cannot chase with a card, although with others."""
    if not g.zone(0, zones.CHASE):
        return None
    look = look_at(g, g.cards[card].ref)
    for scene, node in _bans(g, seat):
        if node.by is not None and _is_one(scene, node.by, look):
            return bar("fow 10.7:2", "what is in the chase cannot be chased with {}", name(g, card))
    return None


def _is_one(scene: Scene, by: ast.Object, look: Look) -> bool:
    """Whether a card is one of those named: wherever it lies, unless they are those of a zone."""
    if isinstance(by, ast.Some):
        return groups.fits(scene, by.group, look)
    return covers(scene, by, look.ref, anywhere=True)


def _bans(g: Game, seat: int) -> Iterator[tuple[Scene, nodes.CannotChase]]:
    """What keeps a player from chasing what is in the chase: its own texts, and effects."""
    there = g.zone(0, zones.CHASE)
    for thing in there:
        yield from _says_itself(g, seat, thing)
    if there and permissions.present(g):
        for scene, node in permissions.granted(g, nodes.CannotChase):
            if seat in seats(scene, node.player) and any(covers(scene, node.what, g.cards[c].ref) for c in there):
                yield scene, node


def _says_itself(g: Game, seat: int, thing: int) -> Iterator[tuple[Scene, nodes.CannotChase]]:
    """What the text of something in the chase says, which holds while it waits there."""
    waits = g.played.get(thing)
    ability = waits.source.ability if waits is not None else None
    if waits is None or ability is None or not isinstance(ability.body, Body):
        return
    scene = Scene(g, waits.source, waits.bind, waits.event)
    for step in ability.body.effect.steps:
        static = step.static if isinstance(step, ast.Lasting) else None
        ours = isinstance(static, nodes.CannotChase) and isinstance(static.what, ast.This)
        if ours and isinstance(static, nodes.CannotChase) and seat in seats(scene, static.player):
            yield scene, static
