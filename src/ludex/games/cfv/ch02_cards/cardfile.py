"""Characteristics of a card (cfv 2) as they stand in our card files: one TOML table a card, checked when it is read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from ludex.games import cardfiles
from ludex.games.cardfiles import CardFileError, Misprint, Words, texts_in

__all__ = [
    "CardFileError",
    "CardRow",
    "CardType",
    "Icon",
    "Rarity",
    "Trigger",
    "digest",
    "read_rows",
    "row_from",
    "shipped_rows",
]

CardType = Literal["normal unit", "trigger unit"]  # cfv 2.9.2
Trigger = Literal["critical", "draw", "stand", "heal"]  # cfv 2.8.1.1
Icon = Literal["Twin Drive!!", "Intercept", "Boost"]  # cfv 2.10.1
Rarity = Literal["C", "R", "RR", "RRR"]


class CardRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card: name, clan, race and grade (cfv 2.1-2.4), power, shield if it has one, critical (cfv 2.5-2.7, 2.6.3),
    trigger icon, type, skill icons and text (cfv 2.8-2.11). Collector number and rarity mean nothing in play (cfv
    2.13.2, 2.14.2); drive is printed on no card (cfv 2.16.2). `words`: what the text of a card from elsewhere speaks
    of."""

    name: str
    type: CardType
    clan: tuple[str, ...] = ()
    race: tuple[str, ...] = ()
    grade: int
    power: int
    shield: int | None = None
    critical: int = 1
    trigger: Trigger | None = None
    icons: tuple[Icon, ...] = ()
    text: str = ""
    number: str = ""
    rarity: Rarity = "C"
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
        yield "name", "is empty.", "Every card has a name (cfv 2.1.1)."
    if not row.clan:
        yield "clan", "is missing.", "Write the clan the card belongs to (cfv 2.2.1)."
    for field in ("grade", "power", "shield", "critical"):
        value = getattr(row, field)
        if value is not None and value < 0:
            yield field, f"is {value}.", "A printed number is 0 or more."
    if row.trigger is None and row.type == "trigger unit":
        yield "trigger", "is missing.", "A trigger unit has a trigger icon (cfv 2.9.2)."
    if row.trigger is not None and row.type == "normal unit":
        yield "trigger", "stands on a normal unit.", 'Write type = "trigger unit" (cfv 2.9.2).'
    for field, words in (("clan", row.clan), ("race", row.race), ("icons", row.icons)):
        if len(set(words)) < len(words):
            yield field, "says something twice.", "Once is enough."


def shipped_rows() -> tuple[CardRow, ...]:
    """Every card that comes with ludex."""
    return tuple(row for file, text in texts_in("ludex.games.cfv", "cards") for row in read_rows(text, file))


def digest(row: CardRow) -> str:
    """A short name for everything on a card that can matter in play, for records to pin."""
    return cardfiles.digest(msgspec.structs.replace(row, rarity="C", number=""))
