"""Files of cards as text: JSON lines from any source, or our own TOML."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ludex.cli.errors import UserError


@dataclass(frozen=True, slots=True)
class CardRow:
    """One card of a file: what its faces say, and where it stands."""

    name: str
    type: str
    faces: tuple[str, ...]
    traits: tuple[str, ...]
    where: str


def read_cards(path: Path) -> tuple[CardRow, ...]:
    """Read every card of a file, or say what in it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise UserError(f"{path} cannot be opened: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise UserError(f"{path} is not UTF-8 text.", where=f"byte {error.start}") from error
    rows = tuple(_toml(path, text) if path.suffix == ".toml" else _json_lines(path, text))
    if not rows:
        raise UserError(f"{path} has no cards.", mend="Write JSON lines, or TOML with [[card]] tables.")
    return rows


def _json_lines(path: Path, text: str) -> Iterator[CardRow]:
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        where = f"{path}:{number}"
        try:
            fields = msgspec.json.decode(line)
        except msgspec.DecodeError as error:
            mend = "One JSON object a line, or a .toml file."
            raise UserError(f"This line is not JSON: {error}.", where=where, mend=mend) from error
        yield _row(fields, where)


def _toml(path: Path, text: str) -> Iterator[CardRow]:
    try:
        cards = tomllib.loads(text).get("card", [])
    except tomllib.TOMLDecodeError as error:
        raise UserError(f"{path} is not TOML: {error}.") from error
    if not isinstance(cards, list):
        raise UserError(f"{path}: `card` must be a list.", mend="Begin each card with [[card]].")
    for number, fields in enumerate(cards, start=1):
        yield _row(fields, f"{path}, card {number}")


def _row(fields: object, where: str) -> CardRow:
    if not isinstance(fields, dict):
        raise UserError("A card must be an object with a name and a text.", where=where)
    name, kind, text = (fields.get(key) or "" for key in ("name", "type", "text"))
    if not (isinstance(name, str) and isinstance(kind, str) and isinstance(text, str)):
        raise UserError("A card's name, type and text must be strings.", where=where)
    if not name:
        raise UserError("This card has no name.", where=where, mend='Add "name".')
    faces: tuple[str, ...] = (text,)
    if isinstance(back := fields.get("back"), dict):
        faces += _row({"name": name, "type": kind, **back}, where).faces
    return CardRow(name=name, type=kind, faces=faces, traits=_traits(fields), where=where)


def _traits(fields: dict[str, object]) -> tuple[str, ...]:
    """The card's traits; some sources call them its race."""
    traits = fields.get("traits") or fields.get("race")
    return tuple(str(each) for each in traits) if isinstance(traits, list) else ()
