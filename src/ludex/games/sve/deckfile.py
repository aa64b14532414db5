"""Decks (sve 6.1) and the files they live in: TOML for us, `3 Card Name` lines for everyone."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

import msgspec

Base = Literal["class", "universe"]


class Pool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards out of opened packs, by name: those for the main deck and those for the evolve deck."""

    main: dict[str, int]
    evolve: dict[str, int]


class Deck(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a player brings: leaders, a main deck and an evolve deck, by card name (sve 6.1.1).

    `base` says what the deck is based on when its leader has both a class and a universe (sve 6.2.1.3).
    A Sealed deck says what it was built from: the seed of its packs, or the cards in them (sve B-1:6.1.1).
    """

    name: str
    title: str = ""
    ruleset: str = "sve"
    description: str = ""
    leaders: tuple[str, ...] = ()
    base: Base | None = None
    packs: int | None = None
    pool: Pool | None = None
    main: dict[str, int] = msgspec.field(default_factory=dict)
    evolve: dict[str, int] = msgspec.field(default_factory=dict)

    @property
    def main_size(self) -> int:
        """How many cards the main deck has."""
        return sum(self.main.values())

    @property
    def evolve_size(self) -> int:
        """How many cards the evolve deck has."""
        return sum(self.evolve.values())


@dataclass(frozen=True)
class DeckFileError(ValueError):
    """A deck file that cannot be read: where, what is wrong, how to mend it."""

    file: str
    place: str
    wrong: str
    mend: str

    def __str__(self) -> str:
        return f"{self.file}, {self.place}: {self.wrong} {self.mend}"


def read_deck(text: str, file: str) -> Deck:
    """A deck from a file's text; the name decides the form: `.toml`, or lines of text."""
    deck = _from_toml(text, file) if file.endswith(".toml") else _from_lines(text, file)
    for section, cards in _sections(deck):
        for name, count in cards.items():
            if count < 1:
                raise DeckFileError(file, section, f"{count} copies of {name}.", "Write 1 or more.")
    return deck


def _sections(deck: Deck) -> list[tuple[str, dict[str, int]]]:
    sections = [("Main", deck.main), ("Evolve", deck.evolve)]
    if deck.pool is not None:
        sections += [("Pool main", deck.pool.main), ("Pool evolve", deck.pool.evolve)]
    return sections


def load_deck(path: Path) -> Deck:
    """The deck in a file."""
    return read_deck(path.read_text(encoding="utf-8"), path.name)


def _from_toml(text: str, file: str) -> Deck:
    try:
        fields = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DeckFileError(file, "the file", f"is not TOML: {error}.", "Mend that line.") from error
    if "leader" in fields:
        fields.setdefault("leaders", [fields.pop("leader")])
    fields.setdefault("name", Path(file).stem)
    try:
        return msgspec.convert(fields, Deck)
    except msgspec.ValidationError as error:
        raise DeckFileError(file, "the deck", f"{error}.", "See a starter deck for the form.") from error


_COMMENT = re.compile(r"(^|\s)#.*")
_COUNTED = re.compile(r"(?P<count>\d+)\s*x?\s+(?P<name>.+)")
_SETTING = re.compile(r"(?P<key>name|title|format|base|packs|description)\s*:\s*(?P<value>.+)", re.IGNORECASE)
_HEADINGS = ("leader", "leaders", "main", "evolve", "pool main", "pool evolve")


def _from_lines(text: str, file: str) -> Deck:
    """The plain form: settings (`Base: universe`), then Leader, Main and Evolve with a card a line."""
    fields: dict[str, object] = {"name": Path(file).stem}
    leaders: list[str] = []
    cards: dict[str, dict[str, int]] = {"main": {}, "evolve": {}, "pool main": {}, "pool evolve": {}}
    section = ""
    for number, line in _spoken(text):
        setting, counted = _SETTING.fullmatch(line), _COUNTED.fullmatch(line)
        if line.rstrip(":").casefold() in _HEADINGS:
            section = line.rstrip(":").casefold()
        elif setting is not None and not section:
            key = setting["key"].casefold()
            fields["ruleset" if key == "format" else key] = setting["value"].strip()
        elif section.startswith("leader"):
            leaders.append(counted["name"] if counted else line)
        elif section and counted:
            listed = cards[section]
            listed[counted["name"]] = listed.get(counted["name"], 0) + int(counted["count"])
        else:
            mend = "Write `3 Card Name` under Main or Evolve."
            raise DeckFileError(file, f"line {number}", f"{line!r} is no card line.", mend)
    fields.update(leaders=leaders, main=cards["main"], evolve=cards["evolve"])
    if cards["pool main"] or cards["pool evolve"]:
        fields["pool"] = {"main": cards["pool main"], "evolve": cards["pool evolve"]}
    try:
        return msgspec.convert(fields, Deck, strict=False)
    except msgspec.ValidationError as error:
        raise DeckFileError(file, "the settings", f"{error}.", "See a starter deck for the form.") from error


def _spoken(text: str) -> Iterator[tuple[int, str]]:
    """The lines that say something, numbered from 1: no blanks, no comments."""
    for number, raw in enumerate(text.splitlines(), start=1):
        line = _COMMENT.sub("", raw).strip()
        if line:
            yield number, line


def as_text(deck: Deck) -> str:
    """A deck in the plain form; `read_deck` gives the same deck back."""
    settings: dict[str, object] = {"Name": deck.name, "Title": deck.title, "Format": deck.ruleset}
    settings |= {"Base": deck.base, "Packs": deck.packs, "Description": deck.description}
    lines = [f"{key}: {value}" for key, value in settings.items() if value not in (None, "")]
    lines += ["", "Leader", *deck.leaders] if deck.leaders else []
    for heading, cards in _sections(deck):
        lines += ["", heading, *(f"{count} {name}" for name, count in cards.items())] if cards else []
    return "\n".join(lines) + "\n"


@cache
def starter_decks() -> dict[str, Deck]:
    """The decks that come with ludex, by the name a player types."""
    room = files("ludex.games.sve") / "decks"
    paths = sorted((p for p in room.iterdir() if p.name.endswith(".toml")), key=lambda p: p.name)
    decks = (read_deck(path.read_text("utf-8"), path.name) for path in paths)
    return {deck.name: deck for deck in decks}


def starters_for(ruleset: str) -> tuple[Deck, ...]:
    """The starter decks of one ruleset."""
    return tuple(deck for deck in starter_decks().values() if deck.ruleset == ruleset)
