"""Decks (cfv 5.1) and the files they live in: TOML for us, `4 Card Name` lines for everyone."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from ludex.games import deckfiles
from ludex.games.cardfiles import texts_in
from ludex.games.deckfiles import DeckFileError, PlainForm

__all__ = ["Deck", "DeckFileError", "as_text", "load_deck", "read_deck", "starter_decks", "starters_for"]

FIRST = "first vanguard"


class Deck(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a player brings: a deck by card name (cfv 5.1.1). `first` names the card of it that is put on the vanguard
    circle before the game (cfv 5.2.2); if it names none, the player chooses then. `cards`: what it names that does not
    come with ludex, in plain data."""

    name: str
    title: str = ""
    ruleset: str = "cfv"
    description: str = ""
    first: str = ""
    main: dict[str, int] = msgspec.field(default_factory=dict)
    cards: tuple[dict[str, object], ...] = ()

    @property
    def size(self) -> int:
        """How many cards the deck has, the first vanguard among them."""
        return sum(self.main.values())


def read_deck(text: str, file: str) -> Deck:
    """A deck from a file's text; the name decides the form: `.toml`, or lines of text."""
    deck = _from_toml(text, file) if file.endswith(".toml") else _from_lines(text, file)
    deckfiles.check_counts(file, [("Main", deck.main)])
    return deck


def load_deck(path: Path) -> Deck:
    """The deck in a file."""
    return read_deck(path.read_text(encoding="utf-8"), path.name)


def _from_toml(text: str, file: str) -> Deck:
    return deckfiles.deck_from(deckfiles.table_of(text, file), Deck, file)


PLAIN = PlainForm(
    settings={"name": "name", "title": "title", "format": "ruleset", "description": "description"},
    single=frozenset({FIRST}),
    counted=("main",),
    mend="Write `4 Card Name` under Main.",
    also={
        "deck": "main", "starter": FIRST, "starting vanguard": FIRST, "fv": FIRST, "grade": "main",
        "normal units": "main", "trigger units": "main", "triggers": "main", "units": "main", "ride": "main",
        "g": "g zone", "g units": "g zone", "stride": "g zone",
    },
    absent={"g zone": "This book has no G zone."},
)


def _from_lines(text: str, file: str) -> Deck:
    """The plain form: settings (`Title: Beacon`), then First vanguard and Main with a card a line."""
    found = deckfiles.listed(text, file, PLAIN)
    if len(found.single) > 1:
        raise DeckFileError(file, "First vanguard", f"{len(found.single)} cards.", "Name one (cfv 5.2.2).")
    fields = {**found.fields, "first": "".join(found.single), "main": found.counted["main"]}
    return deckfiles.deck_listed(fields, Deck, file)


def as_text(deck: Deck) -> str:
    """A deck in the plain form; `read_deck` gives the same deck back."""
    settings = {"Name": deck.name, "Title": deck.title, "Format": deck.ruleset, "Description": deck.description}
    first = [deck.first] if deck.first else []
    return deckfiles.written(settings, [("First vanguard", first), ("Main", deckfiles.counted_lines(deck.main))])


@cache
def starter_decks() -> dict[str, Deck]:
    """The decks that come with ludex, by the name a player types."""
    decks = (read_deck(text, file) for file, text in texts_in("ludex.games.cfv", "decks"))
    return {deck.name: deck for deck in decks}


def starters_for(ruleset: str) -> tuple[Deck, ...]:
    """The starter decks of one ruleset."""
    return tuple(deck for deck in starter_decks().values() if deck.ruleset == ruleset)
