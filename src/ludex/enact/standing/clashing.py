"""Which effects make a difference by their order (fow 9.9:3.2): what only adds to what is there goes in any order."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from ludex.enact.standing.statics import TextStatic
from ludex.kernel.effects.changes import ABILITY
from ludex.kernel.effects.facts import ABILITIES, NOTHING, OF_CLASS
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Static
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


def newcomers(g: Game, happened: tuple[Event, ...]) -> tuple[int, ...]:
    """Cards that came together with effects of which the order makes a difference."""
    came: list[tuple[int, list[Static]]] = []
    for e in happened:
        if e.to and e.card >= 0 and e.before is not None and e.before.ref.incarnation != e.arrived:
            found = _statics(g, e)
            if found:
                came.append((e.card, found))
    if len(came) < 2:
        return ()
    clashing: dict[int, None] = {}
    for (one, its), (other, theirs) in combinations(came, 2):
        same = g.cards[one].definition is g.cards[other].definition and g.cards[one].seat == g.cards[other].seat
        if not same and any(_clash(g, a, b) for a in its for b in theirs):
            clashing |= {one: None, other: None}
    return tuple(clashing)


def _statics(g: Game, event: Event) -> list[Static]:
    """The effects of a card that has come."""
    card = g.cards[event.card]
    if card.zone != event.to or card.incarnation != event.arrived or not card.definition.watches:
        return []
    abilities = card.definition.faces[card.face].abilities
    return [static for ability in abilities if card.zone in ability.zones for static in ability.statics]


def _clash(g: Game, one: Static, other: Static) -> bool:
    """Whether the order of two effects of different cards makes a difference to some card: they act in the same layer,
    and what one does is lost by the other or decides about it."""
    if one.own and other.own:
        return False
    shared = [
        layer for layer in g.rules.layers if not layer.isdisjoint(one.layers) and not layer.isdisjoint(other.layers)
    ]
    if not shared:
        return False
    if not (_adds(one) and _adds(other)):
        return True
    return any(_minds(one, layer) and _minds(other, layer) for layer in shared)


def _minds(static: Static, layer: frozenset[str]) -> bool:
    """Whether an effect looks at what its layer is about; what gives others abilities can be lost as they can."""
    looks = static.looks | (ABILITIES if ABILITY in static.layers and not static.own else NOTHING)
    return any([looks & OF_CLASS[name] for name in layer])


def _adds(static: Static) -> bool:
    """Whether an effect only adds to what is there."""
    if not isinstance(static, TextStatic) or any(type(n) in TAKING for n in ast.walk(static.node)):
        return False
    return not any(isinstance(n, ast.Gain) and getattr(n, "replaces", False) for n in ast.walk(static.node))


TAKING: set[type] = {ast.LosesAll, ast.NumberIs}
"""What takes from cards, or puts something in place of what is there; a game adds its own."""
