"""What a card has from its additions (fow-2.0 2.5.2:4, fow-2.0 2.5.3:4): the carrier has their abilities, except those
that speak of the addition itself, and these are all the addition keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.editions.v2_0.destruction import LOST
from ludex.games.fow.text import nodes
from ludex.kernel.abilities import Ability
from ludex.kernel.cards import Characteristics
from ludex.kernel.memo import remembered
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.cards import Card
    from ludex.kernel.game import Game


def base(g: Game, card: Card) -> tuple[Characteristics, int]:
    """A carrier with what its additions lend it while they are there, all of them, or an addition with what it keeps. A
    J-ruler in the ruler area has nothing, wherever it would come from (ruling fow-2.0-R33)."""
    face = card.definition.faces[card.face]
    if card.face == LOST and card.zone == zones.RULER:  # fow-2.0 2.3:7
        return face, card.stamp
    if "addition" in face.types:  # fow-2.0 2.5.2:4
        return _with(face, tuple(a for a in face.abilities if not lends(a))), card.stamp
    # fow-2.0 2.5:4, fow-2.0 2.5.2:2, fow-2.0 2.5.2:7, fow-2.0 2.5.3:2, fow-2.0 2.5.3:4
    lent = [
        _lent(ability, card.zone)
        for other in card.links
        for ability in g.original(other).abilities
        if g.cards[other].zone == zones.FIELD and "addition" in g.original(other).types and lends(ability)
    ]
    return (_with(face, (*face.abilities, *lent)) if lent else face), card.stamp


def _with(face: Characteristics, abilities: tuple[Ability, ...]) -> Characteristics:
    return Characteristics(face.names, face.types, face.labels, face.numbers, abilities)


def lends(ability: Ability) -> bool:
    """Whether an ability of an addition is its carrier's: it does not speak of the addition."""
    return not _speaks_of_itself(_reading(ability))


def _reading(ability: Ability) -> object:
    return ability.key[0] if isinstance(ability.key, tuple) and ability.key else ability.key


@remembered
def _speaks_of_itself(node: object) -> bool:
    """Whether a text says "this card", or "with this"."""
    if isinstance(node, ast.This | nodes.Host | nodes.Break | nodes.PlayOnly):
        return True
    return any(_speaks_of_itself(child) for child in ast.children(node))


@remembered
def _lent(ability: Ability, zone: str) -> Ability:
    """The same ability, active where its carrier is."""
    if zone in ability.zones:
        return ability
    return Ability(
        ability.key, ability.kind, ability.text, zones=ability.zones | {zone}, keyword=ability.keyword,
        number=ability.number, trigger=ability.trigger, statics=ability.statics, replacements=ability.replacements,
        prohibitions=ability.prohibitions, permissions=ability.permissions, terms=ability.terms, limit=ability.limit,
        once=ability.once, body=ability.body, copies=ability.copies, title=ability.title, offered=ability.offered,
    )  # fmt: skip
