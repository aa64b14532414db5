"""What may be played and attacked (sve 8, sve 10.6, sve 12.3): the one author of legality that every menu asks.

An action of which a part cannot be done is not on offer (sve 8.1.2). That is about targets and costs; a card that will
do nothing when it resolves may be played (ruling sve-R20).
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING

from ludex.enact.nouns import groups
from ludex.enact.playing import paying, plan
from ludex.enact.playing.due import Due, expecting
from ludex.enact.scenes import meanings
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import Scene, look
from ludex.enact.standing import permissions
from ludex.enact.standing.permissions import covering, rules_on
from ludex.enact.standing.restrictions import unusable
from ludex.enact.values.body import Body
from ludex.games.sve.ch04_zones import moving, zones
from ludex.games.sve.ch05_verbs import evolving
from ludex.games.sve.ch10_playing import whole_cost
from ludex.games.sve.ch10_playing.own_cost import ability_points, card_scene, price
from ludex.games.sve.ch10_playing.play_frame import LIKE_EVOLVE, spell_ability
from ludex.games.sve.ch10_playing.special_costs import serve_obstacle
from ludex.games.sve.ch14_universes import universes
from ludex.games.sve.text import nodes
from ludex.kernel.abilities import Ability, Source
from ludex.kernel.decisions import Obstacle
from ludex.kernel.effects.characteristics import place_of
from ludex.kernel.events import Event
from ludex.kernel.memo import remembered
from ludex.kernel.pipeline.perform import forbidden
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.cards import Card, Characteristics
    from ludex.kernel.game import Game


# -- obstacles: a menu meets the same few again and again, so each is worded once --------------------------------------
@remembered
def _bar(rule: str, words: str, *about: str | int) -> Obstacle:
    return Obstacle(rule, words.format(*about))


def _name(g: Game, card: int) -> str:
    return g.rules.describe(g, card)


class Means:
    """What every card of one menu asks alike, looked up once: the player's play points, what lies on the field and in
    the EX area, room on the field, and whether any effect forbids or permits anything. `most`: what a card without
    rules of its own may cost at most. `refused`: the actions that turned out illegal just now, or change nothing."""

    __slots__ = ("points", "most", "field", "ex", "room", "forbidden", "permitted", "refused")

    def __init__(self, g: Game, seat: int) -> None:
        index = g.index()
        self.points: int = g.values[seat]["play points"]
        self.field: list[tuple[Card, Characteristics]] = g.lying(seat, zones.FIELD)
        self.ex: list[tuple[Card, Characteristics]] = g.lying(seat, zones.EX)
        self.forbidden: bool = bool(index.prohibitions)
        self.permitted: bool = bool(index.permissions)
        self.most: float = inf if self.permitted else self.points  # effects that change costs are permissions
        self.room: int = moving.room(g, seat, zones.FIELD) if self.permitted else zones.FIELD_LIMIT - len(self.field)
        self.refused: frozenset[str] = g.repeats | g.refusals

    def suffice(self, chars: Characteristics) -> bool | None:
        """Whether a card that is not too dear can be played from where cards are played, if room alone decides it, as
        for most; None if more must be asked."""
        types = chars.types
        if self.forbidden or self.permitted or chars.has_terms or "spell" in types:
            return None
        return self.room > 0 and ("follower" in types or "amulet" in types)


# -- cards (sve 8.2, sve 10.6) ----------------------------------------------------------------------------------------
USUAL = (zones.HAND, zones.EX)  # sve 8.2.1


def playable_zones(g: Game, seat: int) -> tuple[str, ...]:
    """Zones a player may play cards from: hand and EX area (sve 8.2.1), and those an effect adds."""
    if not g.index().permissions:
        return USUAL
    more = [node.zone for _, node in _free_plays(g, seat)]
    return (*USUAL, *dict.fromkeys(z for z in more if z not in USUAL))


def _free_plays(g: Game, seat: int) -> list[tuple[Scene, ast.FreePlay]]:
    from ludex.enact.scenes.meanings import seats

    return [(scene, node) for scene, node in permissions.granted(g, ast.FreePlay) if seat in seats(scene, node.player)]


def play_obstacle(
    g: Game,
    seat: int,
    card: int,
    *,
    quick: bool = False,
    by_effect: bool = False,
    cost: int = -1,
    means: Means | None = None,
) -> Obstacle | None:
    """Why a card cannot be played now, or None. What cannot be finished cannot be specified (sve 10.6.2.1.2)."""
    here = g.cards[card]
    if not by_effect and (here.seat != seat or here.zone not in USUAL):
        if here.seat != seat or here.zone not in playable_zones(g, seat):
            return Obstacle("sve 8.2.1", f"{_name(g, card)} is not in your hand or EX area")
        if not _freely(g, seat, card):
            return Obstacle("sve 8.2.1", f"{_name(g, card)} cannot be played from there")
    return unplayable(g, seat, card, g.chars(card), means or Means(g, seat), quick=quick, cost=cost)


def unplayable(
    g: Game, seat: int, card: int, chars: Characteristics, means: Means, *, quick: bool = False, cost: int = -1
) -> Obstacle | None:
    """Why a card cannot be played although it lies where cards are played from (sve 8.1.2)."""
    types = chars.types
    if quick and "Quick" not in chars.keywords:
        return _bar("sve 12.3.4", "{} does not have Quick", _name(g, card))
    spell = "spell" in types
    if not spell:
        if "follower" not in types and "amulet" not in types:
            return _bar("sve 8.2.1", "{} is not a card that is played", _name(g, card))
        if means.room <= 0 and not chars.has_terms:  # a cost may still make room
            return _bar("sve 10.6.2.6", "your field is full")
    if means.forbidden:
        obstacle = forbidden(g, Event("play", "sve 10.6.2.1", card=card, seat=seat))
        if obstacle is not None:
            return obstacle
    if chars.has_terms or means.permitted or cost >= 0:
        obstacle = _card_cost(g, seat, card, means, cost)
    else:  # a card without rules of its own costs play points and nothing else
        obstacle = _too_dear(chars.number("cost"), means)
    if obstacle is not None or not spell:
        return obstacle
    return _spell_selections(g, seat, card, chars, cost)


def _spell_selections(g: Game, seat: int, card: int, chars: Characteristics, cost: int) -> Obstacle | None:
    """Why what a spell's text selects on playing cannot be selected."""
    text = spell_ability(chars)
    body = text.body if text is not None else None
    if not isinstance(body, Body) or not (body.plan.picks or body.plan.choose):
        return None
    scene = card_scene(g, seat, card)
    scene.source.ability = text

    asked = price(g, seat, card, cost)

    def finishes(tried: Scene) -> bool:
        optional = tuple(whole_cost.optional_costs(tried, card, None, ()))
        return whole_cost.card_obstacle(tried, card, asked, (), optional) is None

    def due(extra: tuple[object, ...]) -> Due:
        return whole_cost.card_due(scene, card, body, asked, extra) if body.plan.choose else Due(())

    obstacle = _selections(expecting(scene, due(())), body, finishes)
    if obstacle is None or not chars.has_terms:
        return obstacle
    paid = whole_cost.choices(tuple(whole_cost.optional_costs(scene, card, None, ())))[1:]
    payable = (extra for extra in paid if whole_cost.card_obstacle(scene, card, asked, extra) is None)
    if any(whole_cost.selection_obstacle(scene, card, body, (), extra, due(extra)) is None for extra in payable):
        return None
    return obstacle


def _card_cost(g: Game, seat: int, card: int, means: Means, cost: int) -> Obstacle | None:
    """Why the conditions and costs of playing a card cannot be met, with all that changes them."""
    asked = price(g, seat, card, cost)
    if not g.chars(card).has_terms:
        return _too_dear(asked.points, means)
    scene = card_scene(g, seat, card)
    obstacle = _conditions(g, scene, card)
    if obstacle is not None:
        return obstacle
    return whole_cost.card_obstacle(scene, card, asked, (), tuple(whole_cost.optional_costs(scene, card, None, ())))


def _too_dear(points: int, means: Means) -> Obstacle | None:
    if means.points >= points:
        return None
    return _bar("sve 10.4.4", "it costs {} play points and {} are left", points, means.points)


def _freely(g: Game, seat: int, card: int) -> bool:
    from ludex.enact.scenes.meanings import seats

    here = g.cards[card]
    found = covering(g, ast.FreePlay, here.ref, anywhere=True)
    return any(node.zone == here.zone and seat in seats(scene, node.player) for scene, node in found)


def _conditions(g: Game, scene: Scene, card: int) -> Obstacle | None:
    """Conditions a card's own text puts on playing it."""
    for node in rules_on(g, card, ast.PlayCondition):
        if meanings.holds(scene, node.condition) != node.unless:
            return Obstacle("sve 1.3.1", f"the text of {g.rules.describe(g, card)} does not let it be played now")
    return None


# -- activated abilities (sve 8.3) ------------------------------------------------------------------------------------
def ability_source(g: Game, seat: int, card: int, ordinal: int, chars: Characteristics) -> Source:
    """Where an activated ability comes from: it is controlled by who plays it (sve 3.1.2.2)."""
    ability, incarnation = chars.abilities[ordinal], g.cards[card].incarnation
    return Source(card, incarnation, seat, ability, g.clock + 1, ordinal=place_of(chars, ordinal))


def is_quick(ability: Ability) -> bool:
    """Whether an activated ability has Quick (sve 12.3.4)."""
    return isinstance(ability.body, Body) and ability.body.flavor == "quick act"


def activate_obstacle(g: Game, seat: int, card: int, ordinal: int, *, quick: bool = False) -> Obstacle | None:
    """Why an activated ability cannot be played now, or None."""
    here, chars = g.cards[card], g.chars(card)
    if here.seat != seat:
        return _bar("sve 8.3.1", "you do not control {}", _name(g, card))
    if ordinal not in chars.acts:
        return Obstacle("sve 8.3.1", f"{_name(g, card)} has no such activated ability")
    return inactive(g, seat, here, chars, ordinal, quick=quick)


def inactive(
    g: Game, seat: int, here: Card, chars: Characteristics, ordinal: int, *, quick: bool = False
) -> Obstacle | None:
    """Why an activated ability of a player's card cannot be played now, or None."""
    card, ability = here.id, chars.abilities[ordinal]
    if here.zone == zones.FIELD and not here.faceup:
        return _bar("sve 8.3.1", "you do not control {}", _name(g, card))
    body = ability.body
    if not isinstance(body, Body):
        return Obstacle("sve 8.3.1", f"{_name(g, card)} has no such activated ability")
    if here.zone not in ability.zones:
        return _bar("sve 10.3.4", "that ability of {} is not valid where it is", _name(g, card))
    if quick and not is_quick(ability):
        return _bar("sve 12.3.4", "that ability of {} does not have Quick", _name(g, card))
    like_evolve = body.flavor in LIKE_EVOLVE
    if like_evolve and g.value(seat, "evolve abilities") and not _any_number(g, seat, body):
        return _bar("sve 8.3.2.1", "an evolve ability or its like has been played this turn")
    if body.restrictions or ability.limit:
        obstacle = unusable(Scene(g, ability_source(g, seat, card, ordinal, chars), {}), body)
        if obstacle is not None:
            return obstacle
    return (
        _forbidden(g, "activate", "sve 8.3.1", card, seat, body.flavor)
        or (_like_evolve(g, seat, body, card) if like_evolve else None)
        or _unaffordable(g, ability_source(g, seat, card, ordinal, chars), body)
    )


def _unaffordable(g: Game, source: Source, body: Body) -> Obstacle | None:
    """Why the cost of an ability cannot be paid, or what it selects not be selected."""
    scene = Scene(g, source, {})
    obstacle = _ability_cost(g, scene, body, source.card)
    if obstacle is not None:
        return obstacle
    due = whole_cost.ability_due(scene, source.card, body, ()) if body.plan.choose else Due(())
    return _selections(
        expecting(scene, due), body, lambda tried: _ability_cost(g, tried, body, source.card) is None
    )


def _forbidden(g: Game, act: str, rule: str, card: int, seat: int, key: str = "") -> Obstacle | None:
    """The effect that forbids an act, if any is in force at all."""
    if not g.index().prohibitions:
        return None
    return forbidden(g, Event(act, rule, card=card, seat=seat, key=key))


def _selections(scene: Scene, body: Body, finishes: Callable[[Scene], bool]) -> Obstacle | None:
    """Why options and targets cannot be selected, with whatever X the player may determine (sve 10.6.2.1.2)."""
    the = body.plan
    if not the.picks and the.choose is None:
        return None
    obstacle = plan.obstacle(scene, the)
    if obstacle is not None and whole_cost.wants_x(scene, scene.source.card, body, ()):
        return None if whole_cost.possible_x(scene, body, (), finishes) else obstacle
    return obstacle


def _like_evolve(g: Game, seat: int, body: Body, card: int) -> Obstacle | None:
    """Evolve abilities and their like, Serve (sve 14.2.2.5) and Ride (sve 14.4.9.5, ruling sve-R23): one a turn (sve
    8.3.2.1), with the card they need in the evolve deck."""
    if body.flavor == "evolve":
        if not evolving.can_evolve(g, card, evolving.named_by(g, card, body.effect)):
            return _bar("sve 12.2.2", "no facedown card of that name is in your evolve deck")
        return _forbidden(g, "evolve", "sve 12.2.1", card, seat)
    if body.flavor == "serve":
        return serve_obstacle(g, seat, card, body.number)
    if body.flavor == "ride":
        if g.cards[card].marks.get("ride used"):
            return Obstacle("sve 14.4.9.2", "it has been activated for this card before")
        if not universes.facedown(g, seat, "drive point"):
            return Obstacle("sve 14.4.9.2", "no facedown Drive Point card is in your evolve deck")
    return None


def _any_number(g: Game, seat: int, body: Body) -> bool:
    """Whether an effect lets the ability be played any number of times per turn (sve 8.3.2.2): its own, or one on its
    player."""
    if any(isinstance(r, nodes.AnyNumberPerTurn) for r in body.restrictions):
        return True
    if body.flavor != "evolve" or not g.index().permissions:
        return False
    free = permissions.granted(g, nodes.EvolvesFreely)
    return any(seat in meanings.seats(scene, node.player) for scene, node in free)


def _ability_cost(g: Game, scene: Scene, body: Body, card: int) -> Obstacle | None:
    if body.costs is None:
        return None
    costs = ability_points(g, scene, body.flavor, body.costs, card)
    obstacle = paying.affordable(scene, costs)
    if obstacle is None or body.flavor not in LIKE_EVOLVE or not g.value(scene.you, "evolution points"):
        return obstacle
    return paying.affordable(scene, costs, in_lieu=1) if _asks_points(scene, costs) else obstacle


def _asks_points(scene: Scene, costs: ast.Costs) -> bool:
    return any(isinstance(c, ast.PayPoints) and amount(scene, c.amount) > 0 for c in costs.items)


# -- attacks (sve 8.4) ------------------------------------------------------------------------------------------------
def can_attack(g: Game, here: Card, chars: Characteristics) -> bool:
    """Whether a card on the field can be selected as the attacking follower: reserved (sve 8.4.2), and there since the
    start of the turn (sve 8.4.2.1), evolved this turn, or with Storm (sve 12.9.1) or Rush (sve 12.10.1)."""
    if here.rested or "follower" not in chars.types:
        return False
    if here.since <= g.turn_stamp or here.marks.get("evolved on") == g.turn:
        return True
    return "Storm" in chars.keywords or "Rush" in chars.keywords


def attacker_obstacle(g: Game, seat: int, card: int) -> Obstacle | None:
    """Why a follower cannot be selected as the attacking follower."""
    here, chars = g.cards[card], g.chars(card)
    if here.seat != seat or here.zone != zones.FIELD or "follower" not in chars.types:
        return _bar("sve 8.4.2", "{} is not a follower you control", _name(g, card))
    if can_attack(g, here, chars):
        return None
    if here.rested:
        return _bar("sve 8.4.2", "{} is engaged", _name(g, card))
    return _bar("sve 8.4.2.1", "{} has not been on your field since the start of the turn", _name(g, card))


class Facing:
    """The opponent's cards that attack targets are among, looked up once for all attackers: followers, those of them
    that are engaged, and those of these with Ward, which restricts attacks while its follower is engaged (sve 12.8.1);
    a reserved follower's does not, though Assail could attack it (ruling sve-R13). Intimidate is out of reach
    (sve 12.12.1), Aura is not (sve 12.15.2.1)."""

    __slots__ = ("followers", "engaged", "wards", "leaders")

    def __init__(self, g: Game, seat: int) -> None:
        foe = 1 - seat
        self.followers: list[int] = []
        self.engaged: list[int] = []
        self.wards: list[int] = []
        self.leaders: tuple[int, ...] = g.zone(foe, zones.LEADER)
        for card, chars in g.lying(foe, zones.FIELD):
            # sve 12.12.1
            if "follower" not in chars.types or "Intimidate" in chars.keywords:
                continue
            self.followers.append(card.id)
            if card.rested:
                self.engaged.append(card.id)
                if "Ward" in chars.keywords:  # sve 12.8.1
                    self.wards.append(card.id)


def _in_reach(g: Game, here: Card, attacker: Characteristics, foes: Facing) -> list[int]:
    """The opponent's cards that a follower may attack, prohibitions and Ward aside. Storm opens the leader too (ruling
    sve-R1), Assail reserved followers (sve 12.11.1)."""
    within = foes.followers if "Assail" in attacker.keywords else foes.engaged
    if here.since <= g.turn_stamp or "Storm" in attacker.keywords:
        return [*within, *foes.leaders]
    return within


def target_obstacle(g: Game, seat: int, card: int, target: int) -> Obstacle | None:
    """Why a card cannot be selected as this follower's attack target, Ward aside."""
    there, chars = g.cards[target], g.chars(target)
    if there.seat == seat:
        return _bar("sve 8.4.3.1", "{} is not the opponent's", _name(g, target))
    if target in _in_reach(g, g.cards[card], g.chars(card), Facing(g, seat)):
        return _attack_forbidden(g, card, target)
    if there.zone == zones.LEADER:
        return _bar("sve 8.4.3.1", "a follower that came this turn does not attack the leader")
    if there.zone != zones.FIELD or "follower" not in chars.types:
        return _bar("sve 8.4.3.1", "{} is neither a follower on the field nor a leader", _name(g, target))
    if not there.rested and "Assail" not in g.chars(card).keywords:
        return _bar("sve 8.4.3.1", "{} is reserved", _name(g, target))
    return _bar("sve 12.12.2", "{} has Intimidate", _name(g, target))


def _attack_forbidden(g: Game, card: int, target: int) -> Obstacle | None:
    """The effect that forbids an attack (sve 8.4.3.2.1)."""
    return forbidden(g, Event("attack", "sve 8.4.3", card=card, amount=target))


def targets(g: Game, here: Card, attacker: Characteristics, foes: Facing) -> list[int]:
    """The legal attack targets: engaged followers with Ward first if there are any (sve 12.8.2, sve 12.15.2.1)."""
    index = g.index()
    found = _in_reach(g, here, attacker, foes)
    if index.prohibitions:
        found = _not_forbidden(g, here.id, found)
    if foes.wards and not (index.permissions and covering(g, nodes.IgnoresWard, here.ref)):
        found = _common(found, foes.wards) or found
    return (index.permissions and _must_targets(g, here.id, found)) or found


def _not_forbidden(g: Game, card: int, within: list[int]) -> list[int]:
    return [target for target in within if _attack_forbidden(g, card, target) is None]


def _common(within: list[int], wards: list[int]) -> list[int]:
    return [target for target in within if target in wards]


def _must_targets(g: Game, card: int, found: list[int]) -> list[int]:
    """Targets that effects say must be attacked if possible."""
    return [
        target
        for scene, node in covering(g, ast.MustAttack, g.cards[card].ref)
        if isinstance(node.target, ast.Some)
        for target in found
        if groups.matches(scene, node.target.group, look(g, target))
    ]


def attack_obstacle(g: Game, seat: int, card: int, target: int) -> Obstacle | None:
    """Why this attack cannot be made, or None. It is asked before anything is done, so an attack without a possible
    target leaves the game as it was (sve 8.4.3.2)."""
    obstacle = attacker_obstacle(g, seat, card) or target_obstacle(g, seat, card, target)
    if obstacle is not None:
        return obstacle
    foes = Facing(g, seat)
    legal = targets(g, g.cards[card], g.chars(card), foes)
    if target in legal:
        return None
    if target not in foes.wards and not set(foes.wards).isdisjoint(legal):
        return Obstacle("sve 12.8.2", "an engaged follower with Ward must be attacked first")
    return Obstacle("sve 1.3.1", "an effect says what must be attacked")
