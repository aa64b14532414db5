"""Definitions: a row of card data becomes a card the engine can play, or is refused aloud."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import TYPE_CHECKING

from ludex.enact.scenes.making import card_abilities
from ludex.games.definitions import Definitions, UnreadableCard, read_text, row_of
from ludex.games.lexicons import Known
from ludex.games.sve.catalog import shipped
from ludex.games.sve.ch02_cards.cardfile import CardRow, Face
from ludex.games.sve.ch04_zones import zones
from ludex.kernel.cards import Characteristics, Definition
from ludex.kernel.memo import MOST

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ludex.enact.ruleset import TextRuleset
    from ludex.games.cardfiles import Words
    from ludex.kernel.abilities import Ability

LURKING = frozenset({zones.HAND, zones.CEMETERY, zones.BANISHED, zones.EVOLVE_DECK})


__all__ = [
    "LURKING",
    "UnreadableCard",
    "alternates",
    "define",
    "definition",
    "knows_token",
    "learn_token",
    "lexicon",
    "names",
    "row_of",
    "token",
]


_known = Known(
    lambda: shipped().rows,
    names=lambda row: [face.name for face in row.faces],
    traits=lambda row: [trait for face in row.faces for trait in face.traits],
)
lexicon, learn = _known.lexicon, _known.learn


@cache
def names() -> tuple[str, ...]:
    """Every name a player may declare (sve 5.33.1)."""
    return shipped().declarable()


alternates: dict[str, str] = {}  # the proper names of all cards defined, by alternate name (sve 2.13.2)


def _faces(rules: TextRuleset, card: CardRow) -> tuple[Characteristics, ...]:
    faces = tuple(_face(rules, f, card.words) for f in card.faces)
    if len(alternates) < MOST:
        alternates.update((f.alternate_name, f.name) for f in card.faces if f.alternate_name)
    return faces


_cards = Definitions(CardRow, _faces, LURKING)


def define(rules: TextRuleset, row: dict[str, object]) -> Definition:
    """The definition of a row; the same row always gives the same object."""
    return _cards.define(rules, row)


def definition(rules: TextRuleset, card: CardRow) -> Definition:
    """The definition of a card of a catalog."""
    return _cards.of(rules, card)


_learned: dict[str, CardRow] = {}  # tokens of other sources, by name


def learn_token(card: CardRow) -> None:
    """From now on a token that does not come with ludex can be created by its name."""
    _learned[card.name] = card


def token(rules: TextRuleset, name: str, brought: Iterable[Mapping[str, object]] = ()) -> Definition:
    """The token with a name (sve 9.1.2.3); texts write some names with an accent that the token list leaves out.
    `brought`: cards in plain data that a game was started with besides those that come with ludex."""
    row = _token_row(name)
    own = next((c for c in brought if c.get("special") == "token" and c.get("name") == name), None)
    if own is not None and (row is None or row is _learned.get(name)):
        return define(rules, dict(own))
    if row is None:
        raise LookupError(f"no token is named {name!r} (sve 9.1.2.3)")
    return definition(rules, row)


def knows_token(name: str) -> bool:
    """Whether a token has this name; its text is not read, since it may name the card that asks."""
    return _token_row(name) is not None


def _token_row(name: str) -> CardRow | None:
    return shipped().token(name) or shipped().token(_plain_letters(name)) or _learned.get(name)


def _plain_letters(name: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))


def _face(rules: TextRuleset, face: Face, words: Words | None) -> Characteristics:
    types = {face.type} | ({face.special} if face.special else set())
    labels: dict[str, frozenset[str]] = {"class": frozenset({face.class_}), "trait": frozenset(face.traits)}
    if face.universe:
        labels["universe"] = frozenset({face.universe})
    if face.trigger:
        labels["trigger"] = frozenset({face.trigger})
    if face.alternate_name:
        labels["alternate"] = frozenset({face.alternate_name})
    numbers = {
        key: value
        for key, value in (("cost", face.cost), ("attack", face.attack), ("defense", face.defense))
        if value is not None
    }
    if face.type == "leader":
        numbers.setdefault("defense", 20)  # sve 2.8.3.1, sve 6.2.1.12, with no bound above (ruling sve-R30)
    return Characteristics((face.name,), frozenset(types), labels, numbers, _abilities(rules, face, words))


def _abilities(rules: TextRuleset, face: Face, words: Words | None) -> tuple[Ability, ...]:
    if not face.text:
        return ()
    text = read_text(rules, face.text, "sve", kind=face.type, name=face.name, lexicon=lexicon, words=words)
    return card_abilities(rules, text, face.type)
