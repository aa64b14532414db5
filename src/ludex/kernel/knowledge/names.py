"""Naming: what cards are called where players name them, so that no name tells what its reader cannot know.

A card is called by a number drawn by chance. Whenever somebody who could see a card cannot any more, it is called
something else: whoever meets it again meets it for the first time (docs/decisions/0006).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ludex.kernel import chance
from ludex.kernel.knowledge.sight import lies_open

if TYPE_CHECKING:
    from ludex.kernel.cards import Card
    from ludex.kernel.game import Game

_FEWEST = 999  # so many numbers there are at least


def rename(g: Game, cards: Iterable[int]) -> None:
    """Call cards by new numbers that no card has now."""
    tags, state = g.tags.copy(), g.naming
    numbers = max(_FEWEST, 4 * len(g.cards))
    for cid in cards:
        card = g.own(cid)
        while True:
            state, n = chance.below(state, numbers)
            if (tag := f"c{n + 1}") not in tags:
                break
        if tags.get(card.tag) == cid:
            del tags[card.tag]
        tags[tag] = cid
        card.tag = tag
    g.tags, g.naming = tags, state


def exchange(g: Game, one: int, other: int) -> None:
    """Call two cards that nobody tells apart by each other's numbers."""
    a, b = g.own(one), g.own(other)
    a.tag, b.tag = b.tag, a.tag
    g.tags = {**g.tags, a.tag: a.id, b.tag: b.id}


def seers(g: Game, card: Card) -> int:
    """Which seats may know a card where it lies."""
    spec, found = g.rules.spec[card.zone], card.known
    for seat in (0, 1):
        if lies_open(spec, seat, seat=card.seat, owner=card.owner, faceup=card.faceup):
            found |= 1 << seat
    return found


def lost_sight(g: Game, before: Game) -> list[int]:
    """The cards that somebody sees in a game and did not see before it went on."""
    spec = g.rules.spec
    return [
        c.id
        for c, was in zip(g.cards, before.cards, strict=False)
        if c is not was and c.zone in spec and was.zone in spec and seers(g, c) & ~seers(before, was)
    ]
