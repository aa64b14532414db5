"""What may be played, attacked, boosted and guarded (cfv 6, 7, 8.5): the one author of legality every menu asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.nouns import groups
from ludex.enact.playing import paying
from ludex.enact.scenes.scene import Scene, look
from ludex.enact.standing import permissions
from ludex.enact.standing.permissions import covering
from ludex.enact.standing.restrictions import unusable
from ludex.enact.values.body import Body, text_of
from ludex.games.cfv.ch04_zones import circles, zones
from ludex.games.cfv.ch07_battle import roles
from ludex.games.cfv.ch10_actions import legion
from ludex.games.cfv.text import nodes
from ludex.kernel import events
from ludex.kernel.abilities import ACTIVATED, Source
from ludex.kernel.cards import CardRef
from ludex.kernel.decisions import Obstacle
from ludex.kernel.effects.characteristics import place_of
from ludex.kernel.effects.facts import ABILITIES, LABELS, number
from ludex.kernel.events import Event
from ludex.kernel.memo import remembered
from ludex.kernel.pipeline.perform import forbidden
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.game import Game

GRADE = number("grade")
SEEK_MATE = 4  # cards that return to the deck (cfv 10.2.9.2)


@remembered
def _bar(rule: str, words: str, *about: str | int) -> Obstacle:
    return Obstacle(rule, words.format(*about))


def _name(g: Game, card: int) -> str:
    return g.rules.describe(g, card)


def _prohibited(g: Game, event: Event) -> Obstacle | None:
    return forbidden(g, event) if g.index().prohibitions else None


# -- rides and calls (cfv 8.5.2.1.1) -----------------------------------------------------------------------------------
def _grade(g: Game, card: int) -> int:
    return g.as_to(GRADE, card).number("grade")


def _in_hand(g: Game, seat: int, card: int) -> Obstacle | None:
    here = g.cards[card]
    if here.zone != zones.HAND or here.seat != seat:
        return _bar("cfv 8.5.2.1", "{} is not in your hand", _name(g, card))
    return None


def ride_obstacle(g: Game, seat: int, card: int) -> Obstacle | None:
    """Why a card cannot be normal ridden (cfv 2.4.1, cfv 2.4.2): the grade of the vanguard, or of the Legion Leader, or
    one more (cfv 8.5.2.1.1.1, cfv 10.1.24.10)."""
    obstacle = _in_hand(g, seat, card)
    if obstacle is not None:
        return obstacle
    over = legion.vanguard(g, seat)
    if over < 0:
        return _bar("cfv 8.5.2.1.1.1", "you have no vanguard to ride on (ruling cfv-R47)")
    grade, needed = _grade(g, card), _grade(g, over)
    if grade not in (needed, needed + 1):
        return _bar("cfv 8.5.2.1.1.1", "{} is grade {}; your vanguard is grade {}", _name(g, card), grade, needed)
    return _prohibited(g, Event("ride", "cfv 6.5.1.2", card=card, key="normal"))


def _callable(g: Game, seat: int, card: int, to: str) -> Obstacle | None:
    """Why a card cannot be normal called (cfv 2.4.1, cfv 2.4.2): at most the grade of the vanguard (cfv 8.5.2.1.1.2),
    in legion of the Leader (ruling cfv-R11)."""
    return _in_hand(g, seat, card) or _called(g, card, to, legion.vanguard(g, seat))


def _called(g: Game, card: int, to: str, leader: int) -> Obstacle | None:
    """Why a card of the hand of a vanguard's player cannot be normal called."""
    if leader < 0:
        return _bar("cfv 8.5.2.1.1.2", "you have no vanguard (ruling cfv-R47)")
    grade, most = _grade(g, card), _grade(g, leader)
    if grade > most:
        return _bar("cfv 8.5.2.1.1.2", "{} is grade {}; your vanguard is grade {}", _name(g, card), grade, most)
    return _prohibited(g, Event("call", "cfv 10.1.6.1", card=card, to=to, key="normal"))


def _to_call(g: Game, seat: int, hand: list[int], to: str) -> list[int]:
    """Those cards of a hand that can be normal called."""
    leader = legion.vanguard(g, seat)
    return [card for card in hand if _called(g, card, to, leader) is None]


def call_circles(g: Game, seat: int) -> tuple[str, ...]:
    """Where a unit may be called in the main phase: the rear-guard circles, taken or not (cfv 6.6.1.2.1.1)."""
    return circles.rear_circles(g, seat)


def call_obstacle(g: Game, seat: int, card: int) -> Obstacle | None:
    """Why a card cannot be normal called to a rear-guard circle."""
    if not call_circles(g, seat):
        return _bar("cfv 6.6.1.2.1.1", "all your circles are locked")
    return _callable(g, seat, card, zones.REAR)


def calls(g: Game, seat: int, hand: list[int]) -> list[int]:
    """Those cards of a hand that can be normal called to a rear-guard circle."""
    return _to_call(g, seat, hand, zones.REAR) if hand and call_circles(g, seat) else []


# -- guarding (cfv 7.4.1.2) --------------------------------------------------------------------------------------------
def _guardable(g: Game, seat: int) -> Obstacle | None:
    """Without a unit that is being attacked there is nothing to guard (ruling cfv-R34)."""
    if not any(g.cards[ref.id].seat == seat for ref in roles.playing(g, roles.ATTACKED)):
        return _bar("cfv 7.4.1.2.1", "none of your units is being attacked")
    return None


def guard_obstacle(g: Game, seat: int, card: int) -> Obstacle | None:
    """Why a card cannot be called as a guardian (cfv 7.4.1.2.1)."""
    return _guardable(g, seat) or _callable(g, seat, card, zones.GUARDIAN)


def guards(g: Game, seat: int, hand: list[int]) -> list[int]:
    """Those cards of a hand that can be called as guardians."""
    return _to_call(g, seat, hand, zones.GUARDIAN) if hand and _guardable(g, seat) is None else []


def intercept_obstacle(g: Game, seat: int, card: int) -> Obstacle | None:
    """Why a unit cannot intercept: it needs Intercept, a front rear-guard circle, and to be none of those attacked (cfv
    7.4.1.2.2, cfv 10.2.2.1); standing or resting does not matter."""
    here = g.cards[card]
    if here.seat != seat or here.zone not in (zones.LEFT_FRONT, zones.RIGHT_FRONT) or circles.locked(here):
        return _bar("cfv 7.4.1.2.2", "{} is not in your front row", _name(g, card))
    if "Intercept" not in g.as_to(ABILITIES, card).keywords:
        return _bar("cfv 10.2.2.1", "{} does not have Intercept", _name(g, card))
    if roles.plays(g, card, roles.ATTACKED):
        return _bar("cfv 7.4.1.2.2", "{} is being attacked", _name(g, card))
    return _guardable(g, seat) or _prohibited(
        g, Event("intercept", "cfv 7.4.1.2.2", card=card, seat=seat, to=zones.GUARDIAN)
    )


# -- exchanging (cfv 6.6.1.2.3) ----------------------------------------------------------------------------------------
def exchange_obstacle(g: Game, seat: int, front: str) -> Obstacle | None:
    """Why the cards of a column cannot be exchanged: both must be rear-guard circles, with a card on one."""
    if front not in (zones.LEFT_FRONT, zones.RIGHT_FRONT):
        return _bar("cfv 6.6.1.2.3", "only the left and right columns have two rear-guard circles")
    pair = (front, circles.BEHIND[front])
    if any(circles.is_lock(g, seat, zone) for zone in pair):
        return _bar("cfv 6.6.1.2.3", "a circle of that column is locked")
    if not any(g.zone(seat, zone) for zone in pair):
        return _bar("cfv 6.6.1.2.3", "there is no card in that column")
    return None


# -- activated abilities (cfv 6.6.1.2.2) -------------------------------------------------------------------------------
def ability_source(g: Game, card: int, at: int, seat: int) -> Source:
    """An ability of a card as a source, as if it were played now: what it does is as old as its playing
    (cfv 8.7.2.1.1.1). Who only asks about it lets no time pass."""
    here, chars = g.cards[card], g.as_to(ABILITIES, card)
    return Source(card, here.incarnation, seat, chars.abilities[at], g.clock + 1, ordinal=place_of(chars, at))


def activate_obstacle(g: Game, seat: int, card: int, at: int) -> Obstacle | None:
    """Why an activated ability cannot be played: its zone (cfv 3.1.1.3), Limit Break (cfv 10.2.5.3.3.1), that it cannot
    be used (cfv 11.2.1.1), its cost (cfv 8.5.2.3). Its "if" does not matter (cfv 8.1.1.1.2, ruling cfv-R21)."""
    here = g.cards[card]
    if here.seat != seat:
        return _bar("cfv 6.6.1.2.2", "{} is not yours", _name(g, card))
    abilities = g.as_to(ABILITIES, card).abilities
    if not 0 <= at < len(abilities) or abilities[at].kind != ACTIVATED:
        return _bar("cfv 6.6.1.2.2", "{} has no such activated ability", _name(g, card))
    ability = abilities[at]
    if here.zone not in ability.zones or not g.rules.valid(g, here, ability):
        return _bar("cfv 3.1.1.3", "that ability is not active where {} is", _name(g, card))
    body = text_of(ability)
    source = ability_source(g, card, at, seat)
    scene = Scene(g, source, {})
    obstacle = unusable(scene, body) or _prohibited(g, Event("activate", "cfv 11.2.1.1", card=card))
    obstacle = obstacle or _mate_obstacle(g, seat, body)
    if obstacle is not None or body.costs is None:
        return obstacle
    return paying.affordable(scene, body.costs)


def _mate_obstacle(g: Game, seat: int, body: Body) -> Obstacle | None:
    """Seek Mate has its price: without four cards in the drop zone it is not played (cfv 10.2.9.2, ruling cfv-R13)."""
    seeks = any(isinstance(step, nodes.SeekMate) for step in body.effect.steps)
    if seeks and len(g.zone(seat, zones.DROP)) < SEEK_MATE:
        return _bar("cfv 10.2.9.2", "there are fewer than {} cards in your drop zone", SEEK_MATE)
    return None


# -- attacking (cfv 7.2, 7.3) ------------------------------------------------------------------------------------------
def attacker_obstacle(g: Game, seat: int, card: int) -> Obstacle | None:
    """Why a unit cannot be chosen to attack (cfv 7.3.1.3): a standing unit of the front row that can attack. A Mate
    only attacks with its Leader (cfv 10.1.24.5, cfv 10.1.24.16, ruling cfv-R3), and neither alone (ruling cfv-R31)."""
    here = g.cards[card]
    if here.seat != seat or here.zone not in zones.BATTLE_CIRCLES or circles.locked(here):
        return _bar("cfv 7.3.1.3", "{} is not a unit on your vanguard or rear-guard circles", _name(g, card))
    if circles.ROW[here.zone] != "front" and not _from_behind(g, card):
        return _bar("cfv 7.3.1.3", "{} is not in the front row", _name(g, card))
    if legion.is_mate(here):
        return _bar("cfv 10.1.24.16", "a Legion Mate attacks only together with its Leader")
    for unit in legion.both(g, card):
        obstacle = _cannot_attack(g, seat, unit)
        if obstacle is not None:
            return obstacle
    return None


def _cannot_attack(g: Game, seat: int, card: int) -> Obstacle | None:
    if g.cards[card].rested:
        return _bar("cfv 7.3.1.3", "{} is resting", _name(g, card))
    keywords = g.as_to(ABILITIES, card).keywords
    if "Restraint" in keywords:
        return _bar("cfv 10.2.4.1", "{} has Restraint", _name(g, card))
    if "Lord" in keywords and _among_strangers(g, seat, card):
        return _bar("cfv 10.2.7.1", "{} has Lord, and not all your units are of its clan", _name(g, card))
    return _prohibited(g, Event("attack", "cfv 7.3.1.3.2", card=card, amount=-1))


def _among_strangers(g: Game, seat: int, card: int) -> bool:
    """Whether a player has another unit without a clan in common with this one (cfv 10.2.7.1)."""
    clans = g.as_to(LABELS, card).label("clan")
    return any(clans.isdisjoint(g.as_to(LABELS, c).label("clan")) for c in circles.units(g, seat) if c != card)


def _from_behind(g: Game, card: int) -> bool:
    """Whether a text lets a unit attack from the back row all the same (cfv 1.3.1)."""
    return permissions.present(g) and bool(covering(g, nodes.CanAttackFrom, g.cards[card].ref))


def target_obstacle(g: Game, seat: int, card: int, target: int) -> Obstacle | None:
    """Why a unit cannot be attacked by another (cfv 7.3.1.4): the opponent's vanguard that is no Mate (cfv 7.3.1.4.7),
    or a rear-guard of the front row, standing or resting; effects may change that (cfv 7.3.1.4.5)."""
    there = g.cards[target]
    if there.seat == seat or there.zone not in zones.BATTLE_CIRCLES or circles.locked(there):
        return _bar("cfv 7.3.1.4", "{} is no unit of your opponent's", _name(g, target))
    obstacle = spared(g, card, target)
    if obstacle is None and circles.ROW[there.zone] != "front" and not _within_reach(g, card, target):
        return _bar("cfv 7.3.1.4", "{} is not in the front row", _name(g, target))
    return obstacle


def spared(g: Game, card: int, target: int) -> Obstacle | None:
    """Why not even an effect makes a unit be attacked: it is a Mate (cfv 7.3.1.4.7), or another effect says that it
    cannot be (cfv 1.3.3)."""
    there = g.cards[target]
    if legion.is_mate(there):
        return _bar("cfv 7.3.1.4.7", "a Legion Mate is not attacked")
    return _prohibited(g, Event("attack", "cfv 7.3.1.4", card=card, amount=target, value=there.ref))


def _within_reach(g: Game, card: int, target: int) -> bool:
    """Whether an effect lets a unit attack another that it could not (cfv 7.3.1.4.5)."""
    if not permissions.present(g):
        return False
    return any(
        isinstance(node.target, ast.Some) and groups.matches(scene, node.target.group, look(g, target))
        for scene, node in covering(g, ast.CanAttack, g.cards[card].ref)
    )


def targets(g: Game, seat: int, card: int) -> list[int]:
    """The units an attacker may attack."""
    return [c for c in circles.units(g, 1 - seat, zones.BATTLE_CIRCLES) if target_obstacle(g, seat, card, c) is None]


def attack_obstacle(g: Game, seat: int, card: int) -> Obstacle | None:
    """Why a unit cannot attack at all."""
    obstacle = attacker_obstacle(g, seat, card)
    if obstacle is None and not targets(g, seat, card):
        return _bar("cfv 7.2.1.3", "there is nothing {} could attack", _name(g, card))
    return obstacle


def attackers(g: Game, seat: int) -> list[int]:
    """The units that can attack something."""
    return [c for c in circles.units(g, seat, zones.BATTLE_CIRCLES) if attack_obstacle(g, seat, c) is None]


def no_attacks(g: Game) -> Obstacle | None:
    """Why the turn player cannot choose to attack: the very first turn, or nothing that could (cfv 7.2.1.3)."""
    if g.turn == 1:
        return _bar("cfv 7.2.1.3", "nobody attacks in the first turn of the game")
    if all(attack_obstacle(g, g.active, c) is not None for c in circles.units(g, g.active, zones.BATTLE_CIRCLES)):
        return _bar("cfv 7.2.1.3", "no unit can attack anything")
    return None


def boost_obstacle(g: Game, seat: int, card: int) -> Obstacle | None:
    """Why a unit cannot boost the attacking one (cfv 7.3.1.6, cfv 10.2.3.1): it must have Boost, stand (ruling
    cfv-R17), and be behind it in the same column."""
    here = g.cards[card]
    attacking = roles.playing(g, roles.ATTACKING)
    if not attacking:
        return _bar("cfv 7.3.1.6", "no unit is attacking")
    front = g.cards[attacking[0].id].zone
    if here.seat != seat or circles.locked(here) or circles.BEHIND.get(front) != here.zone:
        return _bar("cfv 7.3.1.6", "{} is not behind the attacking unit", _name(g, card))
    if "Boost" not in g.as_to(ABILITIES, card).keywords:
        return _bar("cfv 10.2.3.1", "{} does not have Boost", _name(g, card))
    if here.rested:
        return _bar("cfv 7.3.1.6", "{} is resting", _name(g, card))
    barred = [boosted_obstacle(g, ref.id, card) for ref in attacking]  # either unit of a legion will do
    if all(barred):
        return barred[0]
    return _prohibited(g, Event(events.REST, "cfv 7.3.1.6", card=card))


def boosted_obstacle(g: Game, card: int, booster: int) -> Obstacle | None:
    """Why a unit cannot be boosted by another."""
    ref: CardRef = g.cards[card].ref
    return _prohibited(g, Event("boost", "cfv 7.3.1.6", card=booster, value=ref))
