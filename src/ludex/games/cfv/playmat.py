"""The playmat of Cardfight!! Vanguard (cfv 4): six circles in two rows, the vanguard in the middle of the front."""

from __future__ import annotations

from ludex.games.playmats import (
    COLUMN,
    FAN,
    MIDDLE,
    PILE,
    ROW,
    SLOT,
    UNDER,
    Face,
    Figure,
    Gauge,
    Grid,
    Place,
    Playmat,
)

# The guardian circle is in front of the vanguard circle, between the players (cfv 4.6.5); the soul lies under the
# vanguard (cfv 4.7.1).
_PLACES = (
    Place("left front", "left-front", SLOT),
    Place("vanguard circle", "vanguard", SLOT),
    Place("right front", "right-front", SLOT),
    Place("left back", "left-back", SLOT),
    Place("center back", "center-back", SLOT),
    Place("right back", "right-back", SLOT),
    Place("guardian circle", MIDDLE, ROW),
    Place("deck", "deck", PILE, count=True),
    Place("hand", "hand", FAN, count=True),
    Place("drop zone", "drop", PILE, count=True),
    Place("soul", "vanguard", UNDER, count=True, host="vanguard circle"),
    Place("damage zone", "damage", COLUMN, count=True),
    Place("bind zone", "bind", PILE, count=True, filled=True),
    Place("trigger zone", "trigger", SLOT),
)

_WIDE = Grid(
    areas=(
        "damage left-front vanguard right-front trigger deck",
        "damage left-back center-back right-back bind drop",
        "gauges hand hand hand hand hand",
    ),
    columns=(1.5, 1.7, 1.7, 1.7, 1.0, 1.0),
    rows=(1.0, 1.0, 0.9),
    far=(1.0, 1.0, 0.42),
    middle=0.62,
)
_COMPACT = Grid(
    areas=(
        "damage left-front vanguard right-front trigger deck",
        "damage left-back center-back right-back bind drop",
        "gauges hand hand hand hand hand",
    ),
    columns=(1.5, 1.7, 1.7, 1.7, 1.0, 1.0),
    rows=(1.0, 1.0, 0.86),
    far=(1.0, 1.0, 0.3),
    middle=0.46,
)

_COLOURS = {
    "Ember Post": ("#ea9350", "#6e2513"),
    "Rime Assize": ("#9cc7df", "#27496b"),
    "Glasswater Choir": ("#63bfae", "#124c52"),
    "Blank Order": ("#bcb3c9", "#3b3350"),
}

PLAYMAT = Playmat(
    game="cfv",
    places=_PLACES,
    wide=_WIDE,
    compact=_COMPACT,
    # Six cards in the damage zone lose the game (cfv 1.2.2.1).
    gauges=(Gauge("damage zone", "Damage", "zone", "#e4795a", most="6"),),
    face=Face(
        tint="clan",
        traits=("clan", "race"),
        numbers=(
            Figure("grade", "top-left", "grade", "grade"),
            Figure("power", "bottom-left", "power", "power"),
            Figure("critical", "bottom-right", "critical", "critical", usual=1),
            Figure("shield", "side", "shield", "shield"),
            Figure("drive", "", "drive", "drive"),
        ),
        kinds={
            "unit": "",
            "normal unit": "Normal unit",
            "trigger unit": "Trigger unit",
            "locked card": "Locked",
            "deleted unit": "Deleted",
        },
        colours=_COLOURS,
        badges=("trigger",),
        lasting={"used up": "used this turn"},
    ),
    backs={"": "ring"},
    passes=("pass", "end", "done", "no"),
    stops=(),  # nothing is asked here that could be passed without a price
    drops=tuple(place.zone for place in _PLACES if place.show in (SLOT, ROW) and place.zone != "trigger zone"),
    contest="power",
    supports=True,
    look=("circles", "plates"),
)
