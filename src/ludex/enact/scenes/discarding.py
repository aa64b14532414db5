"""Discarding a hand (fow 10.18:2): all cards in it, and an empty one counts too where the book says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.ruleset import HAND, text_rules
from ludex.enact.scenes import meanings
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene


HAND_DISCARDED = "hand discarded"  # the event: it happens once, however many cards there were


def hands(scene: Scene, action: object) -> tuple[int, ...]:
    """The players who discard their hand by an action; an empty one only where that has been done then
    (fow 10.18:2.1)."""
    if not isinstance(action, ast.Discard) or not isinstance(action.what, ast.WholeZone) or action.what.zone != HAND:
        return ()
    g = scene.g
    empty = text_rules(g).discards_nothing
    return tuple(seat for seat in meanings.seats(scene, action.what.whose) if empty or g.zone(seat, HAND))


def empty_hands(scene: Scene, action: object) -> tuple[int, ...]:
    """The players who discard an empty hand by an action."""
    return tuple(seat for seat in hands(scene, action) if not scene.g.zone(seat, HAND))
