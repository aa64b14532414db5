"""Costs only this game has: Earth Rite (sve 13.3.3.1), Lesson (sve 14.3.2), and serving as a cost (sve 14.2.1.2.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from ludex.enact.scenes.meanings import amount
from ludex.games.sve.ch04_zones import zones
from ludex.games.sve.ch14_universes import universes
from ludex.games.sve.text import nodes
from ludex.kernel import events
from ludex.kernel.choices import pick
from ludex.kernel.decisions import Obstacle
from ludex.kernel.events import Event
from ludex.kernel.frames import ENDED, Call, Frame, Procedure, Signal, several
from ludex.kernel.pipeline.perform import perform
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.payment import Paying
    from ludex.enact.scenes.scene import Scene
    from ludex.kernel.abilities import Source
    from ludex.kernel.game import Game

MAGICAL_ITEM = "Magical Item"
STACK = "Stack"


class Rite(TypedDict):
    """The values of: earth Rite."""

    seat: int
    amount: int
    later: tuple[int, ...]
    source: Source | None
    card: NotRequired[int]


class Lesson(TypedDict):
    """The values of: lesson."""

    seat: int
    amount: int
    source: Source | None


rite: Procedure[Rite] = Procedure("sve 13.3.3", "Earth Rite")
lesson: Procedure[Lesson] = Procedure("sve 14.3.2", "Lesson")


# -- what there is to pay with ----------------------------------------------------------------------------------------
def stacks(g: Game, seat: int, least: int) -> tuple[int, ...]:
    """Amulets with Stack on a player's field that have at least so many Stack counters."""
    return tuple(
        c for c in g.zone(seat, zones.FIELD) if STACK in g.chars(c).keywords and g.cards[c].count(STACK) >= least
    )


def magical_items(g: Game, seat: int) -> tuple[int, ...]:
    """Cards named Magical Item in a player's EX area, which bear alternate names besides (sve 14.3.1.1)."""
    return tuple(c for c in g.zone(seat, zones.EX) if MAGICAL_ITEM in g.chars(c).names)


def _fits(needs: list[int], have: list[int]) -> bool:
    """Whether each need can be met by one of the amulets, whatever the others take."""
    if not needs:
        return True
    return any(_fits(needs[1:], [*have[:i], n - needs[0], *have[i + 1 :]]) for i, n in enumerate(have) if n >= needs[0])


def _counters(g: Game, seat: int, taken: dict[int, int]) -> list[int]:
    """How many Stack counters each amulet has besides those that are taken."""
    return [g.cards[c].count(STACK) - taken.get(c, 0) for c in stacks(g, seat, 1)]


def _rites(scene: Scene, items: tuple[ast.Cost, ...]) -> list[int]:
    return [amount(scene, item.amount) for item in items if isinstance(item, nodes.EarthRite)]


def _taken_from_this(scene: Scene, items: tuple[ast.Cost, ...]) -> dict[int, int]:
    """Stack counters that another part of the cost removes from this card."""
    found = 0
    for item in items:
        action = item.action if isinstance(item, ast.DoAction) else None
        if isinstance(action, ast.RemoveCounters) and action.kind == STACK and isinstance(action.source, ast.This):
            found += 0 if action.amount is None else amount(scene, action.amount)
    return {scene.source.card: found}


def spent_stacks(scene: Scene, costs: ast.Costs) -> int:
    """How many amulets on the field Earth Rite as a part of a cost can use up with their last counters."""
    left = _counters(scene.g, scene.you, _taken_from_this(scene, costs.items))
    used = 0
    for need in _rites(scene, costs.items):
        if need in left:
            left.remove(need)
            used += 1
    return used


def special_obstacle(scene: Scene, item: ast.Cost, costs: ast.Costs) -> Obstacle | None:
    """Why Earth Rite, Lesson or serving cannot be paid together with the rest of the costs (sve 10.4.2.2)."""
    g = scene.g
    if isinstance(item, nodes.EarthRite):
        have = _counters(g, scene.you, _taken_from_this(scene, costs.items))
        if not _fits(_rites(scene, costs.items), have):
            n = amount(scene, item.amount)
            return Obstacle("sve 13.3.3.2", f"no amulet with Stack has {n} Stack counters for it")
    elif isinstance(item, nodes.Lesson):
        n = sum(amount(scene, other.amount) for other in costs.items if isinstance(other, nodes.Lesson))
        if len(magical_items(g, scene.you)) < n:
            return Obstacle("sve 14.3.2.1", f"fewer than {n} Magical Items in the EX area")
    elif isinstance(item, ast.DoAction) and isinstance(item.action, nodes.Serve):
        return serve_obstacle(g, scene.you, scene.source.card, amount(scene, item.action.times))
    return None


def serve_obstacle(g: Game, seat: int, card: int, times: int) -> Obstacle | None:
    """A served card cannot be served as a cost (sve 14.2.1.2.1), nor without enough Carrot cards."""
    if universes.linked_in(g, card, zones.RACE):
        return Obstacle("sve 14.2.1.2.1", "it has been served already")
    if len(universes.facedown(g, seat, "carrot")) < times:
        return Obstacle("sve 14.2.1.1", f"fewer than {times} facedown Carrot cards in the evolve deck")
    return None


# -- paying -----------------------------------------------------------------------------------------------------------
def pay_special(g: Game, f: Frame[Paying], scene: Scene, item: ast.Cost) -> Signal | None:
    """Pay a cost of this chapter; `f` is the frame that pays the whole cost. None if it is none of them."""
    if isinstance(item, nodes.EarthRite):
        costs, at = f.local["costs"], f.local["at"]
        later = tuple(_rites(scene, costs.items[at + 1 :]))
        return Call(rite, seat=scene.you, amount=amount(scene, item.amount), later=later, source=scene.source)
    if isinstance(item, nodes.Lesson):
        return Call(lesson, seat=scene.you, amount=amount(scene, item.amount), source=scene.source)
    return None


@rite.row("sve 13.3.3.2")
def choose_stack(g: Game, f: Frame[Rite]) -> Signal | None:
    """All counters come from one amulet; what a later Earth Rite of the same cost needs is left to it."""
    v = f.local
    seat, n, later = v["seat"], v["amount"], v["later"]
    found = tuple(c for c in stacks(g, seat, n) if _fits(list(later), _counters(g, seat, {c: n})))
    return pick(seat, found, 1, 1, rule="sve 13.3.3.2", prompt=f"Remove {n} Stack counters from which amulet?")


@rite.row("sve 13.3.3.2")
def remove(g: Game, f: Frame[Rite]) -> Signal | None:
    """Remove the counters .. (sve 13.3.3.1)."""
    v = f.local
    chosen, n, source, seat = several(f), v["amount"], v["source"], v["seat"]
    if not chosen:
        return ENDED
    v["card"] = chosen[0]
    made = [
        Event(events.COUNTER, card=chosen[0], key=STACK, amount=-n, source=source),
        Event("earth rite", seat=seat, amount=n, source=source),
    ]
    return perform(g, f, made)


@rite.row("sve 13.3.3.2")
def last_counter(g: Game, f: Frame[Rite]) -> Signal | None:
    """... and if the last one went, put the amulet into its owner's cemetery."""
    v = f.local
    card = v["card"]
    if g.cards[card].zone != zones.FIELD or g.cards[card].count(STACK):
        return ENDED
    return perform(g, f, [Event("put", card=card, to=zones.CEMETERY, source=v["source"])])


@lesson.row("sve 14.3.2.1")
def choose_items(g: Game, f: Frame[Lesson]) -> Signal | None:
    """Which Magical Items are banished is the player's choice."""
    v = f.local
    seat, n = v["seat"], v["amount"]
    return pick(seat, magical_items(g, seat), n, n, rule="sve 14.3.2.1", prompt=f"Lesson ({n}): banish which?")


@lesson.row("sve 14.3.2.1")
def banish_items(g: Game, f: Frame[Lesson]) -> Signal | None:
    """Banish the Magical Items."""
    v = f.local
    seat, chosen, source = v["seat"], several(f), v["source"]
    return perform(
        g, f,
        [Event("banish", seat=seat, card=c, to=zones.BANISHED, source=source) for c in chosen],
    )  # fmt: skip


PROCEDURES = (rite, lesson)
