"""The playmat of Force of Will (fow 3): ruler at the side, field before the stones, the chase between the players.

A player lies on the table as well (fow 1.5:1), to be pointed at like a card, and is shown with the
life and the wills they have.
"""

from __future__ import annotations

from ludex.games.playmats import (
    BACKS,
    FAN,
    PILE,
    PLAYER,
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

_PLACES = (
    Place("player", "gauges", PLAYER),
    Place("field", "field", ROW),
    Place("ruler area", "ruler", SLOT),
    Place("magic stone area", "stones", ROW),
    Place("hand", "hand", FAN, count=True),
    Place("deck", "deck", PILE, count=True),
    Place("magic stone deck", "stone-deck", PILE, count=True),
    Place("graveyard", "graveyard", PILE, count=True),
    Place("lifebreak area", "lifebreak", BACKS, count=True),
    Place("chant-standby area", "standby", BACKS, count=True),
    Place("removed area", "aside", PILE, count=True, filled=True),
    Place("outside", "aside", PILE, count=True, filled=True),
    Place("broken", "aside", SLOT, filled=True),
    Place("chase area", "stack", STACK, of="shared"),
)

_WIDE = Grid(
    areas=(
        "ruler field field field deck",
        "stone-deck stones stones standby graveyard",
        "gauges hand hand lifebreak aside",
    ),
    columns=(1.25, 3.4, 1.7, 1.7, 1.25),
    rows=(1.2, 0.84, 0.94),
    far=(1.2, 0.84, 0.56),
)
_COMPACT = Grid(
    areas=(
        "ruler field field field deck",
        "gauges stones standby lifebreak graveyard",
        "gauges hand hand stone-deck aside",
    ),
    columns=(1.1, 3.7, 1.5, 1.1, 0.9),
    rows=(1.05, 0.72, 0.85),
    far=(1.05, 0.72, 0.6),
)

_COLOURS = {
    "light": ("#ecd78c", "#7a6424"),
    "fire": ("#e4795a", "#74201a"),
    "water": ("#6fa6dc", "#1f4379"),
    "wind": ("#83bb74", "#225033"),
    "darkness": ("#a988c9", "#35204f"),
}


def _priorities(rule: str) -> tuple[Stop, ...]:
    """Priority comes in every phase. Who can do something is asked when the opponent attacks and ends the turn, and
    whenever something of the opponent waits to be resolved."""
    return (
        Stop(rule, "Priority: draw phase", "draw phase"),
        Stop(rule, "Priority: recovery phase", "recovery phase"),
        Stop(rule, "Priority: main phase", "main phase"),
        Stop(rule, "Priority: attack", "declare attack step", theirs=True, attack=True),
        Stop(rule, "Priority: end phase", "end phase", theirs=True),
        Stop(rule, "Priority: at other times"),
    )


# The three books lie alike; priority is asked for by the numbers of each.
PLAYMAT = Playmat(
    game="fow",
    places=_PLACES,
    wide=_WIDE,
    compact=_COMPACT,
    gauges=(
        Gauge("life", "Life", "number", "#e4795a", icon="heart"),
        Gauge("will W", "Light", "will", "W"),
        Gauge("will R", "Fire", "will", "R"),
        Gauge("will U", "Water", "will", "U"),
        Gauge("will G", "Wind", "will", "G"),
        Gauge("will B", "Darkness", "will", "B"),
        Gauge("will M", "Moon", "will", "M"),
        Gauge("will 0", "No attribute", "will", "0"),
    ),
    face=Face(
        tint="attribute",
        traits=("race",),
        numbers=(
            Figure("cost", "top-left", "cost", "cost"),
            Figure("attack", "bottom-left", "ATK", "attack"),
            Figure("defense", "bottom-right", "DEF", "defense", damaged=True),
        ),
        kinds={
            "spell": "",
            "magic stone": "",
            "chant": "Spell: Chant",
            "chant-instant": "Spell: Chant-Instant",
            "chant-standby": "Spell: Chant-Standby",
            "basic magic stone": "Basic magic stone",
            "special magic stone": "Special magic stone",
            "true magic stone": "True magic stone",
            "addition": "",
            "resonator": "Resonator",
            "regalia": "Regalia",
            "ruler": "Ruler",
            "J-ruler": "J-ruler",
            "astral ruler": "Astral ruler",
            "ability": "Ability",
            "player": "Player",
        },
        colours=_COLOURS,
        symbols=True,
        lasting={"awakened": "awakened"},
    ),
    backs={"": "moon", "magic stone deck": "gem"},
    passes=("pass", "end", "done", "no"),
    stops=_priorities("fow 6.1:1.3"),
    drops=("field", "chant-standby area"),
    answers=True,
    look=("plates",),
)
