"""A new game (cfv 5.2): decks become cards in their zones, and the course of the game begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludex.enact.ruleset import text_rules
from ludex.games import decks
from ludex.games.cfv.catalog import Catalog, brought, shipped
from ludex.games.cfv.ch02_cards import definitions
from ludex.games.cfv.ch02_cards.definitions import lexicon
from ludex.games.cfv.ch02_cards.outside import card, learn, outside
from ludex.games.cfv.ch02_cards.sources import SOURCES
from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.ch05_preparation import construction, deckfile
from ludex.games.cfv.ch05_preparation.deckfile import PLAIN, Deck, as_text, read_deck
from ludex.games.cfv.ch06_turn.turn import course
from ludex.games.cfv.positions import begin_scenario, blank, piece, set_values
from ludex.games.cfv.ruleset import RULESETS
from ludex.games.cfv.staging import stage
from ludex.games.decks import Fault, IllegalDeck
from ludex.games.starting import Opening

if TYPE_CHECKING:
    from ludex.kernel.game import Game

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

# The book's own format has the book's name.
DEFAULTS: dict[str, str] = {}


def starter_decks(ruleset: str) -> tuple[str, ...]:
    """The names of the decks that come with ludex for a ruleset."""
    return tuple(d.name for d in deckfile.starters_for(ruleset))


def deck_of(given: object) -> Deck:
    """A deck: by the name of a starter deck, as a deck, or as plain data."""
    return decks.deck_of(given, Deck, deckfile.starter_decks)


def deck_faults(ruleset: str, deck: object, cards: Sequence[object] = ()) -> tuple[Fault, ...]:
    """Everything that is wrong with a deck under a ruleset (cfv 5.1). `cards`: what its player has besides the cards
    that it brings, to tell near misses."""
    mine = deck_of(deck)
    own = (*mine.cards, *cards)
    return construction.faults(mine, construction.FORMATS[ruleset], brought(own) if own else shipped())


def place(g: Game, seat: int, deck: Deck, cards: Catalog) -> None:
    """Put a deck's cards into the deck zone (cfv 4.2.1); who owns them is settled by that (cfv 3.3.2)."""
    for name, count in deck.main.items():
        row = cards.get(name)
        if row is None:
            raise LookupError(f"there is no card named {name!r}")
        for _ in range(count):
            g.add_card(definitions.definition(text_rules(g), row), seat, seat, zones.DECK).faceup = False


OPENING = Opening(
    course=course,
    deck_of=deck_of,
    shipped=shipped,
    brought=brought,
    faults=lambda rules, deck, cards: construction.faults(deck, construction.FORMATS[rules.id], cards),
    place=place,
    two="cfv 1.1.1",
)

start = OPENING.start
