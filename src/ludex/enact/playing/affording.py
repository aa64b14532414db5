"""Whether a cost can be paid (sve 10.4): checked as a whole, wholly or not at all."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, Any

from ludex.enact.nouns import groups
from ludex.enact.nouns.objects import ids, needs_choice
from ludex.enact.playing import claims
from ludex.enact.playing.named_costs import plain
from ludex.enact.ruleset import DECK, text_rules
from ludex.enact.scenes.discarding import empty_hands
from ludex.enact.scenes.meanings import amount
from ludex.enact.standing.prohibitions import obstacle as forbids
from ludex.enact.steps.tree import TOKENS
from ludex.kernel.decisions import Obstacle
from ludex.kernel.events import Event
from ludex.kernel.memo import Recalled, remembered
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene


class Purse:
    """What a cost has already taken while it is checked."""

    __slots__ = ("points", "taken")

    def __init__(self, points: dict[str, int], taken: set[int]) -> None:
        self.points: dict[str, int] = points
        self.taken: set[int] = taken


ACTIONS: dict[type, Callable[[Scene, Any, Purse], Obstacle | None]] = {}
"""Why an action of one game cannot be done in full to pay with, registered by the game."""


def affordable(
    scene: Scene, costs: ast.Costs, *, in_lieu: int = 0, without: frozenset[int] = frozenset()
) -> Obstacle | None:
    """Why a cost cannot be paid in full, or None. `without`: cards that are not there to pay, such as the card being
    played, which is in the resolution zone by then."""
    points = text_rules(scene.g).points
    need, have = points_alone(costs), scene.g.value(scene.you, points) + in_lieu
    if have >= need:  # sve 10.4.2.2
        return None
    if need != inf and len(costs.items) == 1:
        return _too_few(scene.g.rules.cite("pay points"), int(need), points, have)
    costs = plain(costs)
    purse = Purse(dict(scene.g.values[scene.you]), set(without))
    purse.points[points] = have
    for item in costs.items:
        obstacle = _obstacle(scene, item, costs, purse)
        if obstacle is not None:
            return obstacle
    wanted = claims.claims_of(costs)
    lacking = claims.unmet(scene, wanted, without | claims.named(scene, costs)) if wanted else None
    if lacking is None:
        return None
    _, need, have = lacking
    return Obstacle(scene.g.rules.cite("pay in full"), f"{need} cards needed to pay, {have} there")


_alone: Recalled[ast.Costs, float] = Recalled()


def points_alone(costs: ast.Costs) -> float:
    """How many points are enough to pay a cost, which most are; no number is where it asks for anything else."""
    known = _alone.get(id(costs)) or _alone.learn(costs, _in_points)
    return known[1]


def _in_points(costs: ast.Costs) -> float:
    points = [c.amount for c in costs.items if isinstance(c, ast.PayPoints)]
    fixed = [n.value for n in points if isinstance(n, ast.Number)]
    return sum(max(0, n) for n in fixed) if len(fixed) == len(costs.items) else inf


@remembered
def _too_few(rule: str, need: int, points: str, have: int) -> Obstacle:
    """A menu meets the same few again and again, so each is worded once."""
    return Obstacle(rule, f"it costs {need} {points} and {have} are left")


def _obstacle(scene: Scene, item: ast.Cost, costs: ast.Costs, purse: Purse) -> Obstacle | None:
    """Why one cost cannot be paid with what the others have left: a number in the circle is that many play points
    (ruling sve-R23), an X the X of the text; each of several circles is a cost of its own."""
    g = scene.g
    if isinstance(item, ast.PayPoints):
        # sve 5.3.1, sve 5.3.1.1, sve 5.3.1.2, sve 5.3.1.2.1
        need = max(0, amount(scene, item.amount))
        points = text_rules(g).points
        have = purse.points[points]
        purse.points[points] = have - need
        return _too_few(g.rules.cite("pay points"), need, points, have) if have < need else None
    if isinstance(item, ast.PayLife):
        barred = forbids(g, "pay life", Event("pay life", "", seat=scene.you))
        if barred is not None:
            return barred
    special = text_rules(g).cost_obstacle(scene, item, costs)
    if special is not None:
        return special
    if isinstance(item, ast.EngageThis):
        return _engage_this(scene, purse)
    if isinstance(item, ast.DoAction) and not _of_a_choice(item.action, costs):
        return _action(scene, item.action, purse)
    return None


def _of_a_choice(action: ast.Action, costs: ast.Costs) -> bool:
    """Whether an action is done to what another part lets be chosen, which is looked at there: `reveal a spell from
    your hand and put it on the bottom of your deck`."""
    what = getattr(action, "what", None)
    return isinstance(what, ast.Ref) and any(what.binding == claim.some.binding for claim in claims.claims_of(costs))


def _engage_this(scene: Scene, purse: Purse) -> Obstacle | None:
    """This card must be on the field and reserved (sve 10.4.6), however short it has been there (sve 10.4.6.1)."""
    g = scene.g
    card = g.find(scene.this)
    if card is None or not text_rules(g).in_play(card.zone) or card.rested:
        return Obstacle(g.rules.cite("engage cost"), f"this card is not {text_rules(g).turnable}")
    return None


def _action(scene: Scene, action: ast.Action, purse: Purse) -> Obstacle | None:
    """An action as a cost must be possible in full."""
    g = scene.g
    rule = g.rules.cite("pay in full")
    if isinstance(action, ast.RemoveCounters) and not needs_choice(action.source):
        need = 1 if action.amount is None else amount(scene, action.amount)
        have = sum(g.cards[c].count(action.kind) for c in ids(scene, action.source))
        return None if have >= need else Obstacle(rule, f"{need} {action.kind} counters to remove, {have} there")
    if isinstance(action, ast.Give) and _lowers_leader(action):
        return defense_needed(scene, _defense(scene, action))
    if isinstance(action, ast.GainPoints):
        return _points(scene, action, purse)
    own = ACTIONS.get(type(action))
    if own is not None:
        return own(scene, action, purse)
    if isinstance(action, ast.Deal) and not all(_somebody(scene, part.to) for part in action.parts):
        return Obstacle(rule, "there is nothing to deal damage to")
    what = getattr(action, "what", None)
    if what is None or empty_hands(scene, action):
        return None
    return _cards(scene, what, purse, rested=isinstance(action, ast.Engage), action=action)


def _somebody(scene: Scene, to: ast.Object) -> bool:
    """Whether anything is there of what is chosen."""
    return not isinstance(to, ast.Some) or bool(groups.members(scene, to.group))


def deck_needed(scene: Scene, need: int) -> Obstacle | None:
    """So many cards of the own deck must be there."""
    g = scene.g
    have, rule = len(g.zone(scene.you, DECK)), g.rules.cite("pay in full")
    return None if have >= need else Obstacle(rule, f"{need} cards of the deck needed, {have} there")


def defense_needed(scene: Scene, need: int) -> Obstacle | None:
    """The leader must have so much defense (sve 10.4.5)."""
    g = scene.g
    have = sum(g.chars(c).number("defense") for c in text_rules(g).leader(g, scene.you))
    return None if have >= need else Obstacle(g.rules.cite("pay value"), f"the leader has {have} defense")


def _lowers_leader(action: ast.Give) -> bool:
    """Whether the cost is some of the leader's defense, said as a change of it."""
    return isinstance(action.to, ast.Leader) and any(
        isinstance(gain, ast.StatChange) and gain.defense is not None and gain.defense.sign == "-"
        for gain in action.gains
    )


def _defense(scene: Scene, action: ast.Give) -> int:
    """How much defense the leader loses for it."""
    return sum(
        amount(scene, gain.defense.amount)
        for gain in action.gains
        if isinstance(gain, ast.StatChange) and gain.defense is not None and gain.defense.sign == "-"
    )


def _points(scene: Scene, action: ast.GainPoints, purse: Purse) -> Obstacle | None:
    """A value changed as a cost must be as large as the change (sve 10.4.5) and keep to its bounds (sve 10.4.5.1)."""
    g = scene.g
    need, have = amount(scene, action.amount), purse.points[action.points]
    after = have - need if action.verb == "lose" else have + need
    if have < need and action.verb == "lose":
        return Obstacle(g.rules.cite("pay value"), f"{need} {action.points} needed, {have} left")
    if g.rules.limits(g, scene.you, action.points, after) != after:
        return Obstacle(g.rules.cite("pay bound"), f"{action.points} cannot become {after}")
    purse.points[action.points] = after
    return None


def _cards(
    scene: Scene, what: ast.Object, purse: Purse, *, rested: bool = False, action: ast.Action | None = None
) -> Obstacle | None:
    """Whether the cards a cost asks for are there and not already taken by another part of it."""
    g = scene.g
    rule = g.rules.cite("pay in full")
    if isinstance(what, ast.Together):
        for part in what.parts:
            obstacle = _cards(scene, part, purse, rested=rested, action=action)
            if obstacle is not None:
                return obstacle
        return None
    if isinstance(what, TOKENS) or (isinstance(what, ast.Some) and not isinstance(what.quantity, ast.Each)):
        return None  # tokens are made, and chosen cards are looked at together
    if isinstance(what, ast.TopCards):
        need = amount(scene, what.amount)
        have = len(ids(scene, what))
        return None if have >= need else Obstacle(rule, f"{need} cards of the deck needed, {have} there")
    found = ids(scene, what)
    if not found or any(c in purse.taken for c in found) or not text_rules(g).can_pay_with(scene, action, found):
        return Obstacle(rule, "this card cannot pay for it from where it is")
    if action is not None and not all(text_rules(g).can_be_moved(g, c, action) for c in found):
        return Obstacle(rule, "this card does not go there")
    if rested and any(g.cards[c].rested for c in found):
        return Obstacle(rule, f"it is {text_rules(g).turned} already")
    if action is not None and not isinstance(action, ast.Engage | ast.Reveal):
        purse.taken.update(found)
    return None
