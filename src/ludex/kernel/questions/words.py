"""Words: what a book is called, where it says what, and how players speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class AboutWords:
    """A book's names, numbers and words."""

    def __init__(self, id: str, book: str, title: str) -> None:
        self.id = id
        self.book = book
        self.title = title
        self.version = "1"
        # The rule behind each verb and each question, in this book.
        self.citations: dict[str, str] = {}
        # Books that say the same under other numbers: what chapters cite, and where this book says it.
        self.numbers: dict[str, str] = {}
        # How this book says that something happened, by the kind of event, where the kernel's word is another.
        self.words: dict[str, str] = {}
        # Values that are counted for the rules' sake, and are nothing to tell.
        self.bookkeeping: frozenset[str] = frozenset()
        # What this book calls a card that lies sideways.
        self.resting = "rested"

    @final
    def rule(self, citation: str) -> str:
        """Where this book says what a chapter cites."""
        return self.numbers.get(citation, citation)

    @final
    def cite(self, what: str) -> str:
        """The rule behind a verb or a choice, in this book."""
        return self.citations[what]

    @final
    def cited(self, what: str) -> str:
        """The rule behind something that the kernel does for every book; the book, where it says nothing of it. What:
        "pile" (players order what moves together), "age" (or what began together), "replace" (or replacements), "offer"
        (they are asked whether something triggers), "concede", "all lose" (at once)."""
        return self.citations.get(what, self.book)

    def describe(self, g: Game, card: int) -> str:
        """A card's name for labels."""
        return g.cards[card].definition.name

    def figures(self, numbers: Mapping[str, int]) -> str:
        """A card's numbers in short, as players of this game say them; without what it costs."""
        return "/".join([str(figure) for key, figure in numbers.items() if key != "cost"])

    def symbols(self, g: Game, card: int) -> tuple[str, ...]:
        """The cost of a card in this book's signs, as printed on the side that shows; none where a cost is a number."""
        return ()
