"""What pages must know of a game, told by the game: playmat, sign, parts of decks, faces of cards, the lab's fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ludex.games.playmats import Playmat

Row = dict[str, Any]
Deck = dict[str, Any]


@dataclass(frozen=True, slots=True)
class CardFacts:
    """One card. `part` is where it belongs in a deck, `level` where it stands in the curve of costs or grades."""

    name: str
    part: str
    kind: str
    colours: tuple[str, ...]
    traits: tuple[str, ...]
    level: int | None
    cost: str
    figures: str
    text: str
    row: Row

    @property
    def found_by(self) -> str:
        """Everything a search looks through."""
        return " ".join((self.name, self.kind, *self.colours, *self.traits, self.text)).casefold()


@dataclass(frozen=True, slots=True)
class Side:
    """A part of a deck that lies beside the table: between the games of a match its cards are exchanged with those of
    other parts, the usual one first. `books`: those that know it."""

    part: str
    exchanged: tuple[str, ...]
    books: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shape:
    """What a game's decks consist of: the field that names who leads it, the part those are from, how many may and of
    which level (nobody leads where the field has no name), parts that count, and the one that lies aside."""

    leads: str
    leading: str
    most_leading: int
    parts: tuple[str, ...]
    size: int
    level_leading: int | None = None
    side: Side | None = None

    def parts_in(self, book: str) -> tuple[str, ...]:
        """The parts that a deck has by a book."""
        side = self.side
        return tuple(part for part in self.parts if side is None or part != side.part or book in side.books)


@dataclass(frozen=True, slots=True)
class Asked:
    """One field: its name in a row, what may stand in it (nothing: a word or a number), and which types have it."""

    name: str
    choices: tuple[str, ...] = ()
    number: bool = False
    several: bool = False
    only: tuple[str, ...] = ()

    def shown_for(self, kind: str) -> bool:
        """Whether a card of this type has the field."""
        return not self.only or kind.casefold() in self.only


@dataclass(frozen=True, slots=True)
class Packs:
    """Decks that are built out of packs, by the number of the packs: what was in them, and a deck to begin with."""

    held: Callable[[int], dict[str, dict[str, int]]]
    build: Callable[[int, str], object]


@dataclass(frozen=True, slots=True)
class Board:
    """A game as pages show it.

    `sign`: paths on a square of 48. `facts`: what a card's row says, under the names all games share. `form` and
    `first`: the fields of a card in the lab, and the card that stands there at first; `fields`: the row of a card that
    comes with ludex, as the lab's fields. `deck_for_book`: a deck is made for a book and goes with all its formats.
    `packs`: the rulesets whose decks are built out of packs.
    """

    playmat: Playmat
    sign: str
    shape: Shape
    facts: Callable[[Row], CardFacts]
    form: tuple[Asked, ...]
    first: Row
    fields: Callable[[Row], Row]
    deck_for_book: bool = False
    packs: Mapping[str, Packs] = field(default_factory=dict)


def texts_of(row: Row) -> str:
    """The text of a card, and of its back if it has one."""
    back = row.get("back")
    front = str(row.get("text", "")).strip()
    return front if back is None else f"{front}\n—\n{back['name']}\n{str(back.get('text', '')).strip()}".strip()
