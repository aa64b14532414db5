"""What card texts say about building decks (fow 4.1:6): the seam between reading and construction."""

from __future__ import annotations

from collections.abc import Callable

from ludex.games.deckrules import ANY_NUMBER, abilities_on
from ludex.games.fow.ch02_cards.cardfile import CardRow
from ludex.lang import ast

__all__ = ["ANY_NUMBER", "Reading", "says"]

Reading = Callable[[CardRow], tuple[ast.DeckRule, ...]]


def says(row: CardRow) -> tuple[ast.DeckRule, ...]:
    """What this card's text says about decks that hold it."""
    found = abilities_on(row.text, "fow", kind=row.type, name=row.name, about=_about_decks)
    return tuple(a for a in found if isinstance(a, ast.DeckRule))


def _about_decks(line: str) -> bool:
    return "deck" in line and ("cards named" in line or "copies" in line)
