"""Playing a card (skerry 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.enact.playing import resolving
from ludex.enact.values.body import text_of
from ludex.kernel import events
from ludex.kernel.abilities import SPELL, Source
from ludex.kernel.events import Event
from ludex.kernel.frames import ENDED, Call, Frame, Goto, Procedure, Signal
from ludex.kernel.pipeline.perform import perform
from skerry import values, zones

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Playing(TypedDict):
    """Who plays which card."""

    seat: int
    card: int


playing: Procedure[Playing] = Procedure("skerry 6", "Playing a card")


def play_card(g: Game, seat: int, card: int) -> Call:
    """A card of the hand is played."""
    return Call(playing, seat=seat, card=card)


def _who(f: Frame[Playing]) -> tuple[int, int]:
    return f.local["seat"], f.local["card"]


@playing.row("skerry 6.1")
def pay(g: Game, f: Frame[Playing]) -> Signal | None:
    """Its cost is paid in tide."""
    seat, card = _who(f)
    cost = g.chars(card).number("cost")
    return perform(g, f, [Event(events.VALUE, seat=seat, key=values.TIDE, amount=-cost)] if cost else [])


@playing.row("skerry 6.2")
def comes(g: Game, f: Frame[Playing]) -> Signal | None:
    """A boat or a lamp comes upright to the coast."""
    seat, card = _who(f)
    if "squall" in g.chars(card).types:
        return Goto("skerry 6.4")
    return perform(g, f, [Event("play", seat=seat, card=card, to=zones.COAST, to_seat=seat)])


@playing.row("skerry 6.2")
def is_there(g: Game, f: Frame[Playing]) -> Signal | None:
    """That is all."""
    return ENDED


@playing.row("skerry 6.4")
def rises(g: Game, f: Frame[Playing]) -> Signal | None:
    """A squall goes out to the swell ..."""
    seat, card = _who(f)
    return perform(g, f, [Event("play", seat=seat, card=card, to=zones.SWELL, to_seat=seat)])


@playing.row("skerry 6.4")
def rages(g: Game, f: Frame[Playing]) -> Signal | None:
    """... does what it says ..."""
    seat, card = _who(f)
    here = g.cards[card]
    text = next((a for a in g.chars(card).abilities if a.kind == SPELL), None)
    if text is None:
        return None
    return resolving.begin(g, Source(card, here.incarnation, seat, text, g.tick()), text_of(text), {}, None)


@playing.row("skerry 6.4")
def passes(g: Game, f: Frame[Playing]) -> Signal | None:
    """... and sinks into its owner's deep, unless its own text has put it elsewhere."""
    _, card = _who(f)
    if g.cards[card].zone != zones.SWELL:
        return ENDED
    return perform(g, f, [Event("put", card=card, seat=g.cards[card].owner, to=zones.DEEP)])


PROCEDURES = (playing,)
