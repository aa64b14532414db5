"""What it costs to play a card (sve 10.4, sve 10.6.2.5.1), and the costs only this game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.enact import conditions, permissions
from ludex.enact.amounts import amount
from ludex.enact.scene import Scene
from ludex.games.sve import universes, zones
from ludex.kernel import events
from ludex.kernel.abilities import Source
from ludex.kernel.choosing import pick
from ludex.kernel.decisions import Obstacle
from ludex.kernel.events import Event
from ludex.kernel.frames import Call, Frame, Procedure, Return, Signal
from ludex.kernel.performing import perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.game import Game

MAGICAL_ITEM = "Magical Item"


def card_scene(g: Game, seat: int, card: int) -> Scene:
    """The scene of a card that is being played."""
    c = g.cards[card]
    return Scene(g, Source(card, c.incarnation, seat, None, c.stamp), {})


class Price(NamedTuple):
    """Play points to play a card: a value, and by how much effects raise or lower it (sve 10.10.2.4)."""

    value: int
    shift: int = 0

    @property
    def points(self) -> int:
        """Never below zero (sve 1.3.2.2.1)."""
        return max(0, self.value + self.shift)

    def changed(self, change: str, n: int) -> Price:
        """Set to a value, or raised or lowered; these stay apart, so that values come first (sve 10.10.2.4)."""
        if change == "exactly":
            return Price(n, self.shift)
        return Price(self.value, self.shift + (n if change == "more" else -n))


def price(g: Game, seat: int, card: int, given: int = -1) -> Price:
    """What a card costs: its cost, then effects that set it, then increases and reductions (sve 10.6.2.5.1.3,
    sve 10.10.2.4, ruling sve-R22). `given` is the value at which an effect lets it be played."""
    chars = g.chars(card)
    found = Price(chars.number("cost"))
    if chars.permits:
        found = _own_rules(g, card_scene(g, seat, card), card, found)
    if g.index().permissions:
        found = _shifted(g, card, found)
    return found if given < 0 else Price(given, found.shift)


def _own_rules(g: Game, scene: Scene, card: int, found: Price) -> Price:
    """What a card says about its own price, where it is played from (sve 10.3.4)."""
    for node in permissions.rules_on(g, card, ast.CostRule):
        if node.zone and g.cards[card].zone != node.zone:
            continue
        if node.condition is None or conditions.holds(scene, node.condition):
            found = found.changed(node.change, _rule_amount(scene, node))
    return found


def _rule_amount(scene: Scene, node: ast.CostRule) -> int:
    n = amount(scene, node.amount)
    if node.per and node.of is not None:
        n *= amount(scene, node.of) // node.per
    return n


def _shifted(g: Game, card: int, found: Price) -> Price:
    """Effects of other cards on what this card costs; they mean cards played from any zone (sve 4.4.3.1)."""
    for scene, node in permissions.covering(g, ast.CostShift, g.cards[card].ref, anywhere=True):
        if not node.ability:
            found = found.changed(node.change, amount(scene, node.amount))
    return found


def ability_points(g: Game, scene: Scene, flavor: str, costs: ast.Costs, card: int) -> ast.Costs:
    """An ability's costs with the effects on what such abilities cost, those that set it first (sve 10.10.2.4)."""
    if not g.index().permissions:
        return costs
    found = permissions.covering(g, ast.CostShift, g.cards[card].ref, anywhere=True)
    shifts = [(node.change, amount(other, node.amount)) for other, node in found if node.ability == flavor]
    if not shifts:
        return costs
    items = costs.items
    if not any(isinstance(c, ast.PayPoints) for c in items):
        items = (ast.PayPoints(ast.Number(0)), *items)
    return ast.Costs(tuple(_repriced(scene, c, shifts) if isinstance(c, ast.PayPoints) else c for c in items))


def _repriced(scene: Scene, cost: ast.PayPoints, shifts: list[tuple[str, int]]) -> ast.PayPoints:
    found = Price(amount(scene, cost.amount))
    for change, n in shifts:
        found = found.changed(change, n)
    return ast.PayPoints(ast.Number(found.points))


# -- Earth Rite and Lesson (sve 13.3.3, sve 14.3.2) -------------------------------------------------------------------
def stacks(g: Game, seat: int, least: int) -> tuple[int, ...]:
    """Amulets with Stack on a player's field that have at least so many Stack counters."""
    return tuple(
        c
        for c in g.zone(seat, zones.FIELD)
        if "Stack" in g.chars(c).keywords and g.cards[c].counters.get("Stack", 0) >= least
    )


def magical_items(g: Game, seat: int) -> tuple[int, ...]:
    return tuple(c for c in g.zone(seat, zones.EX) if MAGICAL_ITEM in g.chars(c).names)


def special_obstacle(scene: Scene, item: ast.Cost) -> Obstacle | None:
    """Why Earth Rite, Lesson or serving cannot be paid."""
    g = scene.g
    if isinstance(item, ast.EarthRite):
        n = amount(scene, item.amount)
        if not stacks(g, scene.you, n):
            return Obstacle("sve 13.3.3.2", f"no amulet with Stack has {n} Stack counters")
    elif isinstance(item, ast.Lesson):
        n = amount(scene, item.amount)
        if len(magical_items(g, scene.you)) < n:
            return Obstacle("sve 14.3.2.1", f"fewer than {n} Magical Items in the EX area")
    elif isinstance(item, ast.DoAction) and isinstance(item.action, ast.Serve):
        return serve_obstacle(g, scene.you, scene.source.card, amount(scene, item.action.times))
    return None


def serve_obstacle(g: Game, seat: int, card: int, times: int) -> Obstacle | None:
    """A served card cannot be served as a cost (sve 14.2.1.2.1), nor without enough Carrot cards."""
    if universes.linked_in(g, card, zones.RACE):
        return Obstacle("sve 14.2.1.2.1", "it has been served already")
    if len(universes.facedown(g, seat, "carrot")) < times:
        return Obstacle("sve 14.2.1.1", f"fewer than {times} facedown Carrot cards in the evolve deck")
    return None


rite = Procedure("sve 13.3.3", "Earth Rite")


def pay_special(g: Game, f: Frame, scene: Scene, item: ast.Cost) -> Signal | None:
    if isinstance(item, ast.EarthRite):
        return Call(rite, seat=scene.you, amount=amount(scene, item.amount), source=scene.source)
    if isinstance(item, ast.Lesson):
        cards = magical_items(g, scene.you)[: amount(scene, item.amount)]
        made = [
            Event("banish", "sve 14.3.2.1", seat=scene.you, card=c, to=zones.BANISHED, source=scene.source) for c in cards
        ]
        return Call(lesson, made=tuple(made))
    return None


lesson = Procedure("sve 14.3.2", "Lesson")


@lesson.row("sve 14.3.2.1")
def banish_items(g: Game, f: Frame) -> Signal | None:
    """Banish the Magical Items."""
    made = f.local["made"]
    assert isinstance(made, tuple)
    return perform(g, f, list(made))


@rite.row("sve 13.3.3.2")
def choose_stack(g: Game, f: Frame) -> Signal | None:
    """All counters come from one amulet."""
    seat, n = f.local["seat"], f.local["amount"]
    assert isinstance(seat, int) and isinstance(n, int)
    return pick(seat, stacks(g, seat, n), 1, 1, rule="sve 13.3.3.2", prompt=f"Remove {n} Stack counters from which amulet?")


@rite.row("sve 13.3.3.2")
def remove(g: Game, f: Frame) -> Signal | None:
    """Remove the counters ..."""
    chosen, n, source, seat = f.answer, f.local["amount"], f.local["source"], f.local["seat"]
    assert isinstance(chosen, tuple) and isinstance(n, int) and isinstance(seat, int)
    if not chosen:
        return Return(None)
    f.local["card"] = chosen[0]
    made = [
        Event(events.COUNTER, "sve 13.3.3.2", card=chosen[0], key="Stack", amount=-n, source=source),  # type: ignore[arg-type]
        Event("earth rite", "sve 13.3.3.2", seat=seat, amount=n, source=source),  # type: ignore[arg-type]
    ]
    return perform(g, f, made)


@rite.row("sve 13.3.3.2")
def last_counter(g: Game, f: Frame) -> Signal | None:
    """... and if the last one went, put the amulet into its owner's cemetery."""
    card = f.local["card"]
    assert isinstance(card, int)
    if g.cards[card].zone != zones.FIELD or g.cards[card].counters.get("Stack", 0):
        return Return(None)
    return perform(g, f, [Event("put", "sve 13.3.3.2", card=card, to=zones.CEMETERY, source=f.local["source"])])  # type: ignore[arg-type]


PROCEDURES = (rite, lesson)
