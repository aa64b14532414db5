"""Who can block, and who must (fow 8.3:3, 8.3:4, 11.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns.reach import covers
from ludex.enact.standing import permissions
from ludex.enact.standing.permissions import covering
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch06_priority.obstacles import bar, name, prohibited
from ludex.games.fow.ch08_battle import fight_costs
from ludex.games.fow.ch08_battle.attacks import FIGHTERS, blocks_unrested, can_fight
from ludex.games.fow.text import nodes
from ludex.kernel import events
from ludex.kernel.events import Event

if TYPE_CHECKING:
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.game import Game


def blocker_obstacle(g: Game, seat: int, card: int, attacker: int, attacked: int) -> Obstacle | None:
    """Why a J/resonator cannot block (fow 8.3:3, fow 8.3:4): recovered, with ATK and DEF, not the attacked one, such
    that it can be rested; against Flying only with Flying (fow 11.5:1), which blocks others too (fow-2.0 8.1:2)."""
    here, chars = g.cards[card], g.chars(card)
    if here.seat != seat or here.zone != zones.FIELD or chars.types.isdisjoint(FIGHTERS):
        return bar("fow 8.3:4", "{} is no J/resonator of yours", name(g, card))
    if not can_fight(g, card):
        return bar("fow 8.3:4", "{} has no ATK and DEF", name(g, card))
    if here.rested and not _may(g, card, attacker, rested=True):
        return bar("fow 8.3:3", "{} is rested", name(g, card))
    if card == attacked:
        return bar("fow 8.3:4", "{} is being attacked", name(g, card))
    if "Flying" in g.chars(attacker).keywords and "Flying" not in chars.keywords and not _may(g, card, attacker):
        return bar("fow 11.5:1", "only a J/resonator with Flying blocks {}", name(g, attacker))
    if not here.rested and not blocks_unrested(g, card):
        obstacle = prohibited(g, Event(events.REST, "fow 8.3:4", card=card))
        if obstacle is not None:
            return obstacle
    ref = g.cards[attacker].ref
    barred = prohibited(g, Event("block", "fow 8.3:3", card=card, seat=seat, value=ref, amount=attacker))
    return barred or fight_costs.obstacle(g, card, "block")


def _may(g: Game, card: int, attacker: int, *, rested: bool = False) -> bool:
    """Whether an effect lets a card block this attacker, or while it is rested (fow 1.4:1)."""
    if not permissions.present(g):
        return False
    for scene, node in covering(g, nodes.CanBlock, g.cards[card].ref):
        if rested:
            if node.rested:
                return True
        elif node.attackers is not None and covers(scene, node.attackers, g.cards[attacker].ref):
            return True
    return False


def must_block(g: Game, card: int, attacker: int) -> bool:
    """Whether an effect makes a J/resonator block this attacker (fow 1.4:1)."""
    if not permissions.present(g) or fight_costs.costs_of(g, card, "block") is not None:
        return False
    return any(
        node.attacker is None or covers(scene, node.attacker, g.cards[attacker].ref)
        for scene, node in covering(g, nodes.MustBlock, g.cards[card].ref)
    )


def blockers(g: Game, seat: int, attacker: int, attacked: int) -> list[int]:
    """The J/resonators that can block; only those that must, if there are any."""
    able = [c for c in g.zone(seat, zones.FIELD) if blocker_obstacle(g, seat, c, attacker, attacked) is None]
    return [c for c in able if must_block(g, c, attacker)] or able


def forfeit_obstacle(g: Game, seat: int, attacker: int, attacked: int) -> Obstacle | None:
    """Why a player may not forfeit the block: a J/resonator must block and can (fow 8.3:3, fow 1.4:1)."""
    for card in blockers(g, seat, attacker, attacked):
        if must_block(g, card, attacker):
            return bar("fow 8.3:3", "{} must block", name(g, card))
    return None
