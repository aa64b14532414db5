"""Triggers: who noticed what happened, how often, and what waits to be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.abilities import Source
from ludex.kernel.events import ELIMINATE, MOVE, OFFERED, Event, Pending
from ludex.kernel.pipeline.use_limits import usable

if TYPE_CHECKING:
    from ludex.kernel.abilities import Trigger
    from ludex.kernel.effects.index import Index
    from ludex.kernel.game import Game

    Heard = tuple[Source, Trigger]
    Kinds = dict[str, list[Heard]]


def notice(g: Game, before: Index, batch: list[Event]) -> None:
    """Let every automatic ability look at events that happened together.

    Abilities that were there before and abilities that are there now are both asked about changes of zones, so a card
    that leaves or arrives together with others sees them; anything else is seen only by what was there.
    """
    after = g._index or g.index()
    old, new = before.triggers, after.triggers
    if old or new:
        heard = _audible(old, new, batch)
        if heard:
            _hear(g, before, after, heard)
    if after.states or g.states:
        _states(g, after)


def _audible(old: Kinds, new: Kinds, batch: list[Event]) -> list[Event]:
    """The events that somebody may hear; the others need not be asked about."""
    moves = MOVE in old or MOVE in new
    heard: list[Event] = []
    for e in batch:
        if e.kind in old or e.kind in new or (moves and e.to):
            heard.append(e)
    return heard


def _hear(g: Game, before: Index, after: Index, heard: list[Event]) -> None:
    """Ask the abilities that listen how often each event meets their condition."""
    met: dict[tuple[int, int, int, int], list[tuple[Source, Event | None]]] = {}
    for event in heard:
        for source, trigger in _listeners(before, after, event):
            for _ in range(trigger.count(g, source, event)):
                met.setdefault(source.id, []).append((source, event))
    for found in met.values():
        _wait(g, found)


def _listeners(before: Index, after: Index, event: Event) -> list[Heard]:
    """The abilities to ask about an event; those that hear only of their own card are not asked about others.

    An ability that is there before and after is asked once, also if its card has become a new one by moving.
    """
    found = _concerned(before, event)
    if after is not before and (event.to or event.kind == ELIMINATE):
        new = _concerned(after, event)
        found += _unheard(found, new) if found and new else new
    return found


def _unheard(old: list[Heard], new: list[Heard]) -> list[Heard]:
    """The abilities that are not the same as one of the old ones."""
    seen = {_ability(source) for source, _ in old}
    return [heard for heard in new if _ability(heard[0]) not in seen]


def _ability(source: Source) -> tuple[int, int, int]:
    """Which ability of which card, whichever card that has become."""
    return source.card, source.lasting, source.ordinal


def _concerned(index: Index, event: Event) -> list[Heard]:
    triggers, card = index.triggers, event.card
    found: list[Heard] = []
    for kind in (event.kind, MOVE) if event.to and event.kind != MOVE else (event.kind,):
        for heard in triggers.get(kind, ()):
            if not heard[1].own or heard[0].card == card:
                found.append(heard)
    return found


def hearers(g: Game, event: Event) -> list[Source]:
    """The automatic abilities in force whose condition an event would meet if it happened now."""
    heard = g.index().triggers.get(event.kind, ())
    return [source for source, trigger in heard if usable(g, source) and trigger.count(g, source, event)]


def _wait(g: Game, found: list[tuple[Source, Event | None]]) -> None:
    """An ability becomes pending once for each time its condition was met, within its limit for the turn."""
    source = found[0][0]
    ability = source.ability
    assert ability is not None
    if not usable(g, source) or not g.rules.triggers(g, source):
        return
    group, quota = -1, 0
    if ability.limit:
        used = g.uses.get(source.id, 0)
        quota = min(len(found), ability.limit - used)
        if quota <= 0:
            return
        g.uses = {**g.uses, source.id: used + quota}
    if ability.offered:  # nothing is counted: the next number would tell everybody that something was offered
        g.offers = (*g.offers, *(Pending(s, e, OFFERED) for s, e in found))
        return
    if 0 < quota < len(found):
        group = g.serial()
    if ability.once or any(x.once and x.stamp == source.lasting for x in g.lasting):
        found = found[:1]
        g.lasting = tuple(x for x in g.lasting if x.stamp != source.lasting)
        g.invalidate()
    g.pending = (*g.pending, *(Pending(s, e, g.serial(), group, quota) for s, e in found))


def trigger(g: Game, source: Source, event: Event | None) -> None:
    """An ability triggers although nothing has met its condition."""
    _wait(g, [(source, event)])


def look_again(g: Game) -> None:
    """An ability was resolved: where the ruleset says so, a state that still holds triggers again."""
    if g.rules.retriggers():
        _states(g, g.index(), again=True)


def _states(g: Game, index: Index, *, again: bool = False) -> None:
    """A state trigger becomes pending when its state comes about, not while it stays (unless `again`), and not again
    before it has been resolved."""
    now: dict[tuple[int, int, int, int], bool] = {}
    for source in index.states:
        assert source.ability is not None and source.ability.trigger is not None
        holds = source.ability.trigger.holds(g, source)
        if holds and (again or not g.states.get(source.id, False)) and not _waits(g, source):
            _wait(g, [(source, None)])
        now[source.id] = holds
    if now != g.states:
        g.states = now


def _waits(g: Game, source: Source) -> bool:
    """Whether an ability is pending or being resolved."""
    if any(p.source.id == source.id for p in g.pending):
        return True
    playing = (f.local.get("source") for f in g.stack)
    return any(isinstance(by, Source) and by.id == source.id and by.ability == source.ability for by in playing)


def take(g: Game, pending: Pending) -> None:
    """Remove one instance of pending, and what a per-turn limit leaves no room for."""
    rest: list[Pending] = []
    for p in g.pending:
        if p.serial == pending.serial:
            continue
        if pending.group >= 0 and p.group == pending.group:
            if pending.quota <= 1:
                continue
            rest.append(Pending(p.source, p.event, p.serial, p.group, pending.quota - 1))
        else:
            rest.append(p)
    g.pending = tuple(rest)
