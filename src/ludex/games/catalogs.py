"""Finding cards by name, and the nearest names when there is none."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

from ludex.games.cardfiles import CardFileError
from ludex.games.likeness import alike

Row = TypeVar("Row")


class Names(Generic[Row]):
    """Rows by name: a name means one card."""

    __slots__ = ("_rows",)

    def __init__(self) -> None:
        self._rows: dict[str, Row] = {}

    def enter(self, name: str, row: Row) -> None:
        """Take a card in; a second one of its name is refused."""
        if name in self._rows:
            raise CardFileError("the catalog", name, "name", "is used twice.", "Two cards of one kind need two names.")
        self._rows[name] = row

    def get(self, name: str) -> Row | None:
        """The card with a name."""
        return self._rows.get(name)

    def __iter__(self) -> Iterator[Row]:
        return iter(self._rows.values())

    def nearest(self, name: str) -> tuple[str, ...]:
        """Up to three names that look like the one asked for; of what looks like a card's number, cards by their
        numbers."""
        if any(sign.isdigit() for sign in name):
            numbers = {str(getattr(row, "number", "")).casefold(): row for row in self._rows.values()}
            coded = difflib.get_close_matches(name.casefold(), [number for number in numbers if number], cutoff=0.8)
            if coded:
                rows: list[Any] = [numbers[code] for code in coded]
                return tuple(f"{row.number} ({row.name})" for row in rows)
        return alike(name.casefold(), {known.casefold(): known for known in self._rows})


def joined(
    shipped: Iterable[Row],
    own: Iterable[Row],
    key: Callable[[Row], object],
    *,
    apart: Callable[[Row], object] | None = None,
    kept: Callable[[Row], bool] | None = None,
) -> tuple[Row, ...]:
    """The cards that come with ludex and those somebody brought. Of two that are called alike the one that was brought
    stands, unless the other is `kept`; of two that were brought the first, unless they are told `apart`."""
    alike: dict[object, Row] = {}
    for row in own:
        alike.setdefault((apart or key)(row), row)
    rows, brought = tuple(shipped), tuple(alike.values())
    fixed = {key(row) for row in rows if kept is not None and kept(row)}
    mine = tuple(row for row in brought if key(row) not in fixed)
    names = {key(row) for row in mine}
    return (*(row for row in rows if key(row) not in names), *mine)


def called(card: object) -> str:
    """What a card in plain data is called when something is wrong with it."""
    return str(card.get("name", "a card")) if isinstance(card, Mapping) else "a card"


def meant(near: tuple[str, ...], otherwise: str) -> str:
    """What to say to who has asked for a name that no card has."""
    return f"Did you mean {' or '.join(near)}?" if near else otherwise
