"""Earlier positions of a game: some are kept, the others are played again from the nearest one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ludex.kernel.result import Result

if TYPE_CHECKING:
    from ludex.kernel.game import Game

STOPPED = "stopped"
TIMEOUT = "timeout"
AGREED = "agreed"
"""What an undo says to which both have agreed."""
_EVERY = 16  # answers from one kept position to the next


class Line(NamedTuple):
    """A line of a game's log, as workers get it."""

    n: int
    kind: str
    seat: int
    key: str


class Given(NamedTuple):
    """An answer that stands: by whom, how, and its key."""

    kind: str
    seat: int
    key: str


def give(game: Game, given: Given) -> Game:
    """The game after an answer, as another game; this one stays what it is."""
    twin = game.clone()
    if given.kind == "answer":
        twin.choose(given.key)
    elif given.kind == STOPPED:  # it could not be gone on with: nobody has won
        twin.result, twin.decision = Result(None, ""), None
    else:  # who concedes or runs out of time has lost
        twin.concede(given.seat)
    return twin


class Past:
    """Positions by the number of answers that led to them."""

    def __init__(self, start: Game) -> None:
        self._kept = {0: start}

    def keep(self, answers: int, game: Game) -> None:
        """A position has been reached."""
        if answers % _EVERY == 0:
            self._kept[answers] = game

    def forget(self, answers: int) -> None:
        """What came after so many answers has been taken back."""
        self._kept = {at: game for at, game in self._kept.items() if at <= answers}

    def at(self, answers: int, course: Sequence[Given]) -> Game:
        """The position after so many answers of a course."""
        nearest = max(at for at in self._kept if at <= answers)
        game = self._kept[nearest]
        for given in course[nearest:answers]:
            game = give(game, given)
        return game
