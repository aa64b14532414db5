"""Lifebreak (fow 7.10): the top card of the lifebreak area is turned over, and its [Break] is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.enact.playing import plan
from ludex.enact.scenes.scene import Scene
from ludex.enact.values.body import Body
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch06_priority import legality
from ludex.games.fow.ch09_playing import played_text, playing
from ludex.kernel.abilities import Source
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Signal
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Breaking(TypedDict, total=False):
    """The values of: lifebreak."""

    seat: int
    card: int


breaking: Procedure[Breaking] = Procedure("fow 7.10", "Lifebreak", "fow lifebreak")


def perform_break(g: Game, seat: int) -> Call:
    """A player performs lifebreak."""
    return Call(g.rules.procedures[breaking.name], seat=seat)


@breaking.row("fow 7.10:1")
def remove(g: Game, f: Frame[Breaking]) -> Signal | None:
    """The top card is removed from the area; while its [Break] waits it is in no other zone and seen by all (rulings
    fow-5.5-R18, fow-5.01-R16). One after the other, from the top (fow-2.0 7.3.1:1)."""
    v = f.local
    seat = v["seat"]
    top = g.zone(seat, zones.LIFEBREAK)[0]
    v["card"] = top
    return perform(g, f, [Event("break", seat=seat, card=top, to=zones.BROKEN, to_seat=seat)])


@breaking.row("fow 7.10:2")
def play(g: Game, f: Frame[Breaking]) -> Signal | None:
    """A [Break] must be played if it can be; without one the card goes to the graveyard at once (fow 7.10:4), and so
    it does if there is no target for it (ruling fow-2.0-R28)."""
    v = f.local
    seat, card = v["seat"], v["card"]
    text = played_text.text_of(g, card, played_text.BREAK)
    if text is None or not isinstance(text.body, Body):
        return Goto("fow 7.10:4")
    source = Source(card, g.cards[card].incarnation, seat, text, g.tick())
    barred = legality.chase_obstacle(g, seat) or plan.obstacle(Scene(g, source, {}), plan.plan(text.body.effect))
    if barred is not None:
        return Goto("fow 7.10:4")
    return playing.play_ability(g, source, {}, None, kind="break")


@breaking.row("fow 7.10:2")
def played(g: Game, f: Frame) -> Signal | None:
    """It waits in the chase; the card goes to the graveyard with it."""
    return Return(True)


@breaking.row("fow 7.10:4")
def to_graveyard(g: Game, f: Frame[Breaking]) -> Signal | None:
    """To its owner's graveyard."""
    v = f.local
    card = v["card"]
    if g.cards[card].zone != zones.BROKEN:
        return None
    return perform(g, f, [Event("put", card=card, seat=g.cards[card].owner, to=zones.GRAVEYARD)])


def spent(g: Game, happened: list[Event]) -> list[Event]:
    """A broken card whose [Break] has left the chase goes to its owner's graveyard (fow 7.10:4)."""
    waiting = {waits.source.card for waits in g.played.values() if waits.kind == "break"}
    left = any(not e.to and e.kind == "eliminate" for e in happened)
    if not left:
        return []
    return [
        Event("put", "fow 7.10:4", card=c, seat=seat, to=zones.GRAVEYARD)
        for seat in (0, 1)
        for c in g.zone(seat, zones.BROKEN)
        if c not in waiting
    ]


PROCEDURES = (breaking,)
