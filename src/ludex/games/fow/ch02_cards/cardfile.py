"""Parts of a card (fow 2) as they stand in our card files: one TOML table a card, checked when it is read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from ludex.games import cardfiles
from ludex.games.cardfiles import CardFileError, Misprint, Words, texts_in
from ludex.games.fow.ch02_cards.cost_symbols import BadCost, symbols

__all__ = [
    "EDITIONS",
    "PSEUDO",
    "CardFileError",
    "CardRow",
    "Edition",
    "Side",
    "bounded",
    "digest",
    "known_in",
    "read_rows",
    "row_from",
    "shipped_rows",
    "sides",
]

CardType = Literal[
    "ruler", "resonator", "spell", "addition", "regalia", "magic stone", "J-ruler",
    "player", "ability", "judgment", "life break", "coin",
]  # fmt: skip
Attribute = Literal["light", "fire", "water", "wind", "darkness"]
Edition = Literal["2.0", "5.01", "5.5"]
Rarity = Literal["C", "U", "R", "SR"]

EDITIONS: tuple[str, ...] = ("2.0", "5.01", "5.5")  # in the order in which they appeared
# What the rules put among the cards: a player, an ability or a judgment in the chase area (fow 9.3:2.2, fow 7.5:2).
PSEUDO: tuple[str, ...] = ("player", "ability", "judgment", "life break", "coin")

SUBTYPES: dict[str, tuple[str, ...]] = {
    "spell": ("chant", "chant-instant", "chant-standby"),  # fow 2.1:3.1
    "addition": ("field", "resonator", "ruler", "J-ruler", "J/resonator", "J/ruler", "ruler/J-ruler"),  # fow 2.1:3.2
    "magic stone": ("basic", "special", "true"),  # fow 2.1:4.1
}
# Kinds of additions that one of the books does not have (fow 2.1:3.2): the first edition with them, and the last.
ADDITIONS: dict[str, tuple[str, str]] = {
    "ruler": ("5.5", "5.5"),
    "J-ruler": ("5.5", "5.5"),
    "J/resonator": ("5.5", "5.5"),
    "J/ruler": ("5.5", "5.5"),
    "ruler/J-ruler": ("2.0", "5.01"),
}
_COSTLESS = ("ruler", "J-ruler", "magic stone")
_FIGHTERS = ("resonator", "J-ruler")


class Side(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The back of a card: the J-ruler of a ruler (fow 3.6:5), or the future side of a double-sided card (fow 14.3:2).
    What is left out is as on the front; the type of a ruler's back is J-ruler."""

    name: str
    type: CardType | None = None
    subtype: str | None = None
    stone: tuple[Attribute, ...] = ()
    attribute: tuple[Attribute, ...] | None = None
    race: tuple[str, ...] | None = None
    cost: str = ""
    attack: int | None = None
    defense: int | None = None
    text: str = ""


class CardRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card: type and subtype, magic stone types (fow 2.1), name, cost, text, race or trait, ATK, DEF and the
    attributes on its banner (fow 2.2 to 2.8). `since` and `until`: the first and the last edition whose rules know all
    of it. Collector number and rarity mean nothing in play (fow 2.10:2). `words`: what the texts of a card from
    elsewhere speak of."""

    name: str
    type: CardType
    subtype: str = ""
    stone: tuple[Attribute, ...] = ()
    attribute: tuple[Attribute, ...] = ()
    race: tuple[str, ...] = ()
    cost: str = ""
    attack: int | None = None
    defense: int | None = None
    text: str = ""
    back: Side | None = None
    since: Edition = "2.0"
    until: Edition | None = None
    number: str = ""
    rarity: Rarity = "C"
    words: Words | None = None

    @property
    def special(self) -> bool:
        """Whether it is a magic stone of the general type Special, which true ones are too (fow 2.1:4.1)."""
        return self.type == "magic stone" and self.subtype in ("special", "true")

    @property
    def double_sided(self) -> bool:
        """Whether it has two sides and is no ruler (fow 14.3:1, fow 14.3:1.1)."""
        return self.back is not None and self.type != "ruler"


def sides(row: CardRow) -> tuple[Side, ...]:
    """The front of a card, and its back if it has one, with everything that stands on them."""
    front = Side(
        name=row.name, type=row.type, subtype=row.subtype, stone=row.stone, attribute=row.attribute, race=row.race,
        cost=row.cost, attack=row.attack, defense=row.defense, text=row.text,
    )  # fmt: skip
    return (front,) if row.back is None else (front, _whole(row, row.back))


def _whole(row: CardRow, back: Side) -> Side:
    kind = back.type or ("J-ruler" if row.type == "ruler" else row.type)
    subtype = back.subtype if back.subtype is not None else row.subtype if kind == row.type else ""
    attribute = back.attribute if back.attribute is not None else row.attribute
    race = back.race if back.race is not None else row.race
    return msgspec.structs.replace(back, type=kind, subtype=subtype, attribute=attribute, race=race)


def known_in(row: CardRow, edition: str) -> bool:
    """Whether the rules of an edition know everything on a card."""
    last = row.until if row.until is not None else EDITIONS[-1]
    return EDITIONS.index(row.since) <= EDITIONS.index(edition) <= EDITIONS.index(last)


# -- files ------------------------------------------------------------------------------------------------------------
def read_rows(text: str, file: str) -> tuple[CardRow, ...]:
    """The cards of one file's text; the first thing that is wrong with it is refused by name."""
    return cardfiles.read_rows(text, file, CardRow, _misprints)


def row_from(fields: object, file: str, card: str) -> CardRow:
    """One card in plain data, checked as those of a file are."""
    return cardfiles.checked_row(fields, file, card, CardRow, _misprints)


def bounded(row: CardRow) -> CardRow:
    """A card from elsewhere with the editions that know what stands on it."""
    bounds = [bound for _, bound in _bound_to(row)]
    first = max([EDITIONS.index(since) for since, _ in bounds], default=0)
    last = min([EDITIONS.index(until) for _, until in bounds], default=len(EDITIONS) - 1)
    until = EDITIONS[last] if last < len(EDITIONS) - 1 else None
    return msgspec.structs.replace(row, since=EDITIONS[first], until=until)


def shipped_rows() -> tuple[CardRow, ...]:
    """Every card that comes with ludex."""
    return tuple(row for file, text in texts_in("ludex.games.fow", "cards") for row in read_rows(text, file))


def digest(row: CardRow) -> str:
    """A short name for everything on a card that can matter in play, for records to pin."""
    return cardfiles.digest(msgspec.structs.replace(row, rarity="C", number=""))


# -- misprints --------------------------------------------------------------------------------------------------------
def _misprints(row: CardRow) -> Iterator[Misprint]:
    """What no card can be, however well its fields are typed."""
    if row.type in (*PSEUDO, "J-ruler"):
        yield "type", f"is {row.type}, which no card's front is.", "Take one of the printed types (fow 2.1:2)."
    for at, side in enumerate(sides(row)):
        for field, wrong, mend in _wrong_with(side):
            yield (f"back.{field}" if at else field), wrong, mend
    yield from _wrong_with_backs(row)
    yield from _wrong_with_editions(row)


def _wrong_with(side: Side) -> Iterator[Misprint]:
    if not side.name.strip():
        yield "name", "is empty.", "Every card has a name (fow 2.2:1)."
    yield from _wrong_with_subtype(side)
    yield from _wrong_with_cost(side)
    yield from _wrong_with_values(side)
    for field, words in (("attribute", side.attribute), ("race", side.race), ("stone", side.stone)):
        if words is not None and len(set(words)) < len(words):
            yield field, "says something twice.", "Once is enough."


def _wrong_with_subtype(side: Side) -> Iterator[Misprint]:
    allowed = SUBTYPES.get(side.type or "", ())
    if (side.subtype or "") not in (allowed or ("",)):
        there = " or ".join(allowed) or "nothing"
        yield "subtype", f"is {side.subtype!r}.", f"Write {there} (fow 2.1:3)."
    if side.stone and side.type != "magic stone":
        yield "stone", f"stands on a {side.type}.", "Only magic stones have magic stone types (fow 2.1:5)."


def _wrong_with_cost(side: Side) -> Iterator[Misprint]:
    try:
        there = bool(symbols(side.cost))
    except BadCost as error:
        yield "cost", f"cannot be read: {error}.", "Will symbols first, then the number."
        return
    if there and side.type in _COSTLESS:
        yield "cost", f"stands on a {side.type}.", "Rulers and magic stones are not played; take it out."
    if not there and side.type not in (*_COSTLESS, *PSEUDO):
        yield "cost", "is missing.", "Write what playing it costs, {0} for nothing (fow 2.3:1)."


def _wrong_with_values(side: Side) -> Iterator[Misprint]:
    values = {"attack": side.attack, "defense": side.defense}
    for field, value in values.items():
        if value is not None and side.type not in _FIGHTERS:
            yield field, f"stands on a {side.type}.", "J-rulers and resonators have ATK and DEF (fow 2.6:1, fow 2.7:1)."
        elif value is not None and (value < 0 or value % 100):
            yield field, f"is {value}.", "ATK and DEF are printed in hundreds."
        elif value is None and side.type == "resonator":
            yield field, "is missing.", "Every resonator has ATK and DEF (fow 2.6:1, fow 2.7:1)."


def _wrong_with_backs(row: CardRow) -> Iterator[Misprint]:
    if row.back is None:
        return
    back = sides(row)[1]
    if (row.type == "ruler") != (back.type == "J-ruler"):
        yield "back.type", f"is {back.type} behind a {row.type}.", "A ruler's other side is its J-ruler."
    if row.double_sided and "[Shift]" not in row.text:
        yield "text", "has no [Shift].", "The past side of a double-sided card has it (fow 14.3:2)."
    if row.double_sided and "[Shift]" in back.text:
        yield "back.text", "has [Shift].", "Only the past side has it (fow 14.3:2)."


def _wrong_with_editions(row: CardRow) -> Iterator[Misprint]:
    first, last = EDITIONS.index(row.since), EDITIONS.index(row.until or EDITIONS[-1])
    if first > last:
        yield "until", f"is {row.until}, before {row.since}.", "A card's last edition is not before its first."
    for what, (begins, ends) in _bound_to(row):
        if first < EDITIONS.index(begins):
            yield "since", f"is {row.since}, which has no {what}.", f"Write {begins}."
        if last > EDITIONS.index(ends):
            yield "until", f"is {EDITIONS[last]}, which has no {what}.", f"Write {ends}."


def _bound_to(row: CardRow) -> Iterator[tuple[str, tuple[str, str]]]:
    """What stands on a card that not every edition has: regalia (fow-5.5 2.1:2), kinds of additions (fow-5.5 2.1:3.2),
    double-sided cards (fow-5.5 14.3:1), J-rulers without ATK or DEF (fow-5.5 2.6:1.1, fow-5.5 2.7:2.1), the moon
    (fow-5.5 9.7:8)."""
    newest = (EDITIONS[-1], EDITIONS[-1])
    for side in sides(row):
        if side.type == "regalia":
            yield "regalia", newest
        if side.type == "addition" and side.subtype in ADDITIONS:
            yield f"[Addition: {side.subtype}]", ADDITIONS[side.subtype]
        if side.type == "J-ruler" and (side.attack is None or side.defense is None):
            yield "J-ruler without ATK and DEF", newest
        if "{M}" in side.cost:
            yield "moon will", newest
    if row.double_sided:
        yield "double-sided cards", newest

