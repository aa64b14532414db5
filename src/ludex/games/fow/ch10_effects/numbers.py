"""Changes of cards' information by effects (fow 9.9, 10.19)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ludex.games.fow.ch10_effects.changed_changes import bent
from ludex.kernel import events
from ludex.kernel.cards import CardRef
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change
from ludex.kernel.events import Event
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def change(g: Game, f: Frame, wanted: tuple[tuple[int, Change], ...], source: Source | None) -> Signal | None:
    """Give changes to cards at once; a number a card does not have is not changed, and nothing by zero (fow 1.4:2).
    What a value goes up or down by is told, also where it is set or switched with another (fow 1.4:6): of a switch what
    the first of the two does."""
    made = []
    for card, asked in wanted:
        known = asked
        if source is not None and asked.source is None:
            known = replace(asked, source=CardRef(source.card, source.incarnation))
        for given, amount in _really(g, card, known):
            made.append(
                Event(events.CHANGE, RULES.get(given.op, "fow 10.19:1"), seat=g.cards[card].seat, card=card,
                      value=given, key=given.key, amount=amount, source=source)
            )  # fmt: skip
    return perform(g, f, made)


RULES = {changes.SET: "fow 10.19:2", changes.ADD: "fow 10.19:3"}


def _really(g: Game, card: int, asked: Change) -> list[tuple[Change, int]]:
    """What is changed of a card, and by how much: effects may double it, or let it go down by nothing."""
    numbers, op, key, value = g.chars(card).numbers, asked.op, asked.key, asked.value
    if op == changes.SWAP:
        one, other = numbers.get(key, 0), numbers.get(str(value), 0)
        if bent(g, card, other - one) == other - one and bent(g, card, one - other) == one - other:
            return [(asked, other - one)]
        made = [replace(asked, op=changes.SET, value=other), replace(asked, op=changes.SET, key=str(value), value=one)]
        return [part for given in made for part in _really(g, card, given)]
    if op not in (changes.ADD, changes.SET):
        return [(asked, 0)]
    if key not in numbers or not isinstance(value, int):
        return []
    wanted = value if op == changes.ADD else value - numbers[key]
    amount = bent(g, card, wanted)
    if not amount and (op == changes.ADD or wanted):
        return []
    return [(asked if amount == wanted else replace(asked, value=value + amount - wanted), amount)]
