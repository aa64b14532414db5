"""What texts do with units (cfv 10.1): call, ride, retire, heal, lock, delete, bind, move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.finding import FIND, PROMPTS, cards, follow, found, times
from ludex.enact.actions.moving import acting
from ludex.enact.actions.states import together
from ludex.enact.playing.affording import ACTIONS, deck_needed
from ludex.enact.playing.possible import QUESTIONS, never
from ludex.enact.ruleset import DECK
from ludex.enact.scenes.meanings import amount
from ludex.enact.sorts import in_play_only
from ludex.enact.steps.effect import ACTS, ROWS, Act, Carrying, actor, scene, source
from ludex.enact.steps.multiplying import AMOUNTS
from ludex.games.cfv.text import nodes
from ludex.games.cfv.text.verbs import battle_verbs
from ludex.kernel.events import USE_UP, Event
from ludex.kernel.pipeline.perform import perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.playing.affording import Purse
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


# -- onto circles ----------------------------------------------------------------------------------
def _call(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.Call) -> Signal | None:
    """Called all at once, to circles their player chooses (cfv 10.1.6.1.1)."""
    return battle_verbs(g).call(
        g, f, there, source(f), seat=actor(f), circle=node.circle, open_=node.open_, separate=node.separate,
        state=node.state, row=node.row, column_of=None if node.column_of is None else found(f, node, 1),
    )  # fmt: skip


def _ride(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.Ride) -> Signal | None:
    """One card rides (cfv 10.1.5)."""
    return battle_verbs(g).ride(g, f, there[0], source(f), seat=actor(f), state=node.state)


def _move(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.MoveUnit) -> Signal | None:
    return battle_verbs(g).move_unit(
        g, f, there[0], source(f), seat=actor(f), open_=node.open_, same_column=node.same_column, back=node.back
    )


def _exchange(g: Game, f: Frame[Carrying], node: nodes.Exchange) -> Signal | None:
    """Both change places, or nothing happens (cfv 1.3.2)."""
    first, second = cards(g, f, node, 0), cards(g, f, node, 1)
    if isinstance(node.second, ast.Same) and len(first) == 2:  # "exchange their positions"
        first, second = first[:1], first[1:]
    f.answer = ()
    if len(first) != 1 or len(second) != 1 or first == second:
        return None
    return battle_verbs(g).exchange(g, f, first[0], second[0], source(f))


# -- off circles, into zones, over -----------------------------------------------------------------
def _retire(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.Retire) -> Signal | None:
    return battle_verbs(g).retire(g, f, there, source(f))


def _heal(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.Heal) -> Signal | None:
    return battle_verbs(g).heal(g, f, there, source(f))


def _bind(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.Bind) -> Signal | None:
    return battle_verbs(g).bind(g, f, there, source(f), facedown=node.facedown)


def _lock(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.Lock) -> Signal | None:
    return battle_verbs(g).lock(g, f, there, source(f))


def _unlock(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.Unlock) -> Signal | None:
    return battle_verbs(g).unlock(g, f, there, source(f))


def _delete(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.Delete) -> Signal | None:
    return battle_verbs(g).delete(g, f, there, source(f))


def _nullify(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.Nullify) -> Signal | None:
    return battle_verbs(g).nullify(g, f, there, source(f))


def _soul_charge(g: Game, f: Frame[Carrying], node: nodes.SoulCharge) -> Signal | None:
    number = times(scene(g, f), node.amount)
    f.answer = ()
    return battle_verbs(g).soul_charge(g, f, actor(f), number, source(f)) if number else None


def _soul_charge_paying(g: Game, f: Frame[Carrying], there: tuple[int, ...], node: nodes.SoulCharge) -> Signal | None:
    return _soul_charge(g, f, node)


def _can_charge(scene: Scene, by: int, node: nodes.SoulCharge) -> bool:
    return amount(scene, node.amount) > 0 and bool(scene.g.zone(by, DECK))


def _charge_obstacle(scene: Scene, action: nodes.SoulCharge, purse: Purse) -> Obstacle | None:
    """As a cost, as many cards as it says must be there."""
    return deck_needed(scene, amount(scene, action.amount))


# -- abilities that cannot be used again -----------------------------------------------------------
def use_up(g: Game, f: Frame[Carrying], span: str) -> Signal | None:
    """This ability cannot be used again in this turn or game."""
    by = source(f)
    return perform(g, f, [Event(USE_UP, g.rules.cite("cannot use"), seat=by.seat, card=by.card, key=span, source=by)])


def _cannot_use(g: Game, f: Frame[Carrying], node: nodes.CannotUse) -> Signal | None:
    """This ability of this card (ruling cfv-R43) cannot be used for the rest of the turn or game, whatever became of
    the sentences before (cfv 8.1.1.1.2.1, cfv 8.1.1.2.3.1): it is neither played (cfv 11.2.1.1) nor
    does it trigger (cfv 11.2.1.2), and where it stands by it does no longer (cfv 11.2.1.3)."""
    return use_up(g, f, node.span)


def _moving(kind: type, act: Act) -> None:
    ACTS[kind] = act
    ROWS[kind] = acting(act)


def _staying(kind: type, act: Act) -> None:
    ACTS[kind] = act
    ROWS[kind] = together(act)


_moving(nodes.Call, _call)
_moving(nodes.Ride, _ride)
_moving(nodes.Retire, _retire)
_moving(nodes.Heal, _heal)
_moving(nodes.Bind, _bind)
_moving(nodes.Lock, _lock)
_moving(nodes.Unlock, _unlock)
_moving(nodes.MoveUnit, _move)
_staying(nodes.Delete, _delete)
_staying(nodes.Nullify, _nullify)
ROWS[nodes.Exchange] = (*FIND, _exchange, follow)
ROWS[nodes.SoulCharge] = (_soul_charge,)
ACTS[nodes.SoulCharge] = _soul_charge_paying
ROWS[nodes.CannotUse] = (_cannot_use,)
QUESTIONS[nodes.SoulCharge] = _can_charge
QUESTIONS[nodes.CannotUse] = never
ACTIONS[nodes.SoulCharge] = _charge_obstacle
AMOUNTS.add(nodes.SoulCharge)
PROMPTS.update(
    {
        nodes.Call: "Choose what to call",
        nodes.Ride: "Choose what to ride",
        nodes.Retire: "Choose what to retire",
        nodes.Lock: "Choose what to lock",
        nodes.Bind: "Choose what to bind",
        nodes.Heal: "Choose what to heal",
    }
)
in_play_only((nodes.Lock, "what"), (nodes.Retire, "what"), (nodes.MoveUnit, "what"))
