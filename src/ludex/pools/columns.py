"""Which column of a source is which part of a card: guessed by the names that people give them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from ludex.pools.pool import sources_of
from ludex.pools.troubles import PoolError

Columns = dict[str, tuple[str, ...]]
"""The columns that are a field; those of a text are its paragraphs."""

_COMMON: dict[str, tuple[str, ...]] = {
    "name": ("name", "cardname", "englishname", "nameen", "enname", "cardtitle", "title", "card"),
    "number": ("number", "cardno", "cardnumber", "code", "cardcode", "no", "cardid", "collectornumber", "num", "id"),
    "type": ("type", "cardtype", "types", "kind", "cardkind", "typeline"),
    "text": (
        "text", "cardtext", "effect", "effects", "ability", "abilities", "skill", "skills", "effecttext", "abilitytext",
        "skilltext", "rulestext", "rules", "oracletext", "cardeffect", "description",
    ),
    "side_of": ("sideof", "otherside", "frontof", "front", "rulername", "backof"),
}  # fmt: skip

def fields_of(game: str) -> dict[str, tuple[str, ...]]:
    """The fields of a card of a game, each with what its column may be called, the usual name first."""
    return {**_COMMON, **sources_of(game).columns}


def guessed(game: str, columns: Iterable[str]) -> Columns:
    """The columns that are something on a card."""
    there = {_normal(column): column for column in reversed(tuple(columns))}
    found: Columns = {}
    taken: set[str] = set()
    for field, names in _by_certainty(game):
        mine = _columns_of(field, names, there, taken)
        if mine:
            found[field] = mine
            taken.update(mine)
    return found


def other_face(game: str, columns: Iterable[str]) -> dict[str, Columns]:
    """The columns of second faces: `evolved` ones are cards of their own, those of the `back` are not."""
    found: dict[str, dict[str, str]] = {}
    for column in columns:
        normal = _normal(column)
        for begin, which in sources_of(game).faces.items():
            rest = normal.removeprefix(begin).lstrip(".")
            if normal.startswith(begin) and any(rest in names for names in fields_of(game).values()):
                found.setdefault(which, {}).setdefault(rest, column)
                break
    return {
        which: {field: tuple(under[c] for c in mine) for field, mine in guessed(game, under).items()}
        for which, under in found.items()
    }


def require(game: str, found: Mapping[str, object], columns: Iterable[str], file: str) -> None:
    """Refuse a table in which what every card has cannot be found."""
    missing = [field for field in sources_of(game).needed if field not in found]
    if missing:
        there = ", ".join(list(columns)[:40]) or "none"
        example = f'{missing[0]} = "the column it is in"'
        raise PoolError(
            f"No column was found for {' and '.join(missing)}; the columns are: {there}.",
            file,
            f"Say which they are in a map (--map): {example}",
        )


def _by_certainty(game: str) -> list[tuple[str, tuple[str, ...]]]:
    """Fields whose usual name stands for nothing else come first, so that they get their own column."""
    return sorted(fields_of(game).items(), key=lambda item: item[0] == "side_of")


def _columns_of(field: str, names: tuple[str, ...], there: Mapping[str, str], taken: set[str]) -> tuple[str, ...]:
    for name in names:
        whole = [there[name]] if name in there and there[name] not in taken else []
        more = _numbered(name, there) if field == "text" else []
        if whole or more:
            return tuple(dict.fromkeys([*whole, *more]))
    tails = {normal.rpartition(".")[2]: column for normal, column in there.items() if "." in normal}
    return next(((tails[name],) for name in names if name in tails and tails[name] not in taken), ())


def _numbered(name: str, there: Mapping[str, str]) -> list[str]:
    """The columns of a text in pieces: `ability1`, `ability 2`."""
    stem = name.removesuffix("s")
    pieces = {int(found[1]): column for n, column in there.items() if (found := re.fullmatch(rf"{stem}(\d)", n))}
    return [pieces[number] for number in sorted(pieces)]


def _normal(column: str) -> str:
    """A column's name without all in which sources differ; the dots of columns in columns stay, no others."""
    return re.sub(r"[^a-z0-9.]", "", column.casefold()).strip(".")
