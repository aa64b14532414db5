"""The order of things (sve 10.6.2.8.2): conditions, choices, other players, repetition, what lasts and what waits.

`procedure` turns a sequence of a text into a procedure by the rows of `ROWS`, to which the actions add theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludex.enact.actions import (
    course,
    damage,
    giving,
    information,
    lasting,
    moving,
    optional,
    options,
    points,
    putting,
    repeating,
    revealing,
    states,
)
from ludex.enact.actions.floating import conditional
from ludex.enact.actions.lasting import asked_of
from ludex.enact.actions.optional import in_full
from ludex.enact.scenes import meanings
from ludex.enact.scenes.scene import bind, held
from ludex.enact.steps.arranging import After, Before, Replaced, Undone
from ludex.enact.steps.candidates import from_among
from ludex.enact.steps.effect import (
    ROWS,
    Carrying,
    Effect,
    StepRow,
    bindings,
    go_to,
    keep,
    nested,
    procedure,
    scene,
)
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

__all__ = ["FAMILIES", "ROWS", "Effect", "StepRow", "procedure"]

FAMILIES = (
    course,
    damage,
    giving,
    information,
    lasting,
    moving,
    optional,
    options,
    points,
    putting,
    repeating,
    revealing,
    states,
)


Conditional = TypedDict("Conditional", {"if": bool | None, "asked": ast.Condition}, total=False)


class Branching(Carrying, Conditional):
    """Whether the condition that was asked last held (None: another step was offered since), which one it was, which
    other way of a step is tried (-1: none), and the size of the record before a step."""

    way: NotRequired[int]
    size: NotRequired[int]


def _if(g: Game, f: Frame[Branching], node: ast.If) -> Signal | None:
    """Asked when the step comes up, so that it can look at what was done before it; it covers its own sentence, of
    which nothing is done or chosen if it does not hold. What follows with "otherwise" asks no more. Where a condition
    is part of the effects it is said of, they are made at any rate."""
    holds = meanings.holds(scene(g, f), node.condition)
    f.local["if"], f.local["asked"] = holds, node.condition
    lasting = conditional(scene(g, f), node.condition, node.effect)
    if holds:
        for binding, refs in asked_of(scene(g, f), node.condition):
            bind(f, binding, refs)
    elif lasting is None:  # cfv 8.3.2, cfv 8.1.1.1.2.3, cfv 8.1.1.2.3.3, cfv 8.1.1.1.2.2, cfv 8.1.1.2.3.2
        return None
    return nested(f, lasting or node.effect)  # fow 9.9:4


def _otherwise(g: Game, f: Frame[Branching], node: ast.Otherwise) -> Signal | None:
    """Only if what was said before it was not done: the condition did not hold, the optional step was declined. Where a
    condition is part of the effects it is said of, they apply whenever it does not hold (fow 9.9:4)."""
    done, lasting = f.local.get("if"), None
    if done is None:
        done = bool(bindings(f).get("did", bindings(f).get("paid", False)))
    else:
        lasting = conditional(scene(g, f), ast.Not(f.local["asked"]), node.effect)
    return nested(f, lasting or node.effect) if not done or lasting is not None else None


def _ways(g: Game, f: Frame[Branching], node: Replaced) -> Signal | None:
    f.local["way"] = 0
    return None


def _way_next(g: Game, f: Frame[Branching], node: Replaced) -> Signal | None:
    """A self-replacement, decided before the step it replaces and before any other replacement (sve 10.10.2.5.1).

    Only one is performed: another way if its condition holds and it is taken, or its cost is paid, the last written
    first, else the step itself (sve 10.10.1).
    """
    sc = scene(g, f)
    at = f.local["way"]
    for i in range(at, len(node.ways)):
        way = node.ways[i]
        f.local["way"] = i
        if way.pays is not None:
            offer = ast.PayFor(way.pays.costs, way.effect)
            if ("paid", way.pays) in sc.bind:
                bind(f, ("paid", offer), sc.bind[("paid", way.pays)])
            return nested(f, ast.Sequence((offer,)))
        if way.condition is None or not meanings.holds(sc, way.condition):
            continue
        if way.optional:
            return nested(f, ast.Sequence((ast.May(way.effect),)))
        go_to(f, _way_done)
        return nested(f, way.effect)
    f.local["way"] = -1
    go_to(f, _way_done)
    return nested(f, ast.Sequence((node.step,)))


def _way_offered(g: Game, f: Frame[Branching], node: Replaced) -> Signal | None:
    """If the cost was not paid, or the other way was declined, see whether there is yet another."""
    keep(g, f, node)
    at = f.local["way"]
    if not bindings(f).get("did"):
        f.local["way"] = at + 1
        go_to(f, _way_next)
    return None


def _way_done(g: Game, f: Frame[Branching], node: Replaced) -> Signal | None:
    """What the step would have named is what the other way has named, and the reverse. What the text goes on to say of
    the other way is done if that was taken."""
    keep(g, f, node)
    at = f.local["way"]
    bind(f, "way", at)
    if at < 0:
        for old, new in (pair for way in node.ways for pair in way.names):
            bind(f, new, bindings(f).get(old, ()))
        return None
    names = dict(node.ways[at].names)
    for old, new in names.items():
        bind(f, old, bindings(f).get(new, ()))
    waiting = held(bindings(f), "searched")
    if waiting:
        renamed = {new: old for old, new in names.items()}
        bind(f, "searched", tuple((renamed.get(b, b), seat) for b, seat in waiting))
    later = node.ways[at].later
    if not later:
        return None
    bind(f, "did", True)
    return nested(f, ast.Sequence(later))


def _undone(g: Game, f: Frame[Carrying], node: Undone) -> Signal | None:
    """What its requirement keeps from being offered was not done."""
    bind(f, "did", False)
    return None


def _before(g: Game, f: Frame[Branching], node: Before) -> Signal | None:
    f.local["size"] = g.log.size
    return None


def _after(g: Game, f: Frame[Branching], node: After) -> Signal | None:
    """A step was done if anything came of it, and of a fixed number of cards the whole number: "if you do" (fow-2.0
    1.4:4)."""
    size = f.local["size"]
    f.local["if"] = None
    bind(f, "did", g.log.size > size and all(in_full(scene(g, f), step) for step in _taken(f, node.step)))
    return None


def _taken(f: Frame[Branching], step: ast.Step | Replaced) -> tuple[ast.Step, ...]:
    """The steps that were carried out: of one that may be done another way, those of the way taken."""
    if not isinstance(step, Replaced):
        return (step,)
    at = bindings(f).get("way")
    return step.ways[at].effect.steps if isinstance(at, int) and at >= 0 else (step.step,)


def _from_among(g: Game, f: Frame[Carrying], node: ast.FromAmong) -> Signal | None:
    return nested(f, from_among(node))


def _nothing(g: Game, f: Frame[Carrying], node: object) -> Signal | None:
    """Said, not done: what X equals, and what a replaced event becomes (its replacement has seen to that)."""
    return None


ROWS[ast.If] = (_if, keep)
ROWS[ast.Otherwise] = (_otherwise, keep)
ROWS[Replaced] = (_ways, _way_next, _way_offered, _way_done, keep)
ROWS[Undone] = (_undone,)
ROWS[Before] = (_before,)
ROWS[After] = (_after,)
ROWS[ast.FromAmong] = (_from_among, keep)
ROWS[ast.DoSame] = (_nothing,)
ROWS[ast.Instead] = (_nothing,)
ROWS[ast.DefineX] = (_nothing,)
ROWS[ast.TakeInstead] = (_nothing,)
