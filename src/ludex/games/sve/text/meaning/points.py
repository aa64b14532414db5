"""Points, the leader's defense as a cost, and what cards cost for a while (sve 3.2, 5.15, 10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.actions.durations import duration
from ludex.enact.actions.finding import times
from ludex.enact.actions.lasting import kept_bindings, speaker
from ludex.enact.playing.affording import ACTIONS, defense_needed
from ludex.enact.playing.possible import QUESTIONS, always
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes.making import lasting_ability
from ludex.enact.scenes.meanings import amount
from ludex.enact.steps.effect import ROWS, Carrying, actor, scene, source
from ludex.enact.steps.multiplying import AMOUNTS
from ludex.enact.unsupported import ASKED, standing
from ludex.games.sve.text import nodes
from ludex.kernel.cards import CardRef
from ludex.kernel.effects import changes
from ludex.kernel.effects.changes import Change, Lasting
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.playing.affording import Purse
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


def _recover_all(g: Game, f: Frame[Carrying], node: nodes.RecoverAll) -> Signal | None:
    """As many as are missing (sve 5.15.1.1)."""
    seat = actor(f)
    points = text_rules(g).points
    missing = g.value(seat, f"max {points}") - g.value(seat, points)
    f.answer = ()
    if missing <= 0:
        return None
    return text_rules(g).verbs.points(g, f, seat, points, missing, source(f), verb="recover")


def _pay_defense(g: Game, f: Frame[Carrying], node: nodes.PayDefense) -> Signal | None:
    """The leader's defense is reduced; no damage is dealt."""
    much, rules, seat = times(scene(g, f), node.amount), text_rules(g), actor(f)
    origin = CardRef(source(f).card, source(f).incarnation)
    made = Change(0, changes.ADD, "defense", -much, source=origin, seat=source(f).seat)
    parts = tuple((cid, made) for cid in rules.leader(g, seat))
    f.answer = ()
    return rules.verbs.change(g, f, parts, source(f)) if much and parts else None


def _next_cost(g: Game, f: Frame[Carrying], node: nodes.NextCost) -> Signal | None:
    """The next card of a group costs less or more: it is used up by that card being played."""
    sc = scene(g, f)
    group = ast.Some(ast.Each(), node.group)
    shift = nodes.CostShift(group, node.change, node.amount, player=ast.Player("you"), zone=node.zone)
    ability = lasting_ability(text_rules(g), shift)
    made = Lasting(0, ability, speaker(sc), sc.you, kept_bindings(sc), duration(sc, node.duration), uses=1)
    return text_rules(g).verbs.last(g, f, made, sc.source)


def _defense_obstacle(scene: Scene, action: nodes.PayDefense, purse: Purse) -> Obstacle | None:
    """The leader must have as much (sve 10.4.5)."""
    return defense_needed(scene, amount(scene, action.amount))


ROWS[nodes.RecoverAll] = (_recover_all,)
ROWS[nodes.PayDefense] = (_pay_defense,)
ROWS[nodes.NextCost] = (_next_cost,)
ACTIONS[nodes.PayDefense] = _defense_obstacle
AMOUNTS.add(nodes.PayDefense)
QUESTIONS[nodes.NextCost] = always
ASKED[nodes.CostShift] = standing
