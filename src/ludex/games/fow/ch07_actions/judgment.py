"""Judgment (fow 7.5): the ruler becomes a J-ruler. And calling magic stones (fow 7.11, 10.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.enact.values.carried import carrying
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch03_zones.moving import comes_rested
from ludex.kernel import events
from ludex.kernel.choices import pick
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Procedure, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game


def ruler(g: Game, seat: int) -> int:
    """A player's ruler in the ruler area, ruler side up; -1 if there is none."""
    for card in g.zone(seat, zones.RULER):
        if "ruler" in g.chars(card).types:
            return card
    return -1


def resolve(g: Game, f: Frame, card: int) -> Signal | None:
    """The player who performed the judgment puts the ruler into the field, J-ruler side up (fow 7.5:3): the same card,
    as it lay (fow 3.1:3) unless an effect says how it comes (fow 9.9:5)."""
    return enter(g, f, g.played[card].source.seat, None, g.played[card].bind)


def enter(
    g: Game, f: Frame, seat: int, source: Source | None, bind: dict[object, object] | None = None
) -> Signal | None:
    """Put a player's ruler into their field as a J-ruler; an X that was paid for it is known to it."""
    one = ruler(g, seat)
    if one < 0:
        f.answer = ()
        return None
    with g.turned(one, zones.BACK):  # what comes is a J-ruler, whose own text counts
        rested = comes_rested(g, one, zones.FIELD, seat)
    made = Event(
        "judgment", "fow 7.5:3", seat=seat, card=one, to=zones.FIELD, to_seat=seat, face=zones.BACK, source=source,
        rested=rested,
    )  # fmt: skip
    return perform(g, f, [made, *carrying(bind or {}, one, "fow 1.4:5")])


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



class Calling(TypedDict, total=False):
    """The values of: calling a magic stone."""

    seat: int


calling: Procedure[Calling] = Procedure("fow 7.11", "Calling a magic stone", "fow calling")


def call(g: Game, seat: int) -> Call:
    """A player calls a magic stone."""
    return Call(g.rules.procedures[calling.name], seat=seat)


def choose_caller(g: Game, f: Frame, seat: int, rule: str) -> Signal | None:
    """Which of them is rested, for whoever controls another player's J-ruler too; the answer is one card."""
    able = tuple(callers(g, seat))
    f.answer = able
    return pick(seat, able, 1, 1, rule=rule, prompt="Rest which one?") if len(able) > 1 else None


@calling.row("fow 7.11:1")
def which(g: Game, f: Frame[Calling]) -> Signal | None:
    """One of them is rested ..."""
    v = f.local
    seat = v["seat"]
    return choose_caller(g, f, seat, "fow 7.11:1")


@calling.row("fow 7.11:1")
def put(g: Game, f: Frame[Calling]) -> Signal | None:
    """... and the top card of the magic stone deck is put into the magic stone area."""
    v = f.local
    seat, rested = v["seat"], several(f)
    made = [Event(events.REST, seat=seat, card=c) for c in rested]
    made.append(Event("called", seat=seat))
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


PROCEDURES = (calling,)
