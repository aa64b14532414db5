"""Changes of cards' information by effects (fow 9.9, 10.19)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ludex.kernel import changes, events
from ludex.kernel.cards import CardRef
from ludex.kernel.changes import Change
from ludex.kernel.events import Event
from ludex.kernel.performing import perform

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
        given, amount = asked, 0
        if given.op in (changes.ADD, changes.SET):
            numbers = g.chars(card).numbers
            if given.key not in numbers or not isinstance(given.value, int):
                continue
            amount = given.value if given.op == changes.ADD else given.value - numbers[given.key]
            if not amount and given.op == changes.ADD:
                continue
        elif given.op == changes.SWAP:
            numbers = g.chars(card).numbers
            amount = numbers.get(str(given.value), 0) - numbers.get(given.key, 0)
        if source is not None and given.source is None:
            given = replace(given, source=CardRef(source.card, source.incarnation), seat=source.seat)
        rule = "fow 10.19:2" if given.op == changes.SET else "fow 10.19:3" if given.op == changes.ADD else "fow 10.19:1"
        made.append(
            Event(events.CHANGE, rule, seat=g.cards[card].seat, card=card, value=given, key=given.key, amount=amount,
                  source=source)
        )  # fmt: skip
    return perform(g, f, made)
