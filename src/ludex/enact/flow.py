"""The order of things (sve 10.6.2.8.2): conditions, choices, other players, repetition, what lasts and what waits.

`procedure` turns a sequence of a text into a procedure, by the rows of `ROWS`; the actions add theirs to the same table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact import conditions, paying, plan, players
from ludex.enact.abilities import lasting_ability
from ludex.enact.actions import course, damage, giving, information, moving, points, putting, states
from ludex.enact.actions.arranging import Replaced
from ludex.enact.actions.durations import END_OF_TURN, duration
from ludex.enact.actions.effect import (
    ROWS,
    Effect,
    StepRow,
    actor,
    back,
    bindings,
    keep,
    leave,
    nested,
    procedure,
    scene,
    source,
)
from ludex.enact.actions.multiplying import multiplied
from ludex.enact.actions.possible import can
from ludex.enact.actions.tree import defines
from ludex.enact.amounts import amount
from ludex.enact.ruleset import text_rules
from ludex.enact.scene import Bindings, Scene, bind
from ludex.kernel import choosing
from ludex.kernel.cards import CardRef
from ludex.kernel.changes import FOREVER, Duration, Lasting
from ludex.kernel.decisions import CHOOSE, Decision, Option
from ludex.kernel.frames import Ask
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game

__all__ = ["FAMILIES", "ROWS", "Effect", "StepRow", "procedure"]

FAMILIES = (course, damage, giving, information, moving, points, putting, states)


# -- conditions ---------------------------------------------------------------------------------------------------------
def _if(g: Game, f: Frame, node: ast.If) -> Signal | None:
    """Asked when the step comes up; what follows with "otherwise" asks no more."""
    holds = conditions.holds(scene(g, f), node.condition)
    f.local["if"] = holds
    if holds:
        return nested(f, node.effect)
    leave(f)
    return None


def _otherwise(g: Game, f: Frame, node: ast.Otherwise) -> Signal | None:
    """Only if what was said before it was not done: the condition did not hold, the optional step was declined."""
    done = f.local.get("if")
    if done is None:
        done = bindings(f).get("did", bindings(f).get("paid", False))
    if not done:
        return nested(f, node.effect)
    leave(f)
    return None


def _ways(g: Game, f: Frame, node: Replaced) -> Signal | None:
    """A self-replacement, decided before the step it replaces and before any other replacement (sve 10.10.2.5.1).

    Only one is performed: another way if its condition holds, the last written first, else the step itself.
    """
    sc = scene(g, f)
    f.local["way"] = -1
    for at, way in enumerate(node.ways):
        if conditions.holds(sc, way.condition):
            f.local["way"] = at
            return nested(f, way.effect)
    return nested(f, ast.Sequence((node.step,)))


def _way_done(g: Game, f: Frame, node: Replaced) -> Signal | None:
    """What the step would have named is what the other way has named."""
    keep(g, f, node)
    at = f.local["way"]
    assert isinstance(at, int)
    if at >= 0:
        for old, new in node.ways[at].names:
            bind(f, old, bindings(f).get(new, ()))
    return None


# -- may ----------------------------------------------------------------------------------------------------------------
def _may(g: Game, f: Frame, node: ast.May) -> Signal | None:
    f.local["queue"] = (actor(f),) if node.player is None else players.seats(scene(g, f), node.player)
    f.local["did"], f.local["if"] = False, None
    return None


def _may_ask(g: Game, f: Frame, node: ast.May) -> Signal | None:
    """Offer the steps to the next player, if something of them can be done (sve 1.3.2)."""
    queue = f.local["queue"]
    assert isinstance(queue, tuple)
    if not queue:
        bind(f, "did", f.local["did"])
        leave(f)
        return None
    seat = queue[0]
    sc = scene(g, f)
    if node.player is not None:
        sc = Scene(g, sc.source, _without(sc.bind, node.effect) if len(queue) > 1 else sc.bind, sc.event, seat)
    if not can(sc, seat, node.effect):
        f.local["queue"] = queue[1:]
        f.row -= 1
        return None
    return choosing.confirm(seat, rule=g.rules.cite("may"), prompt="Do it?", card=source(f).card)


def _may_do(g: Game, f: Frame, node: ast.May) -> Signal | None:
    """All of the steps or none of them."""
    queue = f.local["queue"]
    assert isinstance(queue, tuple)
    if not f.answer:
        f.local["queue"] = queue[1:]
        back(f)
        return None
    f.local["before"] = (g.log.size, len(bindings(f)))
    return nested(f, node.effect, by=-1 if node.player is None else queue[0])


def _may_done(g: Game, f: Frame, node: ast.May) -> Signal | None:
    """It was done if anything came of it."""
    keep(g, f, node)
    queue, before = f.local["queue"], f.local["before"]
    assert isinstance(queue, tuple) and isinstance(before, tuple)
    f.local["did"] = f.local["did"] or g.log.size > before[0] or len(bindings(f)) > before[1]
    f.local["queue"] = queue[1:]
    if queue[1:]:
        f.local["bind"] = _without(bindings(f), node.effect)
    f.row -= 3
    return None


def _without(bound: Bindings, node: ast.Node) -> Bindings:
    """The bindings without those that a tree makes, so that it makes them anew."""
    gone = defines(node)
    return {key: value for key, value in bound.items() if key not in gone} if gone else bound


# -- costs --------------------------------------------------------------------------------------------------------------
def _offer(g: Game, f: Frame, node: ast.PayFor) -> Signal | None:
    """An optional cost when resolving (sve 10.4.7.5), unless it was settled on playing (sve 13.3.3.2)."""
    sc = scene(g, f)
    f.local["if"] = None
    settled = sc.bind.get(("paid", node))
    if settled is not None:
        bind(f, "did", bool(settled))
        f.row += 2
        return None
    on_playing = any(isinstance(item, ast.EarthRite) for item in node.costs.items)
    if on_playing or paying.affordable(sc, node.costs) is not None:
        bind(f, "did", False)
        leave(f)
        return None
    rule = g.rules.cite("optional cost")
    return choosing.confirm(sc.you, rule=rule, prompt="Pay for it?", card=sc.source.card)


def _pay(g: Game, f: Frame, node: ast.PayFor) -> Signal | None:
    """The cost is paid in full or not at all (sve 10.4.2.2)."""
    if not f.answer:
        bind(f, "did", False)
        leave(f)
        return None
    sc = scene(g, f)
    return paying.pay(g, node.costs, sc.source, sc.bind, sc.event)


def _paid(g: Game, f: Frame, node: ast.PayFor) -> Signal | None:
    answer = f.answer
    assert isinstance(answer, tuple)
    paid, bound = answer
    f.local["bind"] = {**bound, "paid": paid, "did": paid}
    return None


def _paid_for(g: Game, f: Frame, node: ast.PayFor) -> Signal | None:
    if bindings(f).get("did"):
        return nested(f, node.effect)
    leave(f)
    return None


# -- other players ------------------------------------------------------------------------------------------------------
def _by(g: Game, f: Frame, node: ast.By) -> Signal | None:
    f.local["queue"] = players.seats(scene(g, f), node.player)
    f.local["made"] = {}
    return None


def _by_next(g: Game, f: Frame, node: ast.By) -> Signal | None:
    """The next player carries the step out, the active player first (sve 1.3.4.1); the choices are theirs."""
    queue, made = f.local["queue"], f.local["made"]
    assert isinstance(queue, tuple) and isinstance(made, dict)
    if not queue:
        f.local["bind"] = {**bindings(f), **made}
        leave(f)
        return None
    f.local["queue"] = queue[1:]
    f.local["they"] = queue[0]
    f.local["bind"] = _without(bindings(f), node.step)
    return nested(f, ast.Sequence((node.step,)), by=queue[0])


def _by_done(g: Game, f: Frame, node: ast.By) -> Signal | None:
    """What each of them did it to is spoken of together."""
    keep(g, f, node)
    made, bound = f.local["made"], bindings(f)
    assert isinstance(made, dict)
    more: dict[object, object] = {}
    for number in defines(node.step):
        held = bound.get(number, ())
        assert isinstance(held, tuple)
        more[number] = (*made.get(number, ()), *held)
    f.local["made"] = {**made, **more}
    back(f)
    return None


# -- numbers and repetition -----------------------------------------------------------------------------------------------
def _for_every(g: Game, f: Frame, node: ast.ForEvery) -> Signal | None:
    """Done once with its numbers multiplied; not at all if there is nothing to multiply by (sve 5.29.1, 1.3.2.2)."""
    factor = max(0, amount(scene(g, f), node.of)) // max(1, node.per)
    if factor:
        return nested(f, ast.Sequence((multiplied(node.step, factor),)))
    leave(f)
    return None


def _repeat(g: Game, f: Frame, node: ast.Repeat) -> Signal | None:
    f.local["left"], f.local["round"] = max(0, amount(scene(g, f), node.times)), 0
    return None


def _repeat_next(g: Game, f: Frame, node: ast.Repeat) -> Signal | None:
    """Carry the step out once more; from the second time on its choices are made anew."""
    return _round(f, ast.Sequence((node.step,)), fresh=f.local["round"] != 0)


def _repeat_process(g: Game, f: Frame, node: ast.RepeatProcess) -> Signal | None:
    """What was said before in this ability is carried out again; from inside a condition, the condition too."""
    process = f.local.get("process")
    if not isinstance(process, ast.Sequence):
        effect = f.procedure
        assert isinstance(effect, Effect)
        process = ast.Sequence(effect.sequence.steps[: effect.at[f.row - 1]])
    f.local["again"] = process
    f.local["left"], f.local["round"] = max(0, amount(scene(g, f), node.times)), 0
    return None


def _process_next(g: Game, f: Frame, node: ast.RepeatProcess) -> Signal | None:
    process = f.local["again"]
    assert isinstance(process, ast.Sequence)
    signal = _round(f, process, fresh=True)
    if signal is not None:
        signal.local["process"] = None  # type: ignore[union-attr]
    return signal


def _round(f: Frame, sequence: ast.Sequence, *, fresh: bool) -> Signal | None:
    left, done = f.local["left"], f.local["round"]
    assert isinstance(left, int) and isinstance(done, int)
    if left <= 0:
        leave(f)
        return None
    f.local["left"], f.local["round"] = left - 1, done + 1
    if fresh:
        f.local["bind"] = _without(bindings(f), sequence)
    return nested(f, sequence)


def _round_done(g: Game, f: Frame, node: object) -> Signal | None:
    keep(g, f, node)
    back(f)
    return None


# -- choosing options -----------------------------------------------------------------------------------------------------
def _modes(g: Game, f: Frame, node: ast.Choose) -> Signal | None:
    """Options are chosen on playing (sve 5.18.3); where that was not possible, they are chosen now."""
    sc = scene(g, f)
    settled = sc.bind.get("modes")
    f.local["modes"], f.local["open"] = (), False
    if isinstance(settled, tuple):
        f.local["modes"] = settled
    else:
        f.local["open"] = True
    return None


def _mode_ask(g: Game, f: Frame, node: ast.Choose) -> Signal | None:
    sc = scene(g, f)
    chosen = f.local["modes"]
    assert isinstance(chosen, tuple)
    low, high = plan.mode_span(sc, node)
    left = [o for o in node.options if o.number not in chosen and can(sc, actor(f), o.effect)]
    if not f.local["open"] or len(chosen) >= high or not left:
        f.row += 1
        return None
    options = [Option(f"option {o.number}", o.number) for o in left]
    if len(chosen) >= low:
        options.append(Option("done", 0))
    rule = g.rules.cite("choose")
    return Ask(Decision(actor(f), CHOOSE, rule, "Choose an option", options, card=source(f).card))


def _mode_chosen(g: Game, f: Frame, node: ast.Choose) -> Signal | None:
    chosen = f.local["modes"]
    assert isinstance(chosen, tuple)
    if f.answer == 0:
        f.local["open"] = False
    else:
        f.local["modes"] = (*chosen, f.answer)
    back(f)
    return None


def _mode_next(g: Game, f: Frame, node: ast.Choose) -> Signal | None:
    """The options chosen are carried out in the order they are listed (sve 10.6.2.8.2.2)."""
    chosen = f.local["modes"]
    assert isinstance(chosen, tuple)
    for option in node.options:
        if option.number in chosen:
            f.local["modes"] = tuple(n for n in chosen if n != option.number)
            return nested(f, option.effect)
    leave(f)
    return None


def _mode_done(g: Game, f: Frame, node: ast.Choose) -> Signal | None:
    keep(g, f, node)
    back(f)
    return None


# -- what lasts and what waits ----------------------------------------------------------------------------------------------
def _lasting(g: Game, f: Frame, node: ast.Lasting) -> Signal | None:
    """A persistent effect starts now (sve 10.2.1.2)."""
    sc = scene(g, f)
    ability = lasting_ability(text_rules(g), node.static)
    made = Lasting(0, ability, _this(sc), sc.you, kept_bindings(sc), duration(sc, node.duration))
    return text_rules(g).verbs.last(g, f, made, sc.source)


def _delayed(g: Game, f: Frame, node: ast.Delayed) -> Signal | None:
    """A delayed trigger waits: for one time, or for as many as there are in its time frame (sve 10.7.5.1)."""
    sc = scene(g, f)
    ability = lasting_ability(text_rules(g), node)
    lasts = _time_frame(sc, node)
    made = Lasting(0, ability, _this(sc), sc.you, kept_bindings(sc), lasts, once=ability.once)
    return text_rules(g).verbs.last(g, f, made, sc.source)


def _time_frame(sc: Scene, node: ast.Delayed) -> Duration:
    if node.during is not None:
        return duration(sc, node.during)
    event = node.event
    if isinstance(event, ast.PhaseStarts) and event.which == "this" and event.edge == "start":
        return Duration(END_OF_TURN)
    return FOREVER


def _this(sc: Scene) -> CardRef:
    return CardRef(sc.source.card, sc.source.incarnation)


PASSING = frozenset({"modes", "searched", "mark", "did", "fixed", "revealed"})


def kept_bindings(sc: Scene) -> tuple[tuple[str, object], ...]:
    """What the text has named stays named in what it leaves behind; what belongs to this resolution does not.

    "they" is the player just spoken of.
    """
    kept: list[tuple[object, object]] = [(k, v) for k, v in sc.bind.items() if k not in PASSING]
    if sc.they >= 0:
        kept.append(("they", sc.they))
    return tuple(kept)  # type: ignore[arg-type]


def _nothing(g: Game, f: Frame, node: object) -> Signal | None:
    """Said, not done: what X equals, and what a replaced event becomes (its replacement has seen to that)."""
    return None


ROWS[ast.If] = (_if, keep)
ROWS[ast.Otherwise] = (_otherwise, keep)
ROWS[Replaced] = (_ways, _way_done)
ROWS[ast.Instead] = (_nothing,)
ROWS[ast.May] = (_may, _may_ask, _may_do, _may_done)
ROWS[ast.PayFor] = (_offer, _pay, _paid, _paid_for, keep)
ROWS[ast.By] = (_by, _by_next, _by_done)
ROWS[ast.ForEvery] = (_for_every, keep)
ROWS[ast.Repeat] = (_repeat, _repeat_next, _round_done)
ROWS[ast.RepeatProcess] = (_repeat_process, _process_next, _round_done)
ROWS[ast.Choose] = (_modes, _mode_ask, _mode_chosen, _mode_next, _mode_done)
ROWS[ast.DefineX] = (_nothing,)
ROWS[ast.TakeInstead] = (_nothing,)
ROWS[ast.Delayed] = (_delayed,)
ROWS[ast.Lasting] = (_lasting,)
