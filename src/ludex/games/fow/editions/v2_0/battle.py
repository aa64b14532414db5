"""The battle phase (fow-2.0 5.6, 6): one attacker (fow-2.0 5.6:2), in four steps (fow-2.0 5.6:3); then back to the
main phase or on to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch03_zones import control, zones
from ludex.games.fow.ch06_priority.menus import ATTACK, BLOCK
from ludex.games.fow.ch08_battle import roles
from ludex.games.fow.ch08_battle.fight_costs import costs_of
from ludex.games.fow.ch08_battle.steps import attack_events, block_events, preparing
from ludex.games.fow.editions.v2_0 import battle_damage
from ludex.games.fow.editions.v2_0.priority import act, answer, only_triggers
from ludex.games.turns import moments as moment
from ludex.kernel import events
from ludex.kernel.cards import CardRef
from ludex.kernel.decisions import ACT, ATTACKED, CHOOSE, DOOR, STEP, Decision, Option
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Return, Rewind, Signal, several
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Battle(roles.Fighting, total=False):
    """The values of: battle phase."""

    declared: tuple[int, ...]
    by: CardRef
    on: CardRef


battle: Procedure[Battle] = Procedure("fow-2.0 5.6", "Battle phase", roles.BATTLE)
MOVING_ON = "fow-2.0 5.6.4:16"


def on_if_attacking(g: Game, f: Frame) -> Signal | None:
    """Without an attacker there is nothing to block or to judge (fow-2.0 6.3:7, rulings fow-2.0-R3, fow-2.0-R24)."""
    return None if roles.playing(g, roles.ATTACKING) else Goto(MOVING_ON)


# -- start step (fow-2.0 5.6.1) ----------------------------------------------------------------------------------------
@battle.row("fow-2.0 5.6.1:1")
def begins(g: Game, f: Frame) -> Signal | None:
    """What waits for the beginning of the battle phase is triggered (fow-2.0 5.6:3)."""
    return moment(g, f, "battle phase", "start step")


battle.add("fow-2.0 9:1", act)


@battle.row("fow-2.0 5.6.1:2")
def start_ends(g: Game, f: Frame) -> Signal | None:
    """What waits for the end of the start step is triggered."""
    return moment(g, f, "start step end")


battle.add("fow-2.0 5.6.1:2", answer)


# -- attack step (fow-2.0 5.6.2) ---------------------------------------------------------------------------------------
@battle.row("fow-2.0 5.6.2:1")
def attack_begins(g: Game, f: Frame) -> Signal | None:
    """What waits for the beginning of the attack step is triggered."""
    return moment(g, f, "declare attack step")


battle.add("fow-2.0 9:1", act)


@battle.row("fow-2.0 5.6.2:3")
def choose_attack(g: Game, f: Frame) -> Signal | None:
    """The turn player attacks with one recovered J/resonator, or declines: the opponent (fow-2.0 5.6.2:7) or a rested
    J/resonator (fow-2.0 5.6.2:8), also one that cannot block (fow-2.0 6.1:1)."""
    options = ATTACK.options(g, g.active)
    return Ask(Decision(g.active, ACT, "fow-2.0 5.6.2:3", "Attack?", options, menu=ATTACK.name, nature=STEP))


@battle.row("fow-2.0 5.6.2:10", answers=choose_attack)
def attack(g: Game, f: Frame[Battle]) -> Signal | None:
    """Whoever attacks does what that takes (fow-2.0 1.4:1); if none is declared nothing is rested (fow-2.0
    5.6.2:9)."""
    declared = several(f)
    f.local["declared"] = () if declared[0] == "forfeit" else declared[1:]
    return _prepared(g, f, "attack")


@battle.row("fow-2.0 5.6.2:10")
def attacks_now(g: Game, f: Frame[Battle]) -> Signal | None:
    """The attacker is rested and has declared an attack, which cannot be chased (fow-2.0 12.3:1); what could not be
    done is taken back."""
    declared, done = f.local["declared"], several(f)
    if not done[0]:
        return Rewind("fow-2.0 5.6.2:10")
    g.refusals = frozenset()
    return perform(g, f, attack_events(g, *declared)) if declared else None


def _prepared(g: Game, f: Frame[Battle], act: str) -> Signal | None:
    """What effects ask for from a J/resonator that is to attack or block is done, if they ask for anything."""
    declared = f.local["declared"]
    the = costs_of(g, declared[0], act) if declared else None
    if the is None:
        f.answer = (True,)
        return None
    g.checkpoint = g.before_answer()  # should it turn out that it cannot be done
    return Call(g.rules.procedures[preparing.name], card=declared[0], costs=the, act=act)


battle.add("fow-2.0 9.1:7", act)  # what waits for the declaration goes first; the turn player keeps priority


@battle.row("fow-2.0 5.6.2:11")
def attack_ends(g: Game, f: Frame) -> Signal | None:
    """What waits for the end of the attack step is triggered."""
    return moment(g, f, "declare attack step end")


battle.add("fow-2.0 5.6.2:11", answer)
battle.add("fow-2.0 6.3:7", on_if_attacking)


# -- block step (fow-2.0 5.6.3) ----------------------------------------------------------------------------------------
@battle.row("fow-2.0 5.6.3:1")
def block_begins(g: Game, f: Frame) -> Signal | None:
    """What waits for the beginning of the block step is triggered."""
    return moment(g, f, "declare block step")


battle.add("fow-2.0 9:1", act)
battle.add("fow-2.0 6.3:7", on_if_attacking)


@battle.row("fow-2.0 5.6.3:3")
def choose_block(g: Game, f: Frame) -> Signal | None:
    """The non-turn player blocks with one recovered J/resonator, or declines."""
    seat = 1 - g.active
    options = BLOCK.options(g, seat)
    return Ask(Decision(seat, ACT, "fow-2.0 5.6.3:3", "Block?", options, menu=BLOCK.name, nature=ATTACKED))


@battle.row("fow-2.0 5.6.3:5", answers=choose_block)
def block(g: Game, f: Frame[Battle]) -> Signal | None:
    """Whoever blocks does what that takes (fow-2.0 1.4:1)."""
    declared = several(f)
    f.local["declared"] = () if declared[0] == "pass" else declared[1:]
    return _prepared(g, f, "block")


@battle.row("fow-2.0 5.6.3:5")
def blocks_now(g: Game, f: Frame[Battle]) -> Signal | None:
    """The blocker is rested, which cannot be chased (fow-2.0 12.4:1), and without a block none (fow-2.0 5.6.3:7). So
    is a recovered J/resonator that is attacked (fow-2.0 8.4:2): it fights without having blocked (fow-2.0 6.2:1,
    ruling fow-2.0-R6)."""
    declared, done = f.local["declared"], several(f)
    if not done[0]:
        return Rewind("fow-2.0 5.6.3:5")
    g.refusals = frozenset()
    made = block_events(g, *declared) if declared else []
    for ref in roles.playing(g, roles.ATTACKED):
        if g.cards[ref.id].zone == zones.FIELD and not g.cards[ref.id].rested:
            made.append(Event(events.REST, "fow-2.0 8.4:2", seat=1 - g.active, card=ref.id))
    return perform(g, f, made)


battle.add("fow-2.0 5.6.3:6", act)


@battle.row("fow-2.0 5.6.3:8")
def block_ends(g: Game, f: Frame) -> Signal | None:
    """What waits for the end of the block step is triggered."""
    return moment(g, f, "declare block step end")


battle.add("fow-2.0 5.6.3:8", answer)
battle.add("fow-2.0 6.3:7", on_if_attacking)


# -- judgment step (fow-2.0 5.6.4) -------------------------------------------------------------------------------------
@battle.row("fow-2.0 5.6.4:1")
def judgment_begins(g: Game, f: Frame) -> Signal | None:
    """What waits for the beginning of the judgment step is triggered."""
    return moment(g, f, "judgment step")


battle.add("fow-2.0 9:1", act)


@battle.row("fow-2.0 5.6.4:3")
def judge(g: Game, f: Frame[Battle]) -> Signal | None:
    """Who fights whom is fixed: the blocker, or else what was attacked (fow-2.0 6.3:3, fow-2.0 6.3:4, fow-2.0 6.3:7).
    If both are gone there is no fight (fow-2.0 6.3:6, ruling fow-2.0-R25)."""
    v = f.local
    there = roles.playing(g, roles.BLOCKING) or roles.playing(g, roles.ATTACKED)
    if not there or not roles.playing(g, roles.ATTACKING):
        return Goto(MOVING_ON)
    v["by"], v["on"] = roles.playing(g, roles.ATTACKING)[0], there[0]
    return moment(g, f, "battle judged")


@battle.row("fow-2.0 12.5:2")
def judged(g: Game, f: Frame) -> Signal | None:
    """Only triggered abilities go onto a chase now."""
    return only_triggers(g)


@battle.row("fow-2.0 5.6.4:4")
def process(g: Game, f: Frame[Battle]) -> Signal | None:
    """Battle processing, unless the attacker has gone meanwhile: whoever enters it has battled (fow-2.0 14.14:1)."""
    v = f.local
    by, on = v["by"], v["on"]
    if not any(ref == by for ref in roles.playing(g, roles.ATTACKING)):
        return Goto(MOVING_ON)
    fighting = [ref.id for ref in (by, on) if g.find(ref) is not None and g.cards[ref.id].zone == zones.FIELD]
    return perform(g, f, [Event("battled", "fow-2.0 14.14:1", seat=g.cards[c].seat, card=c) for c in fighting])


@battle.row("fow-2.0 5.6.4:4")
def exchange_blows(g: Game, f: Frame[Battle]) -> Signal | None:
    """What is done depends on what is attacked."""
    v = f.local
    return Call(g.rules.procedures[battle_damage.processing.name], by=v["by"], on=v["on"])


@battle.row("fow-2.0 12.5:2")
def processed(g: Game, f: Frame) -> Signal | None:
    """What has triggered is dealt with, sort by sort (fow-2.0 5.6.4:7 to fow-2.0 5.6.4:14)."""
    return only_triggers(g)


# -- moving on (fow-2.0 5.6.4:15) --------------------------------------------------------------------------------------
@battle.row(MOVING_ON)
def ends(g: Game, f: Frame) -> Signal | None:
    """What waits for the end of the battle phase is triggered."""
    return moment(g, f, "battle phase end", rule="fow-2.0 5.6.4:16")


battle.add("fow-2.0 9:1", act)


@battle.row("fow-2.0 5.6.4:16")
def effects_end(g: Game, f: Frame) -> Signal | None:
    """What lasts until the end of the battle stops."""
    g.expire("end of battle")
    return perform(g, f, control.due(g))


@battle.row("fow-2.0 5.6.4:17")
def choose_phase(g: Game, f: Frame) -> Signal | None:
    """The turn player goes back to the main phase or on to the end phase (fow-2.0 5.6:2)."""
    options = [Option("end", "end", "End the turn"), Option("main", "main", "Back to the main phase", (), DOOR)]
    prompt = "End the turn, or go back to the main phase?"
    return Ask(Decision(g.active, CHOOSE, "fow-2.0 5.6.4:17", prompt, options, nature=STEP))


@battle.row("fow-2.0 5.6.4:17")
def move_on(g: Game, f: Frame) -> Signal | None:
    """To the chosen phase."""
    return Return(f.answer)


PROCEDURES = (battle,)
