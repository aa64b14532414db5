"""Zones (fow 3): where cards are, who sees them, whether order and orientation are kept."""

from __future__ import annotations

from ludex.kernel.zones import Sight, ZoneSpec

DECK = "deck"  # the main deck
STONE_DECK = "magic stone deck"
HAND = "hand"
FIELD = "field"
STONES = "magic stone area"
RULER = "ruler area"
GRAVEYARD = "graveyard"
LIFEBREAK = "lifebreak area"
STANDBY = "chant-standby area"
REMOVED = "removed area"
CHASE = "chase area"
PLAYER = "player"
OUTSIDE = "outside"  # what a player owns and has not brought to the game in a deck
BROKEN = "broken"  # where a card is while its [Break] waits in the chase (fow 7.10:4): nowhere else

PLAYGROUND = (FIELD, RULER, STONES)  # fow 3.14:1
# Out of the game is the removed area, and in a tournament the sideboard (fow 3.16:1.2), else every other card a player
# owns (fow 3.16:1.1).
REGIONS: dict[str, tuple[str, ...]] = {"playground": PLAYGROUND, "out of the game": (REMOVED, OUTSIDE)}

# None of them is ever full, hands have no order, and used and removed cards have a place. In a playground cards are
# recovered or rested. A player lies on the table as a card that stands for them, so that players are targets and are
# dealt damage like anything else.
# fow-2.0 3.1:1, fow-2.0 3.1:3: all the zones there are.
ZONES: tuple[ZoneSpec, ...] = (
    ZoneSpec(PLAYER, "fow 1.5:1", Sight.PUBLIC, "Player"),
    ZoneSpec(FIELD, "fow 3.6:2", Sight.PUBLIC, "Field", oriented=True, watched=True),  # fow 3.6:3, fow-2.0 3.2:2
    ZoneSpec(RULER, "fow 3.8:2", Sight.PUBLIC, "Ruler area", oriented=True, watched=True),  # fow 3.8:3
    # fow 3.7:3, fow-2.0 3.10:2
    ZoneSpec(STONES, "fow 3.7:2", Sight.PUBLIC, "Magic stone area", oriented=True, watched=True),
    ZoneSpec(HAND, "fow 3.5:2", Sight.OWNER, "Hand", lurking=True),  # fow-2.0 3.3:4
    ZoneSpec(DECK, "fow 3.3:2", Sight.HIDDEN, "Main deck", ordered=True, lurking=True),
    ZoneSpec(STONE_DECK, "fow 3.4:2", Sight.HIDDEN, "Magic stone deck", ordered=True, lurking=True),
    ZoneSpec(GRAVEYARD, "fow 3.9:2", Sight.PUBLIC, "Graveyard", ordered=True, lurking=True),  # fow-2.0 3.8:1
    ZoneSpec(LIFEBREAK, "fow 3.10:2", Sight.HIDDEN, "Lifebreak area", ordered=True, lurking=True),
    ZoneSpec(STANDBY, "fow 3.11:2", Sight.OWNER, "Chant-standby area", ordered=True, lurking=True),  # fow-2.0 3.9:2
    ZoneSpec(REMOVED, "fow 3.12:2", Sight.PUBLIC, "Removed area", facedown_hidden=True, lurking=True),  # fow-2.0 3.11:1
    ZoneSpec(OUTSIDE, "fow 3.16:1", Sight.OWNER, "Outside the game"),
    ZoneSpec(BROKEN, "fow 7.10:4", Sight.PUBLIC, "Broken card", lurking=True),
    ZoneSpec(CHASE, "fow 3.13:2", Sight.PUBLIC, "Chase area", ordered=True, shared=True, transit=True, lurking=True),
)

# Base abilities hold in every zone (fow 9.4:2).
LURKING = (HAND, GRAVEYARD, STANDBY, REMOVED, CHASE, DECK, STONE_DECK, LIFEBREAK, BROKEN)
HIDDEN_FACE = (DECK, STONE_DECK, HAND, LIFEBREAK, STANDBY)  # where cards lie face down

# Faces of a card with two: a ruler and its J-ruler (fow 3.6:5), the past and the future side (fow 14.3:2).
FRONT, BACK = 0, 1
