"""Cards that pay for parts of a cost: each card pays one part only, and every part must find its own (sve 10.4.2.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import TYPE_CHECKING

from ludex.enact.nouns import groups
from ludex.enact.nouns.objects import ids
from ludex.enact.ruleset import text_rules
from ludex.enact.steps.tree import wants_x
from ludex.kernel.memo import Recalled
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.scenes.scene import Scene


@dataclass(frozen=True, slots=True)
class Claim:
    """What one part of a cost leaves its player to choose. `item`: which part of the cost it belongs to; `engages`: the
    cards are engaged, so they must be reserved (sve 10.4.6); `reveals`: they are shown, if they can be (fow 10.4:2);
    `action`: what is done to them, if they can be moved so (fow 3.15). `other`: another part engages this card, so that
    it cannot be engaged for this one too (fow 9.3:2.5)."""

    item: int
    some: ast.Some
    engages: bool = False
    reveals: bool = False
    action: ast.Action | None = None
    other: bool = False


_claims: Recalled[ast.Costs, tuple[Claim, ...]] = Recalled()


def claims_of(costs: ast.Costs) -> tuple[Claim, ...]:
    """The choices of a cost, in written order."""
    known = _claims.get(id(costs)) or _claims.learn(costs, _all_of)
    return known[1]


def _all_of(costs: ast.Costs) -> tuple[Claim, ...]:
    found = tuple(claim for at, item in enumerate(costs.items) for claim in _read(at, item))
    if any(_engages_this(item) for item in costs.items):
        found = tuple(replace(claim, other=True) if claim.engages else claim for claim in found)
    return found


def _engages_this(item: ast.Cost) -> bool:
    """Whether a part of a cost engages the card it is on."""
    if isinstance(item, ast.DoAction):
        return isinstance(item.action, ast.Engage) and any(isinstance(p, ast.This) for p in parts_of(item))
    return isinstance(item, ast.EngageThis)


def _read(at: int, item: ast.Cost) -> list[Claim]:
    action = item.action if isinstance(item, ast.DoAction) else None
    engages = isinstance(action, ast.Engage)
    return [
        Claim(at, _fit(_placed(part, action), action), engages, isinstance(action, ast.Reveal), action)
        for part in parts_of(item)
        if isinstance(part, ast.Some) and not isinstance(part.quantity, ast.Each)
    ]


def parts_of(item: ast.Cost) -> tuple[ast.Object, ...]:
    """The objects a part of a cost acts on."""
    what = getattr(item.action, acted_on(item.action), None) if isinstance(item, ast.DoAction) else None
    if what is None:
        return ()
    return what.parts if isinstance(what, ast.Together) else (what,)


def acted_on(action: ast.Action) -> str:
    """Where an action names the cards that it acts on."""
    return _ACTED_ON.get(type(action), "what")


_ACTED_ON: dict[type, str] = {ast.RemoveCounters: "source", ast.PutCounters: "on", ast.Give: "to"}


def _fit(some: ast.Some, action: ast.Action | None) -> ast.Some:
    """The choice among cards that can pay in full: those with as many counters as are removed (sve 10.4.2.2)."""
    if not isinstance(action, ast.RemoveCounters):
        return some
    having = ast.HasCounters(action.kind, ">=", action.amount or ast.Number(1))
    return ast.replaced(some, lambda n: replace(n, after=(*n.after, having)) if isinstance(n, ast.Group) else n)


def _placed(some: ast.Some, action: ast.Action | None) -> ast.Some:
    """The choice with the zone its verb implies: what is discarded is in the hand (sve 5.12.1)."""
    from ludex.enact.steps.candidates import located

    return some if action is None else replace(some, group=located(action, some.group, other=False))


def named(scene: Scene, costs: ast.Costs) -> frozenset[int]:
    """The cards that parts of a cost name, which therefore cannot pay for another part."""
    return frozenset(
        c
        for item in costs.items
        if isinstance(item, ast.DoAction) and not isinstance(item.action, ast.Engage | ast.Reveal)
        for part in parts_of(item)
        if isinstance(part, ast.This)
        for c in ids(scene, part)
    )


def committed(scene: Scene, costs: ast.Costs) -> frozenset[int]:
    """The cards that a cost takes or rests whatever is chosen: those its parts name, and those of which a part needs
    every one there is."""
    return _needed(scene, costs, set(named(scene, costs)), resting=False)


def rested(scene: Scene, costs: ast.Costs) -> frozenset[int]:
    """Those of them that it rests. They cannot be rested for anything else, such as producing what another part asks
    for; what is only moved can be rested before (fow 9.3:2.5)."""
    return _needed(scene, costs, set(), resting=True)


def _needed(scene: Scene, costs: ast.Costs, found: set[int], *, resting: bool) -> frozenset[int]:
    if any(isinstance(item, ast.EngageThis) for item in costs.items):
        found.add(scene.source.card)
    for claim in claims_of(costs):
        if resting and not claim.engages:
            continue
        there = payable(scene, claim, frozenset(found))
        if least(scene, claim, there) >= len(there):
            found.update(there)
    return frozenset(found)


LEAVING: set[type] = {ast.Destroy, ast.Banish, ast.Return, ast.Put, ast.ShuffleInto}
"""Actions that take cards from where they are; a game adds its own."""


def freed(scene: Scene, costs: ast.Costs, zone: str) -> int:
    """How many cards a cost can take out of its player's zone, if they are chosen so."""
    found: set[int] = set()
    most = 0
    for claim in claims_of(costs):
        if type(claim.action) in LEAVING:
            there = [c for c in payable(scene, claim, frozenset(found)) if scene.g.cards[c].zone == zone]
            is_open = "x" not in scene.bind and wants_x(claim.some.quantity)
            most += len(there) if is_open else groups.bounds(scene, claim.some.quantity, len(there))[1]
    for item in costs.items:
        if isinstance(item, ast.DoAction) and type(item.action) in LEAVING:
            for part in parts_of(item):
                if not isinstance(part, ast.Some) or isinstance(part.quantity, ast.Each):
                    found.update(c for c in ids(scene, part) if scene.g.cards[c].zone == zone)
    return most + len([c for c in found if scene.g.cards[c].seat == scene.you])


def payable(scene: Scene, claim: Claim, taken: frozenset[int]) -> tuple[int, ...]:
    """The cards that may pay for a part: the player's own (sve 10.4.3), reserved if they are to be engaged."""
    g = scene.g
    return tuple(
        c
        for c in groups.members(scene, claim.some.group)
        if c not in taken
        and not (claim.engages and (g.cards[c].rested or (claim.other and c == scene.source.card)))
        and g.cards[c].seat == scene.you
        and (not claim.reveals or text_rules(g).can_reveal(g, c))
        and (claim.action is None or text_rules(g).can_be_moved(g, c, claim.action))
    )


def least(scene: Scene, claim: Claim, found: tuple[int, ...]) -> int:
    """How few cards a part takes; where any number will do, the fewest that meet the condition on all of them."""
    some = claim.some
    low, _ = groups.bounds(scene, some.quantity, len(found))
    if isinstance(some.quantity, ast.AnyNumber) and groups.asks_together(some.group):
        for n in range(low, len(found) + 1):
            if any(groups.set_ok(scene, some.group, c, final=True) for c in combinations(found, n)):
                return n
        return len(found) + 1
    return low


def unmet(scene: Scene, claims: tuple[Claim, ...], taken: frozenset[int]) -> tuple[Claim, int, int] | None:
    """A part for which the cards do not suffice: the part, how many it takes, how many there are. None if all find
    theirs, no card for two of them."""
    options: list[tuple[int, ...]] = []
    holder: dict[int, int] = {}
    for claim in claims:
        found = payable(scene, claim, taken)
        low = least(scene, claim, found)
        if low > len(found) or not _fits_together(scene, claim, found, low):
            return claim, low, len(found)
        for _ in range(low):
            options.append(found)
            if not _place(len(options) - 1, options, holder, set()):
                return claim, low, len(found)
    return None


def _fits_together(scene: Scene, claim: Claim, found: tuple[int, ...], low: int) -> bool:
    """Whether some of the cards meet what is asked of all of them together."""
    group = claim.some.group
    if not groups.asks_together(group) or groups.set_ok(scene, group, found[:low], final=True):
        return True
    return any(groups.set_ok(scene, group, chosen, final=True) for chosen in combinations(found, low))


def _place(slot: int, options: list[tuple[int, ...]], holder: dict[int, int], seen: set[int]) -> bool:
    """Find a card for a place, moving others to other cards if need be."""
    for card in options[slot]:
        if card not in seen:
            seen.add(card)
            if card not in holder or _place(holder[card], options, holder, seen):
                holder[card] = slot
                return True
    return False
