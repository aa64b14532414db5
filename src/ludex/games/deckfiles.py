"""Deck files: TOML for us, `3 Card Name` lines for everyone."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ludex.games.tomls import read_toml

Deck = TypeVar("Deck", bound=msgspec.Struct)
_FORM = "See a starter deck for the form."


@dataclass(eq=False)  # Python itself sets where it was raised, so it is not frozen
class DeckFileError(ValueError):
    """A deck file that cannot be read: where, what is wrong, how to mend it."""

    file: str
    place: str
    wrong: str
    mend: str

    def __reduce__(self) -> tuple[object, ...]:
        """A copy in another process is made from the fields."""
        return type(self), (self.file, self.place, self.wrong, self.mend)

    def __str__(self) -> str:
        return f"{self.file}, {self.place}: {self.wrong} {self.mend}"


# -- TOML -------------------------------------------------------------------------------------------------------------
def table_of(text: str, file: str) -> dict[str, Any]:
    """The fields of a deck in TOML; a deck without a name is called after its file."""
    try:
        fields = read_toml(text)
    except ValueError as error:
        raise DeckFileError(file, "the file", f"is not TOML: {error}.", "Mend that line.") from error
    fields.setdefault("name", Path(file).stem)
    return fields


def deck_from(fields: Mapping[str, object], form: type[Deck], file: str) -> Deck:
    """The deck that fields of a TOML file say."""
    try:
        return msgspec.convert(fields, form)
    except msgspec.ValidationError as error:
        raise DeckFileError(file, "the deck", f"{error}.", _FORM) from error


# -- lines ------------------------------------------------------------------------------------------------------------
LONGEST = 200  # characters of a line that names a card
_COMMENT = re.compile(r"(^|\s)#.*")
# `3 Name`, `3x CODE`, `x3 Name`; `Name x3`, `CODE (x3)`.
COUNTED = re.compile(
    r"(?:x\s*)?(?P<count>\d{1,3})\s*[x×*]?\s+(?P<name>\S.*)|(?P<first>\S.*?)\s+[(\[]?[x×*]\s?(?P<times>\d{1,3})[)\]]?",
    re.IGNORECASE,
)
_SETTING = re.compile(r"(?P<key>\w+)\s*:\s*(?P<value>.+)")


@dataclass(frozen=True, slots=True)
class PlainForm:
    """What the plain form of a game's decks has: settings (`Base: class`) and the fields they are, headings over single
    cards (`Leader`) and over counted ones (`Main`), and what to tell who writes something else. `also`: other words for
    a heading; `absent`: headings of games that this is not, and why not."""

    settings: Mapping[str, str]
    single: frozenset[str]
    counted: tuple[str, ...]
    mend: str
    also: Mapping[str, str] = field(default_factory=dict)
    absent: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Listed:
    """What a plain deck lists: its settings, single cards and counted cards by heading."""

    fields: dict[str, object]
    single: list[str] = field(default_factory=list)
    counted: dict[str, dict[str, int]] = field(default_factory=dict)


def listed(text: str, file: str, form: PlainForm) -> Listed:
    """The plain form: settings, then headings with a card a line. Capitals do not matter in either."""
    found = Listed({"name": Path(file).stem}, counted={heading: {} for heading in form.counted})
    section = ""
    for number, line in _spoken(text, form):
        heading, setting, counted = heading_of(line, form), _setting(line, form), _counted(line)
        if heading in form.absent:
            raise DeckFileError(file, f"line {number}", f"{line!r}: {form.absent[heading]}", form.mend)
        if heading:
            section = heading
        elif setting is not None and not section:
            found.fields[setting[0]] = setting[1]
        elif section in form.single:
            found.single.append(counted[0] if counted else line)
        elif section and counted:
            cards = found.counted[section]
            cards[counted[0]] = cards.get(counted[0], 0) + counted[1]
        else:
            raise DeckFileError(file, f"line {number}", f"{line!r} is no card line.", form.mend)
    return found


def deck_listed(fields: Mapping[str, object], form: type[Deck], file: str) -> Deck:
    """The deck that settings and cards of a plain file say; numbers in settings are words there."""
    try:
        return msgspec.convert(fields, form, strict=False)
    except msgspec.ValidationError as error:
        raise DeckFileError(file, "the settings", f"{error}.", _FORM) from error


_MARKS = r"[\s:=*/()\[\]–-]*"
_COUNT = re.compile(rf"{_MARKS}(?:\d+(?:\s*/\s*\d+)?(?:\s*cards?)?)?{_MARKS}$", re.IGNORECASE)


def heading_of(line: str, form: PlainForm) -> str:
    """The heading that a line is, "" if it is none: `Main`, `Main deck (50)`, `== Evolve Deck ==`, `Rulers: 1`."""
    if len(line) > LONGEST or line[:1].isdigit():
        return ""
    word = " ".join(_COUNT.sub("", line.lstrip("#=*/[- \t"), count=1).casefold().split())
    for known in (word, word.removesuffix("deck").strip(), word.rstrip("0123456789").strip()):
        meant = form.also.get(known, known)
        if meant and (meant in form.single or meant in form.counted or meant in form.absent):
            return meant
    return ""


def _counted(line: str) -> tuple[str, int] | None:
    """The card and the number in a line."""
    found = COUNTED.fullmatch(line) if len(line) <= LONGEST else None
    if found is None:
        return None
    return (found["name"], int(found["count"])) if found["name"] else (found["first"], int(found["times"]))


def _setting(line: str, form: PlainForm) -> tuple[str, str] | None:
    found = _SETTING.fullmatch(line)
    key = form.settings.get(found["key"].casefold()) if found is not None else None
    return (key, found["value"].strip()) if found is not None and key is not None else None


def _spoken(text: str, form: PlainForm) -> Iterator[tuple[int, str]]:
    """The lines that say something, numbered from 1: no blanks, no comments but those that are headings."""
    for number, raw in enumerate(text.splitlines(), start=1):
        heading = raw.lstrip().startswith("#") and heading_of(raw.strip(), form)
        line = raw.strip() if heading else _COMMENT.sub("", raw).strip()
        if line:
            yield number, line


def written(settings: Mapping[str, object], sections: Iterable[tuple[str, Iterable[str]]]) -> str:
    """A deck in the plain form; what is empty is left out."""
    lines = [f"{key}: {value}" for key, value in settings.items() if value not in (None, "")]
    for heading, cards in sections:
        below = list(cards)
        lines += ["", heading, *below] if below else []
    return "\n".join(lines) + "\n"


def counted_lines(cards: Mapping[str, int]) -> list[str]:
    """Cards with how many there are of each, a line each."""
    return [f"{count} {name}" for name, count in cards.items()]


# -- both -------------------------------------------------------------------------------------------------------------
def check_counts(file: str, sections: Iterable[tuple[str, Mapping[str, int]]]) -> None:
    """What a deck names is there at least once."""
    for section, cards in sections:
        for name, count in cards.items():
            if count < 1:
                raise DeckFileError(file, section, f"{count} copies of {name}.", "Write 1 or more.")
