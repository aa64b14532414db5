"""Tables of cards in files: JSON, JSON lines, comma- or tab-separated. The content decides, not the name."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludex.pools.troubles import PoolError, Trouble

LISTS = ("cards", "data", "items", "results", "list")
"""Under which of these words a JSON document may keep its cards."""
_DELIMITERS = "\t,;|"
_FACES = ("faces", "sides")
_ENGLISH = ("en", "english", "name_en", "en_US", "en-US")
_DEEPEST = 6


@dataclass(frozen=True, slots=True)
class Row:
    """One row: its cells by column, and where it stands."""

    cells: dict[str, Any]
    file: str
    line: int = 0


@dataclass(slots=True)
class Table:
    """All rows of a file, and those places that are none."""

    rows: list[Row] = field(default_factory=list)
    troubles: list[Trouble] = field(default_factory=list)

    @property
    def columns(self) -> tuple[str, ...]:
        """Every column that some row has, in the order in which they appear."""
        return tuple(dict.fromkeys(column for row in self.rows for column in row.cells))


def read_table(file: str, data: bytes) -> Table:
    """The rows of a file; `PoolError` if it is no table of cards at all."""
    text = _text(file, data)
    if not text.strip():
        raise PoolError("This file is empty.", file)
    table = _json(file, text) if text.lstrip()[:1] in ("[", "{") else _separated(file, text)
    if not table.rows and not table.troubles:
        raise PoolError("There are no cards in this file.", file, "Bring JSON, JSON lines, CSV or tab-separated rows.")
    return table


def _text(file: str, data: bytes) -> str:
    wide = data[:2] in (b"\xff\xfe", b"\xfe\xff")
    try:
        text = data.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise PoolError(f"This is no UTF-8 text: byte {error.start}.", file, "Save it as UTF-8.") from error
    return text.replace("\r\n", "\n").replace("\r", "\n")


# -- JSON -------------------------------------------------------------------------------------------------------------
def _json(file: str, text: str) -> Table:
    """A document with a list of cards, else JSON lines."""
    try:
        whole = json.loads(text)  # also with NaN, which tables of numbers have
    except json.JSONDecodeError as error:
        if text.lstrip()[:1] == "[" or "\n" not in text.strip():
            place = f"{file}:{error.lineno}, column {error.colno}"
            raise PoolError(f"This is no JSON: {error.msg}.", place) from error
        return _json_lines(file, text)
    except (RecursionError, ValueError) as error:
        raise PoolError(f"This is no JSON that can be read: {error}.", file) from error
    table = Table()
    for number, card in enumerate(_listed(file, whole), start=1):
        _take(table, card, file, number)
    return table


def _listed(file: str, whole: object) -> list[object]:
    """The cards of a document: itself a list, a list under a usual word, or objects by their numbers."""
    if isinstance(whole, list):
        return whole
    assert isinstance(whole, dict)
    for word in LISTS:
        if isinstance(whole.get(word), list):
            return list(whole[word])
    below = [value for value in whole.values() if isinstance(value, dict)]
    if below and len(below) == len(whole):
        return [{"number": key, **value} if "number" not in value else value for key, value in whole.items()]
    lists = [value for value in whole.values() if isinstance(value, list) and value and isinstance(value[0], dict)]
    if len(lists) == 1:
        return list(lists[0])
    if any(isinstance(value, str) for value in whole.values()):
        return [whole]  # one card
    mend = f"Put them into a list, alone or under one of {', '.join(LISTS)}."
    raise PoolError("There is no list of cards in this document.", file, mend)


def _json_lines(file: str, text: str) -> Table:
    table = Table()
    for number, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            card = json.loads(line)
        except (ValueError, RecursionError) as error:
            column = str(error.colno) if isinstance(error, json.JSONDecodeError) else ""
            what = f"this line is no JSON: {error.msg if isinstance(error, json.JSONDecodeError) else error}"
            table.troubles.append(Trouble(file=file, line=number, column=column, what=what))
            continue
        _take(table, card, file, number)
    if not table.rows:
        raise PoolError("No line of this file is JSON.", file)
    return table


def _take(table: Table, card: object, file: str, number: int) -> None:
    if isinstance(card, dict):
        table.rows.append(Row(dict(_flat(card)), file, number))
    else:
        table.troubles.append(Trouble(file=file, line=number, what="a card must be an object with a name and a text"))


def _flat(card: Mapping[str, Any], before: str = "", depth: int = 0) -> Iterator[tuple[str, Any]]:
    """The cells of an object: objects in it become columns like `stats.attack`, a second face `back.text`."""
    for key, value in card.items():
        column = f"{before}{key}"
        english = next((value[word] for word in _ENGLISH if word in value), None) if isinstance(value, dict) else None
        if english is not None:
            yield column, english
        elif isinstance(value, dict) and depth < _DEEPEST:
            yield from _flat(value, f"{column}.", depth + 1)
        elif key in _FACES and isinstance(value, list) and value and all(isinstance(face, dict) for face in value):
            yield from _flat(value[0], before, depth + 1)
            for face in value[1:2]:
                yield from _flat(face, f"{before}back.", depth + 1)
        else:
            yield column, value


# -- comma- and tab-separated -----------------------------------------------------------------------------------------
def _separated(file: str, text: str) -> Table:
    """A row a line, the first of them the names of the columns."""
    lines = [line + "\n" for line in text.split("\n")]
    start = next(number for number, line in enumerate(lines) if line.strip())
    delimiter = max(_DELIMITERS, key=lines[start].count)
    if not lines[start].count(delimiter):
        raise PoolError(
            "The first line names no columns.", f"{file}:{start + 1}", "Write their names there, with commas or tabs."
        )
    table = Table()
    header: list[str] = []
    for line, cells in _records(file, lines, start, delimiter, table):
        if not any(cell.strip() for cell in cells):
            continue
        if not header:
            header = _apart([cell.strip() for cell in cells])
            continue
        if len(cells) > len(header):
            what = f"this row has {len(cells)} cells, the first line {len(header)}"
            table.troubles.append(Trouble(file=file, line=line, column=str(len(header) + 1), what=what))
            continue
        table.rows.append(Row({c: cell for c, cell in zip(header, cells, strict=False) if c}, file, line))
    if not table.rows:
        first = next(iter(table.troubles), None)
        place = file if first is None else f"{file}:{first.line}"
        why = "This table has no row below the names of its columns." if first is None else _sentence(first.what)
        raise PoolError(why, place)
    return table


def _apart(header: list[str]) -> list[str]:
    """The names of the columns, none of them twice: the second `name` is `name (2)`, which a map may name and reports
    list as not used."""
    times: Counter[str] = Counter()
    found: list[str] = []
    for name in header:
        times[name] += 1
        found.append(f"{name} ({times[name]})" if name and times[name] > 1 else name)
    return found


def _sentence(what: str) -> str:
    return f"{what[:1].upper()}{what[1:]}."


def _records(
    file: str, lines: list[str], start: int, delimiter: str, table: Table
) -> Iterator[tuple[int, list[str]]]:
    """Each record with its first line. One that cannot be read ends with its first line, so that none is lost by it."""
    at = start
    while at < len(lines):
        reader = csv.reader(lines[at:], delimiter=delimiter, strict=True)
        begun = at
        try:
            for cells in reader:
                yield begun + 1, cells
                begun = at + reader.line_num
            return
        except csv.Error as error:
            table.troubles.append(Trouble(file=file, line=begun + 1, what=f"this row cannot be read: {error}"))
            at = begun + 1
