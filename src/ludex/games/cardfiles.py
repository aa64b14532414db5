"""Card files: one TOML table a card, read into the rows of a game and checked when they are read."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from ludex.games.tomls import read_toml

Row = TypeVar("Row", bound=msgspec.Struct)
# What no card can be, however well its fields are typed: the field, what is wrong, how to mend it.
Misprint = tuple[str, str, str]


@dataclass(eq=False)  # Python itself sets where it was raised, so it is not frozen
class CardFileError(ValueError):
    """A card file says something a card cannot be: where, what, and how to mend it."""

    file: str
    card: str
    field: str
    wrong: str
    mend: str

    def __reduce__(self) -> tuple[object, ...]:
        """A copy in another process is made from the fields."""
        return type(self), (self.file, self.card, self.field, self.wrong, self.mend)

    def __str__(self) -> str:
        place = f"{self.file}, {self.card}" + (f", {self.field}" if self.field else "")
        return f"{place}: {self.wrong} {self.mend}"


class Words(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the text of a card from elsewhere speaks of: names and traits of cards that it was brought with, and the
    tokens among them that it makes. With these words its text reads alike wherever the others are unknown."""

    names: tuple[str, ...] = ()
    traits: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()


def read_rows(text: str, file: str, form: type[Row], misprints: Callable[[Row], Iterable[Misprint]]) -> tuple[Row, ...]:
    """The cards of one file's text as rows of a form; the first thing that is wrong with it is refused by name."""
    try:
        table = read_toml(text)
    except ValueError as error:
        raise CardFileError(file, "the file", "", f"is not TOML: {error}.", "Mend that line.") from error
    cards = table.pop("card", [])
    if table or not isinstance(cards, list):
        raise CardFileError(file, "the file", "", "holds more than cards.", "Begin every card with [[card]].")
    return tuple(_row(fields, file, number, form, misprints) for number, fields in enumerate(cards, start=1))


_WHERE = re.compile(r"(?P<what>.*) - at `\$\.?(?P<path>[^`]*)`", re.DOTALL)


def _row(
    fields: object, file: str, number: int, form: type[Row], misprints: Callable[[Row], Iterable[Misprint]]
) -> Row:
    named = fields.get("name") if isinstance(fields, dict) else None
    card = f"card {number}" + (f" ({named})" if isinstance(named, str) else "")
    return checked_row(fields, file, card, form, misprints)


def checked_row(
    fields: object, file: str, card: str, form: type[Row], misprints: Callable[[Row], Iterable[Misprint]]
) -> Row:
    """A card in plain data as a row of a form; the first thing that is wrong with it is refused by name."""
    try:
        row = msgspec.convert(fields, form)
    except msgspec.ValidationError as error:
        found = _WHERE.fullmatch(str(error))
        what, path = (found["what"], found["path"]) if found else (str(error), "")
        raise CardFileError(file, card, path, what + ".", "See the other cards for the form.") from error
    for field, wrong, mend in misprints(row):
        raise CardFileError(file, card, field, wrong, mend)
    return row


def texts_in(package: str, folder: str) -> tuple[tuple[str, str], ...]:
    """The TOML files that come with a game: each one's name and text, in the order of their names."""
    room: Traversable = files(package) / folder
    if not room.is_dir():
        return ()
    found = sorted((p for p in room.iterdir() if p.name.endswith(".toml")), key=lambda p: p.name)
    return tuple((path.name, path.read_text("utf-8")) for path in found)


def digest(row: msgspec.Struct) -> str:
    """A short name for everything on a row, for records to pin."""
    return hashlib.blake2b(msgspec.json.encode(row, order="deterministic"), digest_size=8).hexdigest()
