"""Zones (sve 4): where cards are, who sees them, whether order and placement are kept."""

from __future__ import annotations

from ludex.kernel.zones import Sight, ZoneSpec

LEADER = "leader area"
FIELD = "field"
DECK = "deck"
EVOLVE_DECK = "evolve deck"
HAND = "hand"
EX = "ex area"
CEMETERY = "cemetery"
BANISHED = "banished zone"
RESOLUTION = "resolution zone"
EVOLVE_ZONE = "evolve zone"
RACE = "race zone"
DRIVE = "drive zone"
TRIGGER = "trigger zone"

HAND_LIMIT = 7  # sve 4.7.3.1
FIELD_LIMIT = 5  # sve 4.4.4.1
EX_LIMIT = 5  # sve 4.8.3.1

# Hands are for cards not yet played that the opponent does not see, EX areas for those the opponent does.
ZONES: tuple[ZoneSpec, ...] = (
    ZoneSpec(LEADER, "sve 4.3.2", Sight.PUBLIC, "Leader area", watched=True),
    ZoneSpec(FIELD, "sve 4.4.2", Sight.PUBLIC, "Field", oriented=True, capacity=FIELD_LIMIT, watched=True,
             facedown_hidden=True, facedown_owner=True),
    ZoneSpec(DECK, "sve 4.5.2", Sight.HIDDEN, "Deck", ordered=True),
    ZoneSpec(EVOLVE_DECK, "sve 4.6.2", Sight.OWNER, "Evolve deck", faceup_public=True, faceup_apart=True,
             lurking=True),
    ZoneSpec(HAND, "sve 4.7.2", Sight.OWNER, "Hand", lurking=True),  # sve 4.7.1
    ZoneSpec(EX, "sve 4.8.2", Sight.PUBLIC, "EX area", capacity=EX_LIMIT, watched=True),  # sve 4.8.1
    ZoneSpec(CEMETERY, "sve 4.9.2", Sight.PUBLIC, "Cemetery", lurking=True),
    ZoneSpec(BANISHED, "sve 4.10.2", Sight.PUBLIC, "Banished zone", facedown_hidden=True, lurking=True),
    ZoneSpec(RESOLUTION, "sve 4.11.2", Sight.PUBLIC, "Resolution zone", ordered=True, shared=True, transit=True),
    ZoneSpec(EVOLVE_ZONE, "sve 4.12.2", Sight.PUBLIC, "Evolve zone"),
    ZoneSpec(RACE, "sve 4.13.2", Sight.PUBLIC, "Race zone"),
    ZoneSpec(DRIVE, "sve 4.14.2", Sight.PUBLIC, "Drive zone"),
    ZoneSpec(TRIGGER, "sve 4.15.2", Sight.PUBLIC, "Trigger zone"),
)  # fmt: skip

# Where tokens may exist, and where advanced cards may stay.
TOKEN_ZONES = frozenset({EX, FIELD, RESOLUTION})  # sve 9.1.4.1
SPELL_TOKEN_ZONES = frozenset({EX, RESOLUTION})  # sve 9.1.4.2
ADVANCED_ZONES = frozenset({FIELD, EX, RESOLUTION, EVOLVE_DECK})  # sve 9.2.2

# Where a hidden card is one of the main deck's; only the evolve deck hides others (sve 6.1.1.2, sve 6.1.1.3).
MAIN_DECK_ZONES = frozenset({DECK, HAND, FIELD, BANISHED, RESOLUTION, CEMETERY})
