"""The walk of one decision: what a reader passes from its key to the next question (docs/decisions/0041).

    python benchmarks/walk.py [RULESET …] [--one RULESET WORD]

For each situation the medians of 32 decisions of seeded random games between starter decks: files, functions, calls,
switches from one file to another, depth of calls. Cards have been read before. `--one` lists the files of one such
decision in the order in which they are first met, each with the functions that are called in it. Figures of different
versions are of the same decisions as long as these play alike.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from types import CodeType, FrameType
from typing import NamedTuple

import ludex
from ludex import games
from ludex.kernel.decisions import Option
from ludex.kernel.game import Game
from ludex.sim.pairing import pairings

ROOT = str(Path(ludex.__file__).parent)
DECISIONS = 32
OF_A_GAME = 4  # of one game at most so many
# By ruleset: what the keys of a situation begin with, and what the question is about.
SITUATIONS = {
    "sve": ("attack ", "play "),
    "cfv": ("attack ", "guard "),
    "fow-2.0": ("play ", "pass"),
    "fow-5.5/valhalla": ("play ", "pass"),
}
FIGURES = ("files", "functions", "calls", "switches", "depth")


class Walk(NamedTuple):
    """What was called from an answer to the next question, in order, with who called it; how deep it went."""

    steps: list[tuple[CodeType, CodeType | None]]
    depth: int

    def figures(self) -> tuple[int, ...]:
        """Files, functions, calls, switches between files, depth."""
        functions = {code for code, _ in self.steps}
        files = {code.co_filename for code in functions}
        switches = sum([by is not None and by.co_filename != code.co_filename for code, by in self.steps])
        return len(files), len(functions), len(self.steps), switches, self.depth


def walk(act: Callable[[], object]) -> Walk:
    """Do something and note the calls of ludex's own functions."""
    steps: list[tuple[CodeType, CodeType | None]] = []
    way: list[CodeType] = []
    deepest = 0

    def note(frame: FrameType, event: str, _: object) -> None:
        nonlocal deepest
        code = frame.f_code
        if not code.co_filename.startswith(ROOT):
            return
        if event == "call":
            steps.append((code, way[-1] if way else None))
            way.append(code)
            deepest = max(deepest, len(way))
        elif event == "return" and way:
            way.pop()

    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(None)
    return Walk(steps, deepest)


def answers(ruleset: str) -> Iterator[tuple[Game, Option]]:
    """The questions of random games, each with what is answered; who goes on without answering finds it answered."""
    pairs = pairings(games.room(ruleset).starter_decks(ruleset))
    for number in range(len(pairs)):
        draw = Random(number).random
        game = games.start(ruleset, pairs[number], 1000 + number)
        while (decision := game.decision) is not None:
            option = decision.options[int(draw() * len(decision.options))]
            yield game, option
            if game.decision is decision:
                game.choose(option)


def about(game: Game, option: Option, word: str) -> bool:
    """Whether an answer is one of a situation, after the first turns."""
    return option.key.startswith(word) and game.turn > 2


def walks(ruleset: str, word: str) -> list[Walk]:
    """So many walks of answers that begin with a word; whatever is read for the first time is read before."""
    found: list[Walk] = []
    last, taken = None, 0
    for game, option in answers(ruleset):
        if game is not last:
            last, taken = game, 0
        if taken == OF_A_GAME or not about(game, option, word):
            continue
        game.clone().choose(option.key)
        found.append(walk(partial(game.choose, option)))
        taken += 1
        if len(found) == DECISIONS:
            break
    return found


def told(one: Walk) -> list[str]:
    """The files of a walk in the order in which they are met, with their functions."""
    files: dict[str, dict[str, int]] = {}
    for code, _ in one.steps:
        names = files.setdefault(code.co_filename.removeprefix(ROOT), {})
        names[code.co_qualname] = names.get(code.co_qualname, 0) + 1
    return [f"{name[1:]}: {', '.join(f'{n} {count}' for n, count in names.items())}" for name, names in files.items()]


def main(said: list[str]) -> None:
    """Tell the figures of rulesets, or one walk."""
    if said[:1] == ["--one"]:
        print("\n".join(told(walks(said[1], said[2])[0])))
        return
    for ruleset in said or SITUATIONS:
        for word in SITUATIONS.get(ruleset, ("",)):
            every = [one.figures() for one in walks(ruleset, word)]
            medians = [f"{median([one[at] for one in every]):.0f} {name}" for at, name in enumerate(FIGURES)]
            print(f"{ruleset}, {word.strip() or 'any'}: {', '.join(medians)} ({len(every)} decisions)")


if __name__ == "__main__":
    main(sys.argv[1:])
