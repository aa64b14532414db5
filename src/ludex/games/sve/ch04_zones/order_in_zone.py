"""Putting several cards into a zone with an order (sve 4.1.5): the player to whom it belongs says which lies where."""

from __future__ import annotations

from ludex.games.arranging import Arranging, Numbers
from ludex.games.sve.ch04_zones.moving import move_event, shares

_arranging = Arranging(
    "Putting cards into a zone in an order",
    Numbers(order="sve 4.1.5", asked="sve 4.1.5.1", secret="sve 4.1.5.1"),
    shares=shares,
    move=move_event,
)
arrange = _arranging.arrange

PROCEDURES = (_arranging.procedure,)
