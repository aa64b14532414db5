"""The room of the game: everything that ludex asks of it by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludex.enact.ruleset import text_rules
from ludex.games.decks import Fault
from ludex.games.decks import deck_of as find_deck
from ludex.games.starting import Opening
from skerry import decks, definitions, values, zones
from skerry.catalog import Catalog, brought, shipped
from skerry.decks import PLAIN, Deck, as_text, read_deck
from skerry.definitions import lexicon
from skerry.outside import SOURCES, card, learn, outside, stage
from skerry.positions import begin_scenario, blank, piece, set_values
from skerry.ruleset import RULESETS
from skerry.turn import course

if TYPE_CHECKING:
    from ludex.kernel.game import Game

__all__ = [
    "DEFAULTS", "PLAIN", "RULESETS", "SOURCES", "as_text", "begin_scenario", "blank", "brought", "card", "deck_faults",
    "deck_of", "learn", "lexicon", "outside", "piece", "read_deck", "set_values", "shipped", "stage", "start",
    "starter_decks",
]  # fmt: skip

DEFAULTS: dict[str, str] = {}


def starter_decks(ruleset: str) -> tuple[str, ...]:
    """The names of the decks that come with the game."""
    return tuple(decks.starter_decks())


def deck_of(given: object) -> Deck:
    """A deck: by the name of a starter deck, as a deck, or as plain data."""
    return find_deck(given, Deck, decks.starter_decks)


def deck_faults(ruleset: str, deck: object, cards: Sequence[object] = ()) -> tuple[Fault, ...]:
    """Everything that is wrong with a deck. `cards`: what its keeper has besides those that it brings."""
    mine = deck_of(deck)
    own = (*mine.cards, *cards)
    return decks.faults(mine, brought(own) if own else shipped())


def place(g: Game, seat: int, deck: Deck, cards: Catalog) -> None:
    """Put a deck's cards into the deck, unseen; a keeper begins without anything else."""
    g.values[seat] = dict.fromkeys(values.BEGINNING, 0)
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
    faults=lambda rules, deck, cards: decks.faults(deck, cards),
    place=place,
    two="skerry 1.1",
)

start = OPENING.start
