"""Will abilities (fow 9.7): played whenever one has priority or has to pay, resolved at once, never in the chase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing import paying, resolving
from ludex.enact.scenes.scene import Scene, Told
from ludex.enact.standing.triggers import named
from ludex.enact.values.body import Body, text_of
from ludex.games.fow.ch09_wills.changed_prices import ability_costs, sorts_of, spend_next
from ludex.games.fow.rules_of import rules_of
from ludex.kernel.abilities import Source
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Rewind, Signal, several
from ludex.kernel.loops import perpetual
from ludex.kernel.loops.times import Rounds
from ludex.kernel.pipeline.perform import perform
from ludex.kernel.pipeline.triggers import take

if TYPE_CHECKING:
    from ludex.kernel.events import Pending
    from ludex.kernel.game import Game


class Producing(Told):
    """Who plays the will ability."""

    seat: int


class Following(Rounds, total=False):
    """The automatic will ability that is played, what triggered it, and whose it is."""

    source: Source
    event: Event | None
    seat: int


producing: Procedure[Producing] = Procedure("fow 9.7:3", "A will ability", "fow will ability")


def produce(g: Game, source: Source) -> Call:
    """Play a will ability."""
    return Call(producing, source=source, bind={}, event=None, they=-1, seat=source.seat)


def _body(v: Producing | Following) -> tuple[Source, Body]:
    return v["source"], text_of(v["source"].ability)


@producing.row("fow 9.3:2.5")
def pay(g: Game, f: Frame[Producing]) -> Signal | None:
    """Its cost is paid, with the effects on the wills of it."""
    source, body = _body(f.local)
    due = ability_costs(g, Scene(g, source, {}), body, "ability")
    if not due.items:
        f.answer = (True, {})
        return None
    return paying.pay(g, due, source, {}, None)


@producing.row("fow 9.7:3")
def played(g: Game, f: Frame[Producing]) -> Signal | None:
    """It was played."""
    v = f.local
    source, body = _body(f.local)
    answer = several(f)
    if not answer[0]:
        return Rewind("fow 9.3:2.5")
    spend_next(g, Scene(g, source, {}), source.card, sorts_of(body, "ability"))
    v["bind"] = answer[1]
    return perform(g, f, [Event("played", seat=source.seat, card=source.card, key="will", source=source)])


@producing.row("fow 9.7:3")
def resolve(g: Game, f: Frame[Producing]) -> Signal | None:
    """And is resolved just after it."""
    v = f.local
    source, body = _body(f.local)
    bound = v["bind"]
    return resolving.begin(g, source, body, bound, None)


@producing.row("fow 9.7:3")
def followed(g: Game, f: Frame) -> Signal | None:
    """What triggers on it and produces wills comes at once, too."""
    return follow(g)


@producing.row("fow 9.7:3")
def resolved(g: Game, f: Frame) -> Signal | None:
    """Done."""
    return Return(True)


# -- automatic will abilities (fow 9.7:1) ------------------------------------------------------------------------------
following: Procedure[Following] = Procedure("fow 9.7:1", "Automatic will abilities", "fow automatic will abilities")


def follow(g: Game) -> Call | None:
    """Automatic will abilities do not wait for the priority sequence."""
    return Call(following) if _waiting(g) is not None else None


def _waiting(g: Game) -> Pending | None:
    is_one = rules_of(g).is_will_ability
    for p in g.pending:
        if p.source.ability is not None and is_one(g, p.source.card, p.source.ability):
            return p
    return None


@following.row("fow 9.7:1")
def play(g: Game, f: Frame[Following]) -> Signal | None:
    """The one that triggered first is played ..."""
    v = f.local
    waiting = _waiting(g)
    if waiting is None:
        return Return(None)
    if perpetual.endless(g, f):
        g.finish(None, "fow 14.1:1.3")
    take(g, waiting)
    source = waiting.source
    v["source"], v["event"], v["seat"] = source, waiting.event, source.seat
    return perform(g, f, [Event("played", "fow 9.7:3", seat=source.seat, card=source.card, key="will", source=source)])


@following.row("fow 9.7:3")
def take_effect(g: Game, f: Frame[Following]) -> Signal | None:
    """... and resolved."""
    v = f.local
    source, body = _body(f.local)
    event = v["event"]
    assert event is None or isinstance(event, Event)
    return resolving.begin(g, source, body, named(g, source, event), event)


@following.row("fow 9.7:3")
def next_one(g: Game, f: Frame) -> Signal | None:
    """Until none is left."""
    return Goto("fow 9.7:1")


PROCEDURES = (producing, following)
