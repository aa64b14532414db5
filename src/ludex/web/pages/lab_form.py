"""The fields of a card in the lab, as the game of its ruleset asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludex import games
from ludex.games.boards import Asked, CardFacts, Row
from ludex.web.pages.cardbook import catalog


def taken_in(asked: Asked, said: str) -> Any:
    """What somebody wrote, as a row has it."""
    words = said.strip()
    if asked.several:
        return [word.strip() for word in words.split(",") if word.strip()][:6]
    if asked.number:
        return min(int(words), 99_999) if words.isdecimal() and len(words) < 7 else None
    return words[:80]


def shown(asked: Asked, fields: Mapping[str, Any]) -> str:
    """What stands in a field."""
    value = fields.get(asked.name)
    if asked.several and isinstance(value, list | tuple):
        return ", ".join(map(str, value))
    return "" if value is None else str(value)


def fields_of(ruleset: str, card: CardFacts, name: str) -> Row:
    """A card that comes with ludex as the lab's fields, under another name: its text calls it so, too."""
    row = {**card.row, "name": name, "text": str(card.row.get("text", "")).replace(card.name, name)}
    row.pop("number", None)
    row.pop("rarity", None)
    return games.board(ruleset).fields(row)


def to_start_from(ruleset: str) -> list[CardFacts]:
    """The cards whose whole text the lab's form can hold: those with one face that go into a main deck."""
    found = (card for card in catalog(ruleset).values() if card.part == "main" and card.row.get("back") is None)
    return sorted((card for card in found if card.text), key=lambda card: card.name)
