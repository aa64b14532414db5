"""Changes of cards' information by effects (cfv 8.2.1.2, 8.7), and effects that are nullified (cfv 8.7.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

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

_RULES = {changes.GAIN: "cfv 10.1.20.1", changes.LOSE_ALL: "cfv 10.1.20.2", changes.LOSE: "cfv 10.1.20.2"}


def change(g: Game, f: Frame, wanted: tuple[tuple[int, Change], ...], source: Source | None) -> Signal | None:
    """Give changes to cards at once: to those that are there now, for as long as they are those cards. What a card gets
    is its own like its text."""
    made = []
    for card, asked in wanted:
        given = asked
        if source is not None and given.source is None:
            given = replace(given, source=CardRef(source.card, source.incarnation), seat=source.seat)
        now = Event(
            events.CHANGE, _RULES.get(given.op, "cfv 8.2.1.2"), seat=g.cards[card].seat, card=card, value=given,
            key=given.key, source=source,
        )  # fmt: skip
        if given.op == changes.ADD:
            now.amount = given.number
        made.append(now)
    return perform(g, f, made)  # cfv 8.7.3, cfv 10.1.20.3


# -- nullifying (cfv 8.7.6) --------------------------------------------------------------------------------------------
def nullify(g: Game, f: Frame, cards: tuple[int, ...], source: Source | None) -> Signal | None:
    """Continuous effects on cards lose their effect from now on (cfv 8.7.6), wholly: on other cards, too (cfv
    8.7.6.1)."""
    lost: dict[int, list[int]] = {}
    for card in cards:
        for given in _given(g, card):
            for other, stamp in given:
                lost.setdefault(other, []).append(stamp)
    made = [
        Event("nullify", "cfv 8.7.6.1", seat=g.cards[c].seat, card=c, value=tuple(sorted(set(stamps))), source=source)
        for c, stamps in lost.items()
    ]
    return perform(g, f, made)


def _given(g: Game, card: int) -> list[list[tuple[int, int]]]:
    """The effects that have changed a card: of each the changes it has made, wherever they still are."""
    found: list[list[tuple[int, int]]] = []
    for change in g.cards[card].changes:
        parts = [(card, change.stamp)]
        batch = next((e.batch for e in reversed(g.log.since(0)) if _is_of(e, card, change)), -1)
        for e in g.log.since(0) if batch >= 0 else ():
            if e.batch == batch and e.kind == events.CHANGE and e.card != card:
                parts += [(e.card, c.stamp) for c in g.cards[e.card].changes if _is_of(e, e.card, c)]
        found.append(parts)
    return found


def _is_of(e: Event, card: int, change: Change) -> bool:
    """Whether an event has given a card a change."""
    given = e.value
    return e.card == card and isinstance(given, Change) and given.dated(0) == change.dated(0)


def apply_nullify(g: Game, e: Event) -> None:
    """What the effects have made of the card is gone."""
    assert isinstance(e.value, tuple)
    card = g.own(e.card)
    card.changes = tuple(c for c in card.changes if c.stamp not in e.value)
    g.invalidate()
