"""Battle (fow 8): beginning, attack, block, first strike, normal resolution, end; each with a priority sequence."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ludex.games import turns
from ludex.games.fow.ch03_zones import control
from ludex.games.fow.ch06_priority import priority
from ludex.games.fow.ch06_priority.menus import ATTACK, BLOCK
from ludex.games.fow.ch08_battle import attacks, fight_costs, roles
from ludex.games.fow.ch08_battle.battle_damage import striking
from ludex.games.fow.ch13_rule_processes import rule_processes
from ludex.kernel import events
from ludex.kernel.choices import confirm
from ludex.kernel.decisions import ACT, ATTACKED, STEP, Decision
from ludex.kernel.events import Event
from ludex.kernel.frames import Ask, Call, Frame, Goto, Procedure, Return, Rewind, Signal, several
from ludex.kernel.pipeline.perform import perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Battle(roles.Fighting, total=False):
    """The values of: battle."""

    begun: int
    declared: tuple[int, ...]
    struck: bool


class Preparing(TypedDict, total=False):
    """The values of: what it takes to attack or block."""

    card: int
    act: str
    costs: ast.Costs
    seat: int


battle: Procedure[Battle] = Procedure("fow 8", "Battle", roles.BATTLE)
preparing: Procedure[Preparing] = Procedure("fow 8.2:5", "What it takes to attack or block", "fow preparing to fight")


# -- beginning of battle (fow 8.1) ------------------------------------------------------------------------------------
@battle.row("fow 8.1:1")
def begins(g: Game, f: Frame[Battle]) -> Signal | None:
    """What waits for the beginning of the battle is triggered."""
    v = f.local
    v["begun"] = g.log.size
    return turns.moments(g, f, "battle phase")


@battle.row("fow 8.1:2")
def begin_priority(g: Game, f: Frame) -> Signal | None:
    """Priority."""
    return priority.begin(g)


# -- declare attack step (fow 8.2) ------------------------------------------------------------------------------------
@battle.row("fow 8.2:1")
def attack_begins(g: Game, f: Frame) -> Signal | None:
    """What waits for the beginning of the declare attack step is triggered."""
    return turns.moments(g, f, "declare attack step")


@battle.row("fow 8.2:2")
def attack_priority(g: Game, f: Frame) -> Signal | None:
    """Priority."""
    return priority.begin(g)


@battle.row("fow 8.2:3")
def choose_attack(g: Game, f: Frame) -> Signal | None:
    """The turn player attacks with a J/resonator against something, or forfeits; who cannot attack must (fow 8.2:4)."""
    options = ATTACK.options(g, g.active)
    return Ask(Decision(g.active, ACT, "fow 8.2:3", "Attack?", options, menu=ATTACK.name, nature=STEP))


@battle.row("fow 8.2:5", answers=choose_attack)
def attack(g: Game, f: Frame[Battle]) -> Signal | None:
    """The attacking J/resonator rests and is attacking from now on."""
    v = f.local
    answer = several(f)
    if answer[0] == "forfeit":
        return Goto("fow 8.2:6")
    v["declared"] = answer[1:]
    the = fight_costs.costs_of(g, answer[1], "attack")
    if the is None:
        f.answer = (True,)
        return None
    g.checkpoint = g.before_answer()  # should it turn out that it cannot be done
    return Call(g.rules.procedures[preparing.name], card=answer[1], costs=the, act="attack")


@battle.row("fow 8.2:5")
def attacks_now(g: Game, f: Frame[Battle]) -> Signal | None:
    """If what it takes was done it attacks; else the choice is taken back."""
    v = f.local
    declared, done = v["declared"], several(f)
    if not done[0]:
        return Rewind("fow 8.2:5")
    g.refusals = frozenset()
    return perform(g, f, attack_events(g, *declared))


def attack_events(g: Game, card: int, target: int) -> list[Event]:
    """An attack: the J/resonator rests unless it need not, and attacks something."""
    made: list[Event] = []
    if not g.cards[card].rested and not attacks.need_not_rest(g, card):
        made.append(Event(events.REST, "fow 8.2:5", seat=g.active, card=card))
    made += [
        Event("role", "fow 8.2:5", card=card, key=roles.ATTACKING),
        Event("role", "fow 8.2:3.2", card=target, key=roles.ATTACKED),
        Event("attack", "fow 8.2:5", seat=g.active, card=card, value=g.cards[target].ref, amount=target),
    ]
    return made


@battle.row("fow 8.2:7")
def attacked_priority(g: Game, f: Frame) -> Signal | None:
    """Priority."""
    return priority.begin(g)


@battle.row("fow 8.2:7")
def on_to_blocks(g: Game, f: Frame) -> Signal | None:
    """The declare block step follows."""
    return Goto("fow 8.3:1")


@battle.row("fow 8.2:6")
def forfeit(g: Game, f: Frame[Battle]) -> Signal | None:
    """Who forfeits without the opponent having played anything in this battle initiates none again this turn. Whatever
    was played counts: spells and all abilities, will abilities among them (rulings fow-5.5-R21, fow-5.01-R19)."""
    v = f.local
    begun = v["begun"]
    answered = any(e.kind == "played" and e.seat != g.active for e in g.log.since(begun))
    if answered:
        return Goto("fow 8.6:1")
    return perform(g, f, [Event("forfeit", seat=g.active)])


@battle.row("fow 8.2:6")
def forfeited(g: Game, f: Frame) -> Signal | None:
    """On to the end of the battle."""
    return Goto("fow 8.6:1")


def apply_forfeit(g: Game, e: Event) -> None:
    """No more battle this turn."""
    g.values[e.seat] = {**g.values[e.seat], "forfeited": 1}


# -- declare block step (fow 8.3) -------------------------------------------------------------------------------------
@battle.row("fow 8.3:1")
def block_begins(g: Game, f: Frame) -> Signal | None:
    """What waits for the beginning of the declare block step is triggered."""
    return turns.moments(g, f, "declare block step")


@battle.row("fow 8.3:2")
def block_priority(g: Game, f: Frame) -> Signal | None:
    """Priority."""
    return priority.begin(g)


@battle.row("fow 8.3:3")
def choose_block(g: Game, f: Frame) -> Signal | None:
    """The non-turn player blocks, or forfeits to block; with no attacker left the battle ends (rulings fow-5.5-R22,
    fow-5.01-R20)."""
    if not roles.playing(g, roles.ATTACKING):
        return Goto("fow 8.6:1")
    seat = 1 - g.active
    return Ask(Decision(seat, ACT, "fow 8.3:3", "Block?", BLOCK.options(g, seat), menu=BLOCK.name, nature=ATTACKED))


@battle.row("fow 8.3:4", answers=choose_block)
def block(g: Game, f: Frame[Battle]) -> Signal | None:
    """The blocking J/resonator rests and is blocking as long as it is in a field."""
    v = f.local
    answer = several(f)
    if answer[0] == "pass":
        return Goto("fow 8.3:6")
    v["declared"] = answer[1:]
    the = fight_costs.costs_of(g, answer[1], "block")
    if the is None:
        f.answer = (True,)
        return None
    g.checkpoint = g.before_answer()  # should it turn out that it cannot be done
    return Call(g.rules.procedures[preparing.name], card=answer[1], costs=the, act="block")


@battle.row("fow 8.3:4")
def blocks_now(g: Game, f: Frame[Battle]) -> Signal | None:
    """If what it takes was done it blocks; else the choice is taken back."""
    v = f.local
    declared, done = v["declared"], several(f)
    if not done[0]:
        return Rewind("fow 8.3:4")
    g.refusals = frozenset()
    return perform(g, f, block_events(g, *declared))


def block_events(g: Game, card: int) -> list[Event]:
    """A block: the J/resonator rests, if it does not lie so already and no effect spares it that (fow 1.4:1)."""
    seat, attacker = 1 - g.active, roles.playing(g, roles.ATTACKING)[0]
    stays = g.cards[card].rested or attacks.blocks_unrested(g, card)
    made = [] if stays else [Event(events.REST, "fow 8.3:4", seat=seat, card=card)]
    return [
        *made,
        Event("role", "fow 8.3:4", card=card, key=roles.BLOCKING),
        Event("block", "fow 8.3:4", seat=seat, card=card, value=attacker, amount=attacker.id),
    ]


@battle.row("fow 8.3:6")
def blocked_priority(g: Game, f: Frame) -> Signal | None:
    """Priority."""
    return priority.begin(g)


# -- first strike (fow 8.4) -------------------------------------------------------------------------------------------
@battle.row("fow 8.4:1")
def first_strike(g: Game, f: Frame[Battle]) -> Signal | None:
    """Without an attacking J/resonator the battle ends; one with First Strike deals its damage now (fow 8.4:2),
    before all others (fow 11.3:1)."""
    v = f.local
    attacking = roles.playing(g, roles.ATTACKING)
    if not attacking:
        return Goto("fow 8.6:1")
    v["struck"] = False
    if "First Strike" not in g.chars(attacking[0].id).keywords:
        return Goto("fow 8.4:3")
    return Call(g.rules.procedures[striking.name], first=True)


@battle.row("fow 8.4:2")
def struck_first(g: Game, f: Frame[Battle]) -> Signal | None:
    """Whether it has dealt any damage."""
    v = f.local
    v["struck"] = bool(f.answer)
    return None


@battle.row("fow 8.4:3")
def first_priority(g: Game, f: Frame) -> Signal | None:
    """Priority."""
    return priority.begin(g)


# -- normal resolution (fow 8.5) --------------------------------------------------------------------------------------
@battle.row("fow 8.5:1")
def strike(g: Game, f: Frame[Battle]) -> Signal | None:
    """Both sides deal damage together: the attacking one unless it has struck first (fow 8.5:2), and back the blocking
    or attacked one (fow 8.5:3)."""
    v = f.local
    if not roles.playing(g, roles.ATTACKING):
        return Goto("fow 8.6:1")
    return Call(g.rules.procedures[striking.name], first=False, struck=bool(v["struck"]))


@battle.row("fow 8.5:4")
def strike_priority(g: Game, f: Frame) -> Signal | None:
    """Priority."""
    return priority.begin(g)


# -- end of battle (fow 8.6) ------------------------------------------------------------------------------------------
@battle.row("fow 8.6:1")
def ends(g: Game, f: Frame) -> Signal | None:
    """What waits for the end of the battle is triggered."""
    return turns.moments(g, f, "battle phase end")


@battle.row("fow 8.6:2")
def end_priority(g: Game, f: Frame) -> Signal | None:
    """Priority."""
    return priority.begin(g)


@battle.row("fow 8.6:3.1")
def effects_end(g: Game, f: Frame) -> Signal | None:
    """The final step (fow 8.6:3): what lasts until the end of the battle ends."""
    g.expire("end of battle")
    return perform(g, f, control.due(g))


@battle.row("fow 8.6:3.2")
def anything_left(g: Game, f: Frame) -> Signal | None:
    """With rule processes or triggered abilities left there is priority, and the final step comes again."""
    return Goto("fow 8.6:4") if not g.pending and rule_processes.nothing(g) else priority.begin(g)


@battle.row("fow 8.6:3.2")
def once_more(g: Game, f: Frame) -> Signal | None:
    """The final step again."""
    return Goto("fow 8.6:3.1")


@battle.row("fow 8.6:4")
def part(g: Game, f: Frame) -> Signal | None:
    """Nobody attacks or blocks any more, and the battle is over."""
    taking = dict.fromkeys(ref.id for role in roles.ROLES for ref in roles.playing(g, role))
    return perform(g, f, [Event("leaves battle", card=c) for c in taking])


# -- what has to be done to fight --------------------------------------------------------------------------------------
@preparing.row("fow 8.2:5")
def rest_first(g: Game, f: Frame[Preparing]) -> Signal | None:
    """The J/resonator is rested ..."""
    v = f.local
    card, act = v["card"], v["act"]
    if g.cards[card].rested or (act == "attack" and attacks.need_not_rest(g, card)):
        return None
    rule = "fow 8.2:5" if act == "attack" else "fow 8.3:4"
    return perform(g, f, [Event(events.REST, rule, seat=g.cards[card].seat, card=card)])


@preparing.row("fow 8.2:5")
def who_pays(g: Game, f: Frame[Preparing]) -> Signal | None:
    """... and what else it takes is done, by the other player only if they want to ..."""
    v = f.local
    card, the = v["card"], v["costs"]
    own, by = g.cards[card].seat, fight_costs.helper(g, card, str(v["act"]), the)
    v["seat"], f.answer = own if by < 0 else by, True
    if by in (-1, own):
        return None
    return confirm(by, rule="fow 8.2:5", prompt="Pay for that attack or block?", card=card)


@preparing.row("fow 8.2:5")
def then_pay(g: Game, f: Frame[Preparing]) -> Signal | None:
    """... or not."""
    v = f.local
    card, the, seat = v["card"], v["costs"], v["seat"]
    if not f.answer:
        return Return((False, {}))
    return fight_costs.pay(g, card, the, seat)


@preparing.row("fow 8.2:5")
def prepared(g: Game, f: Frame) -> Signal | None:
    """The answer is whether it was."""
    return Return(f.answer)


PROCEDURES = (battle, striking, preparing)
