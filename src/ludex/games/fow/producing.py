"""Will abilities (fow 9.7): played whenever one has priority or has to pay, resolved at once, never in the chase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact import paying, resolving
from ludex.enact.body import Body
from ludex.kernel.abilities import Source
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal
from ludex.kernel.performing import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game

producing = Procedure("fow 9.7:3", "A will ability", "fow will ability")


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
    source, _ = _body(f)
    answer = f.answer
    assert isinstance(answer, tuple)
    f.local["bind"] = answer[1]
    return perform(g, f, [Event("played", "fow 9.7:3", seat=source.seat, card=source.card, key="will", source=source)])


@producing.row("fow 9.7:3")
def resolve(g: Game, f: Frame) -> Signal | None:
    """And is resolved just after it."""
    source, body = _body(f)
    bound = f.local["bind"]
    assert isinstance(bound, dict)
    return resolving.begin(g, source, body, bound, None)


@producing.row("fow 9.7:3")
def resolved(g: Game, f: Frame) -> Signal | None:
    """Done."""
    return Return(True)


PROCEDURES = (producing,)
