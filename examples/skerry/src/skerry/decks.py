"""Decks (skerry 2.4, 2.5): the files they live in, and everything that can be wrong with one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from ludex.games import deckfiles
from ludex.games.cardfiles import texts_in
from ludex.games.deckfiles import PlainForm
from ludex.games.decks import Entry, Fault, Format, Row, look_up
from skerry.cardfile import CardRow
from skerry.catalog import Catalog

SIZE = 30  # skerry 2.4
COPIES = 3  # skerry 2.5
Bench = tuple[Entry[CardRow], ...]


class Deck(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a keeper brings: cards by name. `cards`: what it names that does not come with the game, in plain data."""

    name: str
    title: str = ""
    ruleset: str = "skerry"
    description: str = ""
    main: dict[str, int] = msgspec.field(default_factory=dict)
    cards: tuple[dict[str, object], ...] = ()


PLAIN = PlainForm(
    settings={"name": "name", "title": "title", "format": "ruleset", "description": "description"},
    single=frozenset(),
    counted=("main",),
    mend="Write `3 Card Name` under Main.",
    also={"deck": "main", "boats": "main", "lamps": "main", "squalls": "main"},
)


def read_deck(text: str, file: str) -> Deck:
    """A deck from a file's text; the name decides the form: `.toml`, or lines of text."""
    if file.endswith(".toml"):
        deck = deckfiles.deck_from(deckfiles.table_of(text, file), Deck, file)
    else:
        found = deckfiles.listed(text, file, PLAIN)
        deck = deckfiles.deck_listed({**found.fields, "main": found.counted["main"]}, Deck, file)
    deckfiles.check_counts(file, [("Main", deck.main)])
    return deck


def as_text(deck: Deck) -> str:
    """A deck in the plain form; `read_deck` gives the same deck back."""
    settings = {"Name": deck.name, "Title": deck.title, "Format": deck.ruleset, "Description": deck.description}
    return deckfiles.written(settings, [("Main", deckfiles.counted_lines(deck.main))])


@cache
def starter_decks() -> dict[str, Deck]:
    """The decks that come with the game, by the name a player types."""
    decks = (read_deck(text, file) for file, text in texts_in("skerry", "decks"))
    return {deck.name: deck for deck in decks}


# -- what is wrong with a deck ----------------------------------------------------------------------------------------
def _size(row: Row[Bench], bench: Bench) -> Iterator[Fault]:
    """Exactly 30 cards (skerry 2.4)."""
    there = sum(entry.count for entry in bench)
    if there != SIZE:
        mend = f"Add {SIZE - there}." if there < SIZE else f"Take out {there - SIZE}."
        yield Fault(row.rule, f"The deck has {there} cards; it must have exactly {SIZE}.", mend)


def _copies(row: Row[Bench], bench: Bench) -> Iterator[Fault]:
    """At most three of one name (skerry 2.5)."""
    for entry in bench:
        if entry.count > COPIES:
            sentence = f"The deck has {entry.count} cards named {entry.row.name}; the most is {COPIES}."
            yield Fault(row.rule, sentence, f"Take out {entry.count - COPIES}.")


FORMAT = Format[Bench]("skerry", (Row("skerry 2.4", _size), Row("skerry 2.5", _copies)))


def faults(deck: Deck, catalog: Catalog) -> tuple[Fault, ...]:
    """Everything that is wrong with a deck; nothing when it is legal."""
    unknown: list[Fault] = []
    bench = look_up(deck.main.items(), catalog.get, catalog.nearest, unknown, rule="skerry 2.1")
    return (*unknown, *FORMAT.faults(bench))
