"""What card texts say about building decks (cfv 5.1.2.5, 5.1.2.6): the seam between reading and construction."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludex.games.cfv.ch02_cards.cardfile import CardRow
from ludex.games.deckrules import ANY_NUMBER, abilities_on
from ludex.lang import ast

__all__ = ["ANY_NUMBER", "SENTINEL", "DeckSays", "Reading", "says"]

SENTINEL = "Sentinel"  # cfv 10.2.8.1


@dataclass(frozen=True, slots=True)
class DeckSays:
    """A card's continuous abilities about deck construction, and whether it is a Sentinel."""

    rules: tuple[ast.DeckRule, ...] = ()
    sentinel: bool = False


Reading = Callable[[CardRow], DeckSays]


def says(row: CardRow) -> DeckSays:
    """What this card's text says about decks that hold it."""
    found = tuple(abilities_on(row.text, "cfv", kind="unit", name=row.name, about=_about_decks))
    return DeckSays(
        rules=tuple(a for a in found if isinstance(a, ast.DeckRule)),
        sentinel=any(isinstance(a, ast.KeywordAbility) and a.name == SENTINEL for a in found),
    )


def _about_decks(line: str) -> bool:
    return SENTINEL in line or ("CONT" in line and "deck" in line)
