"""Who can attack, what can be attacked, and who must (fow 7.12:2, 8.2:3, 11.2, 11.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns.reach import covers
from ludex.enact.standing import permissions
from ludex.enact.standing.permissions import covering
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch06_priority.obstacles import bar, name, prohibited
from ludex.games.fow.ch08_battle import fight_costs
from ludex.games.fow.ch08_battle.newcomers import came_so, controlled_since_turn_began
from ludex.games.fow.ch11_skills.keywords import AIMING
from ludex.games.fow.rules_of import rules_of
from ludex.games.fow.text import nodes
from ludex.kernel import events
from ludex.kernel.events import Event
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.games.fow.ch06_priority.menu_context import Means
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.game import Game

FIGHTERS = frozenset({"resonator", "J-ruler"})


def battle_obstacle(means: Means) -> Obstacle | None:
    """Why a player cannot initiate battle (fow 7.4:1, fow 8.2:6). It begins without the chase (fow 7.4:2)."""
    if means.main is not None:
        return means.main
    if means.g.value(means.seat, "forfeited"):
        return bar("fow 8.2:6", "you have forfeited an attack this turn")
    return None


def can_fight(g: Game, card: int) -> bool:
    """Whether a card has ATK and DEF, without which it does not take part in battles (fow 2.6:1.1, fow 2.7:2.1)."""
    numbers = g.chars(card).numbers
    return "attack" in numbers and "defense" in numbers


def _allowed(g: Game, node_type: type[ast.Node], card: int) -> bool:
    return permissions.present(g) and bool(covering(g, node_type, g.cards[card].ref))


def need_not_rest(g: Game, card: int) -> bool:
    """Whether a card attacks without being rested (fow 1.4:1)."""
    return _allowed(g, nodes.AttackWithoutRest, card)


def blocks_unrested(g: Game, card: int) -> bool:
    """Whether a card blocks without being rested (fow 1.4:1)."""
    return _allowed(g, nodes.BlockWithoutRest, card)


# -- the attacking J/resonator (fow 8.2:3.1) --------------------------------------------------------------------------
def attacker_obstacle(g: Game, seat: int, card: int) -> Obstacle | None:
    """Why a J/resonator cannot attack (fow 8.2:3.1): recovered, with ATK and DEF, controlled since the turn began or
    with Swiftness (fow 11.6:1), and such that it can be rested (fow 8.2:5). J-rulers fight like resonators
    (fow-2.0 2.3:1)."""
    here, chars = g.cards[card], g.chars(card)
    if here.seat != seat or here.zone != zones.FIELD or chars.types.isdisjoint(FIGHTERS):
        return bar("fow 8.2:3.1", "{} is no J/resonator of yours", name(g, card))
    if not can_fight(g, card):
        return bar("fow 8.2:3.1", "{} has no ATK and DEF", name(g, card))
    if here.rested:
        return bar("fow 8.2:3.1", "{} is rested", name(g, card))
    if not _has_waited(g, card):
        return bar(rules_of(g).sickness, "you have not controlled {} since the turn began", name(g, card))
    if not need_not_rest(g, card):
        obstacle = prohibited(g, Event(events.REST, "fow 8.2:5", card=card))
        if obstacle is not None:
            return obstacle
    barred = prohibited(g, Event("attack", "fow 8.2:3.1", card=card, seat=seat, amount=-1))
    return barred or fight_costs.obstacle(g, card, "attack")


def _has_waited(g: Game, card: int) -> bool:
    """Whether it may attack already: Swiftness spares the waiting, also to what has changed sides (rulings fow-5.5-R39,
    fow-5.01-R34)."""
    if controlled_since_turn_began(g, card) or "Swiftness" in g.chars(card).keywords:
        return True
    if not permissions.present(g):
        return False
    return any(came_so(g, card, node.came) for _, node in covering(g, nodes.CanAttackAtOnce, g.cards[card].ref))


def attackers(g: Game, seat: int) -> list[int]:
    """The J/resonators that can attack something; only those that must, if there are any (fow 8.2:3.1)."""
    able = [c for c in g.zone(seat, zones.FIELD) if attacker_obstacle(g, seat, c) is None and objects(g, seat, c)]
    return [c for c in able if must_attack(g, c)] or able


# -- the attacked object (fow 8.2:3.2) --------------------------------------------------------------------------------
def object_obstacle(g: Game, seat: int, card: int, target: int) -> Obstacle | None:
    """Why something cannot be attacked (fow 8.2:3.2): the opponent, or a rested J/resonator with ATK and DEF in the
    opponent's field, recovered ones with Target Attack too (fow 11.2:1) or where an effect says so. In
    fow-2.0 5.6.2:7, fow-2.0 5.6.2:8 and fow-2.0 6.1:1 the same; what cannot be declared is no choice
    (fow-2.0 14.15:1)."""
    there, chars = g.cards[target], g.chars(target)
    if there.seat == seat or there.zone not in (zones.PLAYER, zones.FIELD):
        return bar("fow 8.2:3.2", "{} is not your opponent's", name(g, target))
    if there.zone == zones.FIELD:
        if chars.types.isdisjoint(FIGHTERS) or not can_fight(g, target):
            return bar("fow 8.2:3.2", "{} is no J/resonator with ATK and DEF", name(g, target))
        if not there.rested and AIMING.isdisjoint(g.chars(card).keywords) and not _reaches(g, card, target):
            return bar("fow 8.2:3.2", "{} is recovered", name(g, target))
    return prohibited(g, Event("attack", "fow 8.2:3.2", card=card, seat=seat, amount=target, value=there.ref))


def _reaches(g: Game, card: int, target: int) -> bool:
    """Whether an effect lets a card attack what it could not otherwise."""
    if not permissions.present(g):
        return False
    return any(
        node.target is not None and covers(scene, node.target, g.cards[target].ref)
        for scene, node in covering(g, ast.CanAttack, g.cards[card].ref)
    )


def objects(g: Game, seat: int, card: int) -> list[int]:
    """What a J/resonator may attack; only what it must, if an effect names that (fow 1.4:1)."""
    there = (*g.zone(1 - seat, zones.PLAYER), *g.zone(1 - seat, zones.FIELD))
    able = [c for c in there if object_obstacle(g, seat, card, c) is None]
    if not permissions.present(g):
        return able
    named = [(scene, node.target) for scene, node in covering(g, ast.MustAttack, g.cards[card].ref) if node.target]
    return [c for c in able if any(covers(scene, what, g.cards[c].ref) for scene, what in named)] or able


# -- having to attack (fow 7.12:2) ------------------------------------------------------------------------------------
def must_attack(g: Game, card: int) -> bool:
    """Whether an effect makes a J/resonator attack (fow 7.12:2), something that it can attack if one is named; not if
    something had to be done for it, which is the player's will (fow 7.12:2.5)."""
    if not permissions.present(g) or fight_costs.costs_of(g, card, "attack") is not None:
        return False
    there: list[int] | None = None
    for scene, node in covering(g, ast.MustAttack, g.cards[card].ref):
        if node.target is None:
            return True
        there = objects(g, g.cards[card].seat, card) if there is None else there
        if any(covers(scene, node.target, g.cards[c].ref) for c in there):
            return True
    return False


def pass_obstacle(means: Means) -> Obstacle | None:
    """Why a player may not pass (fow 7.12:2): in the main phase, outside battle, with an empty chase a J/resonator of
    theirs must attack and legally can. It has waited (fow 7.12:2.1), or has Swiftness (rulings fow-5.5-R20,
    fow-5.01-R18); it is recovered (fow 7.12:2.2); there is something to attack (fow 7.12:2.3); no effect forbids it
    (fow 7.12:2.4). Who may initiate no battle any more may pass (rulings fow-5.5-R19, fow-5.01-R17)."""
    g, seat = means.g, means.seat
    if ast.MustAttack not in means.permitted or "battle" not in rules_of(g).actions:
        return None
    if battle_obstacle(means) is not None:
        return None
    for card in attackers(g, seat):
        if must_attack(g, card):
            return bar("fow 7.12:2", "{} must attack", name(g, card))
    return None
