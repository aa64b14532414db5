"""What texts do with units (cfv 10.1): call, ride, retire, heal, lock, delete, bind, move, seek a mate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.effect import ACTS, ROWS, Act, actor, bindings, go_to, keep, nested, scene, source
from ludex.enact.actions.finding import FIND, cards, follow, found, times
from ludex.enact.actions.moving import acting, shuffle_deck
from ludex.enact.actions.states import together
from ludex.enact.battle_verbs import battle_verbs
from ludex.enact.ruleset import text_rules
from ludex.enact.scene import look
from ludex.kernel.events import USE_UP, Event
from ludex.kernel.performing import perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

YOU, FOE = ast.Player("you"), ast.Player("opponent")


# -- onto circles ----------------------------------------------------------------------------------
def _call(g: Game, f: Frame, there: tuple[int, ...], node: ast.Call) -> Signal | None:
    """Called all at once, to circles their player chooses (cfv 10.1.6.1.1)."""
    return battle_verbs(g).call(
        g, f, there, source(f), seat=actor(f), circle=node.circle, open_=node.open_, separate=node.separate,
        state=node.state, row=node.row, column_of=None if node.column_of is None else found(f, node, 1),
    )  # fmt: skip


def _ride(g: Game, f: Frame, there: tuple[int, ...], node: ast.Ride) -> Signal | None:
    """One card rides (cfv 10.1.5)."""
    return battle_verbs(g).ride(g, f, there[0], source(f), seat=actor(f), state=node.state)


def _move(g: Game, f: Frame, there: tuple[int, ...], node: ast.MoveUnit) -> Signal | None:
    return battle_verbs(g).move_unit(
        g, f, there[0], source(f), seat=actor(f), open_=node.open_, same_column=node.same_column, back=node.back
    )


def _exchange(g: Game, f: Frame, node: ast.Exchange) -> Signal | None:
    """Both change places, or nothing happens (cfv 1.3.2)."""
    first, second = cards(g, f, node, 0), cards(g, f, node, 1)
    if isinstance(node.second, ast.Same) and len(first) == 2:  # "exchange their positions"
        first, second = first[:1], first[1:]
    f.answer = ()
    if len(first) != 1 or len(second) != 1 or first == second:
        return None
    return battle_verbs(g).exchange(g, f, first[0], second[0], source(f))


# -- off circles, into zones, over -----------------------------------------------------------------
def _retire(g: Game, f: Frame, there: tuple[int, ...], node: ast.Retire) -> Signal | None:
    return battle_verbs(g).retire(g, f, there, source(f))


def _heal(g: Game, f: Frame, there: tuple[int, ...], node: ast.Heal) -> Signal | None:
    return battle_verbs(g).heal(g, f, there, source(f))


def _bind(g: Game, f: Frame, there: tuple[int, ...], node: ast.Bind) -> Signal | None:
    return battle_verbs(g).bind(g, f, there, source(f), facedown=node.facedown)


def _lock(g: Game, f: Frame, there: tuple[int, ...], node: ast.Lock) -> Signal | None:
    return battle_verbs(g).lock(g, f, there, source(f))


def _unlock(g: Game, f: Frame, there: tuple[int, ...], node: ast.Unlock) -> Signal | None:
    return battle_verbs(g).unlock(g, f, there, source(f))


def _delete(g: Game, f: Frame, there: tuple[int, ...], node: ast.Delete) -> Signal | None:
    return battle_verbs(g).delete(g, f, there, source(f))


def _nullify(g: Game, f: Frame, there: tuple[int, ...], node: ast.Nullify) -> Signal | None:
    return battle_verbs(g).nullify(g, f, there, source(f))


def _soul_charge(g: Game, f: Frame, node: ast.SoulCharge) -> Signal | None:
    number = times(scene(g, f), node.amount)
    f.answer = ()
    return battle_verbs(g).soul_charge(g, f, actor(f), number, source(f)) if number else None


def _soul_charge_paying(g: Game, f: Frame, there: tuple[int, ...], node: ast.SoulCharge) -> Signal | None:
    return _soul_charge(g, f, node)


# -- abilities that cannot be used again -----------------------------------------------------------
def _use_up(g: Game, f: Frame, span: str) -> Signal | None:
    by = source(f)
    return perform(g, f, [Event(USE_UP, g.rules.cite("cannot use"), seat=by.seat, card=by.card, key=span, source=by)])


def _cannot_use(g: Game, f: Frame, node: ast.CannotUse) -> Signal | None:
    """This ability of this card (ruling cfv-R43) cannot be used for the rest of the turn or game, whatever became of
    the sentences before (cfv 8.1.1.1.2.1, cfv 8.1.1.2.3.1): it is neither played (cfv 11.2.1.1) nor
    does it trigger (cfv 11.2.1.2), and where it stands by it does no longer (cfv 11.2.1.3)."""
    return _use_up(g, f, node.span)


# -- Seek Mate (cfv 10.2.9) ------------------------------------------------------------------------
_RETURNED, _FOUND = 2000, 2001  # bindings beyond those of a text and of its costs
_DROPPED = ast.Group((), ast.Kind("card"), (ast.Place("drop zone", YOU),))
_GRADE = ast.HasStat("grade", ">=", ast.Number(3))
_RETURN = ast.Return(
    ast.Some(ast.Exactly(ast.Number(4)), _DROPPED, _RETURNED), ast.Destination("deck", YOU, "bottom", "random")
)
# Four cards to return must be there (ruling cfv-R13).
_REQUIRED = ast.If(
    ast.Both(
        (
            ast.Exists(">=", ast.Number(1), ast.Group((ast.Enemy(),), ast.Kind("vanguard"), (_GRADE,))),
            ast.Exists(">=", ast.Number(4), _DROPPED),
        )
    ),
    ast.Sequence((ast.May(ast.Sequence((_RETURN,))),)),
)


def _seek(g: Game, f: Frame, node: ast.SeekMate) -> Signal | None:
    """If this unit has never been in legion and the opponent's vanguard is of grade 3 or greater, its player may return
    four cards from the drop zone to the deck (cfv 10.2.9.2, cfv 10.2.9.1)."""
    this = g.find(scene(g, f).this)
    if this is None or text_rules(g).in_state(g, look(g, this.id), "been in legion"):
        go_to(f, _seek_no_more)
        return None
    return nested(f, ast.Sequence((_REQUIRED,)))


def _search(g: Game, f: Frame, node: ast.SeekMate) -> Signal | None:
    """... and search the deck for one card that is what the icon says (cfv 10.2.9.1.1, cfv 10.2.9.2.1) ..."""
    keep(g, f, node)
    if not bindings(f).get(_RETURNED):
        go_to(f, _seek_no_more)
        return None
    options = tuple(one for mate in node.mates for one in (mate.options if isinstance(mate, ast.Groups) else (mate,)))
    mates = options[0] if len(options) == 1 else ast.Groups(options)
    return nested(f, ast.Sequence((ast.Search(ast.Some(ast.Exactly(ast.Number(1)), mates, _FOUND), YOU),)))


def _legion(g: Game, f: Frame, node: ast.SeekMate) -> Signal | None:
    """... legion with it (cfv 10.1.24.1) ..."""
    keep(g, f, node)
    leader, mates = g.find(scene(g, f).this), scene(g, f).refs(_FOUND)
    if leader is None or not mates or g.find(mates[0]) is None:
        return None
    return battle_verbs(g).legion(g, f, leader.id, mates[0].id, source(f))


def _shuffle(g: Game, f: Frame, node: ast.SeekMate) -> Signal | None:
    """... and shuffle the deck."""
    f.answer = None
    return shuffle_deck(g, f, actor(f))


def _seek_no_more(g: Game, f: Frame, node: ast.SeekMate) -> Signal | None:
    """Whatever came of it, it cannot be used again in this game (cfv 8.1.1.1.2.1)."""
    return _use_up(g, f, "game")


def _moving(kind: type, act: Act) -> None:
    ACTS[kind] = act
    ROWS[kind] = acting(act)


def _staying(kind: type, act: Act) -> None:
    ACTS[kind] = act
    ROWS[kind] = together(act)


_moving(ast.Call, _call)
_moving(ast.Ride, _ride)
_moving(ast.Retire, _retire)
_moving(ast.Heal, _heal)
_moving(ast.Bind, _bind)
_moving(ast.Lock, _lock)
_moving(ast.Unlock, _unlock)
_moving(ast.MoveUnit, _move)
_staying(ast.Delete, _delete)
_staying(ast.Nullify, _nullify)
ROWS[ast.Exchange] = (*FIND, _exchange, follow)
ROWS[ast.SoulCharge] = (_soul_charge,)
ACTS[ast.SoulCharge] = _soul_charge_paying
ROWS[ast.CannotUse] = (_cannot_use,)
ROWS[ast.SeekMate] = (_seek, _search, _legion, _shuffle, _seek_no_more)
