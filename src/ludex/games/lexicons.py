"""The words that occur on a game's cards, which its texts may speak of: names and traits."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from ludex import lang
from ludex.games.cardfiles import Words

Row = TypeVar("Row")
WordsOf = Callable[[Row], Iterable[str]]


def of_words(words: Words) -> lang.Lexicon:
    """The lexicon for one text, whose words were picked out of those of all cards it was brought with. A lexicon with
    traits reads names otherwise than one without, so it is never without."""
    return lang.Lexicon(frozenset(words.names), frozenset(words.traits) or frozenset({""}))


class Known(Generic[Row]):
    """The words of the cards that come with ludex (`shipped`), and of those learned since. `names` and `traits`: which
    words of a card are which."""

    __slots__ = ("_lexicon", "_names", "_rows", "_shipped", "_traits")

    def __init__(
        self, shipped: Callable[[], Iterable[Row]], *, names: WordsOf[Row], traits: WordsOf[Row]
    ) -> None:
        self._shipped = shipped
        self._names = names
        self._traits = traits
        self._rows: list[Row] = []
        self._lexicon: lang.Lexicon | None = None

    def learn(self, rows: Iterable[Row]) -> None:
        """Know the words of cards that do not come with ludex, too."""
        self._rows += rows
        self._lexicon = None

    def lexicon(self) -> lang.Lexicon:
        """The names and traits that are known."""
        if self._lexicon is None:
            rows = [*self._shipped(), *self._rows]
            self._lexicon = lang.Lexicon(
                names=frozenset(name for row in rows for name in self._names(row)),
                traits=frozenset(trait for row in rows for trait in self._traits(row)),
            )
        return self._lexicon
