"""Will abilities (fow 9.7): played whenever one has priority or has to pay, resolved at once, never in the chase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from ludex.enact.playing import paying, resolving
from ludex.enact.standing.triggers import named
from ludex.enact.values.body import Body
from ludex.kernel.abilities import Source
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Rewind, Signal, several, values
from ludex.kernel.loops import perpetual
from ludex.kernel.pipeline.perform import perform
from ludex.kernel.pipeline.triggers import take

if TYPE_CHECKING:
    from ludex.kernel.events import Pending
    from ludex.kernel.game import Game


class Producing(TypedDict, total=False):
    """The values of: a will ability."""

    bind: dict[Any, Any]
    source: Source | None
    event: object
    they: object
    seat: int


class Following(TypedDict, total=False):
    """The values of: automatic will abilities."""

    source: Source | None
    event: object
    seat: int


producing: Procedure = Procedure("fow 9.7:3", "A will ability", "fow will ability")


def produce(g: Game, source: Source) -> Call:
    """Play a will ability."""
    return Call(producing, source=source, bind={}, event=None, they=-1, seat=source.seat)


def _body(f: Frame) -> tuple[Source, Body]:
    source = f.local["source"]
    assert isinstance(source, Source) and source.ability is not None and isinstance(source.ability.body, Body)
    return source, source.ability.body


@producing.row("fow 9.3:2.5")
def pay(g: Game, f: Frame) -> Signal | None:
    """Its cost is paid."""
    source, body = _body(f)
    if body.costs is None or not body.costs.items:
        f.answer = (True, {})
        return None
    return paying.pay(g, body.costs, source, {}, None)


@producing.row("fow 9.7:3")
def played(g: Game, f: Frame) -> Signal | None:
    """It was played."""
    v = values(f, Producing)
    source, _ = _body(f)
    answer = several(f)
    if not answer[0]:
        return Rewind("fow 9.3:2.5")
    v["bind"] = answer[1]
    return perform(g, f, [Event("played", seat=source.seat, card=source.card, key="will", source=source)])


@producing.row("fow 9.7:3")
def resolve(g: Game, f: Frame) -> Signal | None:
    """And is resolved just after it."""
    v = values(f, Producing)
    source, body = _body(f)
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
following: Procedure = Procedure("fow 9.7:1", "Automatic will abilities", "fow automatic will abilities")


def follow(g: Game) -> Call | None:
    """Automatic will abilities do not wait for the priority sequence."""
    return Call(following) if _waiting(g) is not None else None


def _waiting(g: Game) -> Pending | None:
    is_one = g.rules.is_will_ability  # type: ignore[attr-defined]
    played = [p for p in g.pending if p.source.ability is not None]
    return next((p for p in played if is_one(g, p.source.card, p.source.ability)), None)


@following.row("fow 9.7:1")
def play(g: Game, f: Frame) -> Signal | None:
    """The one that triggered first is played ..."""
    v = values(f, Following)
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
def take_effect(g: Game, f: Frame) -> Signal | None:
    """... and resolved."""
    v = values(f, Following)
    source, body = _body(f)
    event = v["event"]
    assert event is None or isinstance(event, Event)
    return resolving.begin(g, source, body, named(g, source, event), event)


@following.row("fow 9.7:3")
def next_one(g: Game, f: Frame) -> Signal | None:
    """Until none is left."""
    return Goto("fow 9.7:1")


PROCEDURES = (producing, following)
