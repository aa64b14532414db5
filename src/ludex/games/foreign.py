"""Cards from other sources: what every game does with rows in other people's words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import TypeVar

Row = TypeVar("Row")


def understood(rows: Iterable[Mapping[str, object]], convert: Callable[[Mapping[str, object]], Row]) -> list[Row]:
    """The cards in rows of other sources; of what is no card of the book nothing speaks, so it is left out."""
    found: list[Row] = []
    for fields in rows:
        with suppress(ValueError):
            found.append(convert(fields))
    return found


def several(given: object) -> list[str]:
    """A list of words, which sources with one of them write as that word."""
    words = [given] if isinstance(given, str) else list(given) if isinstance(given, list | tuple) else []
    return list(dict.fromkeys(str(word) for word in words))


def whole(given: object) -> int | None:
    """A number, which sources may write as a word; None if it is none."""
    return int(given) if isinstance(given, int | str) and str(given).isdecimal() else None
