"""By whom and how often: other players (sve 1.3.4), multiplied numbers (sve 5.29), repetition."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired

from ludex.enact.actions.together import can_be_done_together, done_together, together
from ludex.enact.playing.plan import is_target
from ludex.enact.scenes import meanings
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import Bindings, bind, held
from ludex.enact.steps.effect import ROWS, Carrying, bindings, effect_of, go_to, keep, leave, nested, scene, without
from ludex.enact.steps.multiplying import multiplied
from ludex.enact.steps.tree import defines
from ludex.kernel.memo import remembered
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Call, Frame, Signal
    from ludex.kernel.game import Game


class By(Carrying):
    """The players whose turn it is still to do it, and what those before them have done it to."""

    queue: tuple[int, ...]
    made: Bindings


class Rounds(Carrying):
    """How many rounds are left and how many were done, and the steps that are done again. Until a condition holds:
    `round` is the size of the record before the last round. `mark`: where the record of the whole text begins; each
    round asks what it has done itself."""

    left: int
    round: int
    again: NotRequired[ast.Sequence]
    mark: NotRequired[object]


def _theirs(node: ast.By | ast.TheyDo) -> ast.Sequence:
    return node.effect if isinstance(node, ast.TheyDo) else ast.Sequence((node.step,))


def _by(g: Game, f: Frame[By], node: ast.By | ast.TheyDo) -> Signal | None:
    """One player after the other, unless there is nothing to choose (sve 1.3.4.1)."""
    seats = meanings.seats(scene(g, f), node.player)
    f.local["queue"] = seats
    f.local["made"] = {}
    f.answer = None
    if len(seats) > 1 and isinstance(node, ast.By) and can_be_done_together(node.step):
        f.local["queue"] = ()
        return together(g, f, node.step, seats)
    return None


def _by_together(g: Game, f: Frame[By], node: ast.By | ast.TheyDo) -> Signal | None:
    """Go on if they have done it together."""
    if f.answer is not None and isinstance(node, ast.By):
        done_together(g, f, node.step)
        leave(f)
    return None


def _by_next(g: Game, f: Frame[By], node: ast.By | ast.TheyDo) -> Signal | None:
    """The next player carries the step out, the active player first (sve 1.3.4.1); the choices are theirs."""
    queue, made = f.local["queue"], f.local["made"]
    if not queue:
        f.local["bind"] = {**bindings(f), **made}
        leave(f)
        return None
    f.local["queue"] = queue[1:]
    f.local["they"] = queue[0]
    theirs, bound = _theirs(node), bindings(f)
    f.local["bind"] = without(bound, theirs) | {aim: bound[aim] for aim in _aims(theirs) if aim in bound}
    return nested(f, theirs, by=queue[0])


@remembered
def _aims(steps: ast.Sequence) -> tuple[int, ...]:
    """The targets among what steps name: they were chosen as it was played (fow 9.3:2.4), whoever does it then."""
    somes = [node for node in ast.walk(steps) if isinstance(node, ast.Some) and is_target(node.group)]
    return tuple(some.binding for some in somes)


def _by_done(g: Game, f: Frame[By], node: ast.By | ast.TheyDo) -> Signal | None:
    """What each of them did it to is spoken of together."""
    keep(g, f, node)
    made, bound = f.local["made"], bindings(f)
    more: Bindings = {}
    for number in defines(_theirs(node)):
        more[number] = (*held(made, number), *held(bound, number))
    f.local["made"] = {**made, **more}
    go_to(f, _by_next)
    return None


# -- numbers and repetition ---
def _for_every(g: Game, f: Frame[Carrying], node: ast.ForEvery) -> Signal | None:
    """Done once with its numbers multiplied; not at all if there is nothing to multiply by (sve 5.29.1, 1.3.2.2)."""
    if isinstance(node.step, ast.By):  # each player for the cards of their own: `every follower on their field`
        theirs = ast.ForEvery(node.step.step, node.per, node.of)
        return nested(f, ast.Sequence((ast.By(node.step.player, theirs),)))
    factor = max(0, amount(scene(g, f), node.of)) // max(1, node.per)
    return nested(f, ast.Sequence((multiplied(node.step, factor),))) if factor else None


def _repeat(g: Game, f: Frame[Rounds], node: ast.Repeat | ast.RepeatAll) -> Signal | None:
    f.local["left"], f.local["round"] = max(0, amount(scene(g, f), node.times)), 0
    return None


def _repeat_next(g: Game, f: Frame[Rounds], node: ast.Repeat | ast.RepeatAll) -> Signal | None:
    """Carry the step, or all of them, out once more; from the second time on its choices are made anew."""
    steps = node.effect if isinstance(node, ast.RepeatAll) else ast.Sequence((node.step,))
    return _round(g, f, steps, fresh=f.local["round"] != 0)


def _repeat_process(g: Game, f: Frame[Rounds], node: ast.RepeatProcess) -> Signal | None:
    """What was said before in this ability is carried out again; from inside a condition, the condition too.

    A round in which nothing could be done any more is the last (sve 1.3.2).
    """
    if f.local.get("began") == g.log.size:
        leave(f)
        return None
    process = f.local.get("process")
    if process is None:
        effect = effect_of(f)
        process = ast.Sequence(effect.sequence.steps[: effect.at[f.row - 1]])
    f.local["again"] = process
    f.local["left"], f.local["round"] = max(0, amount(scene(g, f), node.times) - int(node.in_all)), 0
    return None


def _process_next(g: Game, f: Frame[Rounds], node: ast.RepeatProcess) -> Signal | None:
    call = _round(g, f, f.local["again"], fresh=True)
    if call is not None:
        call.local["process"], call.local["began"] = None, g.log.size
    return call


def _round(g: Game, f: Frame[Rounds], sequence: ast.Sequence, *, fresh: bool) -> Call[Carrying] | None:
    left, done = f.local["left"], f.local["round"]
    whole = f.local.setdefault("mark", bindings(f).get("mark", 0))
    if left <= 0 or not g.again():
        bind(f, "mark", whole)
        leave(f)
        return None
    f.local["left"], f.local["round"] = left - 1, done + 1
    if fresh:
        f.local["bind"] = without(bindings(f), sequence)
    bind(f, "mark", g.log.size if fresh else whole)
    return nested(f, sequence)


def _round_done(g: Game, f: Frame[Rounds], node: object) -> Signal | None:
    keep(g, f, node)
    go_to(f, _repeat_next if isinstance(node, ast.Repeat | ast.RepeatAll) else _process_next)
    return None


def _until(g: Game, f: Frame[Rounds], node: ast.RepeatUntil) -> Signal | None:
    """The step said just before, once more, unless the condition holds or the last round has changed nothing."""
    effect = effect_of(f)
    at = effect.at[f.row - 1]
    idle = f.local.get("round") == g.log.size
    if at == 0 or idle or meanings.holds(scene(g, f), node.condition) or not g.again():
        f.local["round"] = -1
        leave(f)
        return None
    step = ast.Sequence((effect.sequence.steps[at - 1],))
    f.local["round"] = g.log.size
    f.local["bind"] = without(bindings(f), step)
    return nested(f, step)


def _until_done(g: Game, f: Frame[Rounds], node: ast.RepeatUntil) -> Signal | None:
    keep(g, f, node)
    go_to(f, _until)
    return None


ROWS[ast.By] = (_by, _by_together, _by_next, _by_done)
ROWS[ast.TheyDo] = (_by, _by_together, _by_next, _by_done)
ROWS[ast.ForEvery] = (_for_every, keep)
ROWS[ast.Repeat] = (_repeat, _repeat_next, _round_done)
ROWS[ast.RepeatAll] = ROWS[ast.Repeat]
ROWS[ast.RepeatUntil] = (_until, _until_done)
ROWS[ast.RepeatProcess] = (_repeat_process, _process_next, _round_done)
