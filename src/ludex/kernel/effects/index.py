"""The abilities that are in force now, found by what they listen to. Built anew only when it may have changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.abilities import STATE, Replacement, Source, Static
from ludex.kernel.cards import Heard
from ludex.kernel.effects.changes import ABILITY, BASE
from ludex.kernel.effects.characteristics import alone, by_itself
from ludex.kernel.effects.dependency import in_force
from ludex.kernel.effects.facts import CHARACTERISTICS, COURSE, ELSE, NOTHING, NUMBERS, WHERE
from ludex.kernel.effects.layers import together
from ludex.kernel.events import ELIMINATE
from ludex.kernel.shortcuts import shortcuts

if TYPE_CHECKING:
    from ludex.kernel.abilities import Ability, Prohibition, Trigger
    from ludex.kernel.cards import Card, Characteristics
    from ludex.kernel.effects.facts import Facts
    from ludex.kernel.game import Game


class Index:
    """Who listens to what.

    `volatile`: effects give or take abilities, so any event may change it. `beyond`: effects may reach cards outside
    the watched zones. `heeds`: what of the course of play they look at, besides which cards are in play and what they
    are. `self_only`: the effects by the cards they are on, if each speaks of its own card only and none looks at what
    another changes, so that every other card is what it is alone. `own_links_only`: they are so and heed nothing, so
    that they look at their own cards and what is linked to them.
    `silent`: besides events that touch what it heeds only movements and events of the `loud` kinds make a difference,
    which are those it listens to and those from which something follows at once.
    `bases`: what linked cards start from, which any change of links makes anew.
    `touched`: the zones whose cards effects may change; None if that cannot be said. `lone`: the cards that lie outside
    the watched zones and of which only an effect of their own speaks. `statics`: the effects of
    abilities that cards have of themselves; `gained`: those of abilities that these give. `facts`: what they touch.
    `kinds`: the permissions by what they permit, once somebody has asked for it.
    """

    __slots__ = (
        "triggers", "replacements", "prohibitions", "statics", "permissions", "states", "volatile", "beyond", "heeds",
        "self_only", "own_links_only", "silent", "loud", "bases", "touched", "lone", "gained",
        "facts", "kinds",
    )  # fmt: skip

    def __init__(self) -> None:
        self.triggers: dict[str, list[tuple[Source, Trigger]]] = {}
        self.replacements: dict[str, list[tuple[Source, Replacement]]] = {}
        self.prohibitions: dict[str, list[tuple[Source, Prohibition]]] = {}
        self.statics: list[tuple[Source, Static]] = []
        self.permissions: list[tuple[Source, object]] = []
        self.states: list[Source] = []
        self.volatile: bool = False
        self.beyond: bool = False
        self.heeds: Facts = NOTHING
        self.self_only: dict[int, list[tuple[Source, Static]]] | None = {}
        self.own_links_only: bool = False
        self.silent: bool = True
        self.loud: frozenset[str] = frozenset()
        self.bases: dict[int, tuple[Characteristics, int]] = {}
        self.touched: frozenset[str] | None = frozenset()
        self.lone: frozenset[int] = frozenset()
        self.gained: list[tuple[Source, Static]] = []
        self.facts: Facts = 0
        self.kinds: dict[type, list[tuple[Source, object]]] | None = None

    def reaches(self, zone: str, there: tuple[int, ...]) -> bool:
        """Whether effects may change one of these cards of a zone."""
        self_only = self.self_only
        if self_only is not None:
            return bool(self_only) and not self_only.keys().isdisjoint(there)
        touched, lone = self.touched, self.lone
        return touched is None or zone in touched or (bool(lone) and not lone.isdisjoint(there))

    def overlooks(self, cid: int) -> bool:
        """Whether effects look at no card outside the watched zones, nor is this one that has an effect of its own."""
        return not (self.beyond or self.heeds & (WHERE | ELSE) or cid in self.lone)

    def add(self, source: Source) -> None:
        ability = source.ability
        assert ability is not None
        if ability.trigger is not None:
            self._add_trigger(source, ability.trigger)
        if ability.statics:
            self._add_statics(source, ability)
        for replacement in ability.replacements:
            for kind in replacement.kinds:
                self.replacements.setdefault(kind, []).append((source, replacement))
        for prohibition in ability.prohibitions:
            for act in prohibition.acts:
                self.prohibitions.setdefault(act, []).append((source, prohibition))
        if ability.permissions:
            self.permissions.extend([(source, permission) for permission in ability.permissions])

    def _add_trigger(self, source: Source, trigger: Trigger) -> None:
        triggers, heard = self.triggers, (source, trigger)
        for kind in trigger.kinds:
            if kind in triggers:
                triggers[kind].append(heard)
            elif kind == STATE:
                self.states.append(source)
            else:
                triggers[kind] = [heard]

    def _add_statics(self, source: Source, ability: Ability) -> None:
        for static in ability.statics:
            self.statics.append((source, static))
            self.heeds |= static.heeds
            self.volatile = self.volatile or ABILITY in static.layers


def _sources(g: Game, card: Card, chars: Characteristics, index: Index) -> None:
    """Enter a card's abilities, controlled by who controls the card, also when they trigger
    because it leaves; a gained one bears the stamp of the gain if it came after the card."""
    same = (chars, card.zone, card.seat, card.incarnation, card.faceup)
    heard: Heard | None = None
    for known in card.heard:
        if known.same == same:
            heard = known
    if heard is None:
        heard = _heard(same, in_force(g, card, chars))
        card.heard = (heard, *card.heard[:1])  # as it is alone, and with the effects in force
    triggers = index.triggers
    for kind, entry in heard.triggers:
        if kind in triggers:
            triggers[kind].append(entry)
        else:
            triggers[kind] = [entry]
    for source in heard.others:
        index.add(source)


def _heard(same: tuple[object, ...], sources: list[Source]) -> Heard:
    """What a card's abilities listen to; what they do besides, and states, are looked at one by one."""
    triggers: list[tuple[str, tuple[Source, Trigger]]] = []
    others: list[Source] = []
    for source in sources:
        ability = source.ability
        assert ability is not None
        trigger = ability.trigger
        if trigger is None or ability.acts_otherwise or STATE in trigger.kinds:
            others.append(source)
        else:
            triggers += [(kind, (source, trigger)) for kind in trigger.kinds]
    return Heard(same, triggers, others)


def _without_cards(g: Game, index: Index) -> None:
    """Enter what lasts without a card, and what the rules themselves do."""
    for effect in g.lasting:
        card, stamp, bindings = effect.card, effect.stamp, dict(effect.bindings)
        index.add(Source(card.id, card.incarnation, effect.seat, effect.ability, stamp, bindings, stamp))
    made_by_rules = g.rules.standing(g)
    if made_by_rules:
        index.statics += made_by_rules
        for _, static in made_by_rules:
            index.heeds |= static.heeds


def _lurking(g: Game) -> list[Card]:
    """Cards whose abilities listen in zones where abilities as a rule do not."""
    unusual_zones = g.unusual_zones
    if not unusual_zones:
        return []
    cards = g.cards
    return [
        cards[cid]
        for seat in (0, 1)
        for name in g.rules.lurking
        if name in unusual_zones
        for cid in g.zone(seat, name)
        if name in cards[cid].definition.unusual_zones
    ]


def build(g: Game) -> Index:
    """The index for the game as it stands."""
    cards, lurking = g.watched(), _lurking(g)
    index = _entered(g, cards, lurking, {})
    if not index.volatile:
        return index
    g._index = index  # conditions that ask for the index while it is being built find what is known so far
    final = _final(g, cards, index)
    if all([chars is alone(g, g.cards[cid]) for cid, chars in final.items()]):
        g._chars = final
        return index  # no effect has changed anything, so the abilities in force are those that were found first
    first, index = index, _entered(g, cards, lurking, final, index)
    if index.self_only is None and first.self_only is not None:  # a gained ability reaches further
        first.self_only = None
        final = _final(g, cards, first)
        index = _entered(g, cards, lurking, final, first)
    index.volatile = True
    g._chars = final
    return index


def _final(g: Game, cards: list[Card], index: Index) -> dict[int, Characteristics]:
    """The cards with the effects in force, as far as these reach."""
    if index.self_only is None:
        return together(g, cards, index.statics)
    return {cid: by_itself(g, g.cards[cid], own) for cid, own in index.self_only.items()}


def _entered(
    g: Game, cards: list[Card], lurking: list[Card], final: dict[int, Characteristics], first: Index | None = None
) -> Index:
    """An index of these cards' abilities: as they are in `final`, else as they are alone. Effects are those of the
    `first` index, if there is one: from these it follows which abilities are gained and lost."""
    index = Index()
    for card in cards:
        if card.id in final:
            chars = final[card.id]
        elif card.changes or card.links:
            chars = alone(g, card)
        else:
            chars = card.definition.faces[card.face]
        if chars.watches:
            _sources(g, card, chars, index)
    for card in lurking:
        _sources(g, card, alone(g, card), index)
    _without_cards(g, index)
    if first is not None:
        _follow(index, first)
    if index.statics:
        if index.permissions and any([g.rules.bends(permission) for _, permission in index.permissions]):
            index.heeds = COURSE
        _survey(g, index)
    unheeded = index.heeds & ELSE if shortcuts.taken else index.heeds
    index.silent = not index.states and not (index.statics and unheeded) and not _pass(g)
    index.loud = g.rules.has_aftermath.union((ELIMINATE,), index.triggers, index.replacements, index.prohibitions)
    return index


def _follow(index: Index, first: Index) -> None:
    """Take over the effects that all follows from; those of gained abilities follow from these."""
    known = {source.id for source, _ in first.statics}
    index.gained = [(source, static) for source, static in index.statics if source.id not in known]
    index.statics = first.statics
    index.heeds |= first.heeds


def _pass(g: Game) -> bool:
    """Whether something may be over after any event."""
    return bool(g.lasting) and any([effect.passing for effect in g.lasting])


def _survey(g: Game, index: Index) -> None:
    """How far the effects on characteristics reach."""
    index.touched, index.lone = _touched(g, index)
    for _, static in (*index.statics, *index.gained):
        index.facts |= static.touches
    index.beyond = index.touched is None or not index.touched <= set(g.rules.watched)
    apart = not index.beyond and not index.gained
    if apart and all([_minds_itself(static, index.facts) for _, static in index.statics]):
        index.own_links_only = not index.heeds and all([static.own_links_only for _, static in index.statics])
        self_only: dict[int, list[tuple[Source, Static]]] = {}
        for source, static in index.statics:
            self_only.setdefault(source.card, []).append((source, static))
        index.self_only = self_only
    else:
        index.self_only = None


def _minds_itself(static: Static, touched: Facts) -> bool:
    """Whether an effect speaks of its own card only and looks at nothing that effects touch: at no characteristics at
    all, or, to change numbers, which come last, at no numbers and nothing that any effect touches."""
    looks = static.looks & CHARACTERISTICS
    if not looks or not static.own:
        return static.own
    return not (looks & (NUMBERS | touched) or static.touches & ~NUMBERS or BASE in static.layers)


def _touched(g: Game, index: Index) -> tuple[frozenset[str] | None, frozenset[int]]:
    """The zones that effects reach, and the cards beside them of which an effect of their own speaks."""
    found: set[str] = set()
    lone: set[int] = set()
    for source, static in [*index.statics, *index.gained]:
        if static.own:
            zone = g.cards[source.card].zone
            if zone in g.rules.watched or not shortcuts.taken:
                found.add(zone)
            else:
                lone.add(source.card)
        else:
            zones = static.zones(g)
            if zones is None:
                return None, frozenset()
            found.update(zones)
    return frozenset(found), frozenset(lone)
