"""Finding cards as people name them: by name, whatever its accents and quotes, or by any number that it bears."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from ludex.games.likeness import alike
from ludex.pools.pool import Card

_LANGUAGE = re.compile(r"[-_ ]?(?:en|jp|ja|eng)$")


def plain_name(name: str) -> str:
    """A name without all in which writers differ: capitals, accents, quotes, dashes, spaces."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(c for c in letters if not unicodedata.combining(c) and c not in "'’‘`")
    return re.sub(r"[^\w]+", " ", bare).strip()


def plain_number(number: str) -> str:
    """A number without its language and the marks between its parts: `BP01-002EN` is `bp01002`."""
    folded = _LANGUAGE.sub("", number.casefold().strip())
    return re.sub(r"[^\w]+", "", folded)


def matching(name: str, cards: Iterable[Card]) -> list[Card]:
    """The cards that a name or a number means: as it is written, else by what its writer may have left out."""
    every = list(cards)
    for fits in (_written, _numbered, _alike):
        found = [card for card in every if fits(name, card)]
        if found:
            return found
    return []


def _written(name: str, card: Card) -> bool:
    return name == card.name or name in card.numbers


def _numbered(name: str, card: Card) -> bool:
    number = plain_number(name)
    return any(character.isdigit() for character in number) and number in map(plain_number, card.numbers)


def _alike(name: str, card: Card) -> bool:
    return plain_name(name) == plain_name(card.name)


def nearest(name: str, cards: Iterable[Card]) -> tuple[str, ...]:
    """Up to three names that look like the one asked for."""
    return alike(plain_name(name), {plain_name(card.name): card.name for card in cards})
