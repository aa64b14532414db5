"""Cards (skerry 2) as they stand in our card files: one TOML table a card, checked when it is read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from ludex.games import cardfiles
from ludex.games.cardfiles import Misprint, Words, texts_in


class CardRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card: name, type, cost and text (skerry 2.1), a boat's might and hull (skerry 2.3). `words`: what the text of a
    card from elsewhere speaks of."""

    name: str
    type: Literal["boat", "lamp", "squall"]
    cost: int
    might: int | None = None
    hull: int | None = None
    text: str = ""
    words: Words | None = None


def read_rows(text: str, file: str) -> tuple[CardRow, ...]:
    """The cards of one file's text; the first thing that is wrong with it is refused by name."""
    return cardfiles.read_rows(text, file, CardRow, _misprints)


def row_from(fields: object, file: str, card: str) -> CardRow:
    """One card in plain data, checked as those of a file are."""
    return cardfiles.checked_row(fields, file, card, CardRow, _misprints)


def _misprints(row: CardRow) -> Iterator[Misprint]:
    """What no card can be, however well its fields are typed."""
    if not row.name.strip():
        yield "name", "is empty.", "Every card has a name (skerry 2.1)."
    for field in ("cost", "might", "hull"):
        number = getattr(row, field)
        if number is not None and number < 0:
            yield field, f"is {number}.", "A printed number is 0 or more."
        if field != "cost" and (number is not None) != (row.type == "boat"):
            yield field, "does not fit the type.", "Boats have might and hull, and no other card has (skerry 2.3)."


def shipped_rows() -> tuple[CardRow, ...]:
    """Every card that comes with the game."""
    return tuple(row for file, text in texts_in("skerry", "cards") for row in read_rows(text, file))
