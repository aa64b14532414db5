"""What it takes to play something (fow 2.3, 9.3:2.5, 12.1, 12.2): the card's cost, what alters, increases and decreases
it, in this order; what comes on top and what stands instead."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ludex.enact.playing import paying, plan
from ludex.enact.playing.settling import body_of, card_of, scene
from ludex.enact.scenes import meanings
from ludex.enact.scenes.paragraphs import shifted
from ludex.enact.scenes.scene import Scene
from ludex.enact.standing.permissions import rules_on
from ludex.enact.standing.restrictions import during
from ludex.enact.steps import tree
from ludex.enact.values.body import Body
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch09_playing import aimed_prices
from ludex.games.fow.ch09_playing.play_frame import PlayingIt
from ludex.games.fow.ch09_wills import changed_prices, wills
from ludex.games.fow.ch09_wills.changed_prices import (
    ability_costs,
    altered,
    altered_items,
    as_cost,
    at_once,
    sorts_of,
)
from ludex.games.fow.ch09_wills.gists import gist
from ludex.games.fow.ch09_wills.prices import Price, price_of
from ludex.games.fow.rules_of import rules_of
from ludex.games.fow.text import nodes
from ludex.games.fow.text.meaning.abilities import MORE
from ludex.kernel.abilities import Source
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.decisions import Obstacle
    from ludex.kernel.frames import Frame
    from ludex.kernel.game import Game

X_MOST = 20
INSTEAD = frozenset({"incarnation", "instead"})  # ways to play a card in which something stands for its cost
FREE = frozenset({"standby", "stealth", "free"})  # ways to play it without its cost
UNPAID = INSTEAD | FREE
AWAKENING = frozenset({"awakening"})


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


def spend_next(g: Game, f: Frame[PlayingIt]) -> None:
    """What an effect changed about the next card or ability of a sort, it has changed now (fow 9.3:2.5)."""
    sorts = frozenset[str]() if f.local["what"] == "card" else sorts_of(body_of(f), f.local["kind"])
    changed_prices.spend_next(g, scene(g, f), card_of(f), sorts)


def card_price(g: Game, seat: int, card: int, x: int = 0) -> Price:
    """What a card costs to play now: its cost in wills."""
    return altered(g, card_scene(g, seat, card), card, price_of(printed(g, card), x), frozenset())


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
        items += altered_items(g, here, card, shifted(node.costs, MORE) if apart else node.costs, AWAKENING)
    extra = optional(g, f) if more or here.bind.get("paid") else None
    if extra is not None:
        items += extra.costs.items
    return ast.Costs(at_once(items))


def card_costs(g: Game, here: Scene, card: int, way: str, x: int = 0) -> ast.Costs:
    """The costs of a card, by the way it is played: from the chant-standby area only its [Trigger]'s (fow 7.9:4), by
    Incarnation resonators instead of its cost, though increases and what comes on top remain (fow 12.2:2, rulings
    fow-5.5-R27, fow-5.01-R25). Costs may be acts as well: discarding (fow-2.0 1.4.5:16), banishing (fow-2.0 1.4.5:17,
    fow-2.0 2.1.2:4)."""
    items: tuple[ast.Cost, ...] = ()
    if way not in FREE:
        base = price_of(() if way in INSTEAD else printed(g, card), x)
        items = as_cost(altered(g, here, card, base, frozenset()))
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
    return ast.Costs(at_once(items))


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
