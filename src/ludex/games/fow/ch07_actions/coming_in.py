"""What is done as a card comes into its zone (fow 1.4:1): on the spot, before anything else can happen, and not in the
chase. What is chosen so is remembered for the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing import resolving
from ludex.enact.standing.permissions import rules_on
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.text import nodes
from ludex.kernel.abilities import Source
from ludex.kernel.cards import CardRef
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Signal

if TYPE_CHECKING:
    from ludex.kernel.game import Game

coming_in: Procedure = Procedure("fow 1.4:1", "As a card comes in", "fow coming in")


def begin(g: Game, since: int) -> Signal | None:
    """What cards say that have come into a zone since so much had happened."""
    due = tuple(
        (CardRef(e.card, e.arrived), at)
        for e in g.log.since(since)
        if e.to in zones.PLAYGROUND and e.frm != e.to and g.cards[e.card].incarnation == e.arrived
        for at, node in enumerate(rules_on(g, e.card, nodes.AsComesIn))
        if node.zone == e.to
    )
    return Call(coming_in, due=due) if due else None


@coming_in.row("fow 1.4:1")
def carry_out(g: Game, f: Frame) -> Signal | None:
    """One after the other."""
    due = f.local["due"]
    assert isinstance(due, tuple)
    if not due:
        return Return(None)
    (ref, at), f.local["due"] = due[0], due[1:]
    said = rules_on(g, ref.id, nodes.AsComesIn) if g.find(ref) is not None else []
    if at >= len(said):
        return Goto("fow 1.4:1")
    source = Source(ref.id, ref.incarnation, g.cards[ref.id].seat, None, g.tick())
    bind = {"mark": g.log.size}
    return Call(resolving.resolving, source=source, bind=bind, event=None, they=-1, effect=said[at].effect)


@coming_in.row("fow 1.4:1")
def the_next(g: Game, f: Frame) -> Signal | None:
    """Then the next."""
    return Goto("fow 1.4:1")


PROCEDURES = (coming_in,)
