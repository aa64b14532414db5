"""Deck lists as people paste them: with or without headings, in the words of many sites."""

from __future__ import annotations

import re
from typing import Any

from ludex import games
from ludex.games.deckfiles import COUNTED, PlainForm, heading_of
from ludex.pools.decks import brought
from ludex.pools.pool import game_of, part_of, plain, sources_of
from ludex.pools.shelf import Shelf


def read_deck(ruleset: str, text: str, file: str, shelf: Shelf) -> Any:
    """The deck in a list, with the cards of the shelf that it names. A list without headings is sorted by its cards."""
    game = game_of(ruleset)
    room = games.room(ruleset)
    plain = not file.endswith(".toml")
    sorted_ = _sorted(game, text, shelf) if plain and not _has_headings(text, room.PLAIN) else text
    return brought(room.read_deck(sorted_, file), shelf)


def _has_headings(text: str, form: PlainForm) -> bool:
    return any(heading_of(line, form) for line in text.splitlines())


def _sorted(game: str, text: str, shelf: Shelf) -> str:
    """The list under the headings where its cards belong; what is no card line stays before them."""
    headings = sources_of(game).headings
    catalog: Any = games.room(game).brought(())
    under: dict[str, list[str]] = {part: [] for part in headings}
    before: list[str] = []
    for line in text.splitlines():
        found = COUNTED.fullmatch(line.strip())
        if found is None:
            before.append(line)
            continue
        part = _part(game, found, shelf, tuple(headings), catalog)
        under[part].append(line)
    sections = [line for part, head in headings.items() if under[part] for line in (head, *under[part])]
    return "\n".join([*before, *sections])


def _part(game: str, found: re.Match[str], shelf: Shelf, parts: tuple[str, ...], catalog: Any) -> str:
    name = found["name"] or found["first"]
    card = shelf.find(name, parts)
    if card is not None:
        return part_of(game, card.row)
    shipped = (plain(row) for row in catalog.rows if row.name == name)
    return next((part_of(game, row) for row in shipped if part_of(game, row) in parts), "main")
