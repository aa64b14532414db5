"""What spells and abilities are aimed at (fow 9.3:2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.scenes.scene import held
from ludex.enact.values.body import Body
from ludex.kernel.cards import CardRef
from ludex.kernel.events import Played

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.game import Game

HOST = "host"  # what an addition that is played is aimed at (fow 7.2:3)


def targets_of(g: Game, waits: Played) -> tuple[CardRef, ...]:
    """What something in the chase targets."""
    found: list[CardRef] = []
    ability = waits.source.ability
    body = ability.body if ability is not None else None
    if isinstance(body, Body):
        for p in body.plan.picks:
            found += held(waits.bind, p.some.binding) if p.named else ()
    host = waits.bind.get(HOST)
    if isinstance(host, CardRef):
        found.append(host)
    return tuple(dict.fromkeys(found))


def named_so_far(scene: Scene, ref: CardRef) -> tuple[CardRef, ...]:
    """What this text has been aimed at while it is being played, if it is the one spoken of."""
    if scene.source.card != ref.id:
        return ()
    return targets_of(scene.g, Played(scene.source, scene.bind, scene.event, ""))
