"""Trigger conditions (sve 10.7): when an automatic ability becomes pending, and how often.

Conditions that say when it can trigger at all (`during your turn`, `for the first time each turn`) are asked
the moment the event happens; what the effect itself asks is asked when it resolves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.enact import conditions, happenings
from ludex.enact.permissions import granted
from ludex.enact.reach import covers, standing, walk
from ludex.enact.scene import Bindings, Scene
from ludex.kernel.abilities import Trigger
from ludex.kernel.cards import CardRef
from ludex.lang import ast

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.events import Event
    from ludex.kernel.game import Game

STATE = "state"


class TextTrigger(Trigger):
    """A trigger condition read from text.

    `one`: it speaks of one time of the turn. `word`: the keyword it was written as, if any.
    """

    __slots__ = ("event", "one", "during", "once_per_game", "word")

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
        self.during = during
        self.one = any(isinstance(n, ast.FirstTime) for condition in during for n in walk(condition))
        self.once_per_game = once_per_game
        self.word = word

    def count(self, g: Game, source: Source, event: Event) -> int:
        """How often the event meets the condition; each time makes it pending once (sve 10.7.2.1)."""
        scene = standing(g, source, event)
        times = happenings.times(scene, self.event, event)
        if not times or not self._now(scene, event):
            return 0
        return (1 if self.one else times) * (1 + self._further(g, source))

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
        bind: Bindings = {**scene.bind, **happenings.subjects(scene, self.event, event)}
        named = Scene(scene.g, scene.source, bind, event, scene.they)
        return all(conditions.holds(named, condition) for condition in self.during)

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


def _played_before(g: Game, source: Source) -> bool:
    """Whether this ability of this card was played already, or waits to be."""
    if any(p.source.id == source.id for p in g.pending):
        return True
    return any(
        e.kind == "played" and e.source is not None and e.source.id == source.id for e in g.log.since(0)
    )
