"""Players' values and counters (sve 3.2, 5.10, 5.15, 15.1): drawing, points, leaders' defense, counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.damage import dealt
from ludex.enact.actions.finding import FIND, cards, times, whole
from ludex.enact.ruleset import text_rules
from ludex.enact.steps.effect import ROWS, actor, go_to, keep, leave, nested, scene, source
from ludex.kernel import choices
from ludex.kernel.cards import CardRef
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

STACK = "Stack"


# -- drawing ---------------------------------------------------------------------------------------
def _draw(g: Game, f: Frame, node: ast.Draw) -> Signal | None:
    """Draw cards in succession (sve 5.10.2), or up to a number (sve 5.10.3)."""
    number = times(scene(g, f), node.amount)
    if not number:
        leave(f)
        return None
    f.local["left"] = number
    if node.up_to:
        return None
    leave(f)
    return text_rules(g).verbs.draw(g, f, ((actor(f), number),), source(f))


def _draw_more(g: Game, f: Frame, node: ast.Draw) -> Signal | None:
    """The player may end here (sve 5.10.3.1)."""
    if not f.local["left"]:
        leave(f)
        return None
    rule = g.rules.cite("draw up to")
    return choices.confirm(actor(f), rule=rule, prompt="Draw a card?", card=source(f).card)


def _draw_next(g: Game, f: Frame, node: ast.Draw) -> Signal | None:
    """The player draws a card and is asked again until the number is reached."""
    left = f.local["left"]
    assert isinstance(left, int)
    if not f.answer:
        leave(f)
        return None
    f.local["left"] = left - 1
    go_to(f, _draw_more)  # sve 5.10.3.3
    return text_rules(g).verbs.draw(g, f, ((actor(f), 1),), source(f))  # sve 5.10.3.2


# -- points ----------------------------------------------------------------------------------------
def _points(g: Game, f: Frame, node: ast.GainPoints) -> Signal | None:
    much = times(scene(g, f), node.amount)
    f.answer = ()
    if not much:
        return None
    signed = -much if node.verb == "lose" else much
    return text_rules(g).verbs.points(g, f, actor(f), node.points, signed, source(f), verb=node.verb)


def _recover_all(g: Game, f: Frame, node: ast.RecoverAll) -> Signal | None:
    """As many as are missing (sve 5.15.1.1)."""
    seat = actor(f)
    points = text_rules(g).points
    missing = g.value(seat, f"max {points}") - g.value(seat, points)
    f.answer = ()
    if missing <= 0:
        return None
    return text_rules(g).verbs.points(g, f, seat, points, missing, source(f), verb="recover")


def _pay_defense(g: Game, f: Frame, node: ast.PayDefense) -> Signal | None:
    """The leader's defense is reduced; no damage is dealt."""
    much, rules, seat = times(scene(g, f), node.amount), text_rules(g), actor(f)
    origin = CardRef(source(f).card, source(f).incarnation)
    made = Change(0, changes.ADD, "defense", -much, source=origin, seat=source(f).seat)
    parts = tuple((cid, made) for cid in rules.leader(g, seat))
    f.answer = ()
    return rules.verbs.change(g, f, parts, source(f)) if much and parts else None


# -- counters --------------------------------------------------------------------------------------
def _put_counters(g: Game, f: Frame, node: ast.PutCounters) -> Signal | None:
    """Put counters on cards (sve 15.1.3)."""
    whole(f, node)
    much = times(scene(g, f), node.amount)
    parts = tuple((cid, node.kind, much) for cid in cards(g, f, node))
    f.answer = ()
    return text_rules(g).verbs.counters(g, f, parts, source(f)) if much and parts else None


def _remove_counters(g: Game, f: Frame, node: ast.RemoveCounters) -> Signal | None:
    """Remove counters, as many as there are (sve 15.1.4, 1.3.2)."""
    whole(f, node)
    most = None if node.amount is None else times(scene(g, f), node.amount)
    parts = tuple((cid, kind, -n) for cid in cards(g, f, node) for kind, n in _taken(g, cid, node.kind, most))
    f.answer = ()
    return text_rules(g).verbs.counters(g, f, parts, source(f)) if parts else None


def _taken(g: Game, cid: int, kind: str, most: int | None) -> list[tuple[str, int]]:
    """How many counters of which kind come off a card: of any kind if none is named."""
    taken: list[tuple[str, int]] = []
    for name, n in g.cards[cid].counters.items():
        if kind in ("", name):
            off = n if most is None else min(n, most)
            most = None if most is None else most - off
            if off:
                taken.append((name, off))
    return taken


def _move_counters(g: Game, f: Frame, node: ast.MoveCounters) -> Signal | None:
    """Counters go from one card to another at once; without the other card they stay."""
    origin, target = cards(g, f, node, 0), cards(g, f, node, 1)
    most = None if node.amount is None else times(scene(g, f), node.amount)
    f.answer = ()
    if not origin or not target:
        return None
    off = [(cid, kind, n) for cid in origin for kind, n in _taken(g, cid, node.kind, most)]
    parts = (*((cid, kind, -n) for cid, kind, n in off), *((target[0], kind, n) for _, kind, n in off))
    return text_rules(g).verbs.counters(g, f, parts, source(f)) if parts else None


def _add_to_stack(g: Game, f: Frame, node: ast.AddToStack) -> Signal | None:
    """Put Stack counters on a card with Stack on your field (sve 13.3.2.4)."""
    place = ast.Place("field", ast.Player("you"))
    group = ast.Group((), ast.Kind("card"), (ast.HasKeyword((STACK,)), place))
    on = node.to if node.to is not None else ast.Some(ast.Exactly(ast.Number(1)), group)
    return nested(f, ast.Sequence((ast.PutCounters(node.amount, STACK, on),)))


ROWS[ast.Draw] = (_draw, _draw_more, _draw_next)
ROWS[ast.GainPoints] = (_points,)
ROWS[ast.RecoverAll] = (_recover_all,)
ROWS[ast.PayDefense] = (_pay_defense,)
ROWS[ast.PutCounters] = (*FIND, _put_counters)
ROWS[ast.RemoveCounters] = (*FIND, _remove_counters, dealt)
ROWS[ast.MoveCounters] = (*FIND, _move_counters)
ROWS[ast.AddToStack] = (_add_to_stack, keep)
