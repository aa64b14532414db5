"""Skerry as pages show it: its playmat, its cards, its decks, and how the lab asks for a card."""

from __future__ import annotations

from ludex.games.boards import Asked, Board, CardFacts, Row, Shape, texts_of
from ludex.games.playmats import FAN, MIDDLE, PILE, ROW, Face, Figure, Gauge, Grid, Place, Playmat, Stop

_PLACES = (
    Place("coast", "coast", ROW),
    Place("swell", MIDDLE, ROW, filled=True),
    Place("deck", "deck", PILE, count=True),
    Place("hand", "hand", FAN, count=True),
    Place("deep", "deep", PILE, count=True),
)
_AREAS = ("coast coast coast deck", "gauges hand hand deep")
_WIDE = Grid(areas=_AREAS, columns=(1.2, 2.0, 2.0, 0.8), rows=(1.0, 0.8), far=(1.0, 0.42), middle=0.4)
_COMPACT = Grid(areas=_AREAS, columns=(1.2, 2.0, 2.0, 1.0), rows=(1.0, 0.8), far=(1.0, 0.3), middle=0.3)

PLAYMAT = Playmat(
    game="skerry",
    places=_PLACES,
    wide=_WIDE,
    compact=_COMPACT,
    gauges=(
        Gauge("oil", "Oil", "number", "#e6b04a", icon="flame"),
        Gauge("tide", "Tide", "points", "#58a6c8", most="max tide"),
    ),
    face=Face(
        tint="type",
        traits=(),
        numbers=(
            Figure("cost", "top-left", "cost", "cost"),
            Figure("might", "bottom-left", "might", "attack"),
            Figure("hull", "bottom-right", "hull", "defense", damaged=True),
        ),
        kinds={"boat": "Boat", "lamp": "Lamp", "squall": "Squall"},
        colours={
            "boat": ("#c9a06a", "#4a2f16"),
            "lamp": ("#f0cf6b", "#6b4a0c"),
            "squall": ("#86b4c9", "#1d3c52"),
        },
    ),
    backs={"": "ring"},
    passes=("pass", "end", "done", "no"),
    stops=(Stop("skerry 7.3", "Meet a raid", theirs=True, attack=True),),
    drops=("coast",),
)

_SIGN = (
    '<path d="M20 10h8l3 30H17z" fill="currentColor" stroke="none" opacity=".85"/>'
    '<path d="M4 12l14 3M44 12l-14 3M24 3v4" opacity=".6"/><path d="M4 44q5-4 10 0t10 0 10 0 10 0" opacity=".5"/>'
)
_BOAT = ("boat",)
_FORM = (
    Asked("type", ("boat", "lamp", "squall")),
    Asked("cost", number=True),
    Asked("might", number=True, only=_BOAT),
    Asked("hull", number=True, only=_BOAT),
)
_FIRST: Row = {
    "name": "Oyster Boat", "type": "boat", "cost": 2, "might": 1, "hull": 2, "text": "Landfall: Stoke 2.",
}  # fmt: skip


def _facts(row: Row) -> CardFacts:
    figures = f"{row['might']}/{row['hull']}" if row["type"] == "boat" else ""
    return CardFacts(
        name=row["name"], part="main", kind=row["type"], colours=(row["type"],), traits=(), level=row["cost"],
        cost=str(row["cost"]), figures=figures, text=texts_of(row), row=row,
    )  # fmt: skip


BOARD = Board(
    playmat=PLAYMAT,
    sign=_SIGN,
    shape=Shape("", "", 0, ("main",), 30),
    facts=_facts,
    form=_FORM,
    first=_FIRST,
    fields=lambda row: row,
)
