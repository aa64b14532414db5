"""The order of abilities after battle damage (fow-2.0 5.6.4:7 to fow-2.0 5.6.4:14): each sort forms a chase of its own
(ruling fow-2.0-R46)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.standing.triggers import TextTrigger
from ludex.games.fow.ch03_zones import zones
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.events import Pending

ANY = -1
# Damage received (fow-2.0 5.6.4:7, fow-2.0 5.6.4:11) and dealt (fow-2.0 5.6.4:8, fow-2.0 5.6.4:12), destroyed
# (fow-2.0 5.6.4:13), put into the graveyard (fow-2.0 5.6.4:14), and whatever else has triggered.
RECEIVED, DEALT, DESTROYED, BURIED, OTHER = range(5)
SORTS = (RECEIVED, DEALT, DESTROYED, BURIED, OTHER)


def sort_of(p: Pending) -> int:
    """What a waiting ability has been waiting for (fow-2.0 5.6.4:8, fow-2.0 5.6.4:11, fow-2.0 5.6.4:12,
    fow-2.0 5.6.4:13)."""
    event = p.event
    if event is None:
        return OTHER
    if event.kind == "damage":
        return DEALT if _speaks_of(p, ast.DealsDamage) else RECEIVED
    if event.kind == "destroy" and _speaks_of(p, ast.IsDestroyed):
        return DESTROYED
    return BURIED if event.to == zones.GRAVEYARD else OTHER


def _speaks_of(p: Pending, happening: type[ast.Node]) -> bool:
    trigger = p.source.ability.trigger if p.source.ability is not None else None
    return isinstance(trigger, TextTrigger) and any(isinstance(e, happening) for e in trigger.events)
