"""The chant-standby area (fow 7.6): putting cards face down there."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch06_priority.legality import SET_PRICE
from ludex.games.fow.ch09_wills import wills
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Procedure, Return, Rewind, Signal
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Setting(TypedDict):
    """The values of: putting a card into the chant-standby area."""

    seat: int
    card: int


setting: Procedure[Setting] = Procedure("fow 7.6:1", "Putting a card into the chant-standby area", "fow setting")


def set_card(g: Game, seat: int, card: int) -> Call:
    """Put a card of the hand into the chant-standby area."""
    return Call(setting, seat=seat, card=card)


@setting.row("fow 7.6:1")
def pay(g: Game, f: Frame[Setting]) -> Signal | None:
    """It takes two wills."""
    v = f.local
    seat = v["seat"]
    return wills.pay(g, seat, SET_PRICE, None)


@setting.row("fow 7.6:2")
def put(g: Game, f: Frame[Setting]) -> Signal | None:
    """It is put there face down at once (fow 3.11:1), without the chase."""
    v = f.local
    seat, card = v["seat"], v["card"]
    if not f.answer:
        return Rewind("fow 7.6:1")
    g.refusals = frozenset()
    return perform(
        g, f, [Event("set", seat=seat, card=card, to=zones.STANDBY, to_seat=seat, faceup=False, place=-1)]
    )


@setting.row("fow 7.6:2")
def done(g: Game, f: Frame) -> Signal | None:
    """Done."""
    return Return(True)


PROCEDURES = (setting,)
