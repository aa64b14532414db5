"""The greedy bot: tries every option on a guessed game, plays its own follow-up questions out, takes the best.

It looks no further than its own act: what the opponent is asked meanwhile is declined where that is possible, and what
was begun, such as a battle, is played to its end. An act that passes the turn is worth what it leaves beyond what
passing the turn at once would leave.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ludex.bots.valuing import value
from ludex.kernel.decisions import ACT

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game
    from ludex.table.chair import Chair

_TRIALS = 48  # games imagined for one decision
_WIDTH = 6  # options looked at in a follow-up question
_STEPS = 24  # questions answered in one imagined course before it is judged as it stands
_DECLINING = ("pass", "no", "done")
_IDLE = 1e-3  # what changes nothing is not done for its own sake


class GreedyBot:
    """Takes the option after which its own side looks best."""

    __slots__ = ("_random",)

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def answer(self, chair: Chair, decision: Decision) -> str:
        options = decision.options
        if len(options) == 1:
            return options[0].key
        start = chair.imagine(self._random.getrandbits(63))
        start.auto = False  # else a turn with nothing left to do would pass before it can be judged
        search = _Search(start, chair.seat, max(1, _TRIALS // len(options)))
        best, key = float("-inf"), options[0].key
        for option in options:
            worth = search.worth(option.key) + self._random.random() * 1e-6
            worth += _IDLE * (option.key in _DECLINING or option.key == "end")
            if worth > best:
                best, key = worth, option.key
        return key


class _Search:
    """One decision's look ahead from a guessed game."""

    __slots__ = ("_passed", "budget", "per_option", "seat", "standing", "start")

    def __init__(self, start: Game, seat: int, per_option: int) -> None:
        self.start = start
        self.seat = seat
        self.per_option = per_option
        self.budget = 0
        self.standing = value(start, seat)
        self._passed: float | None = None

    def worth(self, key: str) -> float:
        """What an option leads to."""
        self.budget = self.per_option
        return self._after(self.start, key, 0)

    def _after(self, before: Game, key: str, steps: int) -> float:
        g = before.clone()
        g.choose(key)
        self.budget -= 1
        while (d := g.decision) is not None:
            if g.active != self.start.active:
                return self.standing + value(g, self.seat) - self._passing()
            if steps >= _STEPS or self._is_done(g, d):
                break
            steps += 1
            if d.seat == self.seat and self.budget > 1 and len(d.options) > 1:
                return max(self._after(g, o.key, steps) for o in d.options[: min(_WIDTH, self.budget)])
            g.choose(_declining(d))
        return value(g, self.seat)

    def _is_done(self, g: Game, d: Decision) -> bool:
        """Whether an act is over: somebody may act anew, and nothing that was begun is going on."""
        return d.kind == ACT and (d.seat == self.seat or d.find("end") is not None) and g.rules.settled(g)

    def _passing(self) -> float:
        """What the position is worth once everybody has declined until the turn has passed."""
        if self._passed is None:
            g = self.start.clone()
            for _ in range(_STEPS):
                if (d := g.decision) is None or g.active != self.start.active:
                    break
                g.choose("end" if d.find("end") is not None else _declining(d))
            self._passed = value(g, self.seat)
        return self._passed


def _declining(d: Decision) -> str:
    """The answer that does least: passing, refusing, having done, or else the first."""
    for key in _DECLINING:
        if d.find(key) is not None:
            return key
    return d.options[0].key
