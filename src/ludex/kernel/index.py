"""The abilities that are in force now, found by what they listen to. Built anew only when it may have changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.abilities import Replacement, Source, Static
from ludex.kernel.changes import ABILITY
from ludex.kernel.characteristics import Draft, alone, together

if TYPE_CHECKING:
    from ludex.kernel.abilities import Ability, Prohibition
    from ludex.kernel.cards import Card, Characteristics
    from ludex.kernel.game import Game


class Index:
    """Who listens to what. `volatile`: effects on groups give or take abilities, so any event may change it.
    `beyond`: effects may reach cards outside the watched zones.
    """

    __slots__ = ("triggers", "replacements", "prohibitions", "statics", "permissions", "states", "volatile", "beyond", "steady", "selfish")

    def __init__(self) -> None:
        self.triggers: dict[str, list[Source]] = {}
        self.replacements: dict[str, list[tuple[Source, Replacement]]] = {}
        self.prohibitions: dict[str, list[tuple[Source, Prohibition]]] = {}
        self.statics: list[tuple[Source, Static]] = []
        self.permissions: list[tuple[Source, object]] = []
        self.states: list[Source] = []
        self.volatile = False
        self.beyond = False
        self.steady = True
        self.selfish: dict[int, list[tuple[Source, Static]]] | None = None

    def add(self, source: Source, ability: Ability) -> None:
        if ability.trigger is not None:
            for kind in ability.trigger.kinds:
                if kind == "state":
                    self.states.append(source)
                else:
                    self.triggers.setdefault(kind, []).append(source)
        for static in ability.statics:
            self.statics.append((source, static))
            self.steady = self.steady and static.steady
            if ABILITY in static.layers:
                self.volatile = True
        for replacement in ability.replacements:
            for kind in replacement.kinds:
                self.replacements.setdefault(kind, []).append((source, replacement))
        for prohibition in ability.prohibitions:
            for act in prohibition.acts:
                self.prohibitions.setdefault(act, []).append((source, prohibition))
        for permission in ability.permissions:
            self.permissions.append((source, permission))


def _sources(g: Game, card: Card, chars: Characteristics, index: Index) -> None:
    """Enter a card's abilities, controlled by who controls the card, also when they trigger
    because it leaves; a gained one bears the stamp of the gain if it came after the card."""
    once: set[str] = set()
    stamps = chars.stamps if isinstance(chars, Draft) else ()
    for ordinal, ability in enumerate(chars.abilities):
        if not ability.watches or card.zone not in ability.zones or not g.rules.valid(g, card, ability):
            continue
        if not ability.copies:
            if ability.keyword in once:
                continue
            once.add(ability.keyword)
        stamp = max(card.stamp, stamps[ordinal]) if stamps else card.stamp
        index.add(Source(card.id, card.incarnation, card.seat, ability, stamp, None, -1, ordinal), ability)


def _lasting(g: Game, index: Index) -> None:
    for effect in g.lasting:
        ability = effect.ability
        source = Source(
            effect.card.id, effect.card.incarnation, effect.seat, ability, effect.stamp, dict(effect.bindings), effect.stamp
        )
        index.add(source, ability)


def _lurking(g: Game) -> list[Card]:
    """Cards whose abilities listen in zones where abilities as a rule do not."""
    if not g.lurks:
        return []
    cards = g.cards
    return [
        cards[cid]
        for seat in (0, 1)
        for name in g.rules.lurking
        for cid in g.zone(seat, name)
        if name in cards[cid].definition.lurks
    ]


def build(g: Game) -> Index:
    """The index for the game as it stands."""
    index = Index()
    cards = g.watched()
    for card in cards:
        if card.definition.watches or card.changes or card.links:
            chars = alone(g, card)
            if chars.watches:
                _sources(g, card, chars, index)
    lurking = _lurking(g)
    for card in lurking:
        _sources(g, card, alone(g, card), index)
    _lasting(g, index)
    _survey(g, index)
    if not index.volatile:
        return index
    g._index = index  # conditions that ask for the index while it is being built find what is known so far
    if index.selfish is None:
        final = together(g, cards, index.statics)
    else:
        final = {cid: together(g, [g.cards[cid]], own)[cid] for cid, own in index.selfish.items()}
    first, index = index, Index()
    for card in cards:
        if card.id in final or card.definition.watches or card.changes or card.links:
            chars = final[card.id] if card.id in final else alone(g, card)
            if chars.watches:
                _sources(g, card, chars, index)
    for card in lurking:
        _sources(g, card, alone(g, card), index)
    _lasting(g, index)
    index.volatile = True
    _survey(g, index)
    if [s.id for s, _ in index.statics] == [s.id for s, _ in first.statics]:
        g._chars = final  # the abilities in force are those it was computed with
    return index


def _survey(g: Game, index: Index) -> None:
    """How far the effects on characteristics reach."""
    index.beyond = _beyond(g, index)
    if not index.beyond and index.statics and all([_minds_itself(g, static) for _, static in index.statics]):
        index.selfish = {}
        for source, static in index.statics:
            index.selfish.setdefault(source.card, []).append((source, static))


def _minds_itself(g: Game, static: Static) -> bool:
    return static.own and not any([g.rules.sensitive(static, layer) for layer in g.rules.layers])


def _beyond(g: Game, index: Index) -> bool:
    watched = g.rules.watched
    for source, static in index.statics:
        if static.own:
            if g.cards[source.card].zone not in watched:
                return True
        else:
            zones = static.zones(g)
            if zones is None or any(z not in watched for z in zones):
                return True
    return False
