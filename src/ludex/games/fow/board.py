"""Force of Will as pages show it: its cards, its decks, and how the lab asks for a card."""

from __future__ import annotations

import re

from ludex.games.boards import Asked, Board, CardFacts, Row, Shape, Side, texts_of
from ludex.games.fow.playmat import PLAYMAT

_SIGN = (
    '<path d="M24 15.5 31.4 19.8V28.3L24 32.5 16.6 28.3V19.8Z" fill="currentColor" stroke="none" opacity=".85"/>'
    '<circle cx="24" cy="5.5" r="3.4" opacity=".6"/><circle cx="42" cy="18.5" r="3.4" opacity=".6"/><circle '
    'cx="35" cy="40" r="3.4" opacity=".6"/><circle cx="13" cy="40" r="3.4" opacity=".6"/><circle cx="6" cy="18.5" '
    'r="3.4" opacity=".6"/>'
)

_FORM = (
    Asked("type", ("Resonator", "Spell: Chant", "Spell: Chant-Instant", "Spell: Chant-Standby", "Addition: Field",
                   "Addition: Resonator", "Regalia", "Ruler")),
    Asked("attribute", several=True),
    Asked("race", several=True),
    Asked("cost", only=("resonator", "spell: chant", "spell: chant-instant", "spell: chant-standby",
                        "addition: field", "addition: resonator", "regalia")),
    Asked("attack", number=True, only=("resonator",)),
    Asked("defense", number=True, only=("resonator",)),
)  # fmt: skip
_FIRST: Row = {
    "name": "Gutter Heron", "type": "Resonator", "attribute": ["water"], "race": ["Eavesrain"], "cost": "{U}{1}",
    "attack": 400, "defense": 400, "text": "[Flying]\n[Enter] Draw a card.",
}  # fmt: skip


def _facts(row: Row) -> CardFacts:
    kind = row["type"]
    part = {"ruler": "ruler", "magic stone": "stones"}.get(kind, "main")
    told = f"{row['subtype']} {kind}" if kind == "magic stone" else row.get("subtype") or kind
    if kind == "addition":
        told = f"addition: {row.get('subtype', '')}"
    fights = row.get("attack") is not None
    return CardFacts(
        name=row["name"], part=part, kind=told, colours=tuple(row.get("attribute", ())) or tuple(row.get("stone", ())),
        traits=tuple(row.get("race", ())), level=_total(row.get("cost", "")) if part == "main" else None,
        cost=row.get("cost", ""), figures=f"{row['attack']} / {row['defense']}" if fights else "", text=texts_of(row),
        row=row,
    )  # fmt: skip


def _total(cost: str) -> int:
    """How much a cost of wills is in all: `{W}{W}{2}` is four."""
    signs = re.findall(r"\{([^}]*)\}", cost)
    return sum(int(sign) if sign.isdecimal() else sign != "X" for sign in signs)


def _fields(row: Row) -> Row:
    """A card's row as the lab asks for it."""
    kind, subtype = row["type"].capitalize(), row.pop("subtype", "")
    row["type"] = f"{kind}: {'-'.join(map(str.capitalize, subtype.split('-')))}" if subtype else kind
    return row


BOARD = Board(
    playmat=PLAYMAT,
    sign=_SIGN,
    shape=Shape(
        "ruler", "ruler", 1, ("main", "stones", "sideboard"), 40,
        side=Side("sideboard", ("main", "stones"), ("fow-5.5",)),  # only fow-5.5 3.16:1.2 knows one
    ),
    facts=_facts,
    form=_FORM,
    first=_FIRST,
    fields=_fields,
    deck_for_book=True,
)
