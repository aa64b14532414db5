"""Judgment (fow 7.5): the ruler becomes a J-ruler. And calling magic stones (fow 7.11, 10.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow import zones
from ludex.games.fow.moving import comes_rested
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.performing import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def ruler(g: Game, seat: int) -> int:
    """A player's ruler in the ruler area, ruler side up; -1 if there is none."""
    for card in g.zone(seat, zones.RULER):
        if "ruler" in g.chars(card).types:
            return card
    return -1


def resolve(g: Game, f: Frame) -> Signal | None:
    """The player who performed the judgment puts the ruler into the field, J-ruler side up (fow 7.5:3): the same card,
    as it lay (fow 3.1:3)."""
    card = f.local["card"]
    assert isinstance(card, int)
    return enter(g, f, g.played[card].source.seat, None)


def enter(g: Game, f: Frame, seat: int, source: Source | None) -> Signal | None:
    """Put a player's ruler into their field as a J-ruler."""
    one = ruler(g, seat)
    if one < 0:
        f.answer = ()
        return None
    made = Event(
        "judgment", "fow 7.5:3", seat=seat, card=one, to=zones.FIELD, to_seat=seat, face=zones.BACK, source=source
    )
    return perform(g, f, [made])


def callers(g: Game, seat: int) -> list[int]:
    """The recovered cards that may be rested to call a stone: ruler, J-ruler (fow-2.0 2.3:3) or astral ruler
    (fow 7.11:1)."""
    kinds = {"ruler", "J-ruler", "astral ruler"}
    return [
        c
        for zone in (zones.RULER, zones.FIELD)
        for c in g.zone(seat, zone)
        if not g.cards[c].rested and not g.chars(c).types.isdisjoint(kinds)
    ]


def call(g: Game, f: Frame, seat: int) -> Signal | None:
    """Rest one of them and put the top card of the magic stone deck into the magic stone area (fow 7.11:1)."""
    made = [Event(events.REST, "fow 7.11:1", seat=seat, card=c) for c in callers(g, seat)[:1]]
    made.append(Event("called", "fow 7.11:1", seat=seat))
    return perform(g, f, [*made, *stones(g, seat, 1, None, "fow 7.11:1")])


def stones(g: Game, seat: int, number: int, source: Source | None, rule: str, *, rested: bool = False) -> list[Event]:
    """The top cards of a magic stone deck go to the magic stone area, one by one (fow 3.4:3, ruling fow-5.5-R5)."""
    return [
        Event("call", rule, seat=seat, card=c, to=zones.STONES, to_seat=seat, source=source,
              rested=rested or comes_rested(g, c, zones.STONES, seat))
        for c in g.zone(seat, zones.STONE_DECK)[: max(0, number)]
    ]  # fmt: skip


def apply_called(g: Game, e: Event) -> None:
    """A player has called this turn."""
    g.values[e.seat] = {**g.values[e.seat], "called": 1}
