"""Text that is no ability (fow-2.0 7.4): what it says of coming onto the field, or of anything else that happens, is
carried out on the spot and cannot be chased.

Abilities bear the name of their kind before them, so text of a ruler, resonator or addition without one is such text
(fow-2.0 7.4:1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.enact.playing import resolving
from ludex.enact.standing.permissions import rules_on
from ludex.enact.standing.triggers import named
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch09_playing import chase, playing
from ludex.games.fow.text import nodes
from ludex.kernel.abilities import AUTOMATIC, Source
from ludex.kernel.cards import CardRef
from ludex.kernel.effects.characteristics import GAINED
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Signal
from ludex.kernel.loops import perpetual
from ludex.kernel.loops.times import Rounds
from ludex.kernel.pipeline.triggers import take

if TYPE_CHECKING:
    from ludex.kernel.events import Pending
    from ludex.kernel.game import Game


class Arriving(TypedDict):
    """The values of: text that is no ability."""

    due: tuple[tuple[CardRef, int], ...]


class Spot(Rounds, total=False):
    """How many links the chase had before the text was carried out."""

    links: int


arriving: Procedure[Arriving] = Procedure("fow-2.0 7.4:3", "Text that is no ability", "fow arriving")


def begin(g: Game, since: int) -> Signal | None:
    """What cards say that have come onto the field since so much had happened."""
    due = tuple(
        (CardRef(e.card, e.arrived), at)
        for e in g.log.since(since)
        if e.to == zones.FIELD and e.frm != zones.FIELD and g.cards[e.card].incarnation == e.arrived
        for at in range(len(rules_on(g, e.card, nodes.AsComesIn)))
    )
    return Call(arriving, due=due) if due else None


@arriving.row("fow-2.0 7.4:3")
def carry_out(g: Game, f: Frame[Arriving]) -> Signal | None:
    """One after the other, without a chase (fow-2.0 7.4:2)."""
    v = f.local
    due = v["due"]
    if not due:
        return Return(None)
    (ref, at), v["due"] = due[0], due[1:]
    said = rules_on(g, ref.id, nodes.AsComesIn) if g.find(ref) is not None else []
    if at >= len(said):
        return Goto("fow-2.0 7.4:3")
    source = Source(ref.id, ref.incarnation, g.cards[ref.id].seat, None, g.tick())
    bind = {"mark": g.log.size}
    return Call(resolving.resolving, source=source, bind=bind, event=None, they=-1, effect=said[at].effect)


@arriving.row("fow-2.0 7.4:3")
def the_next(g: Game, f: Frame) -> Signal | None:
    """Then the next."""
    return Goto("fow-2.0 7.4:3")


# -- text that waits for something ------------------------------------------------------------------------------------
spot: Procedure[Spot] = Procedure("fow-2.0 7.4:2", "Text that is no ability is carried out", "fow on the spot")
_BEARERS = frozenset({"ruler", "J-ruler", "resonator", "addition"})


def waiting(g: Game) -> Pending | None:
    """What is carried out next of texts whose event has happened: the turn player's before the other's."""
    found = [p for p in g.pending if is_rule_text(g, p.source)]
    return min(found, key=lambda p: p.seat != g.active, default=None)


def is_rule_text(g: Game, source: Source) -> bool:
    """Whether something that has triggered is text without the name of a kind of ability, printed on its card."""
    ability = source.ability
    if ability is None or ability.kind != AUTOMATIC or source.lasting >= 0 or source.ordinal >= GAINED:
        return False
    labelled = not ability.text or ability.text.startswith(("[", "{"))
    return not labelled and not g.cards[source.card].definition.faces[0].types.isdisjoint(_BEARERS)


def at_once(g: Game) -> Call | None:
    """Carry out what such texts have waited for."""
    return Call(spot) if waiting(g) is not None else None


@spot.row("fow-2.0 7.4:2")
def take_up(g: Game, f: Frame[Spot]) -> Signal | None:
    """Its targets are named ..."""
    v = f.local
    found = waiting(g)
    if found is None:
        return Return(True)
    if perpetual.endless(g, f):  # ruling fow-2.0-R40
        g.finish(None, "fow-2.0 1.3:5")
    take(g, found)
    v["links"] = len(g.zone(0, zones.CHASE))
    source, event = found.source, found.event
    bind = {**source.bindings, **named(g, source, event)}
    return playing.play_automatic(g, source, bind, event)


@spot.row("fow-2.0 7.4:3")
def done_at_once(g: Game, f: Frame[Spot]) -> Signal | None:
    """... and it is carried out, before anybody could answer it."""
    v = f.local
    return chase.resolve_newest(g) if len(g.zone(0, zones.CHASE)) != v["links"] else None


@spot.row("fow-2.0 7.4:2")
def and_the_next(g: Game, f: Frame) -> Signal | None:
    """Then the next."""
    return Goto("fow-2.0 7.4:2")


PROCEDURES = (arriving, spot)
