"""The cards of a player's pools on the workbench: which can be played, and what a deck brings of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ludex import games
from ludex.games.boards import CardFacts, Deck, Row
from ludex.games.decks import Fault
from ludex.web.pages.cardbook import facts, shape_of

PartName = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Brought:
    """Cards of pools by part and name, tokens by name, and why those that are not understood are not."""

    cards: Mapping[PartName, CardFacts] = field(default_factory=dict)
    tokens: Mapping[str, Row] = field(default_factory=dict)
    declined: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, ruleset: str, stored: Iterable[Mapping[str, object]]) -> Brought:
        """The cards that a ruleset can play, out of stored ones."""
        book = games.ruleset(ruleset).book
        cards: dict[PartName, CardFacts] = {}
        tokens: dict[str, Row] = {}
        declined: dict[str, str] = {}
        for card in stored:
            row, books = card["row"], card["books"]
            assert isinstance(row, dict) and isinstance(books, list)
            if book not in books:
                declined.setdefault(row["name"], str(card.get("why", "")))
            elif row.get("special") == "token":
                tokens.setdefault(row["name"], row)
            else:
                made = facts(ruleset, row)
                cards.setdefault((made.part, made.name), made)
        return cls(cards, tokens, declined)

    def with_cards(self, ruleset: str, deck: Deck) -> Deck:
        """A deck with the cards of pools that it names, and the tokens that those make. What it brought before and the
        pools have no longer stays with it."""
        named = set(_named(ruleset, deck))
        rows = [card.row for key, card in self.cards.items() if key in named]
        own = {(row["name"], row.get("special")) for row in rows}
        there = (card for card in deck.get("cards") or () if _is_named(card, named))
        found = [*rows, *(card for card in there if (card["name"], card.get("special")) not in own)]
        for row in found:  # grows while tokens make tokens
            made = (self.tokens.get(name) for name in (row.get("words") or {}).get("tokens", ()))
            found += [token for token in made if token is not None and token not in found]
        rest = {key: value for key, value in deck.items() if key != "cards"}
        return {**rest, "cards": found} if found else rest

    def faults(self, ruleset: str, deck: Deck) -> tuple[Fault, ...]:
        """The cards in a deck that are in a pool and are not understood."""
        book = games.ruleset(ruleset).book
        names = {name for _, name in _named(ruleset, deck)} - {name for _, name in self.cards}
        told = ((name, self.declined[name]) for name in sorted(names) if name in self.declined)
        return tuple(Fault(book, f"{name} is not understood: {why}.", "Take another card.") for name, why in told)


def _named(ruleset: str, deck: Deck) -> Iterable[PartName]:
    """The cards that a deck names, by the part they belong in."""
    shape = shape_of(ruleset)
    leads = deck.get(shape.leads) or ()
    yield from ((shape.leading, name) for name in ([leads] if isinstance(leads, str) else leads))
    for part in shape.parts:
        for name in deck.get(part) or ():
            aside = shape.side is not None and shape.side.part == part
            yield from ((source, name) for source in (shape.side.exchanged if aside and shape.side else (part,)))


def _is_named(card: Row, named: set[PartName]) -> bool:
    return card.get("special") == "token" or any(card["name"] == name for _, name in named)
