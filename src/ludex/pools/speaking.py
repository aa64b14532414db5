"""What the texts of a pool speak of: the names, traits and tokens in each, so that a card can be read by itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

import msgspec

from ludex import games
from ludex.lang.lexicon import Lexicon, own_signs
from ludex.lang.misnaming import meant
from ludex.lang.reading import notation_of
from ludex.pools.pool import Card, Plain, plain, sources_of


class _Table:
    """Words by their first signs. Commas tell nothing apart: sources lose those of names."""

    def __init__(self, words: Iterable[str]) -> None:
        self._by_first: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        for word in words:
            signs = _bare(own_signs(word))
            if signs:
                self._by_first.setdefault(signs[0], []).append((signs, word))

    def within(self, text: tuple[str, ...]) -> Iterator[str]:
        """The words that stand anywhere in a text, those in other words too."""
        for at, sign in enumerate(text):
            for signs, word in self._by_first.get(sign, ()):
                if text[at : at + len(signs)] == signs:
                    yield word


def _bare(signs: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sign for sign in signs if sign != ",")


class Vocabulary:
    """The names and traits of the cards that are brought together, and of those that come with ludex."""

    def __init__(self, game: str, cards: Iterable[Card]) -> None:
        self.game = game
        own = [card.row for card in cards]
        shipped = [plain(row) for row in cast(Any, games.room(game).brought(())).rows]
        faces = [face for row in (*shipped, *own) for face in faces_of(row)]
        called = {str(face["name"]) for face in faces}
        self._names = _Table(called)
        self._called = Lexicon(names=frozenset(called))
        keys = sources_of(game).traits
        self._traits = _Table({trait for face in faces for key in keys for trait in face.get(key) or ()})
        self._notation = notation_of(game)
        fixed = {row["name"] for row in shipped if row.get("special") == "token"}
        tokens = (row for row in own if row.get("special") == "token" and row["name"] not in fixed)
        self.tokens: dict[str, Plain] = {str(row["name"]): row for row in tokens}

    def with_words(self, row: Plain) -> Plain:
        """A card with the words that its texts speak of."""
        texts = [self._notation.signs_of(str(face.get("text") or "")).text for face in faces_of(row)]
        names = {name for signs in texts for name in (*self._names.within(_bare(signs)), *self._misnamed(signs))}
        traits = {trait for signs in texts for trait in self._traits.within(signs)}
        words = {"names": sorted(names), "traits": sorted(traits), "tokens": sorted(names & self.tokens.keys())}
        return {**row, "words": {key: said for key, said in words.items() if said}}

    def _misnamed(self, signs: Iterable[str]) -> Iterator[str]:
        """The cards that are meant by names in marks that no card bears, such as one that has lost its comma."""
        for sign in signs:
            said = self._notation.written(sign) if len(sign) > 2 and not sign[0].isalnum() else ""
            if said[:1] == '"' and (name := meant(said[1:-1], self._called)) != said[1:-1]:
                yield name

    def with_tokens(self, rows: Iterable[Plain]) -> list[Plain]:
        """Cards with the words that their texts speak of, and the tokens that they make, and those that these make."""
        found: dict[bytes, Plain] = {}
        todo = list(rows)
        while todo:
            row = self.with_words(todo.pop(0))
            key = msgspec.json.encode(row, order="deterministic")
            if key not in found:
                found[key] = row
                todo += [self.tokens[name] for name in row["words"].get("tokens", ())]
        return list(found.values())


def faces_of(row: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The faces of a card; what the back does not say is as on the front."""
    yield row
    back = row.get("back")
    if isinstance(back, Mapping):
        kind = "J-ruler" if row["type"] == "ruler" else row["type"]
        yield {"type": kind, **{key: value for key, value in back.items() if value is not None}}
