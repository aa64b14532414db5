"""What card texts say about building decks (sve 6.1.2, 14.4.4): the seam between reading and construction."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from ludex.games.sve.cardfile import CardRow

ANY_NUMBER = 0


@dataclass(frozen=True, slots=True)
class DeckSays:
    """A card's passive abilities about deck construction.

    `copies` is how many of the card a deck may hold in place of three (`ANY_NUMBER`: no limit), or None.
    """

    copies: int | None = None
    starting_amulet: bool = False


Reading = Callable[[CardRow], DeckSays]

_COPIES = re.compile(
    r"You (?:can|may) put (?:up to (\d+)|any number) of this card into your (?:evolve )?deck\."
)


def says(row: CardRow) -> DeckSays:
    """What this card's text says about decks that hold it."""
    found = _COPIES.search(row.text)
    copies = None if found is None else int(found[1] or ANY_NUMBER)
    return DeckSays(copies=copies, starting_amulet="Starting Amulet." in row.text)
