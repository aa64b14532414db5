"""Working it out once: what effects make of cards, layer by layer, each layer by age unless one depends on others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludex.kernel.abilities import Source
from ludex.kernel.cards import Characteristics
from ludex.kernel.effects.changes import ABILITY, BASE
from ludex.kernel.effects.characteristics import GAINED, Draft, age, apply_change, place_of, present, writable
from ludex.kernel.effects.facts import ABILITIES, LABELS, LOSSES, NAMES, NUMBERS, OF_CHANGE, TYPES, number
from ludex.kernel.effects.footprints import Print, does_alike
from ludex.kernel.effects.reach import in_reach
from ludex.kernel.effects.sums import ADDING, add_up
from ludex.kernel.shortcuts import shortcuts

if TYPE_CHECKING:
    from ludex.kernel.abilities import Static
    from ludex.kernel.cards import Card
    from ludex.kernel.effects.characteristics import Step
    from ludex.kernel.effects.facts import Facts
    from ludex.kernel.effects.layers import Plan
    from ludex.kernel.game import Game

    Part = tuple[tuple[int, int, int, int], int, int]  # of which ability, which of its effects, in which layer
    Drafts = dict[int, Characteristics]

MANY: Final = 8  # steps that are worth looking at as a whole first


class Work:
    """Working it out once. `truth`: what came out the last time, which those that look ahead wait for. `begun`: the
    abilities whose effects have begun. `judged`: what those that look ahead were found to apply to. `late`: what was
    gained on the way, by layer. `at`: the layer. `held`: which conditions that are common to a player's cards are met,
    as long as nothing touches what they look at."""

    __slots__ = ("g", "plan", "drafts", "truth", "begun", "judged", "late", "at", "held")

    def __init__(self, g: Game, plan: Plan, truth: Drafts | None) -> None:
        self.g: Game = g
        self.plan: Plan = plan
        self.truth = truth
        self.drafts: Drafts = dict(plan.bases)
        self.begun: set[tuple[int, int, int, int]] = set()
        self.judged: dict[Part, tuple[int, ...]] = {}
        self.late: list[list[Step]] = [[] for _ in plan.layers]
        self.at: int = 0
        self.held: dict[tuple[int, int], bool] = {}

    def twin(self) -> Work:
        """The same to try something out on."""
        w = Work.__new__(Work)
        w.g, w.plan, w.truth, w.at = self.g, self.plan, self.truth, self.at
        w.drafts = {cid: d.twin() if isinstance(d, Draft) else d for cid, d in self.drafts.items()}
        w.begun, w.judged, w.late = set(self.begun), {}, [list(steps) for steps in self.late]
        w.held = {}
        return w

    # -- one step ------------------------------------------------------------------------------------------------
    def take(self, step: Step) -> None:
        """Apply a change of one card, or an effect to every card it is for."""
        _, cid, change, source, static = step
        if change is not None:
            apply_change(writable(self.g, self.drafts, cid), change)
        elif source is not None and static is not None:
            self._spread(source, static)

    def _spread(self, source: Source, static: Static) -> None:
        plan = self.plan
        view: Drafts | None = self.drafts
        if plan.ahead:
            part = (source.id, id(static), self.at)
            view = self._view(part)
            hit = self._hit(source, static, view)
            if part in plan.ahead:
                self.judged[part] = tuple(hit)
        else:
            hit = self._hit(source, static, view)
        if not hit:
            return
        if plan.losing and BASE not in self.g.rules.layers[self.at]:
            self.begun.add(source.id)
        for cid in hit:
            draft = writable(self.g, self.drafts, cid)
            gains = draft.gains
            self._apply(source, static, cid, draft, view)
            if draft.gains > gains:
                self._heed(self.g.cards[cid], draft, GAINED + gains)

    def _apply(self, source: Source, static: Static, cid: int, draft: Draft, view: Drafts | None) -> None:
        g, layer = self.g, self.g.rules.layers[self.at]
        if view is not self.drafts:
            g.drafts = self._seen_from(view, cid)
        for name in static.layers:
            if name in layer:
                static.apply(g, source, cid, draft, name)
        g.drafts = self.drafts

    def _hit(self, source: Source, static: Static, view: Drafts | None) -> list[int]:
        """The cards an effect applies to: none if its ability is lost before it has begun."""
        g, drafts = self.g, self.drafts
        if view is None or (self.plan.losing and not (source.id in self.begun or present(drafts, source))):
            return []
        if view is drafts:
            if static.common and not self._holds(source, static):
                return []
            asks = static.reaches if static.common else static.applies
            return [cid for cid in in_reach(g, drafts, source, static) if asks(g, source, cid, drafts[cid])]
        found = []
        for cid in in_reach(g, drafts, source, static):
            sight = g.drafts = self._seen_from(view, cid)
            if static.applies(g, source, cid, sight[cid]):
                found.append(cid)
        g.drafts = drafts
        return found

    def _holds(self, source: Source, static: Static) -> bool:
        """Whether a condition that is common to all cards of a player is met: asked once in a layer that touches
        nothing it looks at."""
        if static.looks & self.plan.touched[self.at] or not shortcuts.taken:
            return static.holds(self.g, source)
        key = id(static), source.seat
        found = self.held.get(key)
        if found is None:
            found = self.held[key] = static.holds(self.g, source)
        return found

    def _heed(self, card: Card, draft: Draft, since: int) -> None:
        """Abilities a card has just gained act from now on."""
        if not any([ability.statics for ability in draft.abilities]):
            return
        for source in in_force(self.g, card, draft):
            ability = source.ability
            if ability is not None and ability.statics and source.ordinal >= since:
                for static in ability.statics:
                    self.plan.learn(source, static)
                    for at in self.plan.acting(static):
                        self.late[max(at, self.at)].append((source.stamp, -1, None, source, static))

    # -- what effects see ----------------------------------------------------------------------------------------
    def _view(self, part: Part) -> Drafts | None:
        """The cards as an effect sees them: as far as they are worked out; if it looks ahead, with what later layers
        make of them, and None while that is not known."""
        plan = self.plan
        if part not in plan.ahead or part in plan.bound:
            return self.drafts
        truth, later = self.truth, plan.later(self.at)
        if truth is None:
            return None
        return {cid: _blend(now, truth[cid], later) for cid, now in self.drafts.items()}

    def _seen_from(self, view: Drafts | None, cid: int) -> Drafts:
        """What an effect sees that is applied to a card: where the book says so, that card as far as it has come."""
        if view is None or view is self.drafts:
            return self.drafts
        return view if self.plan.whole else {**view, cid: self.drafts[cid]}

    # -- one layer -----------------------------------------------------------------------------------------------
    def layer(self, at: int) -> None:
        """One layer, by age unless one effect depends on others."""
        self.at = at
        self.held = {}
        left = self.plan.layers[at]
        if self._careful(left) and not self._calm(left):
            left = list(left)
        elif self._only_adds(left):
            add_up(self, left)
            left = []
        else:
            for step in left:
                self.take(step)
            left = []
        waiting: dict[int, list[Print]] = {}
        while left or self.late[at]:
            if self.late[at]:
                left = sorted([*left, *self.late[at]], key=age)
                self.late[at] = []
            self.take(left.pop(self._next(left, waiting)))

    def _only_adds(self, steps: list[Step]) -> bool:
        """Whether several steps all add to numbers, so that their order makes no difference."""
        if len(steps) < 2 or self.plan.losing or self.plan.ahead or not shortcuts.taken:
            return False
        for _, _, change, _, static in steps:
            if not (static.kin if static is not None else change is not None and change.op in ADDING):
                return False
        return True

    def _careful(self, steps: list[Step]) -> bool:
        """Whether one of these looks at what is touched in this layer."""
        touched = self.plan.touched[self.at]
        return len(steps) > 1 and any([self._looks(step) & touched for step in steps if step[4] is not None])

    def _calm(self, steps: list[Step]) -> bool:
        """Whether all of many steps could be taken without any of them doing anything else then: their order is that of
        age at once, and need not be found one by one."""
        if len(steps) < MANY:
            return False
        minding = [step for step in steps if self._may_wait(step, steps)]
        before, trial = [self._footprint(step) for step in minding], self.twin()
        try:
            self.g.drafts = trial.drafts
            for step in steps:
                trial.take(step)
            return not trial.late[self.at] and all(
                does_alike(now, trial._footprint(step)) for step, now in zip(minding, before, strict=True)
            )
        finally:
            self.g.drafts = self.drafts

    def _next(self, left: list[Step], waiting: dict[int, list[Print]]) -> int:
        """The step to take next: the oldest that waits for no other, or the oldest of all."""
        for i, step in enumerate(left):
            if not self._may_wait(step, left):
                return i
            now = self._footprint(step)
            if id(step) in waiting and does_alike(waiting[id(step)], now):
                continue  # nothing has come yet of what it waits for
            waiting[id(step)] = now
            if not self._waits(step, left, now):
                return i
        for i, step in enumerate(left):
            if not self._waits(step, left, self._footprint(step)):
                return i
        return 0

    def _may_wait(self, step: Step, left: list[Step]) -> bool:
        """Whether another touches what an effect looks at."""
        if step[4] is None:
            return False
        looks = self._looks(step) & self.plan.touched[self.at]
        return bool(looks) and any([looks & touches(other) for other in left if other is not step])

    def _looks(self, step: Step) -> Facts:
        """What an effect looks at in this layer. Where abilities are lost its own may be; if all it does is to give its
        own card abilities, it makes no difference when: they are lost with it."""
        source, static = step[3], step[4]
        if source is None or static is None:
            return 0
        if not self.plan.losing or source.lasting >= 0 or (static.own and static.layers == (ABILITY,)):
            return static.looks
        return static.looks if ABILITY not in self.g.rules.layers[self.at] else static.looks | LOSSES

    def _waits(self, step: Step, left: list[Step], now: list[Print]) -> bool:
        """Whether working out the others would change what an effect applies to, or how. Those that as yet apply to
        nothing are asked again when others have been applied."""
        trial = self.twin()
        others = [other for other in left if other is not step]
        try:
            self.g.drafts = trial.drafts
            while others:
                idle: list[Step] = []
                for other in others:
                    if trial._looks(other) and not trial._footprint(other):
                        idle.append(other)
                    else:
                        trial.take(other)
                if len(idle) == len(others):
                    break
                others = idle
            return not does_alike(now, trial._footprint(step))
        finally:
            self.g.drafts = self.drafts

    def _footprint(self, step: Step) -> list[Print]:
        """What an effect would do now: the cards it applies to and what it would make of each."""
        source, static = step[3], step[4]
        if source is None or static is None:
            return []
        view = self._view((source.id, id(static), self.at)) if self.plan.ahead else self.drafts
        result: list[Print] = []
        for cid in self._hit(source, static, view):
            draft = self.drafts[cid]
            probe = draft.twin() if isinstance(draft, Draft) else Draft(draft, self.g.cards[cid].stamp)
            since = GAINED + probe.gains
            self._apply(source, static, cid, probe, view)
            gained = tuple([a.key for a, p in zip(probe.abilities, probe.places, strict=True) if p >= since])
            result.append(Print(cid, draft, probe, gained))
        return result


def in_force(g: Game, card: Card, chars: Characteristics) -> list[Source]:
    """The abilities of a card that are in force where it is; of those that have no copies one each. A gained one bears
    the stamp of the gain if it came after the card."""
    found: list[Source] = []
    once: set[str] = set()
    since = g.rules.active_since(card)
    stamps = chars.stamps if isinstance(chars, Draft) else ()
    for at, ability in enumerate(chars.abilities):
        if not ability.watches or card.zone not in ability.zones or not g.rules.valid(g, card, ability):
            continue
        if not ability.copies:
            if ability.keyword in once:
                continue
            once.add(ability.keyword)
        stamp = max(since, stamps[at]) if stamps else since
        place = place_of(chars, at)
        found.append(Source(card.id, card.incarnation, card.seat, ability, stamp, ordinal=place))
    return found


def touches(step: Step) -> Facts:
    """What a step touches."""
    change, static = step[2], step[4]
    if change is not None:
        facts = OF_CHANGE.get(change.op)
        return number(change.key) if facts is None else facts
    assert static is not None
    return static.touches


def _blend(now: Characteristics, then: Characteristics, later: Facts) -> Characteristics:
    """A card as it is now, with what later layers will have made of it."""
    if now is then:
        return now
    c = Characteristics.__new__(Characteristics)
    of = then if later & ABILITIES else now
    c.abilities, c.keywords, c.watches, c.has_terms, c.acts = (
        of.abilities, of.keywords, of.watches, of.has_terms, of.acts,
    )  # fmt: skip
    c.gist = None
    c.names = then.names if later & NAMES else now.names
    c.types = then.types if later & TYPES else now.types
    c.labels = then.labels if later & LABELS else now.labels
    c.numbers = then.numbers if later & NUMBERS else now.numbers
    return c
