"""What card texts say about building decks (cfv 5.1.2.5, 5.1.2.6): the seam between reading and construction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ludex.games.cfv.cardfile import CardRow
from ludex.lang import ast, read

SENTINEL = "Sentinel"  # cfv 10.2.8.1
ANY_NUMBER = 0


@dataclass(frozen=True, slots=True)
class DeckSays:
    """A card's continuous abilities about deck construction, and whether it is a Sentinel."""

    rules: tuple[ast.DeckRule, ...] = ()
    sentinel: bool = False


Reading = Callable[[CardRow], DeckSays]


def says(row: CardRow) -> DeckSays:
    """What this card's text says about decks that hold it."""
    found = tuple(_abilities(row))
    return DeckSays(
        rules=tuple(a for a in found if isinstance(a, ast.DeckRule)),
        sentinel=any(isinstance(a, ast.KeywordAbility) and a.name == SENTINEL for a in found),
    )


def _abilities(row: CardRow) -> Iterator[ast.Ability]:
    """The abilities on those lines that may speak of decks; the other lines need not be read to build one."""
    for line in row.text.splitlines():
        if SENTINEL in line or ("CONT" in line and "deck" in line):
            understood = read(line, "cfv", kind="unit", name=row.name).card_text
            yield from understood.abilities if understood is not None else ()
