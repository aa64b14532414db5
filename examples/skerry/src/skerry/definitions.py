"""Definitions: a row of card data becomes a card the engine can play, or is refused aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.scenes.making import card_abilities
from ludex.games.definitions import Definitions, read_text, row_of
from ludex.games.lexicons import Known
from ludex.kernel.cards import Characteristics, Definition
from skerry.cardfile import CardRow
from skerry.catalog import shipped

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset
    from ludex.kernel.abilities import Ability

__all__ = ["define", "definition", "learn", "lexicon", "row_of"]

TINT = "type"  # a label that means nothing in play: cards are painted by it

_known = Known(lambda: shipped().rows, names=lambda row: (row.name,), traits=lambda row: ())
lexicon, learn = _known.lexicon, _known.learn


def _faces(rules: TextRuleset, card: CardRow) -> tuple[Characteristics, ...]:
    """A card has one face (skerry 2.1)."""
    numbers = {"cost": card.cost}
    if card.might is not None and card.hull is not None:
        numbers |= {"might": card.might, "hull": card.hull}
    abilities: tuple[Ability, ...] = ()
    if card.text.strip():
        text = read_text(
            rules, card.text, "skerry", kind=card.type, name=card.name, lexicon=lexicon, words=card.words
        )
        abilities = card_abilities(rules, text, card.type)
    return (Characteristics((card.name,), frozenset({card.type}), {TINT: frozenset({card.type})}, numbers, abilities),)


_cards = Definitions(CardRow, _faces, frozenset())


def define(rules: TextRuleset, row: dict[str, object]) -> Definition:
    """The definition of a row of plain data; the same row always gives the same object."""
    return _cards.define(rules, row)


def definition(rules: TextRuleset, card: CardRow) -> Definition:
    """The definition of a card of a catalog."""
    return _cards.of(rules, card)
