"""Decks (sve 6.1) and the files they live in: TOML for us, `3 Card Name` lines for everyone."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from ludex.games import deckfiles
from ludex.games.cardfiles import texts_in
from ludex.games.deckfiles import DeckFileError, PlainForm

__all__ = [
    "Base",
    "Deck",
    "DeckFileError",
    "Pool",
    "as_text",
    "load_deck",
    "read_deck",
    "starter_decks",
    "starters_for",
]

Base = Literal["class", "universe"]


class Pool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards out of opened packs, by name: those for the main deck and those for the evolve deck."""

    main: dict[str, int]
    evolve: dict[str, int]


class Deck(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a player brings: leaders, a main deck and an evolve deck, by card name (sve 6.1.1).

    `base` says what the deck is based on when its leader has both a class and a universe (sve 6.2.1.3).
    A Sealed deck says what it was built from: the seed of its packs, or the cards in them (sve B-1:6.1.1).
    `cards`: what it names that does not come with ludex, and the tokens that those make, in plain data.
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
    cards: tuple[dict[str, object], ...] = ()

    @property
    def main_size(self) -> int:
        """How many cards the main deck has."""
        return sum(self.main.values())

    @property
    def evolve_size(self) -> int:
        """How many cards the evolve deck has."""
        return sum(self.evolve.values())


def read_deck(text: str, file: str) -> Deck:
    """A deck from a file's text; the name decides the form: `.toml`, or lines of text."""
    deck = _from_toml(text, file) if file.endswith(".toml") else _from_lines(text, file)
    deckfiles.check_counts(file, _sections(deck))
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
    fields = deckfiles.table_of(text, file)
    if "leader" in fields:
        fields.setdefault("leaders", [fields.pop("leader")])
    return deckfiles.deck_from(fields, Deck, file)


PLAIN = PlainForm(
    settings={
        "name": "name", "title": "title", "format": "ruleset", "base": "base", "packs": "packs",
        "description": "description",
    },
    single=frozenset({"leader", "leaders"}),
    counted=("main", "evolve", "pool main", "pool evolve"),
    mend="Write `3 Card Name` under Main or Evolve.",
    also={
        "deck": "main", "followers": "main", "follower": "main", "spells": "main", "spell": "main", "amulets": "main",
        "amulet": "main", "evolution": "evolve", "evolved": "evolve", "evolved cards": "evolve",
        "leader card": "leader",
    },
)  # fmt: skip


def _from_lines(text: str, file: str) -> Deck:
    """The plain form: settings (`Base: universe`), then Leader, Main and Evolve with a card a line."""
    found = deckfiles.listed(text, file, PLAIN)
    cards = found.counted
    fields = {**found.fields, "leaders": found.single, "main": cards["main"], "evolve": cards["evolve"]}
    if cards["pool main"] or cards["pool evolve"]:
        fields["pool"] = {"main": cards["pool main"], "evolve": cards["pool evolve"]}
    return deckfiles.deck_listed(fields, Deck, file)


def as_text(deck: Deck) -> str:
    """A deck in the plain form; `read_deck` gives the same deck back."""
    settings: dict[str, object] = {"Name": deck.name, "Title": deck.title, "Format": deck.ruleset}
    settings |= {"Base": deck.base, "Packs": deck.packs, "Description": deck.description}
    sections = [(heading, deckfiles.counted_lines(cards)) for heading, cards in _sections(deck)]
    return deckfiles.written(settings, [("Leader", deck.leaders), *sections])


@cache
def starter_decks() -> dict[str, Deck]:
    """The decks that come with ludex, by the name a player types."""
    decks = (read_deck(text, file) for file, text in texts_in("ludex.games.sve", "decks"))
    return {deck.name: deck for deck in decks}


def starters_for(ruleset: str) -> tuple[Deck, ...]:
    """The starter decks of one ruleset."""
    return tuple(deck for deck in starter_decks().values() if deck.ruleset == ruleset)
