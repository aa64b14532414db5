"""Trigger conditions (sve 10.7): when an automatic ability becomes pending, and how often.

Conditions that say when it can trigger at all (`during your turn`, `for the first time each turn`) are asked
the moment the event happens; what the effect itself asks is asked when it resolves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact.events import happenings
from ludex.enact.events.happenings import times_of
from ludex.enact.events.occasions import Occasion, occasion
from ludex.enact.nouns import groups, subjects
from ludex.enact.nouns.reach import covers, standing
from ludex.enact.scenes import meanings
from ludex.enact.scenes.interning import shared
from ludex.enact.scenes.scene import Bindings, Scene
from ludex.enact.standing.permissions import Granted, granted
from ludex.kernel.abilities import STATE, Trigger
from ludex.kernel.cards import CardRef
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.enact.ruleset import TextRuleset
    from ludex.kernel.abilities import Ability, Source
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game


class TextTrigger(Trigger):
    """A trigger condition read from text: one event, or several at each of which it triggers.

    `one`: it speaks of one time of the turn. `word`: the keyword it was written as, if any. `occasions`: what it
    listens to, for each of the events that are no states.
    """

    __slots__ = ("events", "occasions", "one", "during", "once_per_game", "word")

    def __init__(
        self,
        events: tuple[ast.Event, ...],
        during: tuple[ast.Condition, ...] = (),
        *,
        once_per_game: bool = False,
        word: str = "",
    ) -> None:
        events = tuple(shared(event) for event in events)
        kinds = tuple(dict.fromkeys(kind for event in events for kind in _kinds(event)))
        super().__init__(kinds, own=all(_about_this(event) for event in events))
        self.events: tuple[ast.Event, ...] = events
        heard = tuple((event, occasion(event)) for event in events if not isinstance(event, ast.Becomes))
        self.occasions: tuple[tuple[ast.Event, Occasion], ...] = heard
        self.during: tuple[ast.Condition, ...] = tuple(shared(condition) for condition in during)
        self.one: bool = any(isinstance(n, ast.FirstTime) for condition in during for n in ast.walk(condition))
        self.once_per_game: bool = once_per_game
        self.word: str = word

    @property
    def event(self) -> ast.Event:
        """The event, the first if there are several."""
        return self.events[0]

    def count(self, g: Game, source: Source, event: Event) -> int:
        """How often the event meets the condition; each time makes it pending once, whatever the "if" after it says.
        Cards that come or go together see each other (ruling cfv-R44), each with the effects of where it is."""
        scene = standing(g, source, event)
        times = 0
        for node, found in self.occasions:
            often = times_of(scene, found, event)
            if often and self._now(scene, node, event):
                # sve 10.7.2.1, cfv 8.6.2, cfv 8.6.2.1, fow 9.6:4, cfv 8.1.1.2.3, sve 10.7.4.2, sve 10.9.3.1, cfv 8.7.5
                times += self._as_often(often)
        if times and event.before is not None and (event.card, event.incarnation) == (source.card, source.incarnation):
            times *= 1 + self._further_by_itself(event.before.chars.abilities)
        if not times or not g.index().permissions:
            return times
        return 0 if self._kept_from(g, source) else times * (1 + self._further(g, source))

    def _as_often(self, often: int) -> int:
        """Something is done for the first time once, however many do it together."""
        return 1 if self.one else often

    def _kept_from(self, g: Game, source: Source) -> bool:
        """Whether an effect keeps it from triggering (fow 10.14:1.1)."""
        this = CardRef(source.card, source.incarnation)
        return any(
            node.sort in ("", self.word) and covers(scene, node.what, this)
            for scene, node in granted(g, ast.DoesNotTrigger)
        )

    def holds(self, g: Game, source: Source) -> bool:
        """A state trigger's state (sve 10.7.6): once when it comes about (sve 10.7.6.1, ruling sve-R14; fow 9.6:9.1,
        rulings fow-5.5-R30, fow-5.01-R27)."""
        scene = standing(g, source)
        states = (node.condition for node in self.events if isinstance(node, ast.Becomes))
        return any(meanings.holds(scene, state) for state in states) and all(
            meanings.holds(scene, condition) for condition in self.during
        )

    def _now(self, scene: Scene, node: ast.Event, event: Event) -> bool:
        """Whether it can trigger at this moment."""
        if self.once_per_game and _played_before(scene.g, scene.source):
            return False
        if not self.during:
            return True
        bind: Bindings = {**scene.bind, **happenings.subjects(scene, node, event)}
        named = Scene(scene.g, scene.source, bind, event, scene.they)
        return all(meanings.holds(named, condition) for condition in self.during)

    def named(self, g: Game, source: Source, event: Event | None) -> Bindings:
        """What the text has named when it is played: what a floating effect had, and the event's cards."""
        scene = standing(g, source, event)
        bind = {**scene.bind, **self._counted(scene)}
        if event is None:
            return bind
        for node, found in self.occasions:
            if times_of(scene, found, event):
                return {**bind, **happenings.subjects(scene, node, event)}
        return {**bind, **happenings.subjects(scene, self.event, event)}

    def _counted(self, scene: Scene) -> Bindings:
        """The cards that are so many that a state has come about."""
        return {
            node.binding: groups.counted(scene, node.condition.group)
            for node in self.events
            if isinstance(node, ast.Becomes) and node.binding and isinstance(node.condition, ast.Exists)
        }

    def _further_by_itself(self, abilities: tuple[Ability, ...]) -> int:
        """How many further times it triggers by what its own card said before it left (sve 10.7.4.1.2)."""
        nodes = [p.node for a in abilities for p in a.permissions if isinstance(p, Granted) and p.condition is None]
        own = [node for node in nodes if isinstance(node, ast.Further) and isinstance(node.what, ast.This)]
        return sum(_says(node.keyword, self) for node in own)

    def _further(self, g: Game, source: Source) -> int:
        """How many further times effects make it trigger."""
        this = CardRef(source.card, source.incarnation)
        return sum(
            1
            for scene, node in granted(g, ast.Further)
            if _says(node.keyword, self) and covers(scene, node.what, this)
        )


def _about_this(event: ast.Event) -> bool:
    """Whether it can only be met by what happens to the card itself: the kernel's event is about that very card."""
    if isinstance(event, ast.Becomes):
        return False
    return any(part.role is subjects.card and isinstance(part.phrase, ast.This) for part in occasion(event).parts[:1])


def _kinds(event: ast.Event) -> tuple[str, ...]:
    return (STATE,) if isinstance(event, ast.Becomes) else happenings.kinds(event)


def named(g: Game, source: Source, event: Event | None) -> Bindings:
    """What is named when a pending ability is played: before, and by the event that triggered it."""
    trigger = source.ability.trigger if source.ability is not None else None
    if isinstance(trigger, TextTrigger):
        return trigger.named(g, source, event)
    return dict(standing(g, source, event).bind)


def _says(keyword: str, trigger: TextTrigger) -> bool:
    """Whether an effect on abilities of a keyword means this trigger; phases are named by their own words."""
    word = keyword.lower()
    if word in ("", trigger.word.lower()):
        return True
    return isinstance(trigger.event, ast.PhaseStarts) and word == f"{trigger.event.edge} of {trigger.event.phase}"


def _played_before(g: Game, source: Source) -> bool:
    """Whether this ability of this card was played already, or waits to be."""
    if any(p.source.id == source.id for p in g.pending):
        return True
    return any(e.kind == "played" and e.source is not None and e.source.id == source.id for e in g.log.since(0))


# -- from text -----------------------------------------------------------------------------------------------
def trigger_of(
    rules: TextRuleset,
    trigger: ast.Trigger,
    during: ast.Condition | None,
    restrictions: tuple[ast.Restriction, ...],
) -> TextTrigger:
    """The trigger of an automatic ability, with what its restrictions ask of the moment."""
    word = trigger.name if isinstance(trigger, ast.TriggerKeyword) else ""
    events = _events(rules, trigger)
    asked = () if during is None else (during,)
    asked = (*asked, *(c for r in restrictions for c in _moments(r)))
    once = any(isinstance(r, ast.OncePerGame) for r in restrictions)
    return TextTrigger(events, asked, once_per_game=once, word=word)


def _events(rules: TextRuleset, trigger: ast.Trigger) -> tuple[ast.Event, ...]:
    if isinstance(trigger, ast.TriggerKeyword):
        return (rules.trigger(trigger),)
    if isinstance(trigger, ast.WhenEither):
        return trigger.events
    assert isinstance(trigger, ast.When)
    return (trigger.event,)


def _moments(restriction: ast.Restriction) -> tuple[ast.Condition, ...]:
    """What a restriction asks of the moment."""
    yours = ast.TurnOf(ast.Player("you"))
    if isinstance(restriction, ast.OnlyIf):
        return (restriction.condition,)
    if isinstance(restriction, ast.OncePerTurn) and restriction.each_of_yours:
        return (yours,)
    if isinstance(restriction, ast.OnlyDuring):
        return (ast.TurnOf(ast.Player("opponent")),) if restriction.when == "opponent's turn" else (yours,)
    return ()
