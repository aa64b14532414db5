"""Changes of cards' information by effects (cfv 8.2.1.2, 8.7), and effects that are nullified (cfv 8.7.6)."""

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

_RULES = {changes.GAIN: "cfv 10.1.20.1", changes.LOSE_ALL: "cfv 10.1.20.2", changes.LOSE: "cfv 10.1.20.2"}


def change(g: Game, f: Frame, wanted: tuple[tuple[int, Change], ...], source: Source | None) -> Signal | None:
    """Give changes to cards at once: to those that are there now, for as long as they are those cards (cfv 8.7.3). What
    a card gets is its own like its text (cfv 10.1.20.3). Nothing is raised by zero (cfv 1.3.2.2)."""
    made = []
    for card, asked in wanted:
        given, amount = asked, 0
        if given.op == changes.ADD:
            assert isinstance(given.value, int)
            if not given.value:
                continue
            amount = given.value
        if source is not None and given.source is None:
            given = replace(given, source=CardRef(source.card, source.incarnation), seat=source.seat)
        made.append(
            Event(events.CHANGE, _RULES.get(given.op, "cfv 8.2.1.2"), seat=g.cards[card].seat, card=card, value=given,
                  key=given.key, amount=amount, source=source)
        )  # fmt: skip
    return perform(g, f, made)


def nullify(g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
    """Continuous effects on cards lose their effect wholly (cfv 8.7.6, cfv 8.7.6.1)."""
    made = [
        Event("nullify", "cfv 8.7.6", seat=g.cards[c].seat, card=c, source=source) for c in cards if g.cards[c].changes
    ]
    return perform(g, f, made)


def apply_nullify(g: Game, e: Event) -> None:
    """What was applied to the card before is gone."""
    g.own(e.card).changes = ()
    g.disturb()
