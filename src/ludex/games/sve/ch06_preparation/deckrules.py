"""What card texts say about building decks (sve 6.1.2, 14.4.4): the seam between reading and construction."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludex.games.deckrules import ANY_NUMBER, abilities_on
from ludex.games.sve.ch02_cards.cardfile import CardRow
from ludex.lang import ast

__all__ = ["ANY_NUMBER", "STARTING_AMULET", "DeckSays", "Reading", "says"]

STARTING_AMULET = "Starting Amulet"


@dataclass(frozen=True, slots=True)
class DeckSays:
    """A card's passive abilities about deck construction.

    `copies` is how many of the card a deck may hold in place of three (`ANY_NUMBER`: no limit), or None.
    """

    copies: int | None = None
    starting_amulet: bool = False


Reading = Callable[[CardRow], DeckSays]


def says(row: CardRow) -> DeckSays:
    """What this card's text says about decks that hold it."""
    copies: int | None = None
    starting = False
    for ability in abilities_on(row.text, "sve", kind="follower", name=row.name, about=_about_decks):
        if isinstance(ability, ast.DeckRule):
            copies = ability.copies
        elif isinstance(ability, ast.KeywordAbility):
            starting = starting or ability.name == STARTING_AMULET
    return DeckSays(copies=copies, starting_amulet=starting)


def _about_decks(line: str) -> bool:
    return line.endswith("deck.") or STARTING_AMULET in line
