"""What will abilities (fow 9.7:1) could give to somebody who has to pay."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ludex.enact.nouns import groups
from ludex.enact.playing import affording
from ludex.enact.playing.claims import committed, rested
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import Scene
from ludex.enact.standing import permissions
from ludex.enact.standing.restrictions import unusable
from ludex.enact.values.body import Body, text_of
from ludex.games.fow.ch03_zones import zones
from ludex.games.fow.ch08_battle.newcomers import may_rest
from ludex.games.fow.ch09_wills.changed_prices import altered, sorts_of
from ludex.games.fow.ch09_wills.given_together import Hauls, Wills
from ludex.games.fow.ch09_wills.prices import FREE, Price, covers, pool, price_of
from ludex.games.fow.ch09_wills.reserved import CARD, Will, bound_to
from ludex.games.fow.ch09_wills.turned_wills import Given, Turn, Turned
from ludex.games.fow.ch09_wills.written_wills import (
    given,
    is_plain,
    is_will_ability,
    made,
    price,
    rests,
    yields,
)
from ludex.games.fow.rules_of import rules_of
from ludex.games.fow.text import nodes
from ludex.games.fow.text.meaning.wills import MOST_WILLS, kinds_produced
from ludex.kernel import events
from ludex.kernel.abilities import ACTIVATED, Ability, Source
from ludex.kernel.effects.characteristics import place_of
from ludex.kernel.events import Event
from ludex.kernel.memo import remembered
from ludex.kernel.pipeline.use_limits import usable
from ludex.lang import ast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludex.games.fow.ch09_wills.gists import WillAbility
    from ludex.kernel.abilities import Trigger
    from ludex.kernel.cards import Card, Characteristics
    from ludex.kernel.game import Game


class Well(NamedTuple):
    """A will ability that may be played: of which card, which one, the kinds each of its wills may have, and what other
    abilities would add to it. `plain`: it rests its card for one will. `bound`: those that are spent on some things
    only. `rests`: it rests its card, which can be done once."""

    card: int
    at: int
    gives: tuple[frozenset[str], ...]
    more: tuple[frozenset[str], ...]
    plain: bool
    like: object
    bound: tuple[Will, ...] = ()
    rests: bool = True

    @property
    def wills(self) -> tuple[frozenset[str], ...]:
        """Everything that comes of it."""
        return (*self.gives, *self.more)


def _counted(scene: Scene, ability: Ability) -> tuple[frozenset[str], ...]:
    """What an ability produces for each of something that can be counted now, or of what cards could produce now."""
    body = ability.body
    steps = body.effect.steps if isinstance(body, Body) else ()
    found: list[frozenset[str]] = []
    for step in steps:
        if isinstance(step, nodes.ProduceAs):
            of = groups.counted(scene, step.of.group) if isinstance(step.of, ast.Some) else ()
            kinds = kinds_produced(scene, step, of)
            found += [frozenset(kinds)] if kinds else []
        if isinstance(step, ast.ForEvery):
            found += given(step.step) * min(MOST_WILLS, max(0, amount(scene, step.of)) // step.per)
    return tuple(found)


def spoken_for(scene: Scene, costs: ast.Costs) -> frozenset[int]:
    """The cards that produce nothing for a cost which they are part of: those it rests; those it takes away, unless
    they only rest for a will, which they do before they go; and the card that is played, in the chase by then."""
    taken = (c for c in committed(scene, costs) if any(_is_odd(a) for a in scene.g.chars(c).abilities))
    played = any(isinstance(item, nodes.PayWills) and CARD in item.uses for item in costs.items)
    return rested(scene, costs) | frozenset(taken) | frozenset({scene.source.card} if played else ())


def _is_odd(ability: Ability) -> bool:
    """Whether a will ability asks for something else than resting its card."""
    body = ability.body
    if ability.kind != ACTIVATED or not is_will_ability(ability) or not isinstance(body, Body):
        return False
    return body.costs is None or body.costs.items != (ast.EngageThis(),)


def could_produce(g: Game, card: int) -> frozenset[str]:
    """The kinds of will a card could produce by resting, rested or not."""
    return frozenset(kind for a in g.chars(card).abilities if is_plain(a) for kind in yields(a)[0])


class _Able(NamedTuple):
    """A will ability that may be played now: of which card, which one. `simple`: it only rests its card."""

    card: int
    at: int
    ability: Ability
    simple: bool
    gives: tuple[frozenset[str], ...]


def wells(g: Game, seat: int, without: frozenset[int] = frozenset(), *, plain: bool = False) -> list[Well]:
    """The will abilities a player may play now to pay wills (fow 9.7:2), those that only rest their card first."""
    return [_well(g, seat, able) for able in _able(g, seat, without, plain=plain)]


class Supply(NamedTuple):
    """What will abilities could produce together, in one way or another, and which wills that are spent on some things
    only. `plain`: each of a player's will abilities rests its card for one will and nothing adds to it, so that nothing
    else has been looked at. `fresh`: some card has come only this turn and cannot rest yet. `turned`: what wills could
    be turned into besides."""

    hauls: Hauls
    bound: tuple[Will, ...]
    plain: bool
    fresh: bool
    turned: Turned | None = None


class Able(NamedTuple):
    """A card with activate abilities: those that produce wills, and the places of the others."""

    card: Card
    chars: Characteristics
    wills: tuple[WillAbility, ...]
    deeds: Sequence[int]


def at_most(g: Game, seat: int, able: list[Able]) -> tuple[Supply, bool] | None:
    """What those of a player's cards that are `able` to do anything could produce if whatever will abilities ask for
    besides resting their card could be done, and whether none of them asks for anything, so that it is no guess; None
    if at a glance that cannot be said."""
    if _adding(g, seat) or _charged(g):
        return None
    free: list[frozenset[str]] = []
    resting: list[list[Wills]] = []
    fresh, sure = False, True
    places = _places(g)
    for card, _, gives, _ in able:
        zone = card.zone
        if not gives or zone not in places:
            continue
        ways: list[Wills] = []
        for will in gives:
            if zone not in will.ability.zones or (will.rests and card.rested):
                continue
            if will.varies:
                return None
            if will.rests and not may_rest(g, card.id):
                fresh = True
                continue
            wills = will.gives
            sure = sure and (will.plain or not wills)
            if will.rests:
                ways.append(wills)
            else:
                free += wills
        if ways:
            resting.append(ways)
    return Supply(Hauls(free, resting), (), True, fresh), sure


def purse(g: Game, seat: int, without: frozenset[int] = frozenset()) -> Supply:
    """What those abilities could produce."""
    plain = None if _adding(g, seat) or _charged(g) else _by_resting(g, seat, without)
    if plain is not None:  # as for most
        sure, fresh = plain
        return Supply(Hauls(sure), (), True, fresh)
    able, fresh = _looked_up(g, seat, without)
    found = [_well(g, seat, a) for a in able]
    turns = _turns(g, seat, without)
    turned = Turned([Given(well.card, well.wills, well.rests) for well in found], turns) if turns else None
    return Supply(hauled(found), tuple([will for well in found for will in well.bound]), False, fresh, turned)


def _turns(g: Game, seat: int, without: frozenset[int]) -> list[Turn]:
    """The will abilities that cost wills themselves and could be played if those were there."""
    found: list[Turn] = []
    producing = rules_of(g).producing
    for zone in rules_of(g).wells:
        for card, chars in g.lying(seat, zone):
            if not chars.acts or card.id in without:
                continue
            for will in producing(chars):
                due = _due(g, seat, card.id, will.at) if zone in will.ability.zones else FREE
                if due.total and not bound_to(will.ability) and _able_but_for_wills(g, seat, card.id, will.at):
                    found.append(Turn(card.id, due, will.gives, will.rests))
    return found


def _by_resting(g: Game, seat: int, without: frozenset[int]) -> tuple[list[frozenset[str]], bool] | None:
    """The wills that cards could rest for, and whether one cannot because it has come only now; None if a card has more
    than one will ability, or one that does not only rest it for a will."""
    sure: list[frozenset[str]] = []
    fresh = False
    producing = rules_of(g).producing
    for zone in _places(g):
        for card, chars in _lying(g, seat, zone):
            wills = producing(chars) if chars.acts and card.id not in without else ()
            if not wills:
                continue
            will = wills[0]
            if len(wills) > 1 or not will.plain or zone not in will.ability.zones:
                return None
            if not card.rested:
                if may_rest(g, card.id):
                    sure.append(will.gives[0])
                else:
                    fresh = True
    return sure, fresh


def _places(g: Game) -> tuple[str, ...]:
    """The zones in which will abilities are: those where cards have them as a rule, and those that a text names (fow
    9.2:2)."""
    rules = rules_of(g)
    if not g.unusual_zones:
        return rules.wells
    return (*rules.wells, *[z for z in rules.lurking if z in g.unusual_zones and z != zones.CHASE])


def _lying(g: Game, seat: int, zone: str) -> list[tuple[Card, Characteristics]]:
    """A player's cards of such a zone."""
    if zone in rules_of(g).wells:
        return g.lying(seat, zone)
    return [(one, g.chars(one.id)) for c in g.zone(seat, zone) if zone in (one := g.cards[c]).definition.unusual_zones]


def _able(g: Game, seat: int, without: frozenset[int], *, plain: bool = False) -> list[_Able]:
    return _looked_up(g, seat, without, plain=plain)[0]


def _looked_up(
    g: Game, seat: int, without: frozenset[int], *, plain: bool = False
) -> tuple[list[_Able], bool]:
    """The will abilities a player may play now, and whether one that only rests its card cannot be because it has come
    only now."""
    found: list[_Able] = []
    others: list[_Able] = []
    fresh, charged = False, _charged(g)
    producing = rules_of(g).producing
    for zone in _places(g):
        for card, chars in _lying(g, seat, zone):
            if not chars.acts or card.id in without:
                continue
            for will in producing(chars):
                at, ability, gives = will.at, will.ability, will.gives
                if zone not in ability.zones:
                    continue
                if will.plain and not (charged and _due(g, seat, card.id, at).total):
                    if not card.rested:
                        if may_rest(g, card.id):
                            found.append(_Able(card.id, at, ability, True, gives))
                        else:
                            fresh = True
                    continue
                if not plain and _payable(g, seat, card.id, at, without):
                    others.append(_Able(card.id, at, ability, False, gives))
    return found + others, fresh


def hauled(found: list[Well]) -> Hauls:
    """What abilities could produce together: everything, but of those that rest the same card only one does."""
    resting: dict[int, list[Wills]] = {}
    for well in found:
        if well.rests:
            resting.setdefault(well.card, []).append(well.wills)
    sure = [will for well in found if not well.rests for will in well.wills]
    return Hauls(sure, resting.values())


def _well(g: Game, seat: int, able: _Able) -> Well:
    card, at, ability, simple, gives = able
    here, more = g.cards[card], _more(g, seat, card)
    if simple:
        lone = not (here.changes or here.counters or here.links)
        return Well(card, at, gives, more, True, (here.definition.key, at) if lone else card)
    counted = _counted(Scene(g, Source(card, here.incarnation, seat, ability, here.stamp), {}), ability)
    gives = (*(() if _due(g, seat, card, at).total else gives), *counted)
    return Well(card, at, gives, more, False, card, _bound(ability), rests(ability))


@remembered
def _bound(ability: Ability) -> tuple[Will, ...]:
    """The wills of an ability that are spent on some things only."""
    only, body = bound_to(ability), ability.body
    steps = body.effect.steps if isinstance(body, Body) and only and not price(ability) else ()
    return tuple(Will(kinds, only) for step in steps for kinds in made(step))


def _more(g: Game, seat: int, card: int) -> tuple[frozenset[str], ...]:
    """What automatic will abilities of a player would add to a will of a card."""
    adding = _adding(g, seat)
    if not adding:
        return ()
    would = Event(events.VALUE, "fow 9.7:4", seat=seat, card=card, amount=1, value="produce")
    found: list[frozenset[str]] = []
    for source, trigger in adding:
        if source.ability is not None and usable(g, source) and trigger.count(g, source, would):
            found += yields(source.ability)
    return tuple(found)


def _adding(g: Game, seat: int) -> list[tuple[Source, Trigger]]:
    """The automatic will abilities of a player."""
    heard, is_one = g.index().triggers.get(events.VALUE, ()), rules_of(g).is_will_ability
    return [(s, t) for s, t in heard if s.seat == seat and s.ability is not None and is_one(g, s.card, s.ability)]


def _payable(g: Game, seat: int, card: int, at: int, without: frozenset[int]) -> bool:
    """Whether a will ability that asks for more than resting its card may be played by somebody who is paying: wills it
    costs itself are those of the pool and of cards that only rest."""
    if not _able_but_for_wills(g, seat, card, at):
        return False
    due = _due(g, seat, card, at)
    sources = [w.gives[0] for w in wells(g, seat, without | {card}, plain=True)] if due.total else []
    return not due.total or covers(pool(g, seat), sources, due)


def _able_but_for_wills(g: Game, seat: int, card: int, at: int) -> bool:
    """Whether a will ability may be played by somebody who is paying, but for the wills that it costs itself."""
    chars, here = g.chars(card), g.cards[card]
    ability = chars.abilities[at]
    body = text_of(ability)
    items = body.costs.items if body.costs is not None else ()
    if any(isinstance(c, ast.EngageThis) for c in items) and not may_rest(g, card):
        return False
    scene = Scene(g, Source(card, here.incarnation, seat, ability, here.stamp, ordinal=place_of(chars, at)), {})
    others = ast.Costs(tuple(c for c in items if not isinstance(c, nodes.PayWills)))
    return unusable(scene, body) is None and affording.affordable(scene, others) is None


def _charged(g: Game) -> bool:
    """Whether effects change what abilities cost."""
    return nodes.PayShift in permissions.kinds(g)


def _due(g: Game, seat: int, card: int, at: int) -> Price:
    """The wills that a will ability costs now, with the effects on them (fow 9.3:2.5)."""
    chars, here = g.chars(card), g.cards[card]
    ability = chars.abilities[at]
    printed = price_of(price(ability))
    if not _charged(g) and not chars.has_terms:
        return printed
    scene = Scene(g, Source(card, here.incarnation, seat, ability, here.stamp, ordinal=place_of(chars, at)), {})
    return altered(g, scene, card, printed, sorts_of(text_of(ability), "ability"))
