"""Chant-Standby cards in use (fow-2.0 2.6.3): optional, with priority, also as a chase (fow-2.0 2.6.3:5), with
matching stones in the stone area; a cost before the colon is paid (fow-2.0 2.6.3:7). The text works from there
(fow-2.0 2.1.3:3); while it is on the chase the card lies open in the chase area, which this book has no zone for
(ruling fow-2.0-R12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.standing.triggers import trigger_of
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch06_priority.obstacles import bar, name
from ludex.games.fow.ch09_playing import costs
from ludex.games.fow.ch09_wills import prices, will_abilities
from ludex.games.fow.editions.v2_0.priority import open_since
from ludex.games.fow.text import nodes
from ludex.kernel.events import MOVE

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset
    from ludex.enact.scenes.scene import Bindings
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


def stones_obstacle(g: Game, seat: int, card: int) -> Obstacle | None:
    """A different stone for every will of the cost, rested or not (fow-2.0 2.6.3:4, ruling fow-2.0-R30)."""
    price = costs.card_price(g, seat, card)
    shown = [will_abilities.could_produce(g, c) for c in g.zone(seat, zones.STONES)]
    if prices.covers(prices.NO_WILLS, shown, price):
        return None
    return bar("fow-2.0 2.6.3:4", "you have no magic stones that match the cost of {}", name(g, card))


def occasions(rules: TextRuleset, node: nodes.Standby) -> frozenset[str]:
    """The kinds of events one waits for."""
    return frozenset() if node.trigger is None else frozenset(trigger_of(rules, node.trigger, None, ()).kinds)


def has_occurred(g: Game, kinds: frozenset[str]) -> bool:
    """Whether an event of these kinds has happened since both players last passed in a row (ruling fow-2.0-R29)."""
    moves = MOVE in kinds
    return any([event.kind in kinds or (moves and bool(event.to)) for event in g.log.since(open_since(g))])


def awaited(rules: TextRuleset, g: Game, seat: int, card: int, node: nodes.Standby) -> tuple[Event, Bindings] | None:
    """The latest event one waits for, with what its text names by it: from then on until both players next pass in a
    row it can be used (ruling fow-2.0-R29)."""
    assert node.trigger is not None
    trigger = trigger_of(rules, node.trigger, None, ())
    source = costs.card_scene(g, seat, card).source
    for event in reversed(g.log.since(open_since(g))):
        heard = event.kind in trigger.kinds or (event.to and MOVE in trigger.kinds)
        if heard and trigger.count(g, source, event):
            return event, trigger.named(g, source, event)
    return None


def event_obstacle(rules: TextRuleset, g: Game, seat: int, card: int, node: nodes.Standby) -> Obstacle | None:
    """Why one that waits for an event cannot be used (fow-2.0 2.6.3:4, fow-2.0 2.6.3:5)."""
    if awaited(rules, g, seat, card, node) is not None:
        return None
    return bar("fow-2.0 2.6.3:4", "what {} waits for has not happened", name(g, card))
