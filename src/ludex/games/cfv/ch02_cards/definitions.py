"""Definitions: a row of card data becomes a card with its printed, its deleted and its locked side."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ludex.enact.scenes.making import ability, card_abilities
from ludex.games.cfv.catalog import shipped
from ludex.games.cfv.ch02_cards.cardfile import CardRow
from ludex.games.cfv.ch04_zones import zones
from ludex.games.definitions import Definitions, UnreadableCard, read_text, row_of
from ludex.games.lexicons import Known
from ludex.kernel.cards import Characteristics, Definition
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset
    from ludex.kernel.abilities import Ability

__all__ = ["LOCKED_CARD", "UnreadableCard", "define", "definition", "learn", "lexicon", "named", "names", "row_of"]

UNIT = "unit"
# A locked card is a type of card and has no characteristics (cfv 10.1.21.3).
LOCKED_CARD = Characteristics((), frozenset({"locked card"}), {}, {}, ())


# -- words ------------------------------------------------------------------------------------------------------------
_known = Known(
    lambda: shipped().rows, names=lambda row: (row.name,), traits=lambda row: (*row.clan, *row.race)
)
lexicon, learn = _known.lexicon, _known.learn


@cache
def names() -> tuple[str, ...]:
    """Every name a player may declare (cfv 10.1.22.2)."""
    return shipped().declarable()


def named(rules: TextRuleset, name: str) -> Definition | None:
    """The card with a name that comes with ludex."""
    row = shipped().get(name)
    return None if row is None else definition(rules, row)


# -- cards ------------------------------------------------------------------------------------------------------------
def _faces(rules: TextRuleset, card: CardRow) -> tuple[Characteristics, ...]:
    """The printed side; the deleted one, whose original power is 0 and whose text is gone while icons and all else stay
    (cfv 10.1.25.3), so that a deleted Forerunner is not called (ruling cfv-R20); and the locked one."""
    types = frozenset({UNIT, card.type})
    labels = {"clan": frozenset(card.clan), "race": frozenset(card.race)}
    if card.trigger is not None:
        labels["trigger"] = frozenset({card.trigger})
    numbers = {"grade": card.grade, "power": card.power, "critical": card.critical, "drive": 1}  # ruling cfv-R9
    if card.shield is not None:  # some cards have none (cfv 2.6.3)
        numbers["shield"] = card.shield
    icons = _icons(rules, card)
    printed = Characteristics((card.name,), types, labels, numbers, icons + _text(rules, card))
    deleted = Characteristics((card.name,), types | {"deleted unit"}, labels, {**numbers, "power": 0}, icons)
    faces = {zones.PRINTED: printed, zones.DELETED: deleted, zones.LOCKED: LOCKED_CARD}
    return tuple(faces[at] for at in sorted(faces))


def _icons(rules: TextRuleset, card: CardRow) -> tuple[Ability, ...]:
    """Skill icons are keyword abilities (cfv 2.10.1.1, cfv 2.10.1.2, cfv 2.10.1.3)."""
    return tuple(made for icon in card.icons for made in ability(rules, ast.KeywordAbility(icon), UNIT))


def _text(rules: TextRuleset, card: CardRow) -> tuple[Ability, ...]:
    """The abilities in the text frame (cfv 2.11.1)."""
    if not card.text.strip():
        return ()
    text = read_text(rules, card.text, "cfv", kind=UNIT, name=card.name, lexicon=lexicon, words=card.words)
    return card_abilities(rules, text, UNIT)


_cards = Definitions(CardRow, _faces, frozenset(zones.LURKING))


def define(rules: TextRuleset, row: dict[str, object]) -> Definition:
    """The definition of a row; the same row always gives the same object."""
    return _cards.define(rules, row)


def definition(rules: TextRuleset, card: CardRow) -> Definition:
    """The definition of a card of a catalog."""
    return _cards.of(rules, card)
