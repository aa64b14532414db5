"""Abilities that are used or that waited (skerry 6.5, 6.6): pay, then do what the text says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing import paying, resolving
from ludex.enact.scenes.scene import Told
from ludex.enact.values.body import Body
from ludex.kernel.abilities import ACTIVATED, Source
from ludex.kernel.events import Event
from ludex.kernel.frames import ENDED, Call, Frame, Goto, Procedure, Rewind, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Bindings
    from ludex.kernel.game import Game


class Using(Told):
    """Whose ability it is."""

    seat: int


using: Procedure[Using] = Procedure("skerry 6.6", "Using an ability")


def play_ability(g: Game, source: Source, bind: Bindings, event: Event | None) -> Call:
    """An ability does what it says, once it is paid for."""
    return Call(using, source=source, bind=bind, event=event, they=-1, seat=source.seat)


def _body(f: Frame[Using]) -> Body:
    ability = f.local["source"].ability
    assert ability is not None and isinstance(ability.body, Body)
    return ability.body


@using.row("skerry 6.6")
def pay(g: Game, f: Frame[Using]) -> Signal | None:
    """What stands before the colon is paid; an ability that waited costs nothing."""
    source, body = f.local["source"], _body(f)
    assert source.ability is not None
    if source.ability.kind != ACTIVATED or body.costs is None or not body.costs.items:
        return Goto("skerry 6.5")
    return paying.pay(g, body.costs, source, f.local["bind"], None)


@using.row("skerry 6.6")
def paid(g: Game, f: Frame[Using]) -> Signal | None:
    """If it could not be paid after all, nothing has happened."""
    answer = several(f)
    if not answer[0]:
        return Rewind("skerry 6.6")
    f.local["bind"] = answer[1]
    return None


@using.row("skerry 6.5")
def used(g: Game, f: Frame[Using]) -> Signal | None:
    """The ability has been used."""
    source = f.local["source"]
    g.refusals = frozenset()
    return perform(g, f, [Event("played", seat=source.seat, card=source.card, key="ability", source=source)])


@using.row("skerry 6.5")
def carry_out(g: Game, f: Frame[Using]) -> Signal | None:
    """It does what it says; choices are made now."""
    bound, event = f.local["bind"], f.local["event"]
    return resolving.begin(g, f.local["source"], _body(f), bound, event)


@using.row("skerry 6.5")
def over(g: Game, f: Frame[Using]) -> Signal | None:
    """It is over."""
    return ENDED


PROCEDURES = (using,)
