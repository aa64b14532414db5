"""The playmat of Shadowverse: Evolve (sve 4): leader and decks at the sides, field and EX area in the middle."""

from __future__ import annotations

from ludex.games.playmats import (
    FAN,
    LINKED,
    PILE,
    ROW,
    SLOT,
    STACK,
    Face,
    Figure,
    Gauge,
    Grid,
    Place,
    Playmat,
    Stop,
)

# Evolved cards, carrots and drive points lie in zones of their own and belong to the follower they are linked to (sve
# 4.12, sve 4.13, sve 4.14): they are drawn with it.
_PLACES = (
    Place("leader area", "leader", SLOT),
    Place("field", "field", ROW),
    Place("deck", "deck", PILE, count=True),
    Place("evolve deck", "evolve", PILE, count=True),
    Place("hand", "hand", FAN, count=True),
    Place("ex area", "ex", ROW),
    Place("cemetery", "cemetery", PILE, count=True),
    Place("banished zone", "aside", PILE, count=True, filled=True),
    Place("resolution zone", "stack", STACK, of="shared"),
    Place("evolve zone", "field", LINKED, host="field"),
    Place("race zone", "field", LINKED, host="field"),
    Place("drive zone", "field", LINKED, host="field"),
    Place("trigger zone", "aside", SLOT, filled=True),
)

_WIDE = Grid(
    areas=("leader field field deck", "evolve ex ex cemetery", "gauges hand hand aside"),
    columns=(1.25, 3.4, 3.4, 1.25),
    rows=(1.2, 0.86, 0.94),
    far=(1.2, 0.86, 0.5),
)
_COMPACT = Grid(
    areas=("leader field field evolve deck", "gauges hand ex cemetery aside"),
    columns=(0.95, 3.5, 2.2, 0.8, 0.8),
    rows=(1.0, 0.82),
    far=(1.0, 0.62),
)

_COLOURS = {
    "Forestcraft": ("#7fb069", "#24502f"),
    "Swordcraft": ("#e0b64c", "#6b4a12"),
    "Runecraft": ("#6f9bd8", "#233f7a"),
    "Dragoncraft": ("#e58a4e", "#7a2d1a"),
    "Abysscraft": ("#b77bc4", "#3f1f4d"),
    "Havencraft": ("#e8dcae", "#7d6a3a"),
    "Neutral": ("#b9b4a8", "#4c4a45"),
}

PLAYMAT = Playmat(
    game="sve",
    places=_PLACES,
    wide=_WIDE,
    compact=_COMPACT,
    gauges=(
        Gauge("play points", "Play points", "points", "#efb64a", most="max play points"),
        Gauge("evolution points", "Evolution points", "number", "#e9d15c", icon="chevrons"),
        Gauge("super-evolution points", "Super-evolution points", "number", "#b58ae6", icon="spark"),
    ),
    face=Face(
        tint="class",
        traits=("trait",),
        numbers=(
            Figure("cost", "top-left", "cost", "cost"),
            Figure("attack", "bottom-left", "attack", "attack"),
            Figure("defense", "bottom-right", "defense", "defense"),
        ),
        kinds={
            "follower": "Follower",
            "spell": "Spell",
            "amulet": "Amulet",
            "leader": "Leader",
            "evolved": "Evolved",
            "advanced": "Advanced",
            "token": "Token",
            "carrot": "Carrot",
            "drive point": "Drive point",
        },
        colours=_COLOURS,
        badges=("trigger",),
        lasting={"super-evolved": "super-evolved"},
    ),
    backs={"": "chevron", "evolve deck": "sun"},
    passes=("pass", "end", "done", "no"),
    stops=(Stop("sve 7.4.5", "Quick: at the end of a turn", theirs=True),),
    drops=("field",),
)
