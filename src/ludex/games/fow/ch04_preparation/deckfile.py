"""Decks (fow 4.1:1) and the files they live in: TOML for us, `4 Card Name` lines for everyone."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from ludex.games import deckfiles
from ludex.games.cardfiles import texts_in
from ludex.games.deckfiles import DeckFileError, PlainForm

__all__ = ["Deck", "DeckFileError", "as_text", "load_deck", "read_deck", "starter_decks", "starters_for"]


class Deck(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a player brings: a ruler, a main deck and a magic stone deck by card name (fow 4.1:1), and in a tournament a
    sideboard (fow 3.16:1.2); outside of one what else the player owns may be told, too (fow 3.16:1.1). `ruleset` names
    an edition, or an edition and a format. `cards`: what it names that does not come with ludex, in plain data."""

    name: str
    title: str = ""
    ruleset: str = "fow-5.5"
    description: str = ""
    ruler: str = ""
    main: dict[str, int] = msgspec.field(default_factory=dict)
    stones: dict[str, int] = msgspec.field(default_factory=dict)
    sideboard: dict[str, int] = msgspec.field(default_factory=dict)
    collection: dict[str, int] = msgspec.field(default_factory=dict)
    cards: tuple[dict[str, object], ...] = ()


def read_deck(text: str, file: str) -> Deck:
    """A deck from a file's text; the name decides the form: `.toml`, or lines of text."""
    deck = _from_toml(text, file) if file.endswith(".toml") else _from_lines(text, file)
    deckfiles.check_counts(file, [("Main", deck.main), ("Stones", deck.stones), ("Sideboard", deck.sideboard)])
    return deck


def load_deck(path: Path) -> Deck:
    """The deck in a file."""
    return read_deck(path.read_text(encoding="utf-8"), path.name)


def _from_toml(text: str, file: str) -> Deck:
    return deckfiles.deck_from(deckfiles.table_of(text, file), Deck, file)


PLAIN = PlainForm(
    settings={"name": "name", "title": "title", "format": "ruleset", "description": "description"},
    single=frozenset({"ruler"}),
    counted=("main", "stones", "sideboard"),
    mend="Write `4 Card Name` under Main, Stones or Sideboard.",
    also={
        "rulers": "ruler", "j-ruler": "ruler", "j/ruler": "ruler", "deck": "main", "resonators": "main",
        "resonator": "main", "spells": "main", "chants": "main", "additions": "main", "regalia": "main",
        "stone": "stones", "magic stone": "stones", "magic stones": "stones", "side": "sideboard",
    },
)


def _from_lines(text: str, file: str) -> Deck:
    """The plain form: settings (`Title: Tide`), then Ruler, Main, Stones and Sideboard with a card a line."""
    found = deckfiles.listed(text, file, PLAIN)
    if len(found.single) > 1:
        raise DeckFileError(file, "Ruler", f"{len(found.single)} cards.", "Name one (fow 4.1:2).")
    fields = {**found.fields, "ruler": "".join(found.single), **found.counted}
    return deckfiles.deck_listed(fields, Deck, file)


def as_text(deck: Deck) -> str:
    """A deck in the plain form; `read_deck` gives the same deck back."""
    settings = {"Name": deck.name, "Title": deck.title, "Format": deck.ruleset, "Description": deck.description}
    parts = [("Main", deck.main), ("Stones", deck.stones), ("Sideboard", deck.sideboard)]
    counted = [(heading, deckfiles.counted_lines(cards)) for heading, cards in parts]
    return deckfiles.written(settings, [("Ruler", [deck.ruler] if deck.ruler else []), *counted])


@cache
def starter_decks() -> dict[str, Deck]:
    """The decks that come with ludex, by the name a player types."""
    decks = (read_deck(text, file) for file, text in texts_in("ludex.games.fow", "decks"))
    return {deck.name: deck for deck in decks}


def starters_for(ruleset: str) -> tuple[Deck, ...]:
    """The starter decks of a ruleset: those of its edition, and those made for its format alone."""
    edition = ruleset.partition("/")[0]
    return tuple(deck for deck in starter_decks().values() if deck.ruleset in (ruleset, edition))
