"""Damage (fow 10.6, 9.12): to J/resonators as damage on them, to players as lost life."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch13_rule_processes.rule_processes import DAMAGE
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def can_be_dealt(g: Game, card: int) -> bool:
    """Players, and J/resonators in a field that have a DEF (fow 10.6:4)."""
    here = g.cards[card]
    if here.zone == zones.PLAYER:
        return True
    chars = g.chars(card)
    fighter = not chars.types.isdisjoint({"resonator", "J-ruler"})
    return here.zone == zones.FIELD and fighter and "defense" in chars.numbers


def event_of(
    g: Game, card: int, amount: int, source: Source | None, *, by: int = -1, key: str = "", rule: str = "fow 10.6:1"
) -> Event:
    """Damage to a card, by a card: the J/resonator that deals it (fow 9.12:2), else the one whose ability made the
    effect (fow 9.12:1), so that an effect called by what a card is, is one of such a card (fow 9.1:2.4); battle damage
    is of the key "battle"."""
    dealer = by if by >= 0 else source.card if source is not None else -1
    if g.cards[card].zone == zones.PLAYER and rule == "fow 10.6:1":
        rule = "fow 10.6:2"
    seat = g.cards[card].seat
    return Event("damage", rule, seat=seat, card=card, amount=amount, key=key, value=dealer, source=source)


def deal(
    g: Game, f: Frame, parts: tuple[tuple[int, int], ...], source: Source | None, *, by: int = -1
) -> Signal | None:
    """Deal damage by an effect, all at once (fow 10.6:3, fow 10.6:3.1)."""
    made = [event_of(g, c, n, source, by=by) for c, n in parts if can_be_dealt(g, c)]
    return perform(g, f, made)


def take_off(g: Game, f: Frame, cards: tuple[int, ...], amount: int, source: Source | None) -> Signal | None:
    """Remove damage from cards: all of it (-1), or so much."""
    made = [
        Event(events.COUNTER, "fow 10.6:1", seat=g.cards[c].seat, card=c, key=DAMAGE, source=source,
              amount=-(n if amount < 0 else min(n, amount)))
        for c in cards
        if (n := g.cards[c].count(DAMAGE))
    ]  # fmt: skip
    return perform(g, f, made)


def apply_damage(g: Game, e: Event) -> None:
    """Life goes down (fow 10.6:2), or the damage on the card up (fow 10.6:1)."""
    card = g.own(e.card)
    if card.zone == zones.PLAYER:
        lose(g, card.seat, e.amount)
        return
    card.counters = {**card.counters, DAMAGE: card.count(DAMAGE) + e.amount}


def lose(g: Game, seat: int, amount: int) -> None:
    """Life in hundreds, fractions rounded up (fow 1.5:4.1)."""
    left = g.value(seat, "life") - amount
    g.values[seat] = {**g.values[seat], "life": -(-left // 100) * 100}
