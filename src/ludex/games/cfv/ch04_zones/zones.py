"""Zones (cfv 4): where cards are and who sees them.

The field is seven circles (cfv 4.5.2), each a zone (cfv 4.6.1).
"""

from __future__ import annotations

from ludex.games.cfv.text.verbs import DELETED, LOCKED, PRINTED
from ludex.kernel.zones import Sight, ZoneSpec

# Faces of a card: as printed; deleted, without its power and text (cfv 10.1.25.3); locked, without anything (cfv
# 10.1.21.3). Whoever asks may look at the printed side (cfv 4.6.8.1, cfv 10.1.25.6), so neither is hidden.
__all__ = ["DELETED", "LOCKED", "PRINTED"]

DECK = "deck"
HAND = "hand"
DROP = "drop zone"
SOUL = "soul"
DAMAGE = "damage zone"
BIND = "bind zone"
TRIGGER = "trigger zone"

LEFT_FRONT = "left front"
VANGUARD = "vanguard circle"  # center front (cfv 4.6.4, cfv 3.17.5.1.1.1)
RIGHT_FRONT = "right front"
LEFT_BACK = "left back"
CENTER_BACK = "center back"
RIGHT_BACK = "right back"
GUARDIAN = "guardian circle"  # center far front (cfv 4.6.5, cfv 3.17.5.1.1.3)

REAR_GUARDS = (LEFT_FRONT, RIGHT_FRONT, LEFT_BACK, CENTER_BACK, RIGHT_BACK)  # cfv 4.6.6
BATTLE_CIRCLES = (VANGUARD, *REAR_GUARDS)
CIRCLES = (VANGUARD, *REAR_GUARDS, GUARDIAN)  # cfv 4.6.1
FIELD = "field"
REAR = "rear-guard circle"

# cfv 4.5.2, cfv 4.7.1: a card on a circle is on the field that the circle belongs to; the soul is no part of it.
REGIONS: dict[str, tuple[str, ...]] = {REAR: REAR_GUARDS, FIELD: CIRCLES}



def _circle(name: str, rule: str, title: str) -> ZoneSpec:
    """A circle is public (cfv 4.6.8), and so is the field (cfv 4.5.3); only a first vanguard lies there unseen, before
    the game (cfv 5.2.2, ruling cfv-R23)."""
    return ZoneSpec(
        name, rule, Sight.PUBLIC, title, oriented=True, watched=True, facedown_hidden=True, facedown_owner=True
    )


# Each player has every zone once (cfv 4.1.1). How many cards it has is open to all (cfv 4.1.2), which they are is so
# only if the zone is public (cfv 4.1.3). Face down cards of public zones are open to all (cfv 4.1.7), such damage too
# (cfv 4.8.2.1); only bound ones are their owner's alone (cfv 4.9.2.1, ruling cfv-R5). Cards of drop zone, soul, damage
# zone and bind zone may be put in another order at will (cfv 4.4.2, 4.7.3, 4.8.2, 4.9.3), so their order is not kept.
ZONES: tuple[ZoneSpec, ...] = (
    _circle(LEFT_FRONT, "cfv 4.6.6", "Left front"),
    _circle(VANGUARD, "cfv 4.6.4", "Vanguard circle"),
    _circle(RIGHT_FRONT, "cfv 4.6.6", "Right front"),
    _circle(LEFT_BACK, "cfv 4.6.6", "Left back"),
    _circle(CENTER_BACK, "cfv 4.6.6", "Center back"),
    _circle(RIGHT_BACK, "cfv 4.6.6", "Right back"),
    _circle(GUARDIAN, "cfv 4.6.5", "Guardian circle"),
    ZoneSpec(DECK, "cfv 4.2.2", Sight.HIDDEN, "Deck", ordered=True, lurking=True),
    ZoneSpec(HAND, "cfv 4.3.2", Sight.OWNER, "Hand", lurking=True),
    ZoneSpec(DROP, "cfv 4.4.2", Sight.PUBLIC, "Drop zone", lurking=True),
    ZoneSpec(SOUL, "cfv 4.7.3", Sight.PUBLIC, "Soul", lurking=True),
    ZoneSpec(DAMAGE, "cfv 4.8.2", Sight.PUBLIC, "Damage zone", lurking=True),
    ZoneSpec(BIND, "cfv 4.9.2", Sight.PUBLIC, "Bind zone", lurking=True, facedown_hidden=True, facedown_owner=True),
    ZoneSpec(TRIGGER, "cfv 4.10.4", Sight.PUBLIC, "Trigger zone", ordered=True, lurking=True),
)

LURKING = (DECK, HAND, DROP, SOUL, DAMAGE, BIND, TRIGGER)
