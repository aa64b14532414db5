"""Cards with all effects in force: the ruleset's layers one after another, dependency before age, judged on the truth.

1. Effects are applied layer by layer. In a layer the older goes first, but what depends on others goes after them: an
   effect waits while working out the others would change what it applies to or how. Those that wait for each other go
   by age (see `working`).
2. What an effect's words look at is seen as far as it has been worked out. If later layers touch it, the effect looks
   ahead: it is judged on the truth, which is what comes out in the end. So all is worked out without those that look
   ahead, then with them judged on that, until nothing they look at comes out otherwise. Whether the card an effect is
   applied to is seen so too, or as far as the layers have come, is the book's to say (`Ruleset.whole_sight`).
3. If it always comes out otherwise they go round in a circle, and the order of the layers decides: the oldest of them
   with which the circle ends is judged on what its layer has before it.
4. An effect applies in full or not at all: once it has begun it goes on, even if it has taken its own ability away.
   Abilities that are gained on the way act from then on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.kernel.effects.changes import CLASS_OF
from ludex.kernel.effects.characteristics import age, copied, starting
from ludex.kernel.effects.dependency import Work
from ludex.kernel.effects.facts import (
    ABILITIES,
    CHARACTERISTICS,
    LABELS,
    LOSSES,
    NAMES,
    NUMBERS,
    OF_CHANGE,
    TYPES,
    number,
)

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source, Static
    from ludex.kernel.cards import Card, Characteristics
    from ludex.kernel.effects.characteristics import Step
    from ludex.kernel.effects.dependency import Drafts, Part
    from ludex.kernel.effects.facts import Facts
    from ludex.kernel.game import Game

TRIED: Final = 6  # so many effects of a circle are tried one by one


def together(g: Game, cards: list[Card], statics: list[tuple[Source, Static]]) -> Drafts:
    """All these cards with the effects on groups."""
    outer = g.drafts
    try:
        plan = Plan(g, cards, statics)
        made = _worked_out(g, plan, None)
        if not plan.ahead:
            return made.drafts
        found = _settled(g, plan, made)
        while found is None:  # a circle
            found = _broken(g, plan)
        return found
    finally:
        g.drafts = outer


def _worked_out(g: Game, plan: Plan, truth: Drafts | None) -> Work:
    work = Work(g, plan, truth)
    g.drafts = work.drafts
    for at in range(len(plan.layers)):
        work.layer(at)
    return work


def _settled(g: Game, plan: Plan, first: Work) -> Drafts | None:
    """What comes out if effects that look ahead are judged on what comes out; None if they go round in a circle."""
    past = [first]
    for _ in range(len(plan.ahead) + 2):  # with each round at least one more of them sees the truth
        before, after = past[-1], _worked_out(g, plan, past[-1].drafts)
        if _same(before.drafts, after.drafts, plan.seen):
            return after.drafts
        plan.wavering = [part for part, hit in after.judged.items() if before.judged.get(part) != hit]
        if any([_same(earlier.drafts, after.drafts, plan.seen) for earlier in past]):
            return None
        past.append(after)
    return None


def _broken(g: Game, plan: Plan) -> Drafts | None:
    """The circle broken at one effect: the oldest with which it ends. If there are several circles, or too many effects
    to try, at the oldest for good."""
    free = [part for part in plan.ahead if part not in plan.bound]
    inside = sorted([part for part in plan.wavering if part not in plan.bound] or free, key=plan.age)
    for part in inside if len(inside) <= TRIED else ():
        plan.bound.add(part)
        found = _settled(g, plan, _worked_out(g, plan, None))
        if found is not None:
            return found
        plan.bound.discard(part)
    plan.bound.add(inside[0])
    return _settled(g, plan, _worked_out(g, plan, None))


class Plan:
    """The steps of each layer by age, and what they touch. `ahead`: the parts of effects that look at what later layers
    touch, with their age; `seen`: what they look at. `bound`: those of them that are judged on their own layer all the
    same. `wavering`: those that were judged otherwise in the last round than in the round before. `losing`: abilities
    are lost."""

    def __init__(self, g: Game, cards: list[Card], statics: list[tuple[Source, Static]]) -> None:
        rules = g.rules
        self.places: dict[str, int] = rules.layer_of()
        self.whole: bool = rules.whole_sight
        self.bases: Drafts = {}
        self.layers: list[list[Step]] = [[] for _ in rules.layers]
        self.touched: list[Facts] = [0] * len(rules.layers)
        self.ahead: dict[Part, int] = {}
        self.bound: set[Part] = set()
        self.wavering: list[Part] = []
        self.seen: Facts = 0
        steps: list[Step] = []
        for card in cards:
            face = starting(g, card)[0] if card.links else card.definition.faces[card.face]
            if card.changes:
                face = copied(card, face)
                steps += [(own.stamp, card.id, own, None, None) for own in card.changes]
            self.bases[card.id] = face
        steps += [(source.stamp, -1, None, source, static) for source, static in statics]
        if len(steps) > 1:
            steps.sort(key=age)
        for step in steps:
            self._enter(step)
        self.losing: bool = any([touched & LOSSES for touched in self.touched])
        self._look_ahead()

    def age(self, part: Part) -> int:
        """How old a part that looks ahead is."""
        return self.ahead[part]

    def _enter(self, step: Step) -> None:
        change, static = step[2], step[4]
        if change is not None:
            at = self.places.get(CLASS_OF[change.op], -1)
            if at >= 0:
                self.layers[at].append(step)
                facts = OF_CHANGE.get(change.op)
                self.touched[at] |= number(change.key) if facts is None else facts
            return
        assert static is not None
        for at in self.acting(static):
            self.layers[at].append(step)
            self.touched[at] |= static.touches

    def acting(self, static: Static) -> list[int]:
        """The layers in which an effect acts."""
        places, layers = self.places, static.layers
        if len(layers) == 1:
            return [places[layers[0]]] if layers[0] in places else []
        return sorted({places[name] for name in layers if name in places})

    def later(self, at: int) -> Facts:
        """What the layers after one touch."""
        facts = 0
        for touched in self.touched[at + 1 :]:
            facts |= touched
        return facts & CHARACTERISTICS

    def _look_ahead(self) -> None:
        """Find the effects that look at what later layers touch."""
        later = 0
        for at in range(len(self.layers) - 1, -1, -1):
            if later:
                for step in self.layers[at]:
                    source, static = step[3], step[4]
                    if static is not None and source is not None:
                        self._note(source, static, at, later)
            later |= self.touched[at] & CHARACTERISTICS

    def _note(self, source: Source, static: Static, at: int, later: Facts) -> None:
        seen = (static.looks if self.whole else static.around) & later
        if seen:
            self.ahead[(source.id, id(static), at)] = source.stamp
            self.seen |= seen

    def learn(self, source: Source, static: Static) -> None:
        """An ability that was gained on the way looks and touches too."""
        for at in self.acting(static):
            if static.touches & ~self.touched[at]:
                self.touched[at] |= static.touches
                self.losing = self.losing or bool(static.touches & LOSSES)
                self._look_ahead()
            self._note(source, static, at, self.later(at))


def _same(one: Drafts, other: Drafts, facts: Facts) -> bool:
    """Whether cards came out alike in all that matters."""
    return all([a is other[cid] or _alike(a, other[cid], facts) for cid, a in one.items()])


def _alike(a: Characteristics, b: Characteristics, facts: Facts) -> bool:
    return not (
        (facts & NUMBERS and a.numbers != b.numbers)
        or (facts & ABILITIES and a.abilities != b.abilities)
        or (facts & TYPES and a.types != b.types)
        or (facts & LABELS and a.labels != b.labels)
        or (facts & NAMES and a.names != b.names)
    )
