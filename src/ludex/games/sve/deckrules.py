"""What card texts say about building decks (sve 6.1.2, 14.4.4): the seam between reading and construction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ludex.games.sve.cardfile import CardRow
from ludex.lang import ast, read

ANY_NUMBER = 0
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
    for ability in _abilities(row):
        if isinstance(ability, ast.DeckRule):
            copies = ability.copies
        elif isinstance(ability, ast.KeywordAbility):
            starting = starting or ability.name == STARTING_AMULET
    return DeckSays(copies=copies, starting_amulet=starting)


def _abilities(row: CardRow) -> Iterator[ast.Ability]:
    """The abilities on those lines that speak of decks; the other lines need not be read to build one."""
    for line in row.text.splitlines():
        if line.endswith("deck.") or STARTING_AMULET in line:
            understood = read(line, "sve", kind="follower", name=row.name).card_text
            yield from understood.abilities if understood is not None else ()
