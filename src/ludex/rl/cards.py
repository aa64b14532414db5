"""What a card is, in numbers: figures, types, keywords, labels, and what its text is made of.

The text counts by the nodes of its tree: "draw a card" is the same feature on every card that says so, in every
game and on
cards that nobody has seen before.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from math import copysign, log1p
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from ludex.kernel.memo import remembered
from ludex.rl.words import place

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Characteristics

Vector = NDArray[np.float32]

FIGURES, TYPES, KEYWORDS, LABELS, NODES = 12, 12, 20, 16, 64
STATE = 4  # rested, face up, counters, newly come
SIZE = FIGURES + TYPES + KEYWORDS + LABELS + NODES + STATE

_MOST = 8192
_known: dict[int, tuple[Characteristics, Vector]] = {}
_said: dict[tuple[int, int, int], tuple[object, Vector]] = {}


def scaled(number: float) -> float:
    """Small numbers nearly as they are, thousands still small."""
    return copysign(log1p(abs(number)), number)


def card_vector(card: Card, chars: Characteristics) -> Vector:
    """A card as it is now."""
    made = text_vector(chars).copy()
    at = SIZE - STATE
    made[at] = card.rested
    made[at + 1] = card.faceup
    made[at + 2] = scaled(sum(card.counters.values()))
    made[at + 3] = len(card.changes) > 0
    return made


def add_cards(cards: list[tuple[Card, Characteristics]], made: Vector) -> None:
    """Add cards as they are now."""
    rested = faceup = counters = changed = 0.0
    for card, chars in cards:
        made += text_vector(chars)
        rested += card.rested
        faceup += card.faceup
        changed += bool(card.changes)
        if card.counters:
            counters += scaled(sum(card.counters.values()))
    made[-STATE:] += (rested, faceup, counters, changed)


def text_vector(chars: Characteristics) -> Vector:
    """What stands on a card. It is kept for as long as these characteristics are the card's."""
    found = _known.get(id(chars))
    if found is not None and found[0] is chars:
        return found[1]
    if len(_known) >= _MOST:
        _known.clear()
    made = _words(chars).copy()
    for key, figure in chars.numbers.items():
        made[place(key, FIGURES)] += scaled(figure)
    _known[id(chars)] = (chars, made)
    return made


def _words(chars: Characteristics) -> Vector:
    """What stands on a card besides its figures: a card whose power has changed says the same."""
    parts = (chars.types, chars.labels, chars.abilities)  # keywords are abilities
    at = (id(parts[0]), id(parts[1]), id(parts[2]))
    found = _said.get(at)
    if found is not None:  # its parts are held here, so that no other object can have their places
        return found[1]
    if len(_said) >= _MOST:
        _said.clear()
    made = _made(chars)
    _said[at] = (parts, made)
    return made


def _made(chars: Characteristics) -> Vector:
    made = np.zeros(SIZE, np.float32)
    at = FIGURES
    for size, words in (
        (TYPES, chars.types),
        (KEYWORDS, chars.keywords),
        (LABELS, [word for found in chars.labels.values() for word in found]),
    ):
        for word in words:
            made[at + place(word, size)] += 1
        at += size
    for ability in chars.abilities:
        for node in _places(ability.key):
            made[at + node] += 0.25
    return made


@remembered
def _places(key: object) -> tuple[int, ...]:
    """Where the nodes of an ability's tree count."""
    return tuple(place(node, NODES) for node in _nodes(key))


def _nodes(tree: object) -> Iterator[str]:
    """The kinds of nodes in a tree, from above."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from _nodes(part)
    elif is_dataclass(tree):
        yield type(tree).__name__
        for field in fields(tree):
            yield from _nodes(getattr(tree, field.name))
