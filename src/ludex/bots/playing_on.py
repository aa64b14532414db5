"""Playing on: how an imagined game goes on when nobody thinks long, for both seats alike.

What an experienced player does without a thought is done; where it takes a thought, a few answers are tried and the one
that leaves most is taken. Every answer given is counted, so that a limit in answers is the same on every machine.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ludex.kernel.decisions import ACT, PAYMENT, SEQUENCE, WINDOW

if TYPE_CHECKING:
    from ludex.bots.judging import Judge
    from ludex.kernel.decisions import Decision, Option
    from ludex.kernel.game import Game

DECLINING = ("pass", "end", "no", "done", "forfeit")
_IDLE = 1e-3  # what changes nothing is not done for its own sake
_STEPS = 12  # questions that are followed up while an answer is tried
_LONG = 120  # answers in one turn


class Effort:
    """What thinking may cost: a number of answers tried, and for people's games a time; a part of it at a time."""

    __slots__ = ("_begun", "_part", "_until", "answers", "spent", "until")

    def __init__(self, answers: int, seconds: float | None = None) -> None:
        self.answers: int = answers
        self.spent: int = 0
        self.until: float | None = None if seconds is None else time.perf_counter() + seconds
        self.part(1)

    def choose(self, g: Game, key: str) -> None:
        """Give an answer in an imagined game."""
        self.spent += 1
        g.choose(key)

    def part(self, of: int) -> None:
        """Begin one of several parts of what is left."""
        self._begun = self.spent
        self._part = (self.answers - self.spent) / of
        self._until = None if self.until is None else (self.until - time.perf_counter()) / of + time.perf_counter()

    def out(self, share: float = 1.0) -> bool:
        """Whether (a share of) the present part is used up; of a time, the whole part."""
        if self.spent - self._begun >= share * self._part:
            return True
        return self._until is not None and time.perf_counter() > self._until

    def over(self) -> bool:
        """Whether all of it is used up."""
        return self.spent >= 0.9 * self.answers or (self.until is not None and time.perf_counter() > self.until)


class Habit:
    """How somebody plays who does not think long. `tries`: answers tried where it takes a thought."""

    __slots__ = ("_effort", "_judge", "_tries")

    def __init__(self, judge: Judge, effort: Effort, tries: int = 6) -> None:
        self._judge = judge
        self._effort = effort
        self._tries = tries

    def turn(self, g: Game) -> None:
        """Play on until the turn passes or the game ends."""
        turn, steps = g.turn, 0
        while (d := g.decision) is not None and g.turn == turn and steps < _LONG:
            self._effort.choose(g, self.answer(g, d))
            steps += 1

    def answer(self, g: Game, d: Decision) -> str:
        """What is answered without long thought."""
        at_once = at_once_of(g, d)
        return at_once if at_once is not None else self.tried(g, d)

    def tried(self, g: Game, d: Decision) -> str:
        """The best of some answers, judged once what was begun has come to its end."""
        best, key = float("-inf"), d.options[0].key
        for option in some(d, self._tries):
            declined = d.kind == ACT and option.key in DECLINING
            worth = self._judge.value(g, d.seat) + _IDLE if declined else self._after(g, d, option.key)
            if worth > best:
                best, key = worth, option.key
        return key

    def _after(self, g: Game, d: Decision, key: str) -> float:
        h = g.clone()
        self._effort.choose(h, key)
        for _ in range(_STEPS):
            asked = h.decision
            if asked is None or h.turn != g.turn or (asked.kind == ACT and h.rules.settled(h)):
                break
            self._effort.choose(h, on(h, asked, d.seat))
        return self._judge.value(h, d.seat)


def at_once_of(g: Game, d: Decision) -> str | None:
    """The answer that takes no thought, if there is one."""
    if len(d.options) == 1:
        return d.options[0].key
    found = g.rules.instinct(g, d)
    if found is not None and d.find(found) is not None:
        return found
    if d.nature == WINDOW:
        return declining(d)
    return d.options[0].key if d.nature in (PAYMENT, SEQUENCE) else None


def on(g: Game, d: Decision, seat: int) -> str:
    """An answer that goes on with what was begun; the other player's, one that lets it be."""
    found = at_once_of(g, d)
    if found is not None:
        return found
    if d.seat != seat:
        return declining(d)
    return next((o.key for o in d.options if o.key not in DECLINING), d.options[0].key)


def declining(d: Decision) -> str:
    """The answer that does least: passing, refusing, having done, or else the first."""
    return next((key for key in DECLINING if d.find(key) is not None), d.options[0].key)


def some(d: Decision, most: int) -> list[Option]:
    """Some of many options, from everywhere in the list; all of few."""
    options = d.options
    if len(options) <= most:
        return options
    step = (len(options) - 1) / (most - 1)
    return [options[round(i * step)] for i in range(most)]
