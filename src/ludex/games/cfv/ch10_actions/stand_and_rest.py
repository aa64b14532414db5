"""Standing and resting (cfv 3.17.1, 10.1.11): units of one legion turn together (cfv 10.1.24.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns.reach import covers
from ludex.enact.standing import permissions
from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.ch10_actions.legion import both
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.pipeline.appliers import spend
from ludex.kernel.pipeline.perform import forbidden, perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def turns(
    g: Game, cards: list[int] | tuple[int, ...], kind: str, rule: str, source: Source | None = None
) -> list[Event]:
    """The events of standing or resting units, each with the one it is in legion with; if either is kept from changing
    its state, so is the other."""
    made: list[Event] = []
    for pair in dict.fromkeys([both(g, c) for c in cards]):
        there = [c for c in pair if g.cards[c].zone in zones.CIRCLES]  # cfv 10.1.24.11
        turned = [Event(kind, rule, seat=g.cards[c].seat, card=c, source=source) for c in there]
        # cfv 10.1.24.12
        if len(turned) == 1 or not g.index().prohibitions or all([forbidden(g, e) is None for e in turned]):
            made += turned
    return made


def turn(g: Game, f: Frame, cards: tuple[int, ...], kind: str, source: Source | None) -> Signal | None:
    """Stand or rest units by an effect or cost (cfv 3.17.1.1, 3.17.1.2); a unit that lies so already does nothing
    (cfv 3.17.2, cfv 1.3.2.1, cfv 10.1.11.1)."""
    rule = "cfv 3.17.1.2" if kind == events.REST else "cfv 3.17.1.1"
    return perform(g, f, turns(g, cards, kind, rule, source))


def stand_in_phase(g: Game, f: Frame, cards: list[int]) -> Signal | None:
    """The units stand in the stand phase (cfv 6.3.1.2), except those an effect keeps from it."""
    able = cards
    if permissions.present(g):
        able = [c for c in cards if not any(permissions.covering(g, ast.NoRefresh, g.cards[x].ref) for x in both(g, c))]
        _this_was_the_next(g, cards)
    return perform(g, f, turns(g, able, events.READY, "cfv 6.3.1.2"))


def _this_was_the_next(g: Game, cards: list[int]) -> None:
    """What keeps units from standing in their master's next stand phase is over."""
    there = [g.cards[c].ref for c in cards]
    for scene, node in permissions.granted(g, ast.NoRefresh):
        if node.next_only and any(covers(scene, node.what, ref) for ref in there):
            spend(g, scene.source)
