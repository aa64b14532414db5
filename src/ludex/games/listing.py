"""What can be played, told without loading a game: rulesets with their titles, books, formats and starter decks."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass

from ludex import games
from ludex.families import Family, families


@dataclass(frozen=True, slots=True)
class Playable:
    """A ruleset, as lists show it; `format` is empty for the book's own."""

    ruleset: str
    title: str
    book: str
    format: str
    decks: tuple[str, ...]


def playable() -> Iterator[Playable]:
    """Every ruleset there is, in the order of `games.rulesets`."""
    for family in families().values():
        yield from _told(family) if family.rulesets else _asked(family)


def _told(family: Family) -> Iterator[Playable]:
    """What a family says of itself; a deck made for a book that has several formats is for each of them."""
    decks = tuple(_decks(family))
    for name, title in family.rulesets.items():
        book, _, form = name.partition("/")
        wanted = {name} if book in family.rulesets else {name, book}
        yield Playable(name, title, book, form, tuple(deck for deck, made_for in decks if made_for in wanted))


def _decks(family: Family) -> Iterator[tuple[str, str]]:
    """The name of each starter deck, and what it was made for: the head of its file says so."""
    for path in sorted(family.beside("decks").glob("*.toml")):
        head, _, _ = path.read_text("utf-8").partition("\n[")
        said = tomllib.loads(head)
        yield said["name"], said.get("ruleset", next(iter(family.rulesets)))


def _asked(family: Family) -> Iterator[Playable]:
    """What the room of a game says, loaded to be asked."""
    room = games.room(family.name)
    for name, rules in room.RULESETS.items():
        yield Playable(name, rules.title, rules.book, name.partition("/")[2], room.starter_decks(name))
