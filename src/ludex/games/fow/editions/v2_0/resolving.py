"""Resolving one link (fow-2.0 1.4.5:24 to fow-2.0 1.4.5:27): with every target lost the whole effect fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing import plan
from ludex.enact.scenes.scene import Scene, held
from ludex.enact.values.body import Body
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch09_playing import chase
from ludex.kernel.frames import Frame, Goto, Signal

if TYPE_CHECKING:
    from ludex.kernel.events import Played
    from ludex.kernel.game import Game

PUT_AWAY = "fow 7.8:3"


def check_targets(g: Game, f: Frame[chase.Resolution]) -> Signal | None:
    """Targets that are gone, cannot be targets any more (fow-2.0 14.25:1) or are not what is asked for are lost
    (ruling fow-2.0-R34). If all are, nothing of the text is carried out (fow-2.0 1.4.5:26) and nothing paid comes back
    (fow-2.0 1.4.5:27)."""
    waits = g.played[f.local["card"]]
    had = [binding for binding in _aimed_at(g, waits) if waits.bind.get(binding)]
    chase.check_targets(g, f)
    after = f.local["bind"]
    return Goto(PUT_AWAY) if had and not any(after[binding] for binding in had) else None


def _aimed_at(g: Game, waits: Played) -> list[int]:
    """Under which names the targets of what waits are kept."""
    body = waits.source.ability.body if waits.source.ability is not None else None
    if not isinstance(body, Body):
        return []
    scene = Scene(g, waits.source, waits.bind, waits.event)
    return [p.some.binding for p in plan.current(scene, plan.plan(body.effect), held(waits.bind, "modes"))]


def resolve(g: Game, f: Frame[chase.Resolution]) -> Signal | None:
    """It does what it does; a field addition finds no place beside one of its name (fow-2.0 2.5.1:2)."""
    card = f.local["card"]
    if f.local["kind"] == "spell" and has_namesake(g, g.played[card].source.seat, card):
        return None
    return chase.resolve(g, f)


def has_namesake(g: Game, seat: int, card: int) -> bool:
    """Whether a field addition of the same name lies in a player's field."""
    chars = g.chars(card)
    if "addition: field" not in chars.types:
        return False
    names = frozenset(chars.names)
    return any(
        "addition: field" in g.chars(c).types and not names.isdisjoint(g.chars(c).names)
        for c in g.zone(seat, zones.FIELD)
        if c != card
    )


resolution = chase.resolution.replaced(
    chase.resolution.title, chase.resolution.name, {"fow 9.3:3.1": check_targets, "fow 9.3:3.2": resolve}
)
PROCEDURES = (resolution,)
