"""The levels: the same player, thinking as far as somebody carefree, steady or sharp does, or a master.

A weaker level sees fewer lines, less far, and judges what it sees more simply; none throws a move away.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from ludex.bots.judging import Judge
from ludex.bots.planning import Depth, Line, Plans
from ludex.bots.playing_on import DECLINING, Effort, Habit, at_once_of
from ludex.kernel.decisions import WINDOW

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game
    from ludex.table.chair import Chair

_FEW = 0.7  # share of the answers that go on to the next guessed games
_WORLD = 60  # answers tried in one guessed game at least
_BEGINNING = 3  # opening hands are looked at so much longer: they are few, and there is only chance
_SURE = 3  # a win that is proved at such cost was seen in so many guessed games before
_GLANCE = 40  # answers tried for a chance to answer, at least
_OFTEN = 8  # chances to answer come so much more often than one's own acts
_OPENING = Depth(width=1, steps=1, replies=0)  # before the game there is only chance, and no plan that knows it
_KEPT = 0.004  # what a change of an opening hand must promise
UNSEEN = -1.0  # what an answer is worth that was not looked at
_ENDLESS = 1e9
_IDLE = 1e-4  # less than a step of a line: of answers that come to the same, the one that does nothing
_USUAL = 1.5e-4  # or the one that habit takes
_LIMIT = re.compile(r"(\d{1,9}|\d{1,4}\.\d{1,3}(?=s))(s?)")


@dataclass(frozen=True, slots=True)
class Level:
    """How somebody thinks. `answers`: tried in imagined games for one decision; `worlds`: guessed games at most;
    `plain`: judges by counting alone; `proof`: steps in which a win of this turn is to be proven, once one was seen;
    `seconds`: for people's games, where a clock decides."""

    depth: Depth
    answers: int
    worlds: int
    plain: bool = False
    proof: int = 0
    seconds: float | None = None

    def glancing(self) -> Level:
        """How they think about a chance to answer."""
        seconds = None if self.seconds is None else self.seconds / _OFTEN
        answers = max(_GLANCE, self.answers // _OFTEN)
        return replace(self, depth=replace(self.depth, steps=1), answers=answers, seconds=seconds)


LEVELS: dict[str, Level] = {
    "carefree": Level(Depth(width=4, steps=0, replies=0), 60, 1, plain=True),
    "steady": Level(Depth(width=1, steps=1, replies=0), 120, 1, plain=True),
    "sharp": Level(Depth(width=4, steps=8, replies=0), 400, 2),
    "master": Level(Depth(width=6, steps=14, replies=3, answers=8), 2_500, 20, proof=600),
}
"""By name, from carefree to master."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What was thought about an answer: what each one is worth in the guessed games, and its best course in one."""

    votes: dict[str, list[float]]
    lines: dict[str, tuple[Game, Line]]

    def worth(self, key: str) -> float:
        """How likely one wins after an answer; less than nothing if it was not looked at."""
        return _mean(self.votes.get(key, []))


class Thinker:
    """A player of a level. `thought`: about the last answer, if it took any."""

    __slots__ = ("_level", "_random", "thought")

    def __init__(self, level: Level, seed: str) -> None:
        self._level = level
        self._random = Random(seed)
        self.thought: Thought | None = None

    def answer(self, chair: Chair, decision: Decision) -> str:
        options = decision.options
        if len(options) == 1:
            return options[0].key
        level = self._level
        if chair.look().turn == 0:
            worlds, answers = 4 * level.worlds, _BEGINNING * level.answers
            level = replace(level, depth=_OPENING, worlds=worlds, answers=answers, plain=False)
        elif level.depth.steps == 0:
            start = chair.imagine(self._random.getrandbits(63))
            few = Habit(Judge(start.rules, level.plain), Effort(level.answers), level.depth.width)
            return few.tried(start, decision)
        elif decision.nature == WINDOW:  # chances to answer are many; most are passed
            level = level.glancing()
        return self._thought(chair, decision, level)

    def _thought(self, chair: Chair, asked: Decision, level: Level) -> str:
        effort = Effort(level.answers, level.seconds)
        votes: dict[str, list[float]] = {option.key: [] for option in asked.options}
        left = list(votes)
        lines: dict[str, tuple[Game, Line]] = {}
        self.thought = Thought(votes, lines)
        ties = dict.fromkeys(DECLINING, _KEPT if level.depth is _OPENING else _IDLE)
        proof, seen = min(level.proof, level.answers // 2), 0
        worlds = max(1, min(level.worlds, level.answers // _WORLD))
        for world in range(worlds):
            effort.part(worlds - world)
            start = chair.imagine(self._random.getrandbits(63))
            if level.depth is _OPENING:
                start.auto = False  # else first turns without a choice would pass, some more, some fewer
            plans = Plans(Judge(start.rules, level.plain), level.depth, effort, chair.seat)
            for key, worth in plans.worth(start, left).items():
                votes[key].append(worth)
            seen += plans.wins()
            if proof and (world + 1 >= min(_SURE, worlds) or effort.over()):
                if seen == world + 1 and (act := proven(start, proof, level.seconds)) in votes:
                    return act
                proof = 0
            lines.update({key: (start, ends[0]) for key, ends in plans.ends.items() if ends})
            if level.depth is not _OPENING:
                ties[at_once_of(start, asked) or ""] = _USUAL
                left = self._better(votes, left, ties)
            if effort.over():
                break
        return max(left, key=lambda key: _mean(votes[key]) + ties.get(key, 0.0))

    def _better(self, votes: dict[str, list[float]], left: list[str], ties: dict[str, float]) -> list[str]:
        """The answers that are looked at in further guessed games."""
        voted = [key for key in left if votes[key]]
        few = max(2, round(_FEW * len(voted)))
        return sorted(voted, key=lambda key: -_mean(votes[key]) - ties.get(key, 0.0))[:few]


def _mean(found: list[float]) -> float:
    return sum(found) / len(found) if found else UNSEEN


def proven(start: Game, steps: int, seconds: float | None = None) -> str:
    """The first act of a win of this turn against every answer and every hidden card; "" if none is proven so soon."""
    from ludex.solving.solution import solve

    found = solve(start, nodes=steps, seconds=_ENDLESS if seconds is None else seconds / 4)
    return found.plan.act if found.plan is not None else ""


def thinker(name: str, seed: str) -> Thinker:
    """A player of a level by name; `master@500` tries 500 answers, `master@2s` thinks for two seconds."""
    return Thinker(limited(name), seed)


def timed(name: str, seconds: float) -> str:
    """A level's name with so long a time to think; another bot's, or with a limit of its own, as it is."""
    return f"{name}@{seconds:.3f}s" if name in LEVELS else name


def limited(name: str) -> Level:
    """A level by name, with the limit that stands after an `@`, if there is one."""
    word, at, limit = name.partition("@")
    level = LEVELS[word]
    if not at:
        return level
    found = _LIMIT.fullmatch(limit)
    if found is None or not float(found[1]):
        raise ValueError(f"{word}@500 tries 500 answers for a decision, {word}@2s thinks for two seconds")
    if found[2]:
        return replace(level, answers=1 << 60, seconds=float(found[1]))
    return replace(level, answers=int(found[1]))
