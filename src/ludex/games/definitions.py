"""Definitions: a row of card data becomes a card the engine can play, or is refused aloud."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from ludex import lang
from ludex.enact.unsupported import unsupported
from ludex.games.lexicons import of_words
from ludex.kernel.abilities import ACTIVATED
from ludex.kernel.cards import Characteristics, Definition
from ludex.kernel.memo import Kept

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset
    from ludex.games.cardfiles import Words
    from ludex.lang import ast

Row = TypeVar("Row", bound=msgspec.Struct)


class UnreadableCard(ValueError):
    """A card whose text cannot be read or enacted: which card, which words, where."""

    def __init__(self, name: str, faults: tuple[str, ...]) -> None:
        super().__init__(f"{name}: " + "; ".join(faults))
        self.name = name
        self.faults = faults

    def __reduce__(self) -> tuple[object, ...]:
        """Several arguments: Python would hand the message alone to the copy that another process gets."""
        return type(self), (self.name, self.faults)


def read_text(
    rules: TextRuleset,
    text: str,
    dialect: str,
    *,
    kind: str,
    name: str,
    lexicon: Callable[[], lang.Lexicon],
    words: Words | None = None,
) -> ast.CardText:
    """The tree of a card's text, all of which these rules can carry out. A card with words of its own, from elsewhere,
    is read by them and with slips of the pen mended, which its import has told; any other by the `lexicon` of its
    game."""
    known = lexicon() if words is None else of_words(words)
    reading = lang.read(text, dialect, kind=kind, lexicon=known, name=name, mending=words is not None)
    faults = tuple(d.message for d in reading.declined) + reading.readings
    if reading.card_text is None:
        raise UnreadableCard(name, faults or ("the text cannot be read",))
    missing = unsupported(reading.card_text, rules, words.tokens if words is not None else ())
    if missing:
        raise UnreadableCard(name, missing)
    return reading.card_text


class Definitions(Generic[Row]):
    """All cards of a game that have been defined so far; the same row always gives the same object.

    `form`: what a row of this game is. `faces`: the faces of a card under some rules. `lurking`: the zones, besides
    the usual ones, in which an ability may listen or be played.
    """

    __slots__ = ("_defined", "_faces", "_form", "_lurking", "_of_rows")

    def __init__(
        self,
        form: type[Row],
        faces: Callable[[TextRuleset, Row], tuple[Characteristics, ...]],
        lurking: frozenset[str],
    ) -> None:
        self._form = form
        self._faces = faces
        self._lurking = lurking
        self._defined: Kept[str, Definition] = Kept()
        # By identity: rows are long and live in catalogs.
        self._of_rows: Kept[tuple[str, int], tuple[Row, Definition]] = Kept()

    def define(self, rules: TextRuleset, row: dict[str, object]) -> Definition:
        """The definition of a row of plain data, as saves and records keep it."""
        digest = hashlib.blake2b(json.dumps(row, sort_keys=True).encode(), digest_size=8).hexdigest()
        key = f"{rules.printing} {digest}"
        found = self._defined.get(key)
        if found is None:
            faces = self._faces(rules, msgspec.convert(row, self._form))
            found = self._defined[key] = Definition(key, faces, row, digest, self._lurks(faces))
        return found

    def of(self, rules: TextRuleset, card: Row) -> Definition:
        """The definition of a card of a catalog."""
        found = self._of_rows.get((rules.printing, id(card)))
        if found is None:
            found = self._of_rows[rules.printing, id(card)] = card, self.define(rules, row_of(card))
        return found[1]

    def _lurks(self, faces: tuple[Characteristics, ...]) -> frozenset[str]:
        return frozenset(
            zone
            for face in faces
            for ability in face.abilities
            if ability.watches or ability.kind == ACTIVATED
            for zone in ability.zones & self._lurking
        )


def row_of(card: msgspec.Struct) -> dict[str, object]:
    """A card row as plain data."""
    plain: dict[str, object] = msgspec.to_builtins(card)
    return plain
