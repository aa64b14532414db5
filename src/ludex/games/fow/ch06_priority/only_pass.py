"""Who can only pass (fow 6.3:1): seen at a glance, and known for as long as nothing is touched that a glance looks at.

A glance (see `prospects`) looks at a player's own cards, zones and values and at the effects in force. So it need not
be repeated while events have left these alone, and where neither player can do anything a whole round of priority is
over before it begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.enact.standing.permissions import NO_KINDS, Granted
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch06_priority.menu_context import main_action, relief_by
from ludex.games.fow.ch09_wills.written_wills import is_will_ability
from ludex.games.fow.rules_of import rules_of
from ludex.games.fow.text import nodes
from ludex.kernel.effects.facts import NUMBERS
from ludex.kernel.effects.touched import untouched
from ludex.kernel.events import MOVE, VALUE
from ludex.kernel.shortcuts import shortcuts
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.games.fow.ch06_priority.menu_context import Means
    from ludex.kernel.cards import Characteristics
    from ludex.kernel.effects.index import Index
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


LETTING: frozenset[type] = frozenset({ast.FreePlay, nodes.PlayAsInstant})  # what lets more be played

_VALUED = frozenset({"forfeit"})  # changes nothing but a value of its player
_TURN = frozenset({"turn"})


class Idle(NamedTuple):
    """That a player could only pass, and what that was seen from: how much had happened, the effects in force, what
    they make of cards, and the kinds of events the player's cards wait for. `chasing`: so it is with a chase too;
    `fresh`: some of it may be otherwise in another turn."""

    size: int
    effects: Index
    chars: dict[int, Characteristics]
    awaited: frozenset[str]
    chasing: bool
    fresh: bool


def note(means: Means, *, chasing: bool) -> None:
    """A player was found to be able only to pass. If that took no more than a glance, it is remembered. `chasing`: the
    player has nothing that is done only to answer what is in the chase."""
    g = means.g
    if means.closely or means.main is None or means.chased is not None or not shortcuts.taken:
        return
    _remember(g, means.seat, Idle(g.log.size, g.index(), g._chars, means.awaited, chasing, means.fresh))


def is_idle(g: Game, seat: int) -> bool:
    """Whether it is known that a player can only pass, outside the own main phase."""
    known = g.idle[seat]
    if not isinstance(known, Idle) or (g.zone(0, zones.CHASE) and not known.chasing):
        return False
    size = g.log.size
    if known.size != size:
        happened = g.log.since(known.size)
        beside = rules_of(g).beside if known.fresh else rules_of(g).beside | _TURN
        if not untouched(g, seat, happened, beside, _VALUED) or _awaited(known.awaited, happened):
            return False
    index = g._index or g.index()
    if index is not known.effects or g._chars is not known.chars:
        if not _alike(index, known.effects):
            return False
        known = known._replace(effects=index, chars=g._chars)
    if known.size != size:
        known = known._replace(size=size)
    _remember(g, seat, known)
    return main_action(g, seat) is not None


def _alike(one: Index, other: Index) -> bool:
    """Whether a glance sees the same of effects: they change no more of cards than numbers, add to no wills, let the
    same be played and make things as much cheaper."""
    return _plain(one) and _plain(other) and _outlook(one) == _outlook(other)


def _plain(index: Index) -> bool:
    if index.facts & ~NUMBERS:
        return False
    heard = index.triggers.get(VALUE, ())
    return not any([source.ability is not None and is_will_ability(source.ability) for source, _ in heard])


def _outlook(index: Index) -> tuple[frozenset[type], int]:
    if not index.permissions:
        return NO_KINDS, 0
    kinds = [type(what.node) for _, what in index.permissions if isinstance(what, Granted)]
    return LETTING.intersection(kinds), relief_by(index)


def _remember(g: Game, seat: int, known: Idle) -> None:
    other = g.idle[1 - seat]
    g.idle = (known, other) if seat == 0 else (other, known)


def _awaited(kinds: frozenset[str], happened: list[Event]) -> bool:
    """Whether something has happened that a player's cards wait for."""
    if not kinds:
        return False
    moves = MOVE in kinds
    return any([event.kind in kinds or (moves and bool(event.to)) for event in happened])
