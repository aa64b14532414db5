"""Planning: the lines of one's own turn, looked at breadth after breadth, and what the opponent makes of the best.

From a guessed game every answer is tried, and from the best positions every next one, until the turn has passed; what
the opponent is asked meanwhile is answered out of habit, and so is the opponent's next turn. Equal positions
are looked at once. Many guessed games vote: an answer must be good in what could be, not in what happens to be.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludex.bots.judging import Judge, chance
from ludex.bots.playing_on import Effort, Habit, on, some
from ludex.kernel.decisions import PAYMENT, SEQUENCE, WINDOW

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game

Path = tuple[tuple[tuple[str, ...], str], ...]

_SEARCHING = 0.7  # the share of an effort after which no new lines are begun
_WIDE = 14  # answers looked at in one position
_ANSWERED = 0.8  # how much of a line's worth is what the opponent's next turn leaves
_HOPE = 0.05  # what a value counts for by itself, at most
_FAR = 10.0  # a value beyond which more of it counts for nothing
_QUICKER = 0.002  # a win now is better than the same win later
_SHORTER = 2e-4  # what changes nothing is not done for its own sake, and what will be done is done now


@dataclass(frozen=True, slots=True)
class Depth:
    """How far somebody thinks.

    `width`: positions kept at each step; `steps`: own answers that are weighed, the rest follows out of habit (0: a few
    answers, `width` of them, are tried by themselves);
    `replies`: lines of each answer for which the opponent's next turn is imagined, 0: none is; `answers`: how many
    answers are looked at beyond the first glance.
    """

    width: int = 6
    steps: int = 12
    replies: int = 1
    answers: int = 5


class Plans:
    """The lines from one guessed game: how good each first answer proved to be."""

    __slots__ = ("_depth", "_effort", "_habit", "_judge", "_replies", "_seat", "_seen", "_start", "_turn", "ends")

    def __init__(self, judge: Judge, depth: Depth, effort: Effort, seat: int) -> None:
        self._judge = judge
        self._depth = depth
        self._effort = effort
        self._habit = Habit(judge, effort)
        self._seat = seat
        self._turn = 0
        self._start = ""
        self._seen: set[str] = set()
        self._replies: dict[str, tuple[float, int]] = {}
        self.ends: dict[str, list[Line]] = {}

    def worth(self, start: Game, keys: list[str]) -> dict[str, float]:
        """How likely one wins after each of some answers; those that look worst are not followed to the end."""
        self._turn = start.turn
        self.ends = {key: [] for key in keys}
        self._start = start.hash(history=False)
        layer = self._promising([self._led(start, key, ()) for key in keys])
        steps = 1
        while (going := [line for line in layer if line is not None]) and steps < self._depth.steps:
            if self._effort.out(_SEARCHING):
                break
            layer = [child for line in self._kept(going) for child in self._children(line)]
            steps += 1
        if steps > 1:
            for line in self._kept(going):
                self._finish(line)
        return self._answered()

    def _promising(self, lines: list[Line | None]) -> list[Line | None]:
        """The lines that go on: of those answers that do best if the rest of the turn is played out of habit."""
        for line in lines:
            if line is not None:
                self._finish(Line(line.game.clone(), line.path, line.worth))
        best = sorted(self.ends, key=lambda key: -max([line.worth for line in self.ends[key]], default=-1e9))
        firsts = best[: self._depth.answers]
        return [line for line in lines if line is not None and line.first in firsts]

    def wins(self) -> bool:
        """Whether a line was seen that wins this turn, if nobody does better against it."""
        return any([line.game.result is not None and line.worth > 0 for lines in self.ends.values() for line in lines])

    def _children(self, line: Line) -> list[Line | None]:
        d = line.game.decision
        assert d is not None
        return [self._led(line.game, option.key, line.path) for option in some(d, _WIDE)]

    def _led(self, before: Game, key: str, path: Path) -> Line | None:
        """Where an answer leads: to one's own next question; None if to the end of the turn or where one was before."""
        assert before.decision is not None
        path = (*path, (tuple([o.key for o in before.decision.options]), key))
        g = before.clone()
        self._effort.choose(g, key)
        while (d := g.decision) is not None and g.turn == self._turn:
            if d.seat == self._seat and self._is_weighed(d):
                break
            answer = on(g, d, d.seat) if d.seat == self._seat else self._habit.answer(g, d)
            self._effort.choose(g, answer)
        line = Line(g, path, self._judge.value(g, self._seat))
        if g.decision is None or g.turn != self._turn:
            self._ended(line)
            return None
        here = g.hash(history=False)
        if here == self._start or line.first + here in self._seen:  # leading back to where one is, it puts off
            return None
        self._seen.add(line.first + here)
        return line

    def _is_weighed(self, d: Decision) -> bool:
        return len(d.options) > 1 and d.nature not in (WINDOW, PAYMENT, SEQUENCE)

    def _kept(self, lines: list[Line]) -> list[Line]:
        """The best lines, and of each first answer the best."""
        lines.sort(key=lambda line: -line.worth)
        kept = lines[: self._depth.width]
        firsts = {line.first for line in kept}
        for line in lines[self._depth.width :]:
            if line.first not in firsts:
                firsts.add(line.first)
                kept.append(line)
        return kept

    def _finish(self, line: Line) -> None:
        """Play the rest of the turn out of habit."""
        line.length += 1
        self._habit.turn(line.game)
        self._ended(line)

    def _ended(self, line: Line) -> None:
        line.worth = self._judge.value(line.game, self._seat)
        self.ends[line.first].append(line)

    def _answered(self) -> dict[str, float]:
        """What the best lines leave, once the opponent has had a turn; of the answers only those that look best."""
        for lines in self.ends.values():
            lines.sort(key=lambda line: -line.worth)
        found = sorted([lines for lines in self.ends.values() if lines], key=lambda lines: -lines[0].worth)
        if self._depth.replies == 0:
            return {lines[0].first: _promise(lines[0].worth) - _SHORTER * lines[0].length for lines in found}
        return {
            lines[0].first: max([self._replied(line) for line in lines[: self._depth.replies]])
            for lines in found[: self._depth.answers]
        }

    def _replied(self, line: Line) -> float:
        """What a line is worth once the opponent has answered, and a little what it was before: the answer is a guess,
        and where all is lost against it, the turn is still played as well as it can be."""
        g = line.game
        left = _promise(line.worth)
        if g.decision is not None and g.active != self._seat:
            here = g.hash(history=False)  # many lines come to the same end
            found = self._replies.get(here)
            if found is None:
                self._habit.turn(g)
                found = self._replies[here] = self._judge.value(g, self._seat), g.turn
            line.worth, turn = found
        else:
            turn = g.turn
        worth = left + _ANSWERED * (_promise(line.worth) - left)
        return worth - _QUICKER * (turn - self._turn) - _SHORTER * line.length


def _promise(worth: float) -> float:
    """A value as a chance of winning, and a little more where it is greater: what seems won or lost is still played."""
    return chance(worth) + _HOPE * max(-1.0, min(1.0, worth / _FAR))


class Line:
    """A course of one's own turn: where it has come to, by which questions and answers, and how it looks."""

    __slots__ = ("game", "length", "path", "worth")

    def __init__(self, game: Game, path: Path, worth: float) -> None:
        self.game: Game = game
        self.path: Path = path
        self.worth: float = worth
        self.length: int = len(path)

    @property
    def first(self) -> str:
        return self.path[0][1]
