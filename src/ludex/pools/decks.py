"""Decks that name cards of pools: each name is found, and the deck brings the cards that do not come with ludex."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import msgspec

from ludex import games
from ludex.games.decks import Fault
from ludex.pools.cache import Readings
from ludex.pools.judging import verdicts
from ludex.pools.pool import Plain, sources_of
from ludex.pools.shelf import Shelf


def brought(deck: object, shelf: Shelf) -> Any:
    """A deck with its cards: what it names by number or in other letters is called by its name, and what stands on the
    shelf comes with it. A name that nobody has stays as it is, for the check to tell."""
    fields: Plain = msgspec.to_builtins(deck)
    rows: list[Plain] = []

    def named(parts: tuple[str, ...], said: str) -> str:
        card = shelf.find(said, parts)
        if card is None:
            return said
        if card.row not in rows:
            rows.append(card.row)
        return _called(shelf, card.row)

    for field, parts in sources_of(shelf.game).deck.items():
        fields[field] = _renamed(fields.get(field), partial(named, parts))
    fields = {key: value for key, value in fields.items() if value}
    if rows:
        fields["cards"] = [*shelf.words.with_tokens(rows), *_kept(fields.get("cards", ()), rows)]
    return msgspec.convert(fields, type(deck))


def _called(shelf: Shelf, row: Plain) -> str:
    """What a deck calls a card: its name, or its number where another card has that name too."""
    numbered = sources_of(shelf.game).numbered
    alike = [card for card in shelf.cards if card.row["name"] == row["name"]] if numbered else []
    return str(row["number"]) if len(alike) > 1 and row.get("number") else str(row["name"])


def _renamed(value: Any, named: Callable[[str], str]) -> Any:
    if isinstance(value, dict):
        found: dict[str, int] = {}
        for said, count in value.items():
            name = named(said)
            found[name] = found.get(name, 0) + count
        return found
    if isinstance(value, list | tuple):
        return [named(said) for said in value]
    return named(value) if value else value


def _kept(cards: Iterable[Plain], rows: list[Plain]) -> list[Plain]:
    """The cards that a deck brought already, besides those it brings now."""
    names = {(row["name"], row.get("special")) for row in rows}
    return [card for card in cards if (card.get("name"), card.get("special")) not in names]


def faults(ruleset: str, deck: Any, shelf: Shelf | None, *, kept: Readings | None = None) -> list[Fault]:
    """Everything that is wrong with a deck: what the rules say, and cards it brings that are not understood."""
    room, rules = games.room(ruleset), games.ruleset(ruleset)
    others = shelf.rows if shelf is not None else ()
    found = [Fault(each.rule, each.sentence, each.hint) for each in room.deck_faults(ruleset, deck, others)]
    cards = tuple(deck.cards)
    for row, verdict in zip(cards, verdicts(rules, cards, kept=kept), strict=True):
        if not verdict.understood:
            hint = "Mend its text with an amendment, or take another card."
            found.append(Fault(rules.book, f"{row['name']} is not understood: {verdict.why}.", hint))
    return found
