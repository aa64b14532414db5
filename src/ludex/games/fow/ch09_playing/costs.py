"""What it takes to play something (fow 2.3, 9.3:2.5, 12.1, 12.2): the card's cost, what alters, increases and decreases
it, in this order; what comes on top and what stands instead."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ludex.enact.nouns.noun import noun
from ludex.enact.playing import paying, plan
from ludex.enact.playing.settling import body_of, card_of, scene
from ludex.enact.scenes import meanings
from ludex.enact.scenes.paragraphs import shifted
from ludex.enact.scenes.scene import Scene
from ludex.enact.standing import permissions
from ludex.enact.standing.permissions import rules_on
from ludex.enact.standing.restrictions import during
from ludex.enact.steps import tree
from ludex.enact.values.body import Body
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch09_playing import aimed_prices
from ludex.games.fow.ch09_playing.play_frame import PlayingIt
from ludex.games.fow.ch09_wills import wills
from ludex.games.fow.ch09_wills.gists import gist
from ludex.games.fow.ch09_wills.prices import Price, price_of
from ludex.games.fow.ch09_wills.reserved import CARD
from ludex.games.fow.rules_of import rules_of
from ludex.games.fow.text import nodes
from ludex.games.fow.text.meaning.abilities import MORE
from ludex.kernel.abilities import Source
from ludex.kernel.memo import remembered
from ludex.kernel.pipeline.appliers import spend
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.frames import Frame
    from ludex.kernel.game import Game

X_MOST = 20
NOTHING = ast.Costs(())
NO_PRICE = price_of(())
INSTEAD = frozenset({"incarnation", "instead"})  # ways to play a card in which something stands for its cost
FREE = frozenset({"standby", "stealth", "free"})  # ways to play it without its cost
UNPAID = INSTEAD | FREE
AWAKENING = frozenset({"awakening"})
JUDGMENT = frozenset({"judgment", "this"})  # how texts speak of a ruler's judgment (fow 7.5:2.3)
_SORTS = {"": "activate", "act": "activate"}


def printed(g: Game, card: int) -> tuple[str, ...]:
    """The symbols of a card's cost, of the side that shows: what there is to pay (fow 10.2:3)."""
    return rules_of(g).symbols(g, card)


def printed_price(g: Game, card: int) -> Price:
    """The price that a card's side says that shows, with an X of 0."""
    here = g.cards[card]
    face = here.definition.faces[here.face]
    if not face.settled:
        return price_of(printed(g, card))
    side = gist(face)
    found = side.price
    if found is None:
        found = side.price = price_of(printed(g, card))
    return found


def card_scene(g: Game, seat: int, card: int) -> Scene:
    """The scene of a card that is being played."""
    here = g.cards[card]
    return Scene(g, Source(card, here.incarnation, seat, None, here.stamp), {})


# -- the price in wills ------------------------------------------------------------------------------------------------
def altered(g: Game, here: Scene, card: int, price: Price, sorts: frozenset[str]) -> Price:
    """A price with the effects on it: other wills first, then more, then less (fow 9.3:2.5); what takes numbers off
    takes them off the free part only (rulings fow-5.5-R26, fow-5.01-R24), each part by itself and never below zero
    (fow-2.0 1.4.5:19, fow-2.0 1.4.5:20, ruling fow-2.0-R36)."""
    if not _may_differ(g, card):
        return price
    found = _shifts(g, here, card, sorts)
    for change in ("exactly", "more", "less"):
        for node in found:
            if node.change == change:
                price = _changed(price, change, price_of(node.wills.symbols), int(node.least or 0))
    return price if sorts or not price.attributes else _with_any_will(g, here, card, price)


def _with_any_will(g: Game, here: Scene, card: int, price: Price) -> Price:
    """A card's price of which an effect lets the attribute part be paid with any will (fow 2.3:2)."""
    ref = g.cards[card].ref
    granted = permissions.covering(g, nodes.PayAnyWill, ref, anywhere=True)
    free = any(here.you in meanings.seats(scene_, node.player) for scene_, node in granted)
    return Price((), price.total) if free else price


def _may_differ(g: Game, card: int) -> bool:
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
    found = [node for _, node in _granted(g, here, card, sorts)]
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


def _granted(g: Game, here: Scene, card: int, sorts: frozenset[str]) -> list[tuple[Scene, nodes.PayShift]]:
    """Those of them that other cards and effects bring about."""
    return [
        (scene_, node)
        for scene_, node in permissions.granted(g, nodes.PayShift)
        if here.you in meanings.seats(scene_, node.player) and _meant(g, here, scene_, node, card, sorts)
    ]


def spend_next(g: Game, f: Frame[PlayingIt]) -> None:
    """What an effect changed about the next card or ability of a sort, it has changed now (fow 9.3:2.5)."""
    if not permissions.present(g):
        return
    sorts = frozenset[str]() if f.local["what"] == "card" else _sorts(body_of(f), f.local["kind"])
    for scene_, node in _granted(g, scene(g, f), card_of(f), sorts):
        if node.next_only:
            spend(g, scene_.source)


def _sorts(body: Body | None, kind: str) -> frozenset[str]:
    """How texts speak of an ability that is played."""
    flavor = body.flavor if body is not None else ""
    return JUDGMENT if kind == "judgment" else frozenset({_SORTS.get(flavor, flavor)})


def _meant(g: Game, here: Scene, scene_: Scene, node: nodes.PayShift, card: int, sorts: frozenset[str]) -> bool:
    if node.what is not None and not node.abilities and (not sorts or noun(node.what).speaks_of_abilities()):
        return noun(node.what).is_played(scene_, here.source)
    if bool(node.abilities) != bool(sorts) or (sorts and not sorts & set(node.abilities)):
        return False
    if node.what is None:
        return True
    return noun(node.what).would_be(scene_, g.cards[card].ref)


def card_price(g: Game, seat: int, card: int, x: int = 0) -> Price:
    """What a card costs to play now: its cost in wills."""
    return altered(g, card_scene(g, seat, card), card, price_of(printed(g, card), x), frozenset())


@lru_cache(maxsize=2048)
def _as_cost(price: Price, use: str = CARD) -> tuple[ast.Cost, ...]:
    symbols = price.symbols
    return (nodes.PayWills(nodes.Wills(symbols), uses=(use,) * len(symbols)),) if price.total else ()


# -- a playing in progress ---------------------------------------------------------------------------------------------
def awakening(g: Game, f: Frame[PlayingIt]) -> nodes.Awakening | None:
    """The Awakening of the card that is played (fow 12.1)."""
    if f.local["what"] != "card":
        return None
    found = rules_on(g, card_of(f), nodes.Awakening)
    return found[0] if found else None


def optional(g: Game, f: Frame[PlayingIt]) -> ast.AdditionalCost | None:
    """What the player may do on top of the cost of the card that is played."""
    found = rules_on(g, card_of(f), ast.AdditionalCost) if f.local["what"] == "card" else []
    return next((node for node in found if node.may), None)


def total(g: Game, f: Frame[PlayingIt], *, awaken: bool = False, more: bool = False) -> ast.Costs:
    """Everything that has to be done to play it; `more`: with what the player may do on top."""
    here, card = scene(g, f), card_of(f)
    body = body_of(f)
    if f.local["what"] == "ability":
        return ability_costs(g, here, body, f.local["kind"])
    items = list(card_costs(g, here, card, f.local["way"], here.number("x")).items)
    node = awakening(g, f)
    if awaken and node is not None:
        # What the cost of a spell names is not what its text names.
        apart = node.ability is None or isinstance(node.ability, ast.SpellAbility)
        items += _altered_items(g, here, card, shifted(node.costs, MORE) if apart else node.costs, AWAKENING)
    extra = optional(g, f) if more or here.bind.get("paid") else None
    if extra is not None:
        items += extra.costs.items
    return ast.Costs(_at_once(items))


def _at_once(items: Sequence[ast.Cost]) -> tuple[ast.Cost, ...]:
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


def card_costs(g: Game, here: Scene, card: int, way: str, x: int = 0) -> ast.Costs:
    """The costs of a card, by the way it is played: from the chant-standby area only its [Trigger]'s (fow 7.9:4), by
    Incarnation resonators instead of its cost, though increases and what comes on top remain (fow 12.2:2, rulings
    fow-5.5-R27, fow-5.01-R25). Costs may be acts as well: discarding (fow-2.0 1.4.5:16), banishing (fow-2.0 1.4.5:17,
    fow-2.0 2.1.2:4)."""
    items: tuple[ast.Cost, ...] = ()
    if way not in FREE:
        base = price_of(() if way in INSTEAD else printed(g, card), x)
        items = _as_cost(altered(g, here, card, base, frozenset()))
    for added in rules_on(g, card, ast.AdditionalCost):
        items = items if added.may else (*items, *added.costs.items)
    for node in rules_on(g, card, nodes.Standby):
        if node.costs is not None:
            items = (*items, *node.costs.items)
    if way == "incarnation":
        for incarnation in rules_on(g, card, nodes.Incarnation)[:1]:
            items = (*items, *_sacrifices(incarnation))
    if way == "instead":
        for other in rules_on(g, card, ast.AlternativeCost)[:1]:
            items = (*items, *other.costs.items)
    return _costs(items)


@lru_cache(maxsize=2048)
def _costs(items: tuple[ast.Cost, ...]) -> ast.Costs:
    """Parts as one cost: the same one each time, so that what is read off it is read once."""
    return ast.Costs(_at_once(items))


_ATTRIBUTE = wills.NAMES


def _sacrifices(node: nodes.Incarnation) -> tuple[ast.Cost, ...]:
    """A resonator of one of the attributes for each entry (fow 12.2:2.1, fow 12.2:2.2)."""
    found: list[ast.Cost] = []
    for entry in node.attributes:
        options = tuple(nodes.OfAttribute(_ATTRIBUTE[s]) for s in entry.symbols)  # type: ignore[arg-type]
        one = options[0] if len(options) == 1 else ast.AnyOf(options)
        group = ast.Group((one, ast.YouControl()), ast.Kind("resonator"))
        found.append(ast.DoAction(ast.Banish(ast.Some(ast.Exactly(ast.Number(1)), group))))
    return tuple(found)


def ability_costs(g: Game, here: Scene, body: Body | None, kind: str) -> ast.Costs:
    """What an ability asks for playing it, with the effects on the wills of it."""
    if body is None or body.costs is None or body.optional:
        return NOTHING
    sorts, card = _sorts(body, kind), here.source.card
    if not here.bind and not _may_differ(g, card):
        return _unaltered(body.costs, _use(sorts))
    return ast.Costs(_at_once(_altered_items(g, here, card, body.costs, sorts)))


def judgment_costs(g: Game, here: Scene, node: nodes.Judgment) -> ast.Costs:
    """What a judgment takes (fow 7.5:2.1)."""
    return ast.Costs(tuple(_altered_items(g, here, here.source.card, node.costs, JUDGMENT)))


@remembered
def _unaltered(costs: ast.Costs, use: str) -> ast.Costs:
    """What an ability asks for without effects on it and with no X fixed yet: the same each time."""
    items: list[ast.Cost] = []
    for item in costs.items:
        wills_ = item.wills if isinstance(item, nodes.PayWills) else None
        items += (item,) if wills_ is None else _as_cost(price_of(wills_.symbols), use)
    return ast.Costs(_at_once(items))


def _use(sorts: frozenset[str]) -> str:
    """What wills are spent on that are paid for an ability of these sorts."""
    return min(sorts - {"this"}, default=CARD)


def _altered_items(g: Game, here: Scene, card: int, costs: ast.Costs, sorts: frozenset[str]) -> list[ast.Cost]:
    """The parts of a cost of an ability of these sorts, with the effects on the wills of it; what takes no wills may
    take some by them (fow 9.3:2.5)."""
    items: list[ast.Cost] = []
    if not any(isinstance(item, nodes.PayWills) and item.wills is not None for item in costs.items):
        items += _as_cost(altered(g, here, card, NO_PRICE, sorts), _use(sorts))
    for item in costs.items:
        if isinstance(item, nodes.PayWills) and item.wills is not None:
            price = price_of(item.wills.symbols, here.number("x"))
            items += _as_cost(altered(g, here, card, price, sorts), _use(sorts))
        else:
            items.append(item)
    return items


def obstacle(g: Game, f: Frame[PlayingIt], *, awaken: bool = False, more: bool = False) -> Obstacle | None:
    """Why the whole cost cannot be paid, whatever targets are still chosen."""
    here = scene(g, f)
    found = paying.affordable(here, total(g, f, awaken=awaken, more=more))
    if found is None or f.local["what"] != "card":
        return found
    tried = f.twin()
    for aimed in aimed_prices.supposed(here, card_of(f)):
        tried.local["bind"] = aimed.bind
        if paying.affordable(aimed, total(g, tried, awaken=awaken, more=more)) is None:
            return None
    return found


# -- X ----------------------------------------------------------------------------------------------------------------
def wants_x(g: Game, f: Frame[PlayingIt], body: Body | None) -> bool:
    """Whether the player fixes an X on playing: one of the cost, or of the text."""
    if f.local["what"] == "card" and "X" in printed(g, card_of(f)):
        return True
    return pays_x(g, f, body) or (body is not None and plan.plan(body.effect).wants_x)


def pays_x(g: Game, f: Frame[PlayingIt], body: Body | None, *, awaken: bool = False) -> bool:
    """Whether an X is in the cost: the card's or the ability's own, or what comes on top of it."""
    if f.local["what"] == "ability":
        return body is not None and body.costs is not None and not body.optional and tree.wants_x(body.costs)
    node = awakening(g, f) if awaken else None
    if f.local["way"] not in UNPAID and "X" in printed(g, card_of(f)):
        return True
    if node is not None and tree.wants_x(node.costs):
        return True
    return any(tree.wants_x(added.costs) for added in rules_on(g, card_of(f), ast.AdditionalCost) if not added.may)


def most_x(g: Game, f: Frame[PlayingIt], body: Body | None, *, awaken: bool = False) -> int:
    """The largest X that can be paid for together with the rest of the cost; without an X in the cost there is a limit
    that nobody misses."""
    if not pays_x(g, f, body, awaken=awaken):
        return X_MOST
    tried, bound = f.twin(), f.local["bind"]
    most = -1
    while most < len(g.cards):
        tried.local["bind"] = {**bound, "x": most + 1}
        if obstacle(g, tried, awaken=awaken) is not None:
            break
        most += 1
    return max(0, most)


def conditions_met(g: Game, here: Scene, card: int) -> bool:
    """What a card says about when it may be played (fow 1.4:1)."""
    for node in rules_on(g, card, nodes.PlayOnly):
        restriction = node.restriction
        if isinstance(restriction, ast.OnlyIf) and not meanings.holds(here, restriction.condition):
            return False
        if isinstance(restriction, ast.OnlyDuring) and not during(here, restriction.when):
            return False
    return all(
        meanings.holds(here, said.condition) == said.unless for said in rules_on(g, card, ast.PlayCondition)
    )


def in_hand(g: Game, seat: int, card: int) -> bool:
    """Whether a card is in a player's hand."""
    here = g.cards[card]
    return here.zone == zones.HAND and here.seat == seat
