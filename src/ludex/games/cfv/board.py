"""Cardfight!! Vanguard as pages show it: its cards, its decks, and how the lab asks for a card."""

from __future__ import annotations

from ludex.games.boards import Asked, Board, CardFacts, Row, Shape, texts_of
from ludex.games.cfv.playmat import PLAYMAT

_SIGN = (
    '<circle cx="24" cy="15" r="8" fill="currentColor" stroke="none" opacity=".85"/><circle cx="8.5" cy="18" '
    'r="5.5" opacity=".6"/><circle cx="39.5" cy="18" r="5.5" opacity=".6"/><circle cx="8.5" cy="35" r="5.5" '
    'opacity=".35"/><circle cx="24" cy="36" r="5.5" opacity=".35"/><circle cx="39.5" cy="35" r="5.5" '
    'opacity=".35"/>'
)

_FORM = (
    Asked("type", ("normal unit", "trigger unit: critical", "trigger unit: draw", "trigger unit: stand",
                   "trigger unit: heal")),
    Asked("clan", several=True),
    Asked("race", several=True),
    Asked("grade", ("0", "1", "2", "3")),
    Asked("power", number=True),
    Asked("shield", number=True),
    Asked("critical", number=True),
    Asked("icons", ("", "Boost", "Intercept", "Twin Drive!!")),
)  # fmt: skip
_FIRST: Row = {
    "name": "Night Mail, Corin", "type": "normal unit", "clan": ["Ember Post"], "race": ["Roadborn"], "grade": "1",
    "power": 7000, "shield": 5000, "critical": 1, "icons": "Boost",
    "text": "[AUTO](RC): When this unit's attack hits a vanguard, draw a card.",
}  # fmt: skip


def _facts(row: Row) -> CardFacts:
    shield = f" · ⛨ {row['shield']}" if row.get("shield") else ""
    kind = f"{row['trigger']} trigger" if row.get("trigger") else row["type"]
    return CardFacts(
        name=row["name"], part="main", kind=kind, colours=tuple(row.get("clan", ())),
        traits=(*row.get("race", ()), *row.get("icons", ())), level=row["grade"], cost=str(row["grade"]),
        figures=f"{row['power']}{shield}", text=texts_of(row), row=row,
    )  # fmt: skip


def _fields(row: Row) -> Row:
    """A card's row as the lab asks for it."""
    trigger = row.pop("trigger", None)
    row |= {"type": f"trigger unit: {trigger}" if trigger else "normal unit", "grade": str(row["grade"])}
    row["icons"] = next(iter(row.get("icons", ())), "")
    return row


BOARD = Board(
    playmat=PLAYMAT,
    sign=_SIGN,
    shape=Shape("first", "main", 1, ("main",), 50, level_leading=0),
    facts=_facts,
    form=_FORM,
    first=_FIRST,
    fields=_fields,
)
