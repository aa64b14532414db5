"""Cards from other sources: what every game does with rows in other people's words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from ludex import lang

Row = TypeVar("Row")
Face = TypeVar("Face", bound=msgspec.Struct)


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


def spelled(row: Face, dialect: str, lexicon: lang.Lexicon, *, kind: str = "") -> Face:
    """A card with the slips of the pen in its texts mended, where `read` finds any."""
    face: Any = row
    back = getattr(face, "back", None)
    if back is not None:
        face = msgspec.structs.replace(face, back=spelled(back, dialect, lexicon, kind=face.type))
    reading = lang.read(face.text, dialect, kind=face.type or kind, lexicon=lexicon, name=face.name, mending=True)
    mended: Face = msgspec.structs.replace(face, text=reading.canonical) if reading.slips else face
    return mended
