"""A new game (fow 4.2): decks become cards in their zones, and the course of the game begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from ludex.enact.ruleset import text_rules
from ludex.games import decks
from ludex.games.decks import Fault, IllegalDeck
from ludex.games.fow.catalog import Catalog, brought, shipped
from ludex.games.fow.ch02_cards import definitions
from ludex.games.fow.ch02_cards.cardfile import CardRow
from ludex.games.fow.ch02_cards.definitions import lexicon
from ludex.games.fow.ch02_cards.outside import card, learn, outside
from ludex.games.fow.ch02_cards.sources import SOURCES
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch04_preparation import construction, deckfile
from ludex.games.fow.ch04_preparation.deckfile import PLAIN, Deck, as_text, read_deck
from ludex.games.fow.ch05_turn.turn import course
from ludex.games.fow.positions import begin_scenario, blank, piece, set_values, stand_for
from ludex.games.fow.rulesets import DEFAULTS, RULESETS
from ludex.games.fow.staging import stage
from ludex.games.starting import Opening

if TYPE_CHECKING:
    from ludex.kernel.decisions import Auto
    from ludex.kernel.game import Game
    from ludex.kernel.ruleset import Ruleset

__all__ = [
    "DEFAULTS",
    "PLAIN",
    "RULESETS",
    "SOURCES",
    "IllegalDeck",
    "as_text",
    "begin_scenario",
    "blank",
    "brought",
    "card",
    "deck_faults",
    "deck_of",
    "learn",
    "lexicon",
    "outside",
    "piece",
    "read_deck",
    "set_values",
    "shipped",
    "stage",
    "start",
    "starter_decks",
]


def starter_decks(ruleset: str) -> tuple[str, ...]:
    """The names of the decks that come with ludex for a ruleset."""
    return tuple(d.name for d in deckfile.starters_for(ruleset))


def deck_of(given: object) -> Deck:
    """A deck: by the name of a starter deck, as a deck, or as plain data."""
    return decks.deck_of(given, Deck, deckfile.starter_decks)


def deck_faults(ruleset: str, deck: object, cards: Sequence[object] = ()) -> tuple[Fault, ...]:
    """Everything that is wrong with a deck under a ruleset (fow 4.1). `cards`: what its player has besides the cards
    that it brings, to tell near misses."""
    mine = deck_of(deck)
    own = (*mine.cards, *cards)
    return _faults(RULESETS[DEFAULTS.get(ruleset, ruleset)], mine, brought(own) if own else shipped())


def _faults(rules: Ruleset, deck: Deck, cards: Catalog) -> tuple[Fault, ...]:
    return construction.faults(deck, construction.format_of(rules.id), cards, cite=rules.rule)


def place(g: Game, seat: int, deck: Deck, cards: Catalog) -> None:
    """Put a deck's cards into their zones. There they lie when the game begins, and stay as they lie."""
    stand_for(g, seat)
    _put(g, seat, zones.RULER, {deck.ruler: 1}, cards)  # fow 4.1:1, fow-2.0 2.2:1, fow-2.0 3.6:1
    _put(g, seat, zones.DECK, deck.main, cards)  # fow 4.2:1, fow-2.0 3.4:2, fow-2.0 4.1:5
    _put(g, seat, zones.STONE_DECK, deck.stones, cards)  # fow 4.2:1, fow-2.0 3.5:2, fow-2.0 4.2:4
    for others in (deck.sideboard, deck.collection):
        _put(g, seat, zones.OUTSIDE, others, cards)


def _put(g: Game, seat: int, zone: str, names: Mapping[str, int], cards: Catalog) -> None:
    for name, count in names.items():
        made = definitions.definition(text_rules(g), _known(cards, name))
        for _ in range(count):
            g.add_card(made, seat, seat, zone).faceup = zone not in zones.HIDDEN_FACE  # fow 1.5:2


def _known(cards: Catalog, name: str) -> CardRow:
    row = cards.get(name)
    if row is None:
        raise LookupError(f"there is no card named {name!r}")
    return row


OPENING = Opening(
    course=course,
    deck_of=deck_of,
    shipped=shipped,
    brought=brought,
    faults=_faults,
    place=place,
    two="fow 1.1:1",
)


def start(
    rules: Ruleset, decks: Sequence[object], seed: int, *, catalog: Catalog | None = None, tournament: bool = False,
    check: bool = True, auto: Auto = True, **_: object,
) -> Game:  # fmt: skip
    """A new game of two decks, at its first decision. In a tournament only the sideboard is out of the game besides
    what is removed (fow 3.16:1.2), else all that a player is told to own (fow 3.16:1.1, ruling fow-5.5-R9)."""
    own = [msgspec.structs.replace(deck_of(deck), collection={}) for deck in decks] if tournament else decks
    return OPENING.start(rules, own, seed, catalog=catalog, check=check, auto=auto)
