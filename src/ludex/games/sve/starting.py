"""A new game (sve 6.2): decks become cards in their areas, and the course of the game begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludex.games import decks
from ludex.games.decks import Fault, IllegalDeck
from ludex.games.starting import Opening
from ludex.games.sve.catalog import Catalog, brought, shipped
from ludex.games.sve.ch02_cards import definitions
from ludex.games.sve.ch02_cards.cardfile import CardRow
from ludex.games.sve.ch02_cards.definitions import lexicon
from ludex.games.sve.ch02_cards.outside import card, learn, outside
from ludex.games.sve.ch02_cards.sources import SOURCES
from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.ch06_preparation import construction, deckfile
from ludex.games.sve.ch06_preparation.deckfile import PLAIN, Deck, as_text, read_deck
from ludex.games.sve.ch07_turn.turn import course
from ludex.games.sve.positions import begin_scenario, blank, piece, set_values
from ludex.games.sve.rules_of import rules_of
from ludex.games.sve.ruleset import RULESETS
from ludex.games.sve.staging import stage
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change

if TYPE_CHECKING:
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

# The book's own format has the book's name.
DEFAULTS: dict[str, str] = {}


def starter_decks(ruleset: str) -> tuple[str, ...]:
    """The names of the decks that come with ludex for a ruleset."""
    return tuple(d.name for d in deckfile.starters_for(ruleset))


def deck_of(given: object) -> Deck:
    """A deck: by the name of a starter deck, as a deck, or as plain data."""
    return decks.deck_of(given, Deck, deckfile.starter_decks)


def deck_faults(ruleset: str, deck: object, cards: Sequence[object] = ()) -> tuple[Fault, ...]:
    """Everything that is wrong with a deck under a ruleset (sve 6.1). `cards`: what its player has besides the cards
    that it brings, to tell near misses."""
    mine = deck_of(deck)
    own = (*mine.cards, *cards)
    return construction.faults(mine, construction.FORMATS[ruleset], brought(own) if own else shipped())


def _universe(rules: Ruleset, deck: Deck, cards: Catalog) -> str:
    """The universe a deck is based on, "" for a class (sve 6.1.1.5). Cross Craft decks follow classes
    (sve B-2:6.1.1.5), Sealed ones neither (sve B-1:6.1.1.6)."""
    leader = cards.leader(deck.leaders[0]) if deck.leaders else None
    if construction.FORMATS[rules.id] is not construction.STANDARD or deck.base == "class":
        return ""
    return leader.universe or "" if leader is not None else ""


def place(g: Game, seat: int, deck: Deck, cards: Catalog) -> None:
    """Put a deck's cards into their areas."""
    rules = rules_of(g)
    # sve 6.2.1.2
    leader = g.add_card(definitions.define(rules, leader_row(deck, cards)), seat, seat, zones.LEADER)
    for second in deck.leaders[1:]:  # one leader with both classes (ruling sve-R37)
        more = _known(cards.leader(second), second).class_
        leader.changes = (*leader.changes, Change(g.tick(), changes.LABEL, "class", more))
    for name, count in deck.main.items():
        row = _known(cards.main(name), name)
        for _ in range(count):
            # sve 6.2.1.4, sve 4.5.1
            g.add_card(definitions.definition(rules, row), seat, seat, zones.DECK).faceup = False
    for name, count in deck.evolve.items():
        row = _known(cards.evolve(name), name)
        for _ in range(count):
            # sve 6.2.1.5, sve 4.6.1
            g.add_card(definitions.definition(rules, row), seat, seat, zones.EVOLVE_DECK).faceup = False


def _known(row: CardRow | None, name: str) -> CardRow:
    if row is None:
        raise LookupError(f"there is no card named {name!r}")
    return row


def leader_row(deck: Deck, cards: Catalog) -> dict[str, object]:
    """The leader; in Cross Craft two cards are one leader (ruling sve-R37), in Sealed it may be nameless
    (ruling sve-R36)."""
    rows = [_known(cards.leader(name), name) for name in deck.leaders]
    if not rows:  # sve B-1, sve B-1:6.2.1
        return {"name": "Leader", "type": "leader", "class": "Neutral"}
    row = definitions.row_of(rows[0])
    row["name"] = " and ".join(r.name for r in rows)  # sve B-2
    return row


OPENING = Opening(
    course=course,
    deck_of=deck_of,
    shipped=shipped,
    brought=brought,
    faults=lambda rules, deck, cards: construction.faults(deck, construction.FORMATS[rules.id], cards),
    place=place,
    two="sve 1.1.1",
    notes=lambda rules, brought, cards: {
        "universes": tuple(_universe(rules, deck, known) for deck, known in zip(brought, cards, strict=True))
    },
)

start = OPENING.start
