"""Trigger conditions (sve 10.7): when an automatic ability becomes pending, and how often.

Conditions that say when it can trigger at all (`during your turn`, `for the first time each turn`) are asked
the moment the event happens; what the effect itself asks is asked when it resolves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact import conditions, happenings
from ludex.enact.permissions import granted
from ludex.enact.reach import covers, standing
from ludex.enact.scene import Scene
from ludex.kernel.abilities import Trigger
from ludex.kernel.cards import CardRef
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

STATE = "state"


class TextTrigger(Trigger):
    """A trigger condition read from text. `word`: the keyword it was written as, if any."""

    __slots__ = ("event", "ordinal", "during", "once_per_game", "word")

    def __init__(
        self,
        event: ast.Event,
        during: tuple[ast.Condition, ...] = (),
        *,
        once_per_game: bool = False,
        word: str = "",
    ) -> None:
        super().__init__((STATE,) if isinstance(event, ast.Becomes) else happenings.kinds(event))
        self.event = event
        asked = tuple(part for condition in during for part in _parts(condition))
        self.during = tuple(c for c in asked if not isinstance(c, ast.FirstTime))
        self.ordinal = max((c.number for c in asked if isinstance(c, ast.FirstTime)), default=0)
        self.once_per_game = once_per_game
        self.word = word

    def count(self, g: Game, source: Source, event: Event) -> int:
        """How often the event meets the condition; each time makes it pending once (sve 10.7.2.1)."""
        scene = standing(g, source, event)
        times = happenings.times(scene, self.event, event)
        if not times or not self._now(scene, event):
            return 0
        if self.ordinal:
            times = self._nth(scene, event)
        return times * (1 + self._further(g, source)) if times else 0

    def holds(self, g: Game, source: Source) -> bool:
        """A state trigger's state (sve 10.7.6)."""
        assert isinstance(self.event, ast.Becomes)
        scene = standing(g, source)
        return conditions.holds(scene, self.event.condition) and all(
            conditions.holds(scene, c) for c in self.during
        )

    def _now(self, scene: Scene, event: Event) -> bool:
        """Whether it can trigger at this moment."""
        if self.once_per_game and _played_before(scene.g, scene.source):
            return False
        if not self.during:
            return True
        bind = {**scene.bind, **happenings.subjects(scene, self.event, event), "that much": event.amount}
        named = Scene(scene.g, scene.source, bind, event, scene.they)
        return all(conditions.holds(named, condition) for condition in self.during)

    def _nth(self, scene: Scene, event: Event) -> int:
        """1 if this is the time of the turn that the text counts."""
        before = 0
        for earlier, times in happenings.history(scene, self.event, "turn"):
            if earlier is event:
                return int(before < self.ordinal <= before + times)
            before += times
        return 0

    def _further(self, g: Game, source: Source) -> int:
        """How many further times effects make it trigger."""
        this = CardRef(source.card, source.incarnation)
        return sum(
            1
            for scene, node in granted(g, ast.AlsoTriggers)
            if _says(node.keyword, self) and covers(scene, node.what, this)
        )


def _says(keyword: str, trigger: TextTrigger) -> bool:
    """Whether an effect on abilities of a keyword means this trigger; phases are named by their own words."""
    word = keyword.lower()
    if word in ("", trigger.word.lower()):
        return True
    return (
        isinstance(trigger.event, ast.PhaseStarts)
        and word == f"{trigger.event.edge} of {trigger.event.phase}"
    )


def _parts(condition: ast.Condition) -> tuple[ast.Condition, ...]:
    """The conditions that must all hold."""
    if isinstance(condition, ast.Both):
        return tuple(part for each in condition.parts for part in _parts(each))
    return (condition,)


def _played_before(g: Game, source: Source) -> bool:
    """Whether this ability of this card was played already, or waits to be."""
    if any(p.source.id == source.id for p in g.pending):
        return True
    return any(
        e.kind == "played" and e.source is not None and e.source.id == source.id for e in g.log.since(0)
    )
