"""What the rules do by themselves (skerry 8.2): who has lost, and which boats sink."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.frames import Frame, Procedure, Return, Signal
from ludex.kernel.pipeline.perform import perform
from skerry import values, zones

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Characteristics
    from ludex.kernel.game import Game

DAMAGE = "damage"

class Looking(TypedDict, total=False):
    """The size of the record before the rules looked."""

    begun: int


processes: Procedure[Looking] = Procedure("skerry 8.2", "What the rules do by themselves")


def _sinks(card: Card, chars: Characteristics) -> bool:
    """A boat with as much damage as hull (skerry 8.2)."""
    return "boat" in chars.types and card.counters.get(DAMAGE, 0) >= chars.number("hull")


def nothing(g: Game) -> bool:
    """Whether there is nothing to do."""
    if g.lost or any([g.value(seat, values.OIL) <= 0 for seat in (0, 1)]):
        return False
    return not any([_sinks(card, chars) for seat in (0, 1) for card, chars in g.lying(seat, zones.COAST)])


@processes.row("skerry 8.2")
def see_to_it(g: Game, f: Frame[Looking]) -> Signal | None:
    """Losers lose (skerry 1.2, skerry 1.3) and boats sink, all together."""
    lost, g.lost = dict(g.lost), ()
    for seat in (0, 1):
        if g.value(seat, values.OIL) <= 0:
            lost[seat] = "skerry 1.2"
    made = [Event(events.LOSE, rule, seat=seat) for seat, rule in sorted(lost.items())]
    for seat in (g.active, 1 - g.active):
        for card, chars in g.lying(seat, zones.COAST):
            if _sinks(card, chars):
                made.append(Event("sink", "skerry 8.2", seat=seat, card=card.id, to=zones.DEEP))
    f.local["begun"] = g.log.size
    return perform(g, f, made)


@processes.row("skerry 8.2")
def anything(g: Game, f: Frame[Looking]) -> Signal | None:
    """Whether anything was done, so that it must be looked at again."""
    return Return(g.log.size > f.local["begun"])


PROCEDURES = (processes,)
