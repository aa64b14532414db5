"""The battle phase (cfv 6.7, 7.1): start steps, battles, and the attack step (cfv 7.2, 7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.enact.nouns.reach import covers
from ludex.enact.standing import permissions
from ludex.games import turns
from ludex.games.cfv.ch04_zones import circles, zones
from ludex.games.cfv.ch06_turn import menus
from ludex.games.cfv.ch07_battle import battle_power, roles
from ludex.games.cfv.ch07_battle.close_step import close_step
from ludex.games.cfv.ch07_battle.damage_step import damage_step
from ludex.games.cfv.ch07_battle.drive_step import drive_step
from ludex.games.cfv.ch07_battle.guard_step import guard_step
from ludex.games.cfv.ch08_playing import legality
from ludex.games.cfv.ch08_playing.check_timing import check_timing
from ludex.games.cfv.ch10_actions import legion, stand_and_rest
from ludex.games.cfv.text import nodes
from ludex.kernel import events
from ludex.kernel.choices import pick
from ludex.kernel.decisions import ACT, CHANCE, DOOR, STEP, Decision, Option
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Return, Signal, several, values
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class StartStep(TypedDict, total=False):
    """The values of: start step."""

    attack: bool


class AttackStep(TypedDict, total=False):
    """The values of: attack step."""

    booster: int


battle_phase: Procedure = Procedure("cfv 6.7", "Battle phase")
start_step: Procedure[StartStep] = Procedure("cfv 7.2", "Start step")
battle: Procedure[roles.Fighting] = Procedure("cfv 7.1.2", "Battle", roles.BATTLE)
attack_step: Procedure[AttackStep] = Procedure("cfv 7.3", "Attack step")


# -- the phase ---------------------------------------------------------------------------------------------------------
@battle_phase.row("cfv 6.7.1")
def phase_begins(g: Game, f: Frame) -> Signal | None:
    """The battle phase begins (cfv 7.1.1)."""
    return turns.moments(g, f, "battle phase")


@battle_phase.row("cfv 7.2.1")
def start(g: Game, f: Frame) -> Signal | None:
    """An attack sub phase begins with its start step (cfv 7.1.2)."""
    return Call(start_step)


@battle_phase.row("cfv 7.2.1.2.1")
def attack_or_end(g: Game, f: Frame) -> Signal | None:
    """Who does not attack goes on to the end phase."""
    return Call(battle) if f.answer else Return(None)


@battle_phase.row("cfv 7.7.1.4")
def start_again(g: Game, f: Frame) -> Signal | None:
    """After a battle comes another start step."""
    battle_power.cease(g)
    return Goto("cfv 7.2.1")


# -- start step (cfv 7.2) ----------------------------------------------------------------------------------------------
@start_step.row("cfv 7.2.1.1")
def step_begins(g: Game, f: Frame) -> Signal | None:
    """Abilities that wait for the beginning of the start step stand by."""
    return turns.moments(g, f, "start step")


@start_step.row("cfv 7.2.1.1")
def check_start(g: Game, f: Frame) -> Signal | None:
    """They are played."""
    return check_timing(g)


@start_step.row("cfv 7.2.1.2")
def choose_to_attack(g: Game, f: Frame) -> Signal | None:
    """The turn player chooses whether to attack; where no attack can take place it is as if they chose not to (cfv
    7.2.1.3)."""
    if legality.no_attacks(g) is not None:
        return Return(False)
    options = [Option("attack", True, "Attack", (), DOOR), Option("end", False, "End the battle phase")]
    return Ask(Decision(g.active, ACT, "cfv 7.2.1.2", "Attack?", options, nature=STEP))


@start_step.row("cfv 7.2.1.2.1")
def chosen_to_attack(g: Game, f: Frame[StartStep]) -> Signal | None:
    """Before the attack step there is a check timing."""
    v = f.local
    v["attack"] = bool(f.answer)
    return check_timing(g) if f.answer else None


@start_step.row("cfv 7.2.1.2.1")
def go_on(g: Game, f: Frame[StartStep]) -> Signal | None:
    """On to the attack step, or to the end phase."""
    v = f.local
    return Return(v["attack"])


# -- a battle (cfv 7.1.2) ----------------------------------------------------------------------------------------------
@battle.row("cfv 7.3.1")
def attack(g: Game, f: Frame) -> Signal | None:
    """The attack step; without an attacking unit the close step follows at once (cfv 7.3.1.3)."""
    return Call(attack_step)


@battle.row("cfv 7.4.1")
def guard(g: Game, f: Frame) -> Signal | None:
    """The guard step."""
    return Call(guard_step) if f.answer else Goto("cfv 7.7.1")


@battle.row("cfv 7.5.1")
def drive(g: Game, f: Frame) -> Signal | None:
    """The drive step, if the attacking unit is on the vanguard circle (cfv 7.4.1.4)."""
    attacking = roles.playing(g, roles.ATTACKING)
    if any(g.cards[ref.id].zone == zones.VANGUARD for ref in attacking):
        return Call(drive_step)
    return None


@battle.row("cfv 7.6.1")
def damage(g: Game, f: Frame) -> Signal | None:
    """The damage step, whoever of the fighting units is still there (cfv 7.3.1.4.2, cfv 7.3.1.3.2)."""
    return Call(damage_step)


@battle.row("cfv 7.7.1")
def close(g: Game, f: Frame) -> Signal | None:
    """The close step: a battle that is cut short was one, too (cfv 7.1.2.1)."""
    return Call(close_step)


# -- attack step (cfv 7.3) ---------------------------------------------------------------------------------------------
@attack_step.row("cfv 7.3.1.1")
def battle_begins(g: Game, f: Frame) -> Signal | None:
    """The battle begins."""
    return perform(g, f, [Event("battle", seat=g.active)])


@attack_step.row("cfv 7.3.1.2")
def attack_begins(g: Game, f: Frame) -> Signal | None:
    """Abilities that wait for the beginning of the attack step stand by."""
    return turns.moments(g, f, "attack step")


@attack_step.row("cfv 7.3.1.2")
def check_attack(g: Game, f: Frame) -> Signal | None:
    """They are played."""
    return check_timing(g)


@attack_step.row("cfv 7.3.1.3")
def choose_attacker(g: Game, f: Frame) -> Signal | None:
    """A standing unit of the front row; in legion both units (cfv 10.1.24.5). One must be chosen (ruling cfv-R27); if
    there is none, or nothing it could attack, the close step follows (ruling cfv-R28)."""
    options = menus.ATTACK.options(g, g.active)
    if not options:
        return Return(False)
    asked = Decision(
        g.active, ACT, "cfv 7.3.1.3", "Which unit attacks?", options, menu=menus.ATTACK.name, nature=STEP
    )
    return Ask(asked)


@attack_step.row("cfv 7.3.1.3")
def attacker_chosen(g: Game, f: Frame) -> Signal | None:
    """It is the attacking unit from now on (cfv 7.3.1.3.1) and rests (ruling cfv-R8)."""
    answer = several(f)
    units = legion.both(g, answer[1])
    battle = roles.frame(g)
    assert battle is not None
    values(battle, roles.Fighting)["declared"] = len(units)
    made = [Event("role", "cfv 7.3.1.3.1", card=c, key=roles.ATTACKING) for c in units]
    made += stand_and_rest.turns(g, units, events.REST, "cfv 7.3.1.3")
    return perform(g, f, made)


@attack_step.row("cfv 7.3.1.4")
def choose_target(g: Game, f: Frame) -> Signal | None:
    """The unit to attack against; an effect may say which (cfv 7.3.1.4.5)."""
    attacking = roles.playing(g, roles.ATTACKING)
    if not attacking:
        return Goto("cfv 7.3.1.8")
    fixed = _battles(g, also=False)
    if fixed:
        f.answer = ("targets", *fixed)
        return None
    options = menus.TARGET.options(g, g.active)
    prompt = "Which unit is attacked?"
    return Ask(Decision(g.active, ACT, "cfv 7.3.1.4", prompt, options, menu=menus.TARGET.name, nature=STEP))


@attack_step.row("cfv 7.3.1.4")
def target_chosen(g: Game, f: Frame) -> Signal | None:
    """They are the units being attacked (cfv 7.3.1.4.1, cfv 7.3.1.4.6); fighting units are each other's battle
    opponents (cfv 7.3.1.4.4)."""
    answer = several(f)
    chosen = tuple(dict.fromkeys((*answer[1:], *_battles(g, also=True))))
    made = [Event("role", "cfv 7.3.1.4.1", card=c, key=roles.ATTACKED) for c in chosen]
    return perform(g, f, made)


def _battles(g: Game, *, also: bool) -> tuple[int, ...]:
    """The units that effects make the attacking unit battle (cfv 10.1.19.1, cfv 7.3.1.4.5); never a Mate
    (cfv 7.3.1.4.7)."""
    if not permissions.present(g):
        return ()
    foes = circles.units(g, 1 - g.active, zones.BATTLE_CIRCLES)
    return tuple(
        c
        for ref in roles.playing(g, roles.ATTACKING)
        for scene, node in permissions.covering(g, nodes.Battles, ref)
        if node.also == also
        for c in foes
        if covers(scene, node.others, g.cards[c].ref) and legality.spared(g, ref.id, c) is None
    )


@attack_step.row("cfv 7.3.1.6")
def choose_boost(g: Game, f: Frame) -> Signal | None:
    """The turn player may rest a unit with Boost behind the attacking unit to boost it."""
    options = menus.BOOST.options(g, g.active)
    return Ask(Decision(g.active, ACT, "cfv 7.3.1.6", "Boost?", options, menu=menus.BOOST.name, nature=CHANCE))


@attack_step.row("cfv 7.3.1.6")
def choose_boosted(g: Game, f: Frame[AttackStep]) -> Signal | None:
    """In legion it boosts either of the two units, as the player says (ruling cfv-R29)."""
    v = f.local
    answer = several(f)
    if answer[0] == "pass":
        return Goto("cfv 7.3.1.8")
    v["booster"] = booster = answer[1]
    able = tuple(
        ref.id for ref in roles.playing(g, roles.ATTACKING) if legality.boosted_obstacle(g, ref.id, booster) is None
    )
    return pick(g.active, able, 1, 1, rule="cfv 7.3.1.6", prompt="Which unit is boosted?", distinct=True)


@attack_step.row("cfv 7.3.1.6.1")
def boost(g: Game, f: Frame[AttackStep]) -> Signal | None:
    """They are the boosting and the boosted unit from now on (cfv 7.3.1.7)."""
    v = f.local
    booster, boosted = v["booster"], several(f)
    made = stand_and_rest.turns(g, (booster,), events.REST, "cfv 7.3.1.6")
    made.append(Event("role", card=booster, key=roles.BOOSTING))
    made += [Event("role", card=c, key=roles.BOOSTED) for c in boosted]
    return perform(g, f, made)


@attack_step.row("cfv 7.3.1.8")
def attacks(g: Game, f: Frame) -> Signal | None:
    """The unit attacks, and boosts: what waits for that stands by now."""
    attacked = roles.playing(g, roles.ATTACKED)
    made = [
        Event("attack", seat=g.active, card=by.id, value=on, amount=on.id)
        for by in roles.playing(g, roles.ATTACKING)
        for on in attacked
    ]
    made += [
        Event("boost", seat=g.active, card=by.id, value=on, amount=on.id)
        for by, on in zip(roles.playing(g, roles.BOOSTING), roles.playing(g, roles.BOOSTED), strict=True)
    ]
    return perform(g, f, made)


@attack_step.row("cfv 7.3.1.8")
def check_attacks(g: Game, f: Frame) -> Signal | None:
    """They are played."""
    return check_timing(g)


@attack_step.row("cfv 7.3.1.9")
def check_again(g: Game, f: Frame) -> Signal | None:
    """Another check timing, and on to the guard step."""
    return check_timing(g)


@attack_step.row("cfv 7.3.1.9")
def attacked(g: Game, f: Frame) -> Signal | None:
    """There was an attack."""
    return Return(True)


PROCEDURES = (battle_phase, start_step, battle, attack_step)
