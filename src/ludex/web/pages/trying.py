"""A lab card in a deck: copies of it take the place of cards that are most like it."""

from __future__ import annotations

from ludex.games.boards import CardFacts
from ludex.web.pages.building import LEAD, Building
from ludex.web.pages.cardbook import shape_of

COPIES = 3


def swap_in(building: Building, card: CardFacts, copies: int = COPIES) -> None:
    """Put copies of a card in and take as many others out: of its kind if there are, and near its cost or grade."""
    if card.part == shape_of(building.ruleset).leading != "main":
        building.change(LEAD, card.name, 1)
        return
    part = card.part
    for _ in range(copies):
        others = [(name, count) for name, count in building.content(part).items() if name != card.name]
        if others:
            out = min(others, key=lambda other: _unlike(building, part, card, *other))
            building.change(part, out[0], -1)
        building.change(part, card.name, 1)


def _unlike(building: Building, part: str, card: CardFacts, name: str, count: int) -> tuple[bool, bool, int, int]:
    """How little another card is like this one; who leads the deck stays in it."""
    other = building.facts(part, name)
    if other is None:
        return (False, False, -1, 0)
    apart = abs((other.level or 0) - (card.level or 0))
    return (name in building.content(LEAD), other.kind != card.kind, apart, -count)
