"""Training: what the figures of a position weigh, learned from games that players play against themselves.

At the beginning of every turn each seat's figures are written down, and at the end of the game who won. A logistic
regression finds the weights that tell the winner best; what the games say little about stays near the first opinion.
The same seed gives the same games and the same weights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from ludex import games
from ludex.bots.finding import found
from ludex.bots.judging import Judge
from ludex.bots.playing_on import Effort, Habit
from ludex.sim.planning import matches
from ludex.sim.running import LOCAL
from ludex.table.chair import Chair

if TYPE_CHECKING:
    import numpy as np

    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game
    from ludex.sim.playing import Match

    Figures = np.ndarray[tuple[int, int], np.dtype[np.float64]]
    Column = np.ndarray[tuple[int], np.dtype[np.float64]]

_WHIM = 0.12  # how often somebody does anything at all, so that many kinds of positions come about
_LONGEST = 120  # turns
_FAITH = 60.0  # how much the first opinion counts, in positions
_ROUNDS = 30
HABIT = "habit"  # who plays on as imagined games go on
_HELD = 5  # every fifth game is kept to judge by what was learned from the others

Heard = Callable[[], None]
Lived = tuple[list[list[float]], list[float]]
"""The figures of positions of one game, and whether that seat won it."""


class GameLost(RuntimeError):
    """A game that cannot be played on a cluster: weights learned without it would be others."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What was learned: the weights by figure, and the mean surprise at who won games that were not learned from."""

    weights: dict[str, float]
    games: int
    positions: int
    surprise_before: float
    surprise_after: float


def learn(
    rulesets: Sequence[str],
    *,
    count: int,
    seed: int,
    player: str = HABIT,
    jobs: int = 1,
    on: str = LOCAL,
    heard: Heard | None = None,
) -> Lesson:
    """Weights for the rulesets of one game, from so many games of each. `player`: a bot by name, or habit. `on`: here,
    or `"ray"` (or the address of a cluster), with the same result."""
    import numpy as np

    rows: list[list[float]] = []
    won: list[float] = []
    held: list[bool] = []
    for ruleset in rulesets:
        todo = matches(ruleset, bots=(player, player), count=count, seed=seed)
        for number, (figures, label) in enumerate(_lived(todo, jobs, on, heard)):
            rows += figures
            won += label
            held += [number % _HELD == 0] * len(figures)
    first = games.ruleset(rulesets[0]).opinions()
    names, start = list(first), np.array(list(first.values()))
    x, y, kept = np.array(rows), np.array(won), np.array(held)
    learned = _fitted(x[~kept], y[~kept], start)
    weights = {name: round(float(weight), 4) for name, weight in zip(names, learned, strict=True)}
    before, after = (_surprise(x[kept], y[kept], w) for w in (start, learned))
    return Lesson(weights, count * len(rulesets), len(rows), before, after)


def _lived(todo: Sequence[Match], jobs: int, on: str, heard: Heard | None) -> list[Lived]:
    """What there is to learn from each game, in their order, wherever they are played."""
    if on == LOCAL:
        coming: Iterator[tuple[Match, Lived | None]] = ((match, _positions(match)) for match in todo)
    else:
        from ludex.sim.cluster import spread

        coming = spread(todo, _positions, on, jobs=jobs)
    known: dict[int, Lived] = {}
    for match, lived in coming:
        if lived is None:
            raise GameLost(f"game {match.number} of {match.ruleset} lost its workers again and again")
        known[match.number] = lived
        if heard is not None:
            heard()
    return [known[number] for number in sorted(known)]


def _positions(match: Match) -> Lived:
    """The figures of both seats at the beginning of each turn of one game, and whether that seat won it."""
    g = games.start(match.ruleset, match.decks, match.seed)
    chance = Random(f"{match.seed}/{match.number}")
    answers = [_player(g, seat, name, f"{match.seed}/{seat}") for seat, name in enumerate(match.bots)]
    rows: list[list[float]] = []
    seats: list[int] = []
    turn = 0
    while (d := g.decision) is not None and g.turn < _LONGEST:
        if g.turn != turn:
            turn = g.turn
            rows += [g.rules.features(g, seat) for seat in (0, 1)]
            seats += [0, 1]
        whim = chance.random() < _WHIM
        g.choose(d.options[chance.randrange(len(d.options))].key if whim else answers[d.seat](d))
    if g.result is None or g.result.winner is None:
        return [], []
    winner = g.result.winner
    return rows, [float(seat == winner) for seat in seats]


def _player(g: Game, seat: int, name: str, seed: str) -> Callable[[Decision], str]:
    """How a seat of a game answers: out of habit, or as a bot of that name."""
    if name == HABIT:
        habit = Habit(Judge(g.rules), Effort(1 << 60))
        return lambda d: habit.answer(g, d)
    bot, chair = found(name)(seed), Chair(g, seat)
    return lambda d: bot.answer(chair, d)


def _fitted(x: Figures, y: Column, start: Column) -> Column:
    """Newton's steps to the weights that are most likely, with the first opinion as what is believed before."""
    import numpy as np

    spread = np.maximum(x.std(axis=0), 1e-6)
    faith = _FAITH * spread**2
    w = start.copy()
    for _ in range(_ROUNDS):
        p = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
        slope = x.T @ (y - p) - faith * (w - start)
        curve = (x * (p * (1 - p))[:, None]).T @ x + np.diag(faith + 1e-9)
        step = np.linalg.solve(curve, slope)
        w = w + step
        if float(np.abs(step).max()) < 1e-7:
            break
    return w


def _surprise(x: Figures, y: Column, w: Column) -> float:
    """The mean logarithmic loss: 0.693 is a coin's."""
    import numpy as np

    p = np.clip(1 / (1 + np.exp(-(x @ w))), 1e-6, 1 - 1e-6)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())
