"""Text that is no ability (fow-2.0 7.4): what it says of coming onto the field is carried out on the spot and cannot
be chased."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact import resolving
from ludex.enact.permissions import rules_on
from ludex.games.fow import zones
from ludex.kernel.abilities import Source
from ludex.kernel.cards import CardRef
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Signal
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.game import Game

arriving = Procedure("fow-2.0 7.4:3", "Text that is no ability", "fow arriving")


def begin(g: Game, since: int) -> Signal | None:
    """What cards say that have come onto the field since so much had happened."""
    due = tuple(
        (CardRef(e.card, e.arrived), at)
        for e in g.log.since(since)
        if e.to == zones.FIELD and e.frm != zones.FIELD and g.cards[e.card].incarnation == e.arrived
        for at in range(len(rules_on(g, e.card, ast.AsComesIn)))
    )
    return Call(arriving, due=due) if due else None


@arriving.row("fow-2.0 7.4:3")
def carry_out(g: Game, f: Frame) -> Signal | None:
    """One after the other, without a chase (fow-2.0 7.4:2)."""
    due = f.local["due"]
    assert isinstance(due, tuple)
    if not due:
        return Return(None)
    (ref, at), f.local["due"] = due[0], due[1:]
    nodes = rules_on(g, ref.id, ast.AsComesIn) if g.find(ref) is not None else []
    if at >= len(nodes):
        return Goto("fow-2.0 7.4:3")
    source = Source(ref.id, ref.incarnation, g.cards[ref.id].seat, None, g.tick())
    bind = {"mark": g.log.size}
    return Call(resolving.resolving, source=source, bind=bind, event=None, they=-1, effect=nodes[at].effect)


@arriving.row("fow-2.0 7.4:3")
def the_next(g: Game, f: Frame) -> Signal | None:
    """Then the next."""
    return Goto("fow-2.0 7.4:3")


PROCEDURES = (arriving,)
