"""What a position is worth: what the ruleset's players look at, times what experience says that it weighs.

Weights that self-play has taught are read from `weights.json` beside this file, by game and figure (`ludex train` makes
it); where it says nothing or is not there, the ruleset's own first opinion holds. A ruleset without figures is judged
by its score or by its view.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import TYPE_CHECKING

from ludex.bots.valuing import value

if TYPE_CHECKING:
    from ludex.kernel.game import Game
    from ludex.kernel.ruleset import Ruleset

WON = 40.0  # as good as certain
_SCALE = 0.12  # what a point of a plain score is worth beside a figure
FILE = "weights.json"


class Judge:
    """One way to look at positions of a ruleset. `plain`: by the score alone, as somebody does who counts cards."""

    __slots__ = ("_weights",)

    def __init__(self, rules: Ruleset, plain: bool = False) -> None:
        self._weights = () if plain else weights(rules)

    def value(self, g: Game, seat: int) -> float:
        """How well a seat stands: about the logarithm of the odds of winning."""
        if g.result is not None:
            winner = g.result.winner
            return 0.0 if winner is None else WON if winner == seat else -WON
        if not self._weights:
            return _SCALE * value(g, seat)
        return sum([w * f for w, f in zip(self._weights, g.rules.features(g, seat), strict=True)])

    def chance(self, g: Game, seat: int) -> float:
        """How likely a seat wins, from 0 to 1."""
        return chance(self.value(g, seat))


def chance(worth: float) -> float:
    """A value as a chance of winning."""
    return 1.0 / (1.0 + exp(-worth)) if worth > -WON else 0.0


def weights(rules: Ruleset) -> tuple[float, ...]:
    """What each figure of a ruleset weighs, in their order."""
    first = rules.opinions()
    learned = taught().get(family(rules.id), {})
    return tuple([learned.get(name, weight) for name, weight in first.items()])


def family(ruleset: str) -> str:
    """The game that a ruleset is an edition of, as weights are kept for."""
    return ruleset.partition("/")[0].partition("-")[0]


@cache
def taught() -> dict[str, dict[str, float]]:
    """The learned weights, by game and figure."""
    file = files("ludex.bots").joinpath(FILE)
    found: dict[str, dict[str, float]] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found
