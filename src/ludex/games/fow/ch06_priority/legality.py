"""What a player with priority may do (fow 6.3, 7): the one author of legality that every menu asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.playing import paying, plan
from ludex.enact.scenes import meanings
from ludex.enact.scenes.scene import Bindings, Scene
from ludex.enact.standing import permissions
from ludex.enact.standing.permissions import covering, rules_on
from ludex.enact.standing.restrictions import unusable
from ludex.enact.values.body import Body, text_of
from ludex.games.fow.ch02_cards import sides
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch06_priority.menu_context import Means, chase_obstacle
from ludex.games.fow.ch06_priority.obstacles import bar as _bar
from ludex.games.fow.ch06_priority.obstacles import name as _name
from ludex.games.fow.ch06_priority.obstacles import prohibited as _prohibited
from ludex.games.fow.ch07_actions import additions, judgment
from ludex.games.fow.ch08_battle.newcomers import may_rest
from ludex.games.fow.ch09_playing import aimed_prices, awakening, cannot_be_chased, costs, played_text
from ludex.games.fow.ch09_playing.printed_costs import AS_CHANTS, wills_and_rest
from ludex.games.fow.ch09_wills import changed_prices, prices
from ludex.games.fow.ch09_wills.gists import gist, waits_for_main_phase
from ludex.games.fow.rules_of import rules_of
from ludex.games.fow.text import nodes
from ludex.kernel.abilities import ACTIVATED, Source
from ludex.kernel.decisions import Obstacle
from ludex.kernel.effects.characteristics import place_of
from ludex.kernel.events import Event
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.game import Game

__all__ = [
    "activate_obstacle", "break_obstacle", "call_obstacle", "chase_obstacle", "effect_obstacle", "judgment_obstacle",
    "judgments", "play_obstacle", "set_obstacle", "triggered_obstacle",
]  # fmt: skip

SET_PRICE = prices.Price((), 2)  # fow 7.6:1


# -- cards ------------------------------------------------------------------------------------------------------------
def ways(g: Game, seat: int, card: int) -> list[str]:
    """The ways in which a card could be played from where it is, a double-sided one with either side up (fow 12.8:2);
    what stands for the cost of a side is what that side says (fow 14.3:2.5)."""
    found = _manners(g, seat, card)
    if not found or len(g.cards[card].definition.faces) == 1:
        return found
    able = [one for way in found for one in (sides.either(g, card, way) if way not in costs.INSTEAD else (way,))]
    if "" in found and sides.FUTURE in able:
        with sides.as_played(g, card, sides.FUTURE):
            able += [f"{way}-{sides.FUTURE}" for way in _instead(g, card)]
    return able


def _instead(g: Game, card: int) -> list[str]:
    """The ways in which something else stands for the cost of a card's side that is up: Incarnation (fow 12.2), or what
    its text has in place of it (fow 9.3:2.5)."""
    found = ["incarnation"] if rules_on(g, card, nodes.Incarnation) else []
    return [*found, "instead"] if rules_on(g, card, ast.AlternativeCost) else found


def _manners(g: Game, seat: int, card: int) -> list[str]:
    """How a card could be played from where it is: from the hand for its cost, for what its text has in place of it or
    by Incarnation (fow 12.2), from the chant-standby area (fow 7.9), from the graveyard by Remnant (fow 12.6)."""
    here, chars = g.cards[card], g.chars(card)
    if here.seat != seat:
        return []
    if here.zone == zones.HAND:  # fow 7.1:2, fow 7.2:2, fow 7.3:2, fow 7.7:2
        if "chant-standby" in chars.types:
            return ["trigger"] if rules_of(g).standby_from_hand else []
        return ["", *_instead(g, card)] if chars.has_terms else [""]  # fow 9.3:2.5
    if here.zone == zones.STANDBY:
        if "chant-standby" in chars.types:
            return ["standby"]
        return ["stealth"] if _stealth(g, card) is not None else []
    if here.zone == zones.GRAVEYARD and "Remnant" in chars.keywords:
        return ["remnant"]
    return [""] if _freely(g, seat, card) else []


def _stealth(g: Game, card: int) -> ast.Condition | None:
    """The state in which a card may be played by Stealth with priority (ruling fow-5.5-R13)."""
    return next((n.condition for n in rules_on(g, card, nodes.Stealth) if n.trigger is None), None)


def _freely(g: Game, seat: int, card: int) -> bool:
    """Whether an effect lets a player play a card from where it is."""
    from ludex.enact.scenes.meanings import seats

    here = g.cards[card]
    if any(node.zone == here.zone for node in rules_on(g, card, ast.FreePlay)):
        return True
    if not permissions.present(g):
        return False
    return any(
        seat in seats(scene, node.player) and node.zone == here.zone
        for scene, node in covering(g, ast.FreePlay, here.ref, anywhere=True)
    )


def play_obstacle(means: Means, card: int, way: str | None = None) -> Obstacle | None:
    """Why a card cannot be played now in a way, or in any (fow-2.0 1.4.5:10, fow-2.0 7.1.2:2)."""
    g = means.g
    if g.cards[card].seat != means.seat:
        rule: str = rules_of(g).priority_rule(g, means.seat)
        return _bar(rule, "{} is not yours, and its player has no priority", _name(g, card))
    able = ways(g, means.seat, card)
    standby = "chant-standby" in g.chars(card).types
    place: str = rules_of(g).standby_place if standby else "fow 7.1:2"
    if way is not None and way not in able:
        return _bar(place, "{} cannot be played that way", _name(g, card))
    if not able:
        return _bar(place, "{} is not where you could play it from", _name(g, card))
    found: Obstacle | None = None
    for one in [way] if way is not None else able:
        found = unplayable(means, card, one)
        if found is None:
            return None
    return found


def effect_obstacle(g: Game, seat: int, card: int, way: str) -> Obstacle | None:
    """Why a card cannot be played by an effect, whatever the time and from wherever."""
    with sides.as_played(g, card, way) as manner:
        return _barred(Means(g, seat), card, manner)


def triggered_obstacle(
    g: Game, seat: int, card: int, way: str, bind: Bindings, event: Event | None
) -> Obstacle | None:
    """Why an automatic card that has triggered cannot be played: not because of the time (fow 7.9:3), but what cannot
    be chased cannot be by automatic cards either (ruling fow-5.5-R34)."""
    obstacle = chase_obstacle(g, seat) or cannot_be_chased.card_obstacle(g, seat, card)
    if obstacle is None and way == "standby":
        obstacle = rules_of(g).standby_obstacle(g, seat, card)
    here = g.cards[card]
    scene = Scene(g, Source(card, here.incarnation, seat, None, here.stamp), dict(bind), event)
    with sides.as_played(g, card, way) as manner:
        return obstacle or _barred(Means(g, seat), card, manner, scene)


def unplayable(means: Means, card: int, way: str) -> Obstacle | None:
    """Why a card cannot be played in a way in which it could from where it is."""
    if sides.played(way) == zones.FRONT:
        return _unplayable(means, card, way)
    with sides.as_played(means.g, card, way) as manner:
        return _unplayable(Means(means.g, means.seat), card, manner)


def _unplayable(means: Means, card: int, way: str) -> Obstacle | None:
    found = _when(means, card, way) or means.chased or cannot_be_chased.card_obstacle(means.g, means.seat, card)
    return found or _barred(means, card, way, _on_its_occasion(means, card) if way == "standby" else None)


def _on_its_occasion(means: Means, card: int) -> Scene:
    """The scene of a Chant-Standby card, which may speak of what it waited for (fow-2.0 2.6.3:4)."""
    event, bind = rules_of(means.g).occasion(means.g, means.seat, card, "standby")
    return Scene(means.g, costs.card_scene(means.g, means.seat, card).source, dict(bind), event)


def _barred(means: Means, card: int, way: str, scene: Scene | None = None) -> Obstacle | None:
    """Why a card cannot be played although it is the time for it."""
    g, seat = means.g, means.seat
    if means.forbidden:
        obstacle = _prohibited(g, Event("play", "fow 9.3:2.2", card=card, seat=seat))
        if obstacle is not None:
            return obstacle
    here = scene if scene is not None else costs.card_scene(g, seat, card)
    if not costs.conditions_met(g, here, card):
        return _bar("fow 1.4:1", "{} says that it cannot be played now", _name(g, card))
    types = g.chars(card).types
    aims = "addition" in types and additions.kinds_of(g, card)
    if aims and not additions.targets(g, card, seat, here.source):
        return _bar("fow 7.2:3", "there is nothing {} could be added to", _name(g, card))
    obstacle = rules_of(g).addition_obstacle(g, seat, card)
    if obstacle is not None:
        return obstacle
    return _text_obstacle(g, seat, card, here) or _cost_obstacle(means, here, card, way)


def _text_obstacle(g: Game, seat: int, card: int, here: Scene) -> Obstacle | None:
    """Why the targets of its text cannot be chosen (fow 9.3:2.4)."""
    text = played_text.spell_text(g, card)
    if text is None or not isinstance(text.body, Body) or not g.chars(card).types.isdisjoint(awakening.STAYING):
        return None
    here.source.ability = text
    return plan.obstacle(here, plan.plan(text.body.effect))


def _cost_obstacle(means: Means, here: Scene, card: int, way: str) -> Obstacle | None:
    """Why what it takes cannot be paid, whatever its targets are; the card itself is in the chase by then."""
    found = _unpayable(means, here, costs.card_costs(means.g, here, card, way), frozenset({card}))
    itself = aimed_prices.counts_itself(means.g, card)
    if found is not None or itself:
        for aimed in aimed_prices.supposed(here, card):
            if _unpayable(means, aimed, costs.card_costs(means.g, aimed, card, way), frozenset({card})) is None:
                return None
        if itself or aimed_prices.counts(means.g, card):
            twin = aimed_prices.in_chase(means.g, card)
            alone = Scene(twin, here.source, here.bind, here.event, here.they)
            price = costs.card_costs(twin, alone, card, way)
            return _unpayable(Means(twin, means.seat), alone, price, frozenset({card}))
    return found


def _unpayable(
    means: Means, scene: Scene, cost: ast.Costs, without: frozenset[int] = frozenset()
) -> Obstacle | None:
    """Why a cost cannot be paid. Where it is wills alone, that is the same for all that cost the same; so it is where a
    recovered card of the playground is rested that need not produce any of them. What is `without` produces nothing."""
    simple = wills_and_rest(cost)
    if simple is not None and not any(_produces(means.g, card) for card in without):
        rests, price = simple.rests, simple.wills
        if not rests:
            if means.purse.covers(price) or not means.purse.has_bound():
                return means.purse.obstacle(price)
        elif _can_rest(means.g, scene.source.card) and (
            not price.total or (means.purse.covers(price) and not _produces(means.g, scene.source.card))
        ):
            return None
    return paying.affordable(scene, cost, without=without)


def _can_rest(g: Game, card: int) -> bool:
    """Whether a card is recovered and lies where cards are rested."""
    return not g.cards[card].rested and g.cards[card].zone in zones.PLAYGROUND


def _produces(g: Game, card: int) -> bool:
    """Whether a card has a will ability."""
    return bool(gist(g.chars(card)).wills)


def _when(means: Means, card: int, way: str) -> Obstacle | None:
    """Why it is not the time for it: most cards wait for the own main phase, unless an effect lets them be played like
    instants; standbys go by their [Trigger], Stealth by its condition (fow 12.5:2, fow-2.0 2.6.2:2)."""
    g, seat = means.g, means.seat
    chars = g.chars(card)
    if "chant-standby" in chars.types:
        return _standby(g, seat, card, way)
    if way == "stealth":
        state = _stealth(g, card)
        if state is not None and meanings.holds(costs.card_scene(g, seat, card), state):
            return None
        return _bar("fow 12.5:2", "the condition of {} is not met", _name(g, card))
    if means.main is None or not waits_for_main_phase(chars):
        return None
    if nodes.PlayAsInstant in means.permitted and covering(g, nodes.PlayAsInstant, g.cards[card].ref, anywhere=True):
        return None
    return means.main


def _standby(g: Game, seat: int, card: int, way: str) -> Obstacle | None:
    """A chant-standby with an action or state before the colon may be played with priority (fow 7.9:4, rulings
    fow-5.5-R13, fow-5.01-R12), from the area not in the turn it was put there (fow 7.9:5); "anytime" asks for nothing
    (fow 7.9:6)."""
    if way == "standby" and g.cards[card].since > g.turn_stamp:
        return _bar("fow 7.9:5", "{} was set this turn", _name(g, card))
    for node in rules_on(g, card, nodes.Standby):
        if node.trigger is not None:
            obstacle = rules_of(g).event_obstacle(g, seat, card, node)
            if obstacle is not None:
                return obstacle
        if node.condition is not None and not meanings.holds(costs.card_scene(g, seat, card), node.condition):
            return _bar("fow 6.3:1.3", "the condition of {} is not met", _name(g, card))
        if way == "standby":
            return rules_of(g).standby_obstacle(g, seat, card)
    return None


def set_obstacle(means: Means, card: int) -> Obstacle | None:
    """Why a card cannot be put into the chant-standby area (fow 7.6:1)."""
    if means.main is not None:
        return means.main
    g = means.g
    if not costs.in_hand(g, means.seat, card):
        return _bar("fow 7.6:1", "{} is not in your hand", _name(g, card))
    if not rules_of(g).may_be_set(g, card):
        return _bar(rules_of(g).set_rule, "only chant-standby cards may be set")
    return means.purse.obstacle(SET_PRICE)


# -- abilities --------------------------------------------------------------------------------------------------------
def ability_source(g: Game, card: int, at: int, seat: int) -> Source:
    """An ability of a card as a source: its card's controller controls it (fow 1.5:3.2) and what it does
    (fow 1.5:3.3)."""
    here, chars = g.cards[card], g.chars(card)
    return Source(card, here.incarnation, seat, chars.abilities[at], g.tick(), ordinal=place_of(chars, at))


def activate_obstacle(means: Means, card: int, at: int) -> Obstacle | None:
    """Why an activate ability cannot be played when its controller wants: on a card one controls, where it is active
    (fow 9.2), with its targets and costs, whether the card is rested or not; a God's Art and [Evolution] are such
    abilities, and so is [Shift], in the own main phase, outside battle and with an empty chase (ruling fow-2.0-R41)."""
    g, seat = means.g, means.seat
    here = g.cards[card]
    if here.seat != seat:
        return _bar("fow 7.8:1", "you do not control {}", _name(g, card))
    chars = g.chars(card)
    abilities = chars.abilities
    # fow 9.5:1, fow 9.1:1.1, fow 12.4:1, fow 12.7:1, fow-2.0 1.4.4:2, fow-2.0 1.4.4:5, fow-2.0 7.2.3:4
    if not 0 <= at < len(abilities) or abilities[at].kind != ACTIVATED:
        return _bar("fow 7.8:1", "{} has no such ability", _name(g, card))
    ability = abilities[at]
    if here.zone not in ability.zones:
        return _bar("fow 9.2:1", "that ability is not active where {} is", _name(g, card))
    body = text_of(ability)
    if means.chased is not None and not rules_of(g).is_will_ability(g, card, ability):
        return means.chased
    if body.flavor in AS_CHANTS and means.main is not None:
        return Obstacle("fow 12.8:2", means.main.sentence)
    # Were it played now, it would be later than everything; asking does not make time pass.
    source = Source(card, here.incarnation, seat, ability, g.clock + 1, ordinal=place_of(chars, at))
    scene = Scene(g, source, {})
    obstacle = rules_of(g).activation_obstacle(g, card, at) or unusable(scene, body)
    if obstacle is None and means.forbidden:
        obstacle = _prohibited(g, Event("activate", "fow 7.8:1", card=card, seat=seat, source=source))
    if obstacle is not None:
        return obstacle
    obstacle = _rest_obstacle(g, card, body) or plan.obstacle(scene, plan.plan(body.effect))
    if obstacle is not None:
        return obstacle
    return _unpayable(means, scene, changed_prices.ability_costs(g, scene, body, "ability"))


def _rest_obstacle(g: Game, card: int, body: Body) -> Obstacle | None:
    if body.costs is None or not any(isinstance(c, ast.EngageThis) for c in body.costs.items):
        return None
    if not may_rest(g, card):
        rule = "fow 9.5:4" if "J-ruler" in g.chars(card).types else "fow 9.5:3"
        return _bar(rule, "{} has not been there since the turn began", _name(g, card))
    return None


# -- judgment, stones, lifebreak --------------------------------------------------------------------------------------
def judgments(means: Means, ruler: int) -> list[tuple[int, Obstacle | None]]:
    """The [Judgment]s of a ruler, each a section of its own, by the places of its abilities: why each cannot be done
    now (fow 7.5:2)."""
    scene = costs.card_scene(means.g, means.seat, ruler)
    return [
        (at, _judgment_bar(means, scene, node))
        for at, ability in enumerate(means.g.chars(ruler).abilities)
        for node in ability.terms
        if isinstance(node, nodes.Judgment)
    ]


def judgment_obstacle(means: Means) -> Obstacle | None:
    """Why a player cannot perform judgment (fow 7.5:1)."""
    if means.main is not None:
        return means.main
    g, seat = means.g, means.seat
    ruler = judgment.ruler(g, seat)
    if ruler < 0:
        return _bar("fow 7.5:1", "you have no ruler in your ruler area")
    if g.cards[ruler].rested:
        return _bar("fow 7.5:1", "{} is rested", _name(g, ruler))
    if g.value(seat, "judged") and rules_of(g).judged_once:
        return _bar("fow 7.5:1", "you have done judgment this turn")
    bars = [bar for _, bar in judgments(means, ruler)]
    if not bars:
        return _bar("fow 7.5:2", "{} has no judgment", _name(g, ruler))
    if len(g.cards[ruler].definition.faces) == 1:
        return _bar("fow 7.5:3", "{} has no J-ruler on its other side", _name(g, ruler))
    barred = _prohibited(g, Event("judgment", "fow 7.5:1", card=ruler))
    return barred or (None if None in bars else bars[0])


def _judgment_bar(means: Means, scene: Scene, node: nodes.Judgment) -> Obstacle | None:
    if _judgment_unmet(scene, node):
        return _bar("fow 7.5:2.2", "the condition of its judgment is not met")
    return _unpayable(means, scene, changed_prices.judgment_costs(means.g, scene, node))


def _judgment_unmet(scene: Scene, node: nodes.Judgment) -> bool:
    """Whether a condition of a judgment is not met (fow 7.5:2.2); what goes with a change of its cost is asked for that
    change alone."""
    asked = (r.condition for r in node.restrictions if isinstance(r, ast.OnlyIf))
    return not all(meanings.holds(scene, condition) for condition in asked)


def call_obstacle(means: Means) -> Obstacle | None:
    """Why a player cannot call a magic stone (fow 7.11:1); there has to be one (rulings fow-5.5-R46, fow-5.01-R39)."""
    if means.main is not None:
        return means.main
    g, seat = means.g, means.seat
    if g.value(seat, "called"):
        return _bar("fow 7.11:1", "you have called a magic stone this turn")
    if g.value(seat, "judged"):
        return _bar("fow 7.11:1", "you have done judgment this turn")
    if not judgment.callers(g, seat):
        return _bar("fow 7.11:1", "there is no recovered ruler to rest")
    if not g.zone(seat, zones.STONE_DECK):
        return _bar("fow 7.11:1", "your magic stone deck is empty")
    return _prohibited(g, Event("call", "fow 7.11:1", seat=seat))


def break_obstacle(means: Means) -> Obstacle | None:
    """Why a player cannot perform lifebreak (fow 7.10:1). What cannot be chased does not keep anybody from it, but its
    [Break] from being played. Without lifebreak there is no such action (fow 1.2:2)."""
    g, seat = means.g, means.seat
    if not rules_of(g).lifebreaks:
        return _bar("fow 1.2:2", "this game is played without lifebreak")
    there = len(g.zone(seat, zones.LIFEBREAK))
    if not there:
        return _bar("fow 7.10:1", "there is no card in your lifebreak area")
    if not rules_of(g).breakable(there, g.value(seat, "life")):
        return _bar("fow 7.10:1", "with {} life the next lifebreak is not open", g.value(seat, "life"))
    return None
