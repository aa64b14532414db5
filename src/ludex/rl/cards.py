"""What a card is, in numbers: figures, types, keywords, labels, and what its text is made of.

The text counts by the nodes of its tree: "draw a card" is the same feature on every card that says so, in every
game and on cards that nobody has seen before.
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
Sums = NDArray[np.float64]

FIGURES, TYPES, KEYWORDS, LABELS, NODES = 12, 12, 20, 16, 64
STATE = 4  # rested, face up, counters, newly come
SIZE = FIGURES + TYPES + KEYWORDS + LABELS + NODES + STATE

ROW = 2 + SIZE
"""What a card adds to the numbers of its zone: that there is one, whether it is unknown, and what is known of it."""
UNKNOWN: Sums = np.zeros(ROW)
UNKNOWN[:2] = 1.0
_FINE = float(1 << 24)
_MOST = 4096
_known: dict[int, _Said] = {}
_said: dict[tuple[int, int, int], tuple[object, Vector]] = {}


class _Said:
    """What stands on a card, and what it adds to a zone, by how it lies without counters."""

    __slots__ = ("chars", "plain", "vector")

    def __init__(self, chars: Characteristics, vector: Vector) -> None:
        self.chars: Characteristics = chars
        self.vector: Vector = vector
        self.plain: list[Sums | None] = [None] * 8


@remembered
def scaled(number: float) -> float:
    """Small numbers nearly as they are, thousands still small."""
    return copysign(log1p(abs(number)), number)


def card_vector(card: Card, chars: Characteristics) -> Vector:
    """A card as it is now."""
    made = text_vector(chars).copy()
    made[-STATE:] = card.rested, card.faceup, scaled(sum(card.counters.values())), bool(card.changes)
    return made


def card_row(card: Card, chars: Characteristics) -> Sums:
    """What a known card adds to the numbers of its zone, in whole parts of 2^-24: so sums of them are exact, whatever
    came to them and left them in whatever order."""
    said = _known.get(id(chars))
    if said is None or said.chars is not chars:
        said = _read(chars)
    if card.counters:
        return _row(card, chars)
    lies = (4 if card.changes else 0) + (2 if card.rested else 0) + (1 if card.faceup else 0)
    row = said.plain[lies]
    if row is None:
        row = said.plain[lies] = _row(card, chars)
    return row


def _row(card: Card, chars: Characteristics) -> Sums:
    made = np.zeros(ROW)
    made[0] = 1.0
    made[2:] = card_vector(card, chars)
    return np.round(made * _FINE) / _FINE


def text_vector(chars: Characteristics) -> Vector:
    """What stands on a card. It is kept for as long as these characteristics are the card's."""
    said = _known.get(id(chars))
    return said.vector if said is not None and said.chars is chars else _read(chars).vector


def _read(chars: Characteristics) -> _Said:
    if len(_known) >= _MOST:
        _known.clear()
    made = _words(chars).copy()
    for key, figure in chars.numbers.items():
        made[place(key, FIGURES)] += scaled(figure)
    said = _known[id(chars)] = _Said(chars, made)
    return said


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
