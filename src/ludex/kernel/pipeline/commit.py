"""What nothing stands against happens: state changes, the log keeps it, and triggers look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.effects.facts import ELSE, NOTHING
from ludex.kernel.pipeline import appliers, triggers
from ludex.kernel.shortcuts import shortcuts

if TYPE_CHECKING:
    from ludex.kernel.effects.changes import Lasting
    from ludex.kernel.effects.index import Index
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


def commit(g: Game, events: list[Event]) -> tuple[Event, ...]:
    """Perform events that nothing stands against, and let triggers look."""
    if not events:
        return ()
    before = g._index or g.index()
    settled_batch = g.settled_batch == g.batch
    g.batch += 1
    moved = appliers.carry_out(g, events)
    g.invalidate_after(events)
    unheard, listening = events, before
    if moved or _fateful(g, events):
        unheard, listening = _follow(g, events, before)
    elif settled_batch and g.settled_batch >= 0 and _unminded(g, before, events):  # else unsettled meanwhile
        g.settled_batch = g.batch
    if g.lasting:
        _pass_away(g)
    if g._index is not listening or listening.triggers or listening.states:
        triggers.notice(g, listening, unheard)
    return tuple(events)


def quietly(g: Game, index: Index, events: list[Event]) -> bool:
    """Carry out and record events if no card moves and nothing in force could forbid, replace, hear or depend on them,
    which is most of what happens in a game; whether that is so."""
    loud, steady, heeds = index.loud, g.rules.steady, index.heeds
    for event in events:
        kind = event.kind
        if event.to or kind in loud:
            return False
        if index.statics:
            touched = steady.get(kind)
            if touched is None or touched & heeds:
                return False
    settled_batch = g.settled_batch == g.batch
    g.batch += 1
    for event in events:
        if event.card >= 0:
            event.incarnation = g.cards[event.card].incarnation
        appliers.happen(g, event)
    if settled_batch and g.settled_batch >= 0 and _unminded(g, index, events):
        g.settled_batch = g.batch
    return True


def _unminded(g: Game, index: Index, events: list[Event]) -> bool:
    """Whether events have touched nothing that the rules look at when they act by themselves, nor what effects in force
    do: then the rules, which had nothing to do before, have nothing to do after them. What permits or forbids something
    may look at anything."""
    if index.permissions or index.states:
        return False
    rules, heeds = g.rules, index.heeds if index.statics else NOTHING
    if heeds & ELSE or (heeds and not shortcuts.taken):
        return False
    plain = shortcuts.taken and not index.prohibitions
    steady, tells_only, minds = rules.steady, rules.tells_only, rules.minds
    for event in events:
        kind = event.kind
        tells, touched = kind in tells_only, steady.get(kind)
        if touched is None:
            if index.statics or not tells:
                return False
        elif touched & (heeds | minds) or not (tells or (plain and not minds & ELSE)):
            return False
    return True


def _follow(g: Game, events: list[Event], before: Index) -> tuple[list[Event], Index]:
    """What follows at once from events: what of all that has happened then nobody has looked at yet, and the abilities
    that were there before that. What is a happening of its own is heard by what has come before it."""
    unheard, listening = events, before
    after = g.rules.aftermath(g, events)
    while after:
        if g.rules.apart and not g.rules.apart.isdisjoint([event.kind for event in after]):
            triggers.notice(g, listening, unheard)
            unheard, listening = [], g.index()
            g.batch += 1
        appliers.carry_out(g, after)
        g.invalidate_after(after)
        unheard = [*unheard, *after]
        after = g.rules.aftermath(g, after)
    return unheard, listening


def _fateful(g: Game, events: list[Event]) -> bool:
    """Whether something may follow at once although no card has moved."""
    has_aftermath = g.rules.has_aftermath
    return bool(has_aftermath) and not has_aftermath.isdisjoint([event.kind for event in events])


def _pass_away(g: Game) -> None:
    """Effects that last only as long as something is so are over when it is not."""
    if not any([effect.passing for effect in g.lasting]):
        return
    left = _lasting(g)
    if len(left) < len(g.lasting):
        g.lasting = left
        g._unsettle()


def _lasting(g: Game) -> tuple[Lasting, ...]:
    return tuple([effect for effect in g.lasting if not effect.passing or g.rules.lasts(g, effect)])
