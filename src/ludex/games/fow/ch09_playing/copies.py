"""Copies of what waits in the chase (fow 10.16): the same object with the same choices, and no card."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch03_zones.moving import COPY
from ludex.games.fow.ch09_playing.retarget import retarget
from ludex.kernel import events
from ludex.kernel.abilities import Source
from ludex.kernel.events import Event, Played
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Copying(TypedDict):
    """The values of: copying a spell or ability."""

    card: int
    seat: int
    waits: Played
    new_targets: bool
    source: Source | None


copying: Procedure[Copying] = Procedure("fow 10.16:1", "Copying a spell or ability", "fow copying")


def copy(
    g: Game, f: Frame, card: int, seat: int, source: Source | None, *, new_targets: bool = False
) -> Signal | None:
    """Make a copy of what waits in the chase, controlled by a player."""
    if card not in g.played:
        f.answer = ()
        return None
    return Call(copying, card=card, seat=seat, source=source, waits=g.played[card], new_targets=new_targets)


@copying.row("fow 10.16:1.1")
def make(g: Game, f: Frame[Copying]) -> Signal | None:
    """A pseudo-card with the same information lies on top of the chase; a copy of an ability is one more object that
    stands for the same ability (fow 10.16:1.2). Of a double-sided card it has the side that is up (fow 14.3:4,
    fow 10.16:1)."""
    v = f.local
    card, seat = v["card"], v["seat"]
    here = g.cards[card]
    made = Event(
        events.CREATE, seat=seat, to=zones.CHASE, to_seat=seat, value=here.definition, face=here.face
    )
    return perform(g, f, [made])


@copying.row("fow 10.16:1.3")
def choices(g: Game, f: Frame[Copying]) -> Signal | None:
    """It has the choices that were made for what was copied."""
    v = f.local
    happened, waits, seat = several(f), v["waits"], v["seat"]
    if not happened:
        return Return(())
    old, thing = waits.source, happened[0].card
    own = old.card == v["card"]
    source = Source(
        thing if own else old.card, g.cards[thing].incarnation if own else old.incarnation, seat, old.ability, g.tick(),
        old.bindings, old.lasting, old.ordinal,
    )  # fmt: skip
    like = Played(source, waits.bind, waits.event, waits.kind)
    made = [
        Event(events.AWAIT, seat=seat, card=thing, value=like),
        Event(events.MARK, "fow 10.16:1.1", card=thing, key=COPY, amount=1),
    ]
    return perform(g, f, made)


@copying.row("fow 10.16:1.3")
def new_targets(g: Game, f: Frame[Copying]) -> Signal | None:
    """New targets may be chosen for it where the text says so."""
    v = f.local
    happened, seat = several(f), v["seat"]
    if not v["new_targets"] or not happened:
        return None
    return retarget(g, happened[0].card, seat, None, may=True)


@copying.row("fow 10.16:1.3")
def copied(g: Game, f: Frame) -> Signal | None:
    """The answer is what happened."""
    return Return(f.answer)


def ceased(g: Game, happened: list[Event]) -> list[Event]:
    """A copy that moves out of its zone ceases to exist (fow 10.16:1.1), and so does a coin (ruling fow-5.5-R60)."""
    return [
        Event(events.ELIMINATE, "fow 10.16:1.1", card=e.card)
        for e in happened
        if e.to and e.before is not None and g.cards[e.card].zone
        if e.before.marks.get(COPY) or "coin" in e.before.chars.types
    ]


PROCEDURES = (copying,)
