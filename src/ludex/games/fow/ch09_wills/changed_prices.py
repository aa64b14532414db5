"""The wills that playing something takes, with the effects on them (fow 9.3:2.5), of cards and of abilities."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ludex.enact.nouns.noun import noun
from ludex.enact.nouns.reach import covers
from ludex.enact.scenes import meanings
from ludex.enact.scenes.scene import Scene
from ludex.enact.standing import permissions
from ludex.enact.standing.permissions import rules_on
from ludex.enact.values.body import Body
from ludex.games.fow.ch09_wills.prices import ANY, Price, price_of
from ludex.games.fow.ch09_wills.reserved import CARD, OF_SPELLS
from ludex.games.fow.text import nodes
from ludex.kernel.memo import remembered
from ludex.kernel.pipeline.appliers import spend
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.game import Game

NOTHING = ast.Costs(())
NO_PRICE = price_of(())
JUDGMENT = frozenset({"judgment", "this"})  # how texts speak of a ruler's judgment (fow 7.5:2.3)
_SORTS = {"": "activate", "act": "activate"}


def altered(g: Game, here: Scene, card: int, price: Price, sorts: frozenset[str]) -> Price:
    """A price with the effects on it: other wills first, then more, then less (fow 9.3:2.5); what takes numbers off
    takes them off the free part only (rulings fow-5.5-R26, fow-5.01-R24), each part by itself and never below zero
    (fow-2.0 1.4.5:19, fow-2.0 1.4.5:20, ruling fow-2.0-R36)."""
    if not may_differ(g, card):
        return price
    found = _shifts(g, here, card, sorts)
    for change in ("exactly", "more", "less"):
        for node in found:
            if node.change == change:
                price = _changed(price, change, price_of(node.wills.symbols), int(node.least or 0))
    return price if sorts or not price.attributes else _with_any_will(g, here, card, price)


def _with_any_will(g: Game, here: Scene, card: int, price: Price) -> Price:
    """A card's price of which an effect lets the attribute part be paid with wills of any attribute (fow 2.3:2); such
    that have none are no such wills (fow 9.7:7)."""
    ref = g.cards[card].ref
    granted = permissions.covering(g, nodes.PayAnyWill, ref, anywhere=True)
    free = any(here.you in meanings.seats(scene_, node.player) for scene_, node in granted)
    return Price((ANY,) * len(price.attributes), price.free) if free else price


def may_differ(g: Game, card: int) -> bool:
    """Whether anything there is could alter what a card and its abilities cost."""
    return permissions.present(g) or g.chars(card).has_terms


def _changed(price: Price, change: str, by: Price, least: int = 0) -> Price:
    if change == "exactly":
        return by
    if change == "more":
        return Price((*price.attributes, *by.attributes), price.free + by.free)
    left = list(price.attributes)
    for symbol in by.attributes:
        if symbol in left:
            left.remove(symbol)
    return Price(tuple(left), max(min(least, price.free), price.free - by.free))


def _shifts(g: Game, here: Scene, card: int, sorts: frozenset[str]) -> list[nodes.PayShift]:
    """The effects on what it takes this player to play a card (no sorts), or an ability of it of these sorts; if they
    name an ability, of that name (fow 9.1:1.4)."""
    found = [node for _, node in granted(g, here, card, sorts)]
    own = rules_on(g, card, nodes.PayShift, None if sorts else here)
    found += [node for node in own if (not node.abilities and not sorts) or sorts & set(node.abilities)]
    found += _of_itself(here)
    name = here.source.ability.keyword if here.source.ability is not None else ""
    return [node for node in found if node.name in ("", name)]


def _of_itself(here: Scene) -> list[nodes.PayShift]:
    """What an ability says about its own cost, as far as the conditions for it hold."""
    found: list[nodes.PayShift] = []
    for said in here.source.ability.terms if here.source.ability is not None else ():
        if not isinstance(said, nodes.AtOtherCost) or (said.condition and not meanings.holds(here, said.condition)):
            continue
        granted = permissions.permission(said.shift, None)
        if isinstance(granted.node, nodes.PayShift):
            shift = granted.node if granted.of is None else permissions.multiplied(here, granted.node, granted)
            found.append(shift)
    return found


def granted(g: Game, here: Scene, card: int, sorts: frozenset[str]) -> list[tuple[Scene, nodes.PayShift]]:
    """Those of them that other cards and effects bring about."""
    return [
        (scene_, node)
        for scene_, node in permissions.granted(g, nodes.PayShift, g.cards[card].ref)
        if here.you in meanings.seats(scene_, node.player) and _meant(g, here, scene_, node, card, sorts)
    ]


def _meant(g: Game, here: Scene, scene_: Scene, node: nodes.PayShift, card: int, sorts: frozenset[str]) -> bool:
    if node.what is not None and not node.abilities and (not sorts or noun(node.what).speaks_of_abilities()):
        return noun(node.what).is_played(scene_, here.source)
    if bool(node.abilities) != bool(sorts) or (sorts and not sorts & set(node.abilities)):
        return False
    if node.what is None:
        return True
    return covers(scene_, node.what, g.cards[card].ref, anywhere=bool(sorts & OF_SPELLS))  # fow 2.1:5, 3.6:4


def sorts_of(body: Body | None, kind: str) -> frozenset[str]:
    """How texts speak of an ability that is played."""
    flavor = body.flavor if body is not None else ""
    return JUDGMENT if kind == "judgment" else frozenset({_SORTS.get(flavor, flavor)})



def spend_next(g: Game, here: Scene, card: int, sorts: frozenset[str]) -> None:
    """What an effect changed about the next card or ability of a sort, it has changed now (fow 9.3:2.5)."""
    if not permissions.present(g):
        return
    for scene_, node in granted(g, here, card, sorts):
        if node.next_only:
            spend(g, scene_.source)


# -- as costs ---------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=2048)
def as_cost(price: Price, use: str = CARD) -> tuple[ast.Cost, ...]:
    """A price as part of a cost; a price of nothing is none."""
    symbols = price.symbols
    return (nodes.PayWills(nodes.Wills(symbols), uses=(use,) * len(symbols)),) if price.total else ()


def at_once(items: Sequence[ast.Cost]) -> tuple[ast.Cost, ...]:
    """Costs in which all wills are one payment: they are paid in full or not at all (fow 10.2:4), and before anything
    else is done, so that what is banished for the rest of the cost may have produced some (fow 9.3:2.5)."""
    wills_ = [item for item in items if isinstance(item, nodes.PayWills) and item.wills is not None]
    if not wills_ or wills_ == [items[0]]:
        return tuple(items)
    symbols = tuple(symbol for item in wills_ if item.wills is not None for symbol in item.wills.symbols)
    uses = tuple(use for item in wills_ for use in _uses(item))
    return (nodes.PayWills(nodes.Wills(symbols), uses=uses), *(item for item in items if item not in wills_))


def _uses(item: nodes.PayWills) -> tuple[str, ...]:
    """What the symbols of a part of a cost are paid for: what comes on top is part of playing the card."""
    return item.uses or (CARD,) * (len(item.wills.symbols) if item.wills is not None else 0)


def ability_costs(g: Game, here: Scene, body: Body | None, kind: str) -> ast.Costs:
    """What an ability asks for playing it, with the effects on the wills of it."""
    if body is None or body.costs is None or body.optional:
        return NOTHING
    sorts, card = sorts_of(body, kind), here.source.card
    if not here.bind and not may_differ(g, card):
        return _unaltered(body.costs, _use(sorts))
    return ast.Costs(at_once(altered_items(g, here, card, body.costs, sorts)))


def judgment_costs(g: Game, here: Scene, node: nodes.Judgment) -> ast.Costs:
    """What a judgment takes (fow 7.5:2.1)."""
    return ast.Costs(tuple(altered_items(g, here, here.source.card, node.costs, JUDGMENT)))


@remembered
def _unaltered(costs: ast.Costs, use: str) -> ast.Costs:
    """What an ability asks for without effects on it and with no X fixed yet: the same each time."""
    items: list[ast.Cost] = []
    for item in costs.items:
        wills_ = item.wills if isinstance(item, nodes.PayWills) else None
        items += (item,) if wills_ is None else as_cost(price_of(wills_.symbols), use)
    return ast.Costs(at_once(items))


def _use(sorts: frozenset[str]) -> str:
    """What wills are spent on that are paid for an ability of these sorts."""
    return min(sorts - {"this"}, default=CARD)


def altered_items(g: Game, here: Scene, card: int, costs: ast.Costs, sorts: frozenset[str]) -> list[ast.Cost]:
    """The parts of a cost of an ability of these sorts, with the effects on the wills of it; what takes no wills may
    take some by them (fow 9.3:2.5)."""
    items: list[ast.Cost] = []
    if not any(isinstance(item, nodes.PayWills) and item.wills is not None for item in costs.items):
        items += as_cost(altered(g, here, card, NO_PRICE, sorts), _use(sorts))
    for item in costs.items:
        if isinstance(item, nodes.PayWills) and item.wills is not None:
            price = price_of(item.wills.symbols, here.number("x"))
            items += as_cost(altered(g, here, card, price, sorts), _use(sorts))
        else:
            items.append(item)
    return items


