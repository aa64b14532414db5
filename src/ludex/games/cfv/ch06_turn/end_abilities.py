"""Abilities at the end of a turn or battle: each stands by once, however often that end is gone through (cfv 6.8.1.3,
cfv 7.7.1.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games.cfv.ch09_rule_actions import rule_actions
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.kernel.frames import happened
from ludex.kernel.pipeline.perform import perform
from ludex.kernel.pipeline.triggers import hearers, take

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

Ending = TypedDict("Ending", {"stood by": tuple[tuple[int, int, int, int], ...], "tried": bool}, total=False)
"""What the frame of an end keeps: the abilities that have stood by in it, and whether the rules had something to do."""


def _moments(g: Game, moments: tuple[str, ...], rule: str) -> list[Event]:
    return [Event(events.MOMENT, rule, seat=g.active, key=key) for key in moments]


def begin(g: Game, f: Frame[Ending], moments: tuple[str, ...], rule: str) -> Signal | None:
    """The end has come; whoever waits for it stands by."""
    return perform(g, f, _moments(g, moments, rule))


def only_new(g: Game, f: Frame[Ending]) -> Signal | None:
    """Those that stood by in this end before do not stand by again."""
    made, stood = happened(f), f.local.get("stood by", ())
    now = [p for p in g.pending if any(p.event is e for e in made)]
    for p in now:
        if p.source.id in stood:
            take(g, p)
    f.local["stood by"] = (*stood, *(p.source.id for p in now if p.source.id not in stood))
    return None


def newcomers(g: Game, f: Frame[Ending], moments: tuple[str, ...], rule: str) -> bool:
    """Whether an ability is active that waits for this end and has not stood by in it."""
    stood = f.local.get("stood by", ())
    return any(source.id not in stood for e in _moments(g, moments, rule) for source in hearers(g, e))


def anything_left(g: Game, f: Frame[Ending], moments: tuple[str, ...], rule: str) -> bool:
    """Whether this end is gone through again: an ability stands by, has come, or the rules have something to do. What
    they could not do in the check timing just now (a loss that an effect replaces) waits for the next one."""
    to_do = not rule_actions.nothing(g)
    again = to_do and not f.local.get("tried", False)
    f.local["tried"] = to_do
    return bool(g.pending) or again or newcomers(g, f, moments, rule)
