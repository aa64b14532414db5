"""Piling: cards that move together to a zone with an order lie there as a player says, who is asked before they move.

Which cards, and who decides, is the rules' to say (`Ruleset.piles`). Whoever performed the events goes on as if nobody
had been asked: the answer is what happened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.kernel.choices import order
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal, picked
from ludex.kernel.pipeline.age_order import afterwards
from ludex.kernel.pipeline.commit import commit

if TYPE_CHECKING:
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

Piles = tuple[tuple[int, tuple[int, ...]], ...]  # who decides, and the cards; who decides first stands first


class Piling(TypedDict):
    """What is to happen, and the piles whose order nobody has said yet."""

    events: tuple[Event, ...]
    piles: Piles


piling: Procedure[Piling] = Procedure("", "Laying cards that move together in order", "kernel piling")


def pile(events: list[Event], piles: Piles) -> Call:
    """Ask for the orders, and let the events happen."""
    return Call(piling, events=tuple(events), piles=piles)


def _ask(g: Game, f: Frame[Piling]) -> Signal | None:
    """Ask about the next pile; with none left everything happens."""
    piles, events = f.local["piles"], f.local["events"]
    if piles:
        seat, cards = piles[0]
        return order(seat, cards, rule=g.rules.cited("pile"), prompt="In which order do they lie, topmost first?")
    f.answer = happened = commit(g, [e.twin() for e in events])
    f.go_to(_done)
    return afterwards(g, happened)


def _lay(g: Game, f: Frame[Piling]) -> Signal | None:
    """The topmost moves last; everything else stays in its place among what happens."""
    piles, events, chosen = f.local["piles"], f.local["events"], picked(f)
    of = {e.card: e for e in events if e.to}
    laid = iter([of[c] for c in reversed(chosen)])
    f.local["events"] = tuple([next(laid) if e.to and e.card in chosen else e for e in events])
    f.local["piles"] = piles[1:]
    f.go_to(_ask)
    return None


def _done(g: Game, f: Frame) -> Signal | None:
    """What happened."""
    return Return(f.answer)


piling.add("", _ask)
piling.add("", _lay)
piling.add("", _done)
