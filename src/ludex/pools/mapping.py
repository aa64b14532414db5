"""A map for files whose columns are called otherwise: a few lines of TOML that say which is which.

    name = "Card Title"
    text = ["Rules", "More rules"]        # several columns, a paragraph each

    [always]                              # what no column says, the same on every card
    class = "Neutral"

    [words.type]                          # their word = ours
    Unit = "Follower"

    [skip]                                # rows that are no cards
    type = ["Art card"]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from ludex.games.tomls import read_toml
from ludex.pools.columns import Columns, fields_of
from ludex.pools.troubles import PoolError


class Map(msgspec.Struct, frozen=True):
    """What a map says."""

    columns: Columns = {}
    always: dict[str, Any] = {}
    words: dict[str, dict[str, str]] = {}
    skip: dict[str, tuple[str, ...]] = {}

    def check(self, columns: Iterable[str], file: str) -> None:
        """Refuse a map of columns that the file does not have."""
        there = tuple(columns)
        missing = [c for mine in self.columns.values() for c in mine if c not in there]
        if missing:
            wrong = f"The map names a column {missing[0]!r} that is not there."
            raise PoolError(wrong, file, f"The columns are: {', '.join(there)}.")

    def translated(self, field: str, value: Any) -> Any:
        """A value in our words; those of a list one by one."""
        if isinstance(value, list):
            return [self.translated(field, one) for one in value]
        return self.words.get(field, {}).get(str(value).strip().casefold(), value)

    def skips(self, cells: Mapping[str, Any]) -> bool:
        """Whether a row is no card."""
        return any(str(cells.get(field, "")).strip().casefold() in words for field, words in self.skip.items())


def read_map(text: str, game: str, file: str = "the map") -> Map:
    """The map in a text; what it says wrongly is refused."""
    try:
        table = read_toml(text)
    except ValueError as error:
        raise PoolError(f"This map is no TOML: {error}.", file, 'Write lines like: name = "Card Title"') from error
    always, words, skip = (_part(table, part, file) for part in ("always", "words", "skip"))
    known = fields_of(game)
    for field in [*table, *always, *words, *skip]:
        if field not in known:
            raise PoolError(f"A card of {game} has no {field!r}.", file, f"There are: {', '.join(known)}.")
    try:
        columns = msgspec.convert({field: _several(given) for field, given in table.items()}, Columns)
        skipped = {field: tuple(word.casefold() for word in _several(given)) for field, given in skip.items()}
        ours = {f: {their.casefold(): str(our) for their, our in pairs.items()} for f, pairs in words.items()}
        return Map(columns, msgspec.convert(always, dict[str, Any]), ours, skipped)
    except (msgspec.ValidationError, AttributeError) as error:
        raise PoolError(f"This map cannot be read: {error}.", file, 'Write lines like: name = "Card Title"') from error


def _part(table: dict[str, Any], part: str, file: str) -> dict[str, Any]:
    found = table.pop(part, {})
    if not isinstance(found, dict):
        raise PoolError(f"What stands under {part!r} is a table.", file, f"Begin it with [{part}].")
    return found


def _several(given: Any) -> list[Any]:
    return given if isinstance(given, list) else [given]
