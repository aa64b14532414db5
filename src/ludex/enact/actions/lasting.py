"""What lasts and what waits: persistent effects (sve 10.2.1.2) and delayed triggers (sve 10.7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.abilities import lasting_ability
from ludex.enact.actions.durations import END_OF_TURN, duration
from ludex.enact.actions.effect import ROWS, scene
from ludex.enact.ruleset import text_rules
from ludex.enact.scene import Scene
from ludex.kernel.cards import CardRef
from ludex.kernel.changes import FOREVER, Duration, Lasting
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def _lasting(g: Game, f: Frame, node: ast.Lasting) -> Signal | None:
    """A persistent effect starts now (sve 10.2.1.2)."""
    sc = scene(g, f)
    ability = lasting_ability(text_rules(g), node.static)
    uses = 1 if applies_once(node.static) else -1
    made = Lasting(0, ability, _this(sc), sc.you, kept_bindings(sc), duration(sc, node.duration), uses=uses)
    return text_rules(g).verbs.last(g, f, made, sc.source)


def applies_once(node: ast.Static) -> bool:
    """Whether a standing effect is over when it has applied: the next time, the next start phase."""
    return (isinstance(node, ast.Replace) and node.once) or (isinstance(node, ast.NoRefresh) and node.next_only)


def _next_cost(g: Game, f: Frame, node: ast.NextCost) -> Signal | None:
    """The next card of a group costs less or more: it is used up by that card being played."""
    sc = scene(g, f)
    shift = ast.CostShift(ast.Some(ast.Each(), node.group), node.change, node.amount, player=ast.Player("you"))
    ability = lasting_ability(text_rules(g), shift)
    made = Lasting(0, ability, _this(sc), sc.you, kept_bindings(sc), duration(sc, node.duration), uses=1)
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


ROWS[ast.Delayed] = (_delayed,)
ROWS[ast.Lasting] = (_lasting,)
ROWS[ast.NextCost] = (_next_cost,)
