"""Transforming (sve 5.17): cards are banished and tokens are created where they were."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.ch04_zones.moving import move_event
from ludex.games.sve.ch04_zones.putting import put_apart
from ludex.kernel.events import Event
from ludex.kernel.frames import Frame, Goto, Procedure, Return, Signal, happened
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game


class Transforming(TypedDict, total=False):
    """The values of: transforming cards into tokens."""

    cards: tuple[int, ...]
    source: Source | None
    left: tuple[tuple[str, int], ...]
    made: tuple[Event, ...]
    token: str


transforming: Procedure[Transforming] = Procedure("sve 5.17", "Transforming cards into tokens")


@transforming.row("sve 5.17.1")
def banish_them(g: Game, f: Frame[Transforming]) -> Signal | None:
    """Banish the cards ..."""
    v = f.local
    cards, source = v["cards"], v["source"]
    made = [move_event(g, "banish", c, zones.BANISHED, -1, source) for c in cards]
    for e in made:
        e.rule = "sve 5.17.1"
    return perform(g, f, made)


@transforming.row("sve 5.17.1")
def where_they_were(g: Game, f: Frame[Transforming]) -> Signal | None:
    """... see where they were ..."""
    v = f.local
    v["left"] = tuple((e.frm, e.frm_seat) for e in happened(f) if e.to == zones.BANISHED)
    v["made"] = f.answer = ()
    return None


@transforming.row("sve 5.17.1 create")
def create_there(g: Game, f: Frame[Transforming]) -> Signal | None:
    """... and create as many tokens there, put like any other card (sve 9.1.2.2): on both fields at once."""
    v = f.local
    left, made, answer, token = v["left"], v["made"], happened(f), v["token"]
    v["made"] = (*made, *answer)
    if not left:
        return Return(v["made"])
    zone = left[0][0]
    v["left"] = tuple(place for place in left if place[0] != zone)
    numbers = ((seat, left.count((zone, seat))) for seat in (g.active, 1 - g.active))
    shares = tuple((seat, (token,) * number) for seat, number in numbers if number)
    return put_apart(shares, zone, v["source"], rule="sve 5.17.1", tokens=True)


@transforming.row("sve 5.17.1 create")
def next_zone(g: Game, f: Frame) -> Signal | None:
    """Then the next zone."""
    return Goto("sve 5.17.1 create")


PROCEDURES = (transforming,)
