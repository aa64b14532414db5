"""The damage step (cfv 7.6) and the damage process (cfv 3.13): hits, damage checks, retired units."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludex.games import turns
from ludex.games.cfv.ch04_zones import zones
from ludex.games.cfv.ch07_battle import roles
from ludex.games.cfv.ch07_battle.trigger_checks import DAMAGE
from ludex.games.cfv.ch08_playing.check_timing import check_timing
from ludex.games.cfv.ch10_actions import legion
from ludex.kernel.abilities import Source
from ludex.kernel.cards import CardRef
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Goto, Procedure, Return, Signal, several, values
from ludex.kernel.pipeline.perform import forbidden, perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class DamageStep(TypedDict, total=False):
    """The values of: damage step."""

    hits: tuple[CardRef, ...]
    damage: int
    by: tuple[CardRef, ...]


class DamageProcess(TypedDict):
    """The values of: damage process."""

    parts: tuple[tuple[int, tuple[int, int]], ...]
    source: Source | None
    done: tuple[Event, ...]
    seat: NotRequired[int]
    left: NotRequired[int]


damage_step: Procedure[DamageStep] = Procedure("cfv 7.6", "Damage step")
damage_process: Procedure[DamageProcess] = Procedure("cfv 3.13.1", "Damage process")


@damage_step.row("cfv 7.6.1.1")
def damage_begins(g: Game, f: Frame[DamageStep]) -> Signal | None:
    """Abilities that wait for the beginning of the damage step stand by."""
    f.local["hits"] = ()
    return turns.moments(g, f, "damage step")


@damage_step.row("cfv 7.6.1.1")
def check_damage(g: Game, f: Frame) -> Signal | None:
    """They are played."""
    return check_timing(g)


@damage_step.row("cfv 7.6.1.2")
def compare(g: Game, f: Frame[DamageStep]) -> Signal | None:
    """The attack hits every attacked unit with at most the attacking unit's power (cfv 2.5.1, ruling cfv-R35), the
    whole power of a legion (cfv 10.1.24.6, ruling cfv-R2); an attacked legion has its Leader's (cfv 10.1.24.9). Nothing
    is compared if either side is no longer there (cfv 7.6.1.3); of a legion, both must be (ruling cfv-R30)."""
    v = f.local
    attacking = roles.playing(g, roles.ATTACKING)
    v["by"] = attacking
    if not _attack_stands(g, attacking):
        return None
    by = attacking[0]
    power = g.chars(by.id).number("power")
    v["hits"] = tuple(
        on
        for on in roles.playing(g, roles.ATTACKED)
        if g.chars(on.id).number("power") <= power and _can_hit(g, attacking, on)
    )
    return None


def _attack_stands(g: Game, attacking: tuple[CardRef, ...]) -> bool:
    """Whether all who attacked still do: a Leader whose Mate has left deals nothing (cfv 10.1.24.7, ruling cfv-R30)."""
    battle = roles.frame(g)
    assert battle is not None
    return bool(attacking) and len(attacking) == values(battle, roles.Fighting)["declared"]


def _can_hit(g: Game, attacking: tuple[CardRef, ...], on: CardRef) -> bool:
    """An effect may say that a unit cannot be hit (cfv 1.3.3)."""
    if not g.index().prohibitions:
        return True
    return all(
        forbidden(g, Event("hit", "cfv 7.6.1.2", card=by.id, value=on, amount=on.id)) is None
        for by in attacking
    )


@damage_step.row("cfv 7.6.1.4")
def check_compared(g: Game, f: Frame) -> Signal | None:
    """What waits for the hit does not stand by yet."""
    return check_timing(g)


@damage_step.row("cfv 7.6.1.5")
def deal(g: Game, f: Frame[DamageStep]) -> Signal | None:
    """A vanguard that was hit is dealt damage equal to the critical, of a legion the Leader's, once. The amount is
    settled now (ruling cfv-R36); none if it is 0 or less, if the attacking unit is gone, or if the vanguard is no
    longer the attacked unit (ruling cfv-R37)."""
    attacking = roles.playing(g, roles.ATTACKING)
    attacked = roles.playing(g, roles.ATTACKED)
    struck = [on for on in f.local["hits"] if on in attacked and g.cards[on.id].zone == zones.VANGUARD]
    if not struck or not _attack_stands(g, attacking):  # cfv 7.6.1.5.2
        return Goto("cfv 7.6.1.8")
    amount = g.chars(attacking[0].id).number("critical")
    here = g.cards[attacking[0].id]
    source = Source(here.id, here.incarnation, here.seat, None, here.stamp)  # cfv 3.15.1.1
    vanguard, foe = struck[0].id, 1 - g.active
    # cfv 2.7.1, cfv 10.1.24.8
    return perform(
        g, f, [Event("damage", seat=foe, card=vanguard, amount=amount, key="battle", source=source)]
    )


@damage_step.row("cfv 7.6.1.5")
def dealt(g: Game, f: Frame[DamageStep]) -> Signal | None:
    """So many damage checks follow."""
    v = f.local
    happened = several(f)
    v["damage"] = sum(e.amount for e in happened)
    return None


@damage_step.row("cfv 7.6.1.6")
def damage_check(g: Game, f: Frame[DamageStep]) -> Signal | None:
    """A damage check for each damage, one at a time (cfv 7.6.1.6.6); none for a rear-guard (cfv 7.6.1.7)."""
    v = f.local
    left = v["damage"]
    if left <= 0 or not g.again():
        return Goto("cfv 7.6.1.8")
    v["damage"] = left - 1
    return DAMAGE.call(1 - g.active)


@damage_step.row("cfv 7.6.1.6.5")
def check_damaged(g: Game, f: Frame) -> Signal | None:
    """After each a check timing: the sixth damage loses (cfv 9.2.2)."""
    return check_timing(g)


@damage_step.row("cfv 7.6.1.6.6")
def damage_again(g: Game, f: Frame) -> Signal | None:
    """As long as damage is left."""
    return Goto("cfv 7.6.1.6")


@damage_step.row("cfv 7.6.1.8")
def retire(g: Game, f: Frame[DamageStep]) -> Signal | None:
    """The rear-guards that were hit, wherever they have moved to (ruling cfv-R37), and all guardians are retired."""
    struck = [on.id for on in f.local["hits"] if _is_there(g, on) and g.cards[on.id].zone in zones.REAR_GUARDS]
    guardians = [c for seat in (g.active, 1 - g.active) for c in g.zone(seat, zones.GUARDIAN)]
    made = [
        Event("retire", seat=g.cards[c].seat, card=c, to=zones.DROP, to_seat=g.cards[c].owner)
        for c in (*struck, *guardians)
    ]
    return perform(g, f, made)


@damage_step.row("cfv 7.6.1.9")
def hits(g: Game, f: Frame[DamageStep]) -> Signal | None:
    """Now the attack has hit for whoever waits for it (ruling cfv-R38): once, also for a legion (cfv 10.1.24.6)."""
    made = [
        Event("hit", seat=g.active, card=by.id, value=on, amount=on.id)
        for by in f.local["by"]
        for on in f.local["hits"]
    ]
    return perform(g, f, made)


@damage_step.row("cfv 7.6.1.9")
def check_hits(g: Game, f: Frame) -> Signal | None:
    """Then the close step."""
    return check_timing(g)


def _is_there(g: Game, ref: CardRef) -> bool:
    return g.find(ref) is not None


# -- damage by an effect (cfv 3.13) ------------------------------------------------------------------------------------
def damage_vanguards(g: Game, parts: tuple[tuple[int, int], ...], source: Source | None) -> Call:
    """Deal skill damage to vanguards (cfv 3.15.1.2); a legion is dealt it once (cfv 10.1.24.8)."""
    wanted: dict[int, tuple[int, int]] = {}
    for card, amount in parts:
        here = g.cards[card]
        if here.zone == zones.VANGUARD:
            wanted.setdefault(here.seat, (legion.both(g, card)[0], amount))
    return Call(damage_process, parts=tuple(wanted.items()), source=source, done=())


@damage_process.row("cfv 3.13.1")
def next_vanguard(g: Game, f: Frame[DamageProcess]) -> Signal | None:
    """The next vanguard that is dealt damage; zero or less is not dealt (cfv 1.3.2.2)."""
    v = f.local
    parts, source = v["parts"], v["source"]
    if not parts:
        return Return(v["done"])
    seat, (card, amount) = parts[0]
    v["parts"], v["seat"] = parts[1:], seat
    return perform(
        g, f, [Event("damage", seat=seat, card=card, amount=amount, key="skill", source=source)]
    )


@damage_process.row("cfv 3.13.1")
def count(g: Game, f: Frame[DamageProcess]) -> Signal | None:
    """So much damage it is."""
    v = f.local
    happened, done = several(f), v["done"]
    v["left"] = sum(e.amount for e in happened)
    v["done"] = (*done, *happened)
    return None


@damage_process.row("cfv 3.13.1.1")
def check_one(g: Game, f: Frame[DamageProcess]) -> Signal | None:
    """The master of the vanguard makes a damage check for each (cfv 3.13.1.2, cfv 10.1.14.1.1)."""
    v = f.local
    left, seat, source = v["left"], v["seat"], v["source"]
    if left <= 0 or not g.again():
        return Goto("cfv 3.13.1")
    v["left"] = left - 1
    return DAMAGE.call(seat, by_skill=True, source=source)


@damage_process.row("cfv 3.13.1.2")
def check_next(g: Game, f: Frame) -> Signal | None:
    """Until all of it is dealt."""
    return Goto("cfv 3.13.1.1")


PROCEDURES = (damage_step, damage_process)
