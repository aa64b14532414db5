"""Persistent effects on cards' information (sve 10.9.1): what a passive ability, or an effect that lasts, makes
of a card.

A card's information is its printed base, then abilities given and taken, then what is no number, then numbers
(sve 10.9.1.2 to 10.9.1.4). Each static says in which of these it acts and what its words read, so that the
ruleset can tell when one effect depends on another (sve 10.9.1.5). What nothing else orders goes by age (sve 10.9.1.6):
that of the card's stay for a passive ability (sve 10.9.1.6.1), of the playing for others (sve 10.9.1.6.2). It holds for
a card as long as the card is where it applies (cfv 8.7.4), and only while its condition does (cfv 8.3.3).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from ludex.enact.nouns import groups
from ludex.enact.nouns.noun import Noun, noun
from ludex.enact.nouns.reach import asks_of_each, reached, speaking_of, standing, unwrapped
from ludex.enact.ruleset import text_rules
from ludex.enact.scenes import meanings
from ludex.enact.scenes.making import given
from ludex.enact.scenes.meanings import amount
from ludex.enact.scenes.scene import Scene
from ludex.enact.standing.dependence import around, looks
from ludex.kernel.abilities import Static
from ludex.kernel.effects.changes import ABILITY, BASE, FIXED, INFORMATION, NUMBER
from ludex.kernel.effects.facts import (
    ABILITIES,
    COUNTERS,
    COURSE,
    LABELS,
    LOSSES,
    NAMES,
    NOTHING,
    TURN,
    WHERE,
    Facts,
    number,
)
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.cards import Card, Characteristics
    from ludex.kernel.effects.characteristics import Draft
    from ludex.kernel.game import Game

Apply = Callable[[Scene, int, "Draft", int], None]


class Part(NamedTuple):
    """One thing a static does: the class of information, what it touches, and the change; the last argument multiplies
    numbers.
    """

    layer: str
    touches: Facts
    apply: Apply


# Words that speak of nothing but where cards are and what they are, besides labels; a game adds its own.
STEADY: set[type] = {
    ast.HasGains, ast.StatChange, ast.Signed, ast.Number, ast.GainKeyword, ast.AlsoNamed, ast.AlsoTrait,
    ast.Some, ast.Each, ast.This, ast.Group, ast.Groups, ast.Kind, ast.OfName, ast.Enemy, ast.Other, ast.OfKind,
    ast.IsNamed, ast.Place, ast.Player, ast.NumberChange, ast.YouControl,
    ast.HasKeyword, ast.LosesAll, ast.GainAbility,
}  # fmt: skip

# Words that look at the course of play too, each with what it looks at itself; all others may look at anything.
HEEDING: dict[type, Facts] = {
    ast.TurnOf: TURN,
    ast.Exists: WHERE,
    ast.Count: WHERE,
    ast.CountersOn: COUNTERS | WHERE,  # cards lose their counters where they go
    ast.Compared: NOTHING,
    ast.Both: NOTHING,
    ast.Either: NOTHING,
    ast.StaticForEvery: NOTHING,
    ast.IsState: NOTHING,
}

# What words of states and thresholds look at, for those that a game says it of; a change of links is looked at always.
WORDS_HEED: dict[str, Facts] = {}


_LINKS = ("served", "evolved", "unevolved")  # states that change only with a card's links


# Words by which an effect or a condition speaks of cards that are the same for every card of a player.
_ALIKE: tuple[type, ...] = (
    ast.Some, ast.Each, ast.Group, ast.Groups, ast.Kind, ast.OfKind, ast.OfName, ast.Label, ast.HasKeyword,
    ast.Labels, ast.YouControl, ast.Enemy, ast.Player, ast.Number,
)  # fmt: skip
_ADDING: tuple[type, ...] = (*_ALIKE, ast.HasGains, ast.StatChange, ast.NumberChange, ast.Signed, ast.Other, ast.Place)


def _counts_alike(condition: ast.Condition | None) -> bool:
    """Whether a condition only counts cards in play, the same for every card of a player."""
    return isinstance(condition, ast.Exists) and all(
        isinstance(node, _ALIKE) or node is condition for node in ast.walk(condition)
    )


def _about_links(condition: ast.Condition | None) -> bool:
    """Whether a condition, if there is one, speaks of nothing but what is linked to its card."""
    if condition is None:
        return True
    return isinstance(condition, ast.IsState) and isinstance(condition.state, ast.InState) and (
        isinstance(condition.what, ast.This) and condition.state.word in _LINKS
    )


def _heeds(node: ast.Node) -> Facts:
    """What of the course of play the words of an effect or a condition look at; those of an ability it gives are that
    ability's."""
    found = _heeds_itself(node)
    for child in () if isinstance(node, ast.GainAbility) else ast.children(node):
        found |= _heeds(child)
    return found


def _heeds_itself(node: ast.Node) -> Facts:
    """What a word looks at without those it is made of."""
    if type(node) in STEADY or isinstance(node, ast.Label | ast.Labels):
        return NOTHING
    if isinstance(node, ast.Ref):
        return COURSE if node.binding else NOTHING  # "it" is this card
    if isinstance(node, ast.InState):
        return WORDS_HEED.get(node.word, COURSE)
    if isinstance(node, ast.Threshold):
        return WORDS_HEED.get(node.keyword, COURSE)
    return HEEDING.get(type(node), COURSE)


class TextStatic(Static):
    """A static effect read from text."""

    __slots__ = ("node", "what", "condition", "per", "of", "parts", "_zones", "_of_it", "_noun")

    def __init__(
        self,
        node: ast.Static,
        what: ast.Object,
        parts: tuple[Part, ...],
        condition: ast.Condition | None,
        per: int = 0,
        of: ast.Amount | None = None,
    ) -> None:
        layers = tuple(dict.fromkeys(part.layer for part in parts))
        own = isinstance(what, ast.This) or what == ast.Ref(0)
        heeds = _heeds(node)
        plain = of is None and not heeds
        common = _counts_alike(condition)
        if condition is not None and not (common or _about_links(condition)):
            heeds |= _heeds(condition)
        kin = plain and condition is None and all(isinstance(inner, _ADDING) for inner in ast.walk(node))
        touches = 0
        for part in parts:
            touches |= part.touches
        super().__init__(
            layers, own=own, heeds=heeds, linked=isinstance(what, ast.Linked),
            looks=looks(node) | looks(condition), around=around(node, what, condition), touches=touches,
            own_links_only=plain and _about_links(condition), kin=kin and isinstance(what, ast.Some), common=common,
        )  # fmt: skip
        self.node: ast.Static = node
        self.what: ast.This | ast.Object = what
        self.condition: ast.Condition | None = condition
        self.per: int = per
        self.of: ast.Amount | None = of
        self.parts: tuple[Part, ...] = parts
        self._zones: dict[str, tuple[str, ...]] = {}
        self._of_it: bool = asks_of_each(condition, what)
        self._noun: Noun | None = None

    def zones(self, g: Game) -> tuple[str, ...] | None:
        if isinstance(self.what, ast.Linked):
            return g.rules.watched  # what carries an addition lies where abilities are in force
        if not isinstance(self.what, ast.Some):
            return None
        rules = text_rules(g)
        found = self._zones.get(rules.id)
        if found is None:
            found = self._zones[rules.id] = groups.zones_of(self.what.group, rules)
        return found or None

    def applies(self, g: Game, source: Source, card: int, draft: Characteristics) -> bool:
        """The card is meant and the condition holds."""
        scene = standing(g, source)
        if not self._means(scene, g.cards[card]):
            return False
        return self.condition is None or self._of_it or meanings.holds(scene, self.condition)

    def holds(self, g: Game, source: Source) -> bool:
        """The condition holds; one that speaks of each card that is meant is asked of each."""
        return self.condition is None or self._of_it or meanings.holds(standing(g, source), self.condition)

    def reaches(self, g: Game, source: Source, card: int, draft: Characteristics) -> bool:
        """The card is meant."""
        return self._means(standing(g, source), g.cards[card])

    def _means(self, scene: Scene, card: Card) -> bool:
        """A card is meant. What lasts without a card leaves newcomers alone."""
        # sve 10.9.2, cfv 8.3.3, cfv 8.7.4
        if 0 <= scene.source.lasting < card.stamp and text_rules(scene.g).spares_newcomers:
            return False
        meant = self._noun
        if meant is None:
            meant = self._noun = noun(self.what)
        if not meant.is_one(scene, card.ref):
            return False
        if not self._of_it or self.condition is None:
            return True
        return meanings.holds(speaking_of(scene, self.what, card.ref), self.condition)

    def apply(self, g: Game, source: Source, card: int, draft: Draft, layer: str) -> None:
        """Change the card's information of one class; a multiplied number is one number (sve 5.29.1)."""
        scene = speaking_of(standing(g, source), self.what, g.cards[card].ref)
        factor = 1 if self.of is None else max(0, amount(scene, self.of)) // self.per
        for part in self.parts:
            if part.layer == layer:
                part.apply(scene, card, draft, factor)


# -- what cards are given ------------------------------------------------------------------------------------
def gain_parts(gain: ast.Gain) -> tuple[Part, ...]:
    """What one gift does to a card's information."""
    return GAINS[type(gain)](gain)


def _stats(gain: ast.StatChange) -> tuple[Part, ...]:
    """Attack and defense raised or lowered (sve 5.27.1)."""
    return tuple(Part(NUMBER, number(key), _shift(key, change)) for key, change in stats_of(gain))


def stats_of(gain: ast.StatChange) -> tuple[tuple[str, ast.Signed], ...]:
    """The numbers a gift raises or lowers, by their names."""
    signed = (("attack", gain.attack), ("defense", gain.defense))
    return tuple((key, change) for key, change in signed if change is not None)


def _shift(key: str, signed: ast.Signed | ast.NumberChange) -> Apply:
    sign = 1 if signed.sign == "+" else -1
    much = signed.amount

    def apply(scene: Scene, card: int, draft: Draft, factor: int) -> None:
        if key not in draft.numbers:
            lent = text_rules(scene.g).number_without(scene.g.cards[card].zone, key)
            if lent is not None:
                draft.numbers[key] = lent
        # A negative amount is never the opposite (sve 1.3.2.2, rulings fow-5.5-R58, fow-5.01-R51, fow-2.0-R55).
        by = max(0, factor * amount(scene, much))
        draft.add_number(key, bent(scene, card, sign * by))

    return apply


def bent(scene: Scene, card: int, by: int) -> int:
    """What a number really goes up or down by, where effects change that."""
    g = scene.g
    return text_rules(g).bent(g, card, by) if g.index().permissions else by


def _number(gain: ast.NumberChange) -> tuple[Part, ...]:
    """Any number raised or lowered: power, critical, shield, drive (cfv 8.7.1.3)."""
    return (Part(NUMBER, number(gain.stat), _shift(gain.stat, gain)),)


def _ability(gain: ast.GainKeyword | ast.GainAbility) -> tuple[Part, ...]:
    """A keyword, or a whole ability in quotation marks."""

    def apply(scene: Scene, card: int, draft: Draft, factor: int) -> None:
        from ludex.enact.standing.prohibitions import gains_nothing

        if gains_nothing(scene.g, card):
            return
        for ability in given(scene, gain, draft):
            draft.gain(ability, scene.source.stamp)

    return (Part(ABILITY, ABILITIES, apply),)


def labelled(name: str) -> Part:
    """A word for a card, of the kind its ruleset says it is."""

    def apply(scene: Scene, card: int, draft: Draft, factor: int) -> None:
        draft.add_label(text_rules(scene.g).label_of(name), name)

    return Part(INFORMATION, LABELS, apply)


def _if(gain: ast.GainIf) -> tuple[Part, ...]:
    """Given only under a condition, which may speak of the card itself."""
    return tuple(Part(part.layer, part.touches, _guarded(part.apply, gain.condition)) for part in gain_parts(gain.gain))


def _guarded(apply: Apply, condition: ast.Condition) -> Apply:
    def guarded(scene: Scene, card: int, draft: Draft, factor: int) -> None:
        if meanings.holds(scene, condition):
            apply(scene, card, draft, factor)

    return guarded


GAINS: dict[type, Callable[[Any], tuple[Part, ...]]] = {
    ast.StatChange: _stats,
    ast.NumberChange: _number,
    ast.GainKeyword: _ability,
    ast.GainAbility: _ability,
    ast.GainIf: _if,
}


# -- what holds of cards -------------------------------------------------------------------------------------
def _has(node: ast.HasGains) -> tuple[Part, ...]:
    return tuple(part for gain in node.gains for part in gain_parts(gain))


def loses(node: ast.LosesAll) -> tuple[Part, ...]:
    """No abilities, or not these keywords, except what is given later."""
    names = node.names

    def apply(scene: Scene, card: int, draft: Draft, factor: int) -> None:
        source, rules = scene.source, text_rules(scene.g)
        passive = source.lasting < 0
        # A passive ability takes what is printed whenever the card came; what lasts, only what was there, unless it is
        # for those that come later too (fow 9.9:4).
        ever = passive or not rules.spares_newcomers
        draft.strip(names, printed=ever or rules.base(scene.g, scene.g.cards[card])[1] < source.stamp)
        if passive and rules.bars_what_is_lost:
            draft.bar(names)

    return (Part(ABILITY, ABILITIES | LOSSES, apply),)


def _named(node: ast.AlsoNamed) -> tuple[Part, ...]:
    def apply(scene: Scene, card: int, draft: Draft, factor: int) -> None:
        if node.name not in draft.names:
            draft.names = (*draft.names, node.name)

    return (Part(INFORMATION, NAMES, apply),)


def _also_trait(node: ast.AlsoTrait) -> tuple[Part, ...]:
    """One more besides those the card has (cfv 2.2.4)."""
    return (labelled(node.name),)


def _number_is(node: ast.NumberIs) -> tuple[Part, ...]:
    """Numbers that equal an amount while this holds."""

    def apply(scene: Scene, card: int, draft: Draft, factor: int) -> None:
        for stat in node.stats:
            draft.set_number(stat, factor * amount(scene, node.amount))

    touches = 0
    for stat in node.stats:
        touches |= number(stat)
    return (Part(FIXED, touches, apply),)


STATICS: dict[type, Callable[..., tuple[Part, ...]]] = {
    ast.HasGains: _has,
    ast.LosesAll: loses,
    ast.AlsoNamed: _named,
    ast.AlsoTrait: _also_trait,
    ast.NumberIs: _number_is,
}


def static(node: ast.Static, condition: ast.Condition | None, *, based: bool = False) -> TextStatic:
    """The kernel's static for an effect on information; `for every` multiplies its numbers (sve 5.29). `based`: what an
    ability says of its own card may be base information."""
    inner, per, of = unwrapped(node)
    parts = STATICS[type(inner)](inner)
    if based and is_base(inner, condition):
        parts = tuple(Part(BASE, part.touches, part.apply) for part in parts)
    return TextStatic(node, reached(inner), parts, condition, per, of)


def is_base(node: ast.Static, condition: ast.Condition | None) -> bool:
    """Whether an effect is that of a base ability (fow 9.4:2): it says without condition what its own card is, and what
    it says is base information, which is not lost with abilities (rulings fow-5.5-R28, fow-5.01-R26)."""
    if condition is not None or not isinstance(getattr(node, "what", None), ast.This):
        return False
    if isinstance(node, ast.HasGains):
        return all(isinstance(gain, ast.BaseGain) for gain in node.gains)
    return isinstance(node, ast.NumberIs)
