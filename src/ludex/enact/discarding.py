"""Discarding a hand (fow 10.18:2): all cards in it, and an empty one counts too where the book says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact import players
from ludex.enact.ruleset import HAND, text_rules
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scene import Scene


def empty_hands(scene: Scene, action: object) -> tuple[int, ...]:
    """The players who discard an empty hand by an action, which has been done then (fow 10.18:2.1)."""
    if not isinstance(action, ast.Discard) or not isinstance(action.what, ast.WholeZone) or action.what.zone != HAND:
        return ()
    if not text_rules(scene.g).discards_nothing:
        return ()
    return tuple(seat for seat in players.seats(scene, action.what.whose) if not scene.g.zone(seat, HAND))
