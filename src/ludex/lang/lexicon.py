"""The lexicon: names, traits and counters that are known. Reading works without one, by capital letters."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from ludex.lang.notation import WORDS

Signs = tuple[str, ...]


def _table(words: frozenset[str]) -> dict[str, tuple[Signs, ...]]:
    table: dict[str, list[Signs]] = {}
    for word in words:
        signs = tuple(WORDS.cut(word, reminders=True))
        if signs:
            table.setdefault(signs[0], []).append(signs)
    return {first: tuple(sorted(all_, key=len, reverse=True)) for first, all_ in table.items()}


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Known words. A name also stands for a card's alternate name (sve 2.13)."""

    names: frozenset[str] = frozenset()
    traits: frozenset[str] = frozenset()
    counters: frozenset[str] = frozenset()
    _names: dict[str, tuple[Signs, ...]] = field(init=False, compare=False, repr=False, default_factory=dict)
    _traits: dict[str, tuple[Signs, ...]] = field(init=False, compare=False, repr=False, default_factory=dict)
    begins: frozenset[str] = field(init=False, compare=False, repr=False, default=frozenset())
    """The signs with which known names and traits begin."""

    def __post_init__(self) -> None:
        self._names.update(_table(self.names))
        self._traits.update(_table(self.traits))
        object.__setattr__(self, "begins", frozenset((*self._names, *self._traits)))

    def names_at(self, text: Signs, pos: int) -> list[int]:
        """Where the longest known names that stand here end."""
        return _longest(self._names, text, pos)

    def traits_at(self, text: Signs, pos: int) -> list[int]:
        """Where the longest known traits that stand here end."""
        return _longest(self._traits, text, pos)


@lru_cache(maxsize=4096)
def own_signs(name: str) -> Signs:
    """A name as signs."""
    return tuple(WORDS.cut(name, reminders=True))


def _longest(table: dict[str, tuple[Signs, ...]], text: Signs, pos: int) -> list[int]:
    if pos >= len(text):
        return []
    for signs in table.get(text[pos], ()):
        if text[pos : pos + len(signs)] == signs:
            return [pos + len(signs)]
    return []
