"""Import: from files to cards of a game. Rows that are no cards are told, and the others are taken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludex import games
from ludex.games.cardfiles import CardFileError
from ludex.games.cells import empty, text_of, word_of
from ludex.games.sources import Fields, NoCard
from ludex.pools.columns import Columns, guessed, other_face, require
from ludex.pools.mapping import Map
from ludex.pools.pool import Card, Plain, plain, sources_of
from ludex.pools.tables import Row, Table, read_table
from ludex.pools.troubles import Trouble

File = tuple[str, bytes]


@dataclass(frozen=True, slots=True)
class Found:
    """A card of a source: its fields, and the row that it stands in."""

    fields: Fields
    row: Row

    def trouble(self, what: str, column: str = "") -> Trouble:
        """Something is wrong with it."""
        name = str(self.fields.get("name", ""))
        return Trouble(file=self.row.file, line=self.row.line, column=column, what=what, card=name)


@dataclass(slots=True)
class Gathered:
    """The cards of some files, what was no card, which columns were taken for what and which were not used, and what
    was supplied that no source says."""

    cards: list[Card] = field(default_factory=list)
    troubles: list[Trouble] = field(default_factory=list)
    columns: dict[str, str] = field(default_factory=dict)
    unused: list[str] = field(default_factory=list)
    supplied: Counter[str] = field(default_factory=Counter)


def gather(game: str, files: Sequence[File], mapping: Map | None = None) -> Gathered:
    """The cards in files. `PoolError` says why a file is no table of cards; then nothing is taken."""
    gathered = Gathered()
    found: list[Found] = []
    for file, data in files:
        table = read_table(file, data)
        gathered.troubles += table.troubles
        found += _found(game, file, table, mapping or Map(), gathered)
    for card in _joined(game, found, gathered):
        _convert(game, card, gathered)
    return gathered


def _found(game: str, file: str, table: Table, mapping: Map, gathered: Gathered) -> list[Found]:
    columns = table.columns
    mapping.check(columns, file)
    others = other_face(game, columns)
    spoken_for = {c for fields in (*others.values(), mapping.columns) for mine in fields.values() for c in mine}
    fields = {**guessed(game, [c for c in columns if c not in spoken_for]), **mapping.columns}
    require(game, {**fields, **mapping.always}, columns, file)
    _note(gathered, fields, others, columns)
    found: list[Found] = []
    for row in table.rows:
        found += _cards_in(game, row, fields, others, mapping, gathered)
    return found


def _note(gathered: Gathered, fields: Columns, others: Mapping[str, Columns], columns: Iterable[str]) -> None:
    taken = {f: " + ".join(mine) for f, mine in fields.items()}
    taken |= {f"{which} {f}": " + ".join(mine) for which, face in others.items() for f, mine in face.items()}
    gathered.columns.update(taken)
    used = {c for face in (fields, *others.values()) for mine in face.values() for c in mine}
    gathered.unused += [c for c in columns if c not in used and c not in gathered.unused]


def _cards_in(
    game: str, row: Row, fields: Columns, others: Mapping[str, Columns], mapping: Map, gathered: Gathered
) -> list[Found]:
    """The card in a row, and the one that stands beside it in columns of its own."""
    cells = _cells(row, fields, mapping)
    if mapping.skips(cells):
        return []
    card = _card(game, row, cells, fields, gathered)
    if card is None:
        return []
    found = [card]
    for which, face in others.items():
        own = _cells(row, face, Map())
        if all(empty(value) for value in own.values()):
            continue
        beside = {**cells, "text": "", "number": "", **sources_of(game).beside(which, cells), **own}
        other = _card(game, row, beside, face, gathered)
        if other is not None and which == "back":
            card.fields["back"] = other.fields
        elif other is not None:
            found.append(other)
    return found


def _card(game: str, row: Row, cells: Plain, columns: Columns, gathered: Gathered) -> Found | None:
    try:
        fields, supplied = _fields(game, cells)
    except NoCard as error:
        column = " + ".join(columns.get(error.field, (error.field,)))
        name = str(cells.get("name") or "")
        gathered.troubles.append(
            Trouble(file=row.file, line=row.line, column=column, what=str(error), card=name)
        )
        return None
    gathered.supplied.update(supplied)
    return Found(fields, row)


def _fields(game: str, cells: Plain) -> tuple[Fields, list[str]]:
    """The fields of a card, and what was supplied because the source does not say it."""
    fields: Fields = {"name": word_of(cells.get("name")), "text": text_of(cells.get("text"))}
    if not fields["name"]:
        raise NoCard("this row has no name", "name")
    fields["number"] = word_of(cells.get("number"))
    return fields, sources_of(game).fill(fields, cells)


def _joined(game: str, found: list[Found], gathered: Gathered) -> list[Found]:
    """The cards with their other faces on them; those faces whose front is not there are told."""
    by_fields = {id(card.fields): card for card in found}
    whole, alone = sources_of(game).joined([card.fields for card in found])
    gathered.troubles += [by_fields[id(fields)].trouble(what, column) for fields, what, column in alone]
    return [by_fields[id(fields)] for fields in whole]


def _cells(row: Row, fields: Columns, mapping: Map) -> Plain:
    """What a row says of each field, in our words."""
    cells: dict[str, Any] = dict(mapping.always)
    for name, columns in fields.items():
        said = [row.cells[c] for c in columns if not empty(row.cells.get(c))]
        if said:
            cells[name] = mapping.translated(name, said if len(said) > 1 else said[0])
    return cells


def _convert(game: str, card: Found, gathered: Gathered) -> None:
    """A card in the form of its game."""
    try:
        row = plain(games.room(game).card(card.fields))
    except CardFileError as error:
        gathered.troubles.append(card.trouble(f"{error.wrong} {error.mend}", error.field))
    except ValueError as error:
        gathered.troubles.append(card.trouble(str(error)))
    else:
        number = str(card.fields.get("number") or "")
        gathered.cards.append(Card(row, (number,) if number else (), Path(card.row.file).name))
