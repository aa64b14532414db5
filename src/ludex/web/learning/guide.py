"""A guide through a lesson: which answer it waits for, what to say to another one, and what the table answers itself.

The rules are the game's own. The guide only says no to answers that lead away from what the lesson shows.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ludex.web.hosting.refusal import Refusal
from ludex.web.learning.lesson import Lesson, Said, Step, Wrong, lesson

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.table.named_cards import Cast
    from ludex.web.protocol.parts import Obstacle

_NAMED = re.compile(r"@(\w+)")
_ELSE: Said = {
    "en": "The rules allow that, but it is not what this lesson is about.",
    "ja": "ルール上はできますが、このレッスンの課題ではありません。",
}
LEARNER = 0
"""The seat of who learns."""


class Guide:
    """A lesson at a table. Positions are counted by answers: the nth answer is the nth step."""

    def __init__(self, found: Lesson, cast: Cast) -> None:
        self._lesson = found
        self._cast = cast

    def step(self, answers: int) -> Step | None:
        """The step that comes next; None after the last."""
        steps = self._lesson.step
        return steps[answers] if answers < len(steps) else None

    def key(self, game: Game, words: str) -> str:
        """An answer's key in a position; cards are called there what they are called now."""
        return _NAMED.sub(lambda found: game.cards[self._cast.piece(found[1]).id].tag, words)

    def scripted(self, game: Game, answers: int) -> str | None:
        """The answer that the lesson waits for; None when it is over."""
        step = self.step(answers)
        return None if step is None else self.key(game, step.do)

    def wrong(self, game: Game, answers: int, key: str) -> Wrong | None:
        """What the lesson has to say to an answer that somebody might try."""
        step = self.step(answers)
        tried = () if step is None else step.wrong
        return next((each for each in tried if self.key(game, each.do) == key), None)

    def refuse(self, game: Game, answers: int, key: str) -> None:
        """Refuse an answer that is not the one; a rule that forbids it may speak first, if the lesson has no words."""
        wanted, wrong = self.scripted(game, answers), self.wrong(game, answers, key)
        if wrong is not None:
            raise Refusal("lesson", wrong.says["en"], wrong.rule, wrong.says)
        if wanted is not None and wanted != key and game.why_not(key) is None:
            raise Refusal("lesson", _ELSE["en"], self._lesson.rule, _ELSE)

    def explained(self, game: Game, answers: int, obstacles: list[Obstacle]) -> list[Obstacle]:
        """Obstacles with what the lesson says of them."""
        found = ((each, self.wrong(game, answers, each.key)) for each in obstacles)
        return [each if wrong is None else replace(each, words=wrong.says) for each, wrong in found]

    def told(self, game: Game, answers: int) -> dict[str, Any]:
        """How far the lesson is: the step, whether it is over, and the answer to show or, without a task, to give."""
        step = self.step(answers)
        asked = game.decision is not None and game.decision.seat == LEARNER
        return {
            "step": answers,
            "done": step is None,
            "key": self.scripted(game, answers) if asked else None,
            "by_itself": step is not None and not step.task,
        }


def guide(setup: dict[str, Any], cast: Cast) -> Guide | None:
    """The guide of a game that is a lesson; None if there is no such lesson any more."""
    found = lesson(setup["lesson"])
    return None if found is None else Guide(found, cast)
