"""Zones (skerry 3): where cards are and who sees them."""

from __future__ import annotations

from ludex.kernel.zones import Sight, ZoneSpec

DECK = "deck"
HAND = "hand"
COAST = "coast"
DEEP = "deep"
SWELL = "swell"

ROOM = 6  # skerry 6.3

ZONES: tuple[ZoneSpec, ...] = (
    ZoneSpec(DECK, "skerry 3.1", Sight.HIDDEN, "Deck", ordered=True),
    ZoneSpec(HAND, "skerry 3.2", Sight.OWNER, "Hand"),
    ZoneSpec(COAST, "skerry 3.3", Sight.PUBLIC, "Coast", oriented=True, watched=True),
    ZoneSpec(DEEP, "skerry 3.4", Sight.PUBLIC, "Deep"),
    ZoneSpec(SWELL, "skerry 6.4", Sight.PUBLIC, "Swell", transit=True),
)
FACEDOWN = frozenset({DECK, HAND})
