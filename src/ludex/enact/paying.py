"""Costs (sve 10.4): checked as a whole, paid in written order, wholly or not at all."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from ludex.enact import flow, groups
from ludex.enact.amounts import amount
from ludex.enact.objects import ids
from ludex.enact.ruleset import text_rules
from ludex.enact.scene import Bindings, Scene
from ludex.kernel.choosing import pick
from ludex.kernel.decisions import Obstacle
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

paying = Procedure("", "Paying a cost", "enact paying")
FIRST = 1000  # bindings of the cards a cost is paid with lie beyond those of the text


class Purse:
    """What a cost has already taken while it is checked."""

    __slots__ = ("points", "taken")

    def __init__(self, points: dict[str, int], taken: set[int]) -> None:
        self.points = points
        self.taken = taken


def pay(
    g: Game,
    costs: ast.Costs,
    source: Source,
    bind: Bindings,
    event: Event | None,
    *,
    in_lieu: int = 0,
) -> Call:
    """Pay costs. The answer is (True, bindings): "paid cards" are the cards it was paid with.

    `in_lieu` play points have been paid in another way (sve 12.2.3).
    """
    return Call(
        paying, costs=costs, source=source, bind={**bind, "paid cards": ()}, event=event, they=-1, at=0, in_lieu=in_lieu
    )


def affordable(scene: Scene, costs: ast.Costs, *, in_lieu: int = 0) -> Obstacle | None:
    """Why a cost cannot be paid in full, or None (sve 10.4.2.2)."""
    purse = Purse(dict(scene.g.values[scene.you]), set())
    purse.points["play points"] = purse.points.get("play points", 0) + in_lieu
    for item in costs.items:
        obstacle = _obstacle(scene, item, costs, purse)
        if obstacle is not None:
            return obstacle
    return None


def _obstacle(scene: Scene, item: ast.Cost, costs: ast.Costs, purse: Purse) -> Obstacle | None:
    """Why one cost cannot be paid with what the others have left.

    A number in the circle is that many play points (sve 5.3.1, sve 5.3.1.1), an X the X of the text (sve 5.3.1.2); each
    of several circles is a cost of its own (sve 5.3.1.2.1).
    """
    g = scene.g
    if isinstance(item, ast.PayPoints):
        need = max(0, amount(scene, item.amount))
        have = purse.points.get("play points", 0)
        purse.points["play points"] = have - need
        if have < need:
            return Obstacle(g.rules.cite("pay points"), f"it costs {need} play points and {have} are left")
        return None
    special = text_rules(g).cost_obstacle(scene, item, costs)
    if special is not None:
        return special
    if isinstance(item, ast.EngageThis):
        return _engage_this(scene, purse)
    if isinstance(item, ast.EngageOthers):
        return _cards(scene, item.what, purse, rested=True)
    if isinstance(item, ast.DoAction):
        return _action(scene, item.action, purse)
    return None


def _engage_this(scene: Scene, purse: Purse) -> Obstacle | None:
    g = scene.g
    card = g.find(scene.this)
    if card is None or card.zone != text_rules(g).field or card.rested:
        return Obstacle(g.rules.cite("engage cost"), "this card is not on the field and reserved")
    return None


def _action(scene: Scene, action: ast.Action, purse: Purse) -> Obstacle | None:
    """An action as a cost must be possible in full."""
    g = scene.g
    rule = g.rules.cite("pay in full")
    if isinstance(action, ast.RemoveCounters):
        need = 1 if action.amount is None else amount(scene, action.amount)
        have = sum(g.cards[c].counters.get(action.kind, 0) for c in ids(scene, action.source))
        return None if have >= need else Obstacle(rule, f"{need} {action.kind} counters to remove, {have} there")
    if isinstance(action, ast.PayDefense):
        need = amount(scene, action.amount)
        have = sum(g.chars(c).number("defense") for c in text_rules(g).leader(g, scene.you))
        return None if have >= need else Obstacle(g.rules.cite("pay value"), f"the leader has {have} defense, not {need}")
    if isinstance(action, ast.GainPoints):
        return _points(scene, action, purse)
    what = getattr(action, "what", None)
    if what is None:
        return None
    return _cards(scene, what, purse, rested=isinstance(action, ast.Engage), action=action)


def _points(scene: Scene, action: ast.GainPoints, purse: Purse) -> Obstacle | None:
    """A value changed as a cost must be as large as the change (sve 10.4.5) and stay within its bounds (10.4.5.1)."""
    g = scene.g
    need, have = amount(scene, action.amount), purse.points.get(action.points, 0)
    after = have - need if action.verb == "lose" else have + need
    if have < need and action.verb == "lose":
        return Obstacle(g.rules.cite("pay value"), f"{need} {action.points} needed, {have} left")
    if after < 0 or g.rules.limits(g, scene.you, action.points, after) != after:
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
    if isinstance(what, ast.Some):
        what = _placed(what, action)
        found = _payable(scene, what, purse.taken, rested=rested)
        low, _ = groups.bounds(scene, what.quantity, len(found))
        if len(found) < low or not _any_set(scene, what, found, low):
            return Obstacle(rule, f"{low} cards needed to pay, {len(found)} there")
        purse.taken.update(found[:low])
        return None
    if isinstance(what, ast.TopCards):
        need = amount(scene, what.amount)
        have = len(ids(scene, what))
        return None if have >= need else Obstacle(rule, f"{need} cards of the deck needed, {have} there")
    found = ids(scene, what)
    if not found or any(c in purse.taken for c in found) or not text_rules(g).can_pay_with(scene, action, found):
        return Obstacle(rule, "this card cannot pay for it from where it is")
    if rested and any(g.cards[c].rested for c in found):
        return Obstacle(rule, "it is engaged already")
    if action is not None and not isinstance(action, ast.Engage | ast.Reveal):
        purse.taken.update(found)
    return None


def _payable(scene: Scene, what: ast.Some, taken: set[int], *, rested: bool) -> tuple[int, ...]:
    g = scene.g
    return tuple(
        c
        for c in groups.members(scene, what.group)
        if c not in taken and not (rested and g.cards[c].rested) and (g.cards[c].seat == scene.you)
    )


def _any_set(scene: Scene, what: ast.Some, found: tuple[int, ...], low: int) -> bool:
    """Whether the cards can meet a condition on their total; more cards than asked for are allowed where any number is."""
    if groups.set_ok(scene, what.group, found[:low], final=True):
        return True
    if isinstance(what.quantity, ast.AnyNumber | ast.UpTo):
        return groups.set_ok(scene, what.group, found, final=True)
    from itertools import combinations

    return any(groups.set_ok(scene, what.group, chosen, final=True) for chosen in combinations(found, low))


# -- paying -----------------------------------------------------------------------------------------------------------
def _next(g: Game, f: Frame) -> Signal | None:
    """Take the next part of the cost; ask for the cards it is paid with."""
    costs, at = f.local["costs"], f.local["at"]
    assert isinstance(costs, ast.Costs) and isinstance(at, int)
    if at >= len(costs.items):
        return Return((True, f.local["bind"]))
    item = costs.items[at]
    scene = _scene(g, f)
    wanted = _wanted(item)
    if wanted is None:
        f.answer = None
        return None
    bound = f.local["bind"]
    assert isinstance(bound, dict)
    paid = bound["paid cards"]
    assert isinstance(paid, tuple)
    spent = {r.id for r in paid} | _this_later(scene, costs, at)
    wanted = _placed(wanted, item.action if isinstance(item, ast.DoAction) else None)
    found = _payable(scene, wanted, spent, rested=isinstance(item, ast.EngageOthers) or _engages(item))
    low, high = groups.bounds(scene, wanted.quantity, len(found))
    low = _least(scene, wanted, found, low)
    return pick(
        scene.you, found, low, high, rule=g.rules.cite("pay cost"), prompt="Choose what to pay with", card=scene.source.card
    )


def _least(scene: Scene, some: ast.Some, found: tuple[int, ...], low: int) -> int:
    """The least number of cards that can meet a total."""
    from itertools import combinations

    if not isinstance(some.quantity, ast.AnyNumber):
        return low
    for n in range(low, len(found) + 1):
        if any(groups.set_ok(scene, some.group, c, final=True) for c in combinations(found, n)):
            return n
    return low


def _engages(item: ast.Cost) -> bool:
    return isinstance(item, ast.DoAction) and isinstance(item.action, ast.Engage)


def _this_later(scene: Scene, costs: ast.Costs, at: int) -> set[int]:
    """This card is kept for the part of the cost that names it."""
    for item in costs.items[at:]:
        if isinstance(item, ast.DoAction) and isinstance(getattr(item.action, "what", None), ast.This):
            return {scene.source.card}
    return set()


def _wanted(item: ast.Cost) -> ast.Some | None:
    """The choice a part of a cost leaves to its player."""
    what = item.what if isinstance(item, ast.EngageOthers) else None
    if isinstance(item, ast.DoAction):
        what = getattr(item.action, "what", None)
    parts = what.parts if isinstance(what, ast.Together) else (what,)
    for part in parts:
        if isinstance(part, ast.Some) and not isinstance(part.quantity, ast.Each):
            return part
    return None


def _placed(some: ast.Some, action: ast.Action | None) -> ast.Some:
    """The choice with the zone its verb implies: what is discarded is in the hand (sve 5.12.1)."""
    from ludex.enact.actions.candidates import located

    return some if action is None else replace(some, group=located(action, some.group, other=False))


def _pay(g: Game, f: Frame) -> Signal | None:
    """Perform the part with the chosen cards."""
    costs, at = f.local["costs"], f.local["at"]
    assert isinstance(costs, ast.Costs) and isinstance(at, int)
    item = costs.items[at]
    scene = _scene(g, f)
    chosen = f.answer
    bound = f.local["bind"]
    assert isinstance(bound, dict)
    some = _wanted(item)
    if some is not None and isinstance(chosen, tuple):
        cards = tuple(g.cards[c].ref for c in chosen)
        paid = bound["paid cards"]
        assert isinstance(paid, tuple)
        bound = {**bound, FIRST + at: cards, "paid cards": (*paid, *cards)}
        if some.binding:
            bound[some.binding] = cards
        f.local["bind"] = bound
    return _perform(g, f, scene, item, at)


def _perform(g: Game, f: Frame, scene: Scene, item: ast.Cost, at: int) -> Signal | None:
    rules = text_rules(g)
    verbs, source = rules.verbs, scene.source
    if isinstance(item, ast.PayPoints):
        in_lieu = f.local["in_lieu"]
        assert isinstance(in_lieu, int)
        f.local["in_lieu"] = 0
        need = max(0, amount(scene, item.amount) - in_lieu)
        if not need:
            return None
        return verbs.points(g, f, scene.you, "play points", -need, source, verb="pay")
    if isinstance(item, ast.EngageThis):
        return verbs.rest(g, f, (source.card,), source)
    special = rules.pay_special(g, f, scene, item)
    if special is not None:
        return special
    action = ast.Engage(item.what) if isinstance(item, ast.EngageOthers) else item.action  # type: ignore[union-attr]
    some = _wanted(item)
    if some is not None:
        action = _bound_action(action, some, ast.Ref(FIRST + at))
    return Call(
        flow.procedure(ast.Sequence((action,))), source=source, bind=f.local["bind"], event=f.local["event"], they=-1
    )


def _bound_action(action: ast.Action, some: ast.Some, ref: ast.Ref) -> ast.Action:
    """The action on the cards that were chosen for it."""
    what: ast.Object = getattr(action, "what")  # noqa: B009 -- only actions on cards get here
    chosen: ast.Object = ref
    if isinstance(what, ast.Together):
        chosen = ast.Together(tuple(ref if p is some else p for p in what.parts))
    changed: ast.Action = replace(cast(Any, action), what=chosen)
    return changed


def _done(g: Game, f: Frame) -> Signal | None:
    """Go on with the next part; what an action named stays named."""
    at = f.local["at"]
    assert isinstance(at, int)
    if isinstance(f.answer, dict):
        f.local["bind"] = f.answer
    f.local["at"] = at + 1
    f.row = 0
    return None


def _scene(g: Game, f: Frame) -> Scene:
    source, bind, event = f.local["source"], f.local["bind"], f.local["event"]
    return Scene(g, source, bind, event)  # type: ignore[arg-type]


paying.add("", _next)
paying.add("", _pay)
paying.add("", _done)
