"""The course of a game: what it was started with, folded with its log. Every server folds to the same position."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from ludex.web.hosting.past import Given, Past, give
from ludex.web.hosting.refusal import Refusal

EYES: tuple[int | None, ...] = (0, 1, None)
"""The seats, and those who watch."""

if TYPE_CHECKING:
    from ludex.kernel.events import Log
    from ludex.kernel.game import Game
    from ludex.web.hosting.past import Line
    from ludex.web.store import Entry


class Course:
    """A game and how it came about. A position that was reached is never changed, only left."""

    def __init__(self, start: Game) -> None:
        self.game = start
        self.version = 0  # lines of the log
        self.given: list[Given] = []  # answers that stand; an undo takes some away
        self.authors = [0] * start.log.size  # after how many answers each event happened
        # What each seat and spectators may count: a question that is kept secret from them, with its answer, is a part
        # of the step that led to it.
        self.versions = dict.fromkeys(EYES, 0)
        self.steps: dict[int | None, list[int]] = {seat: [0] for seat in EYES}  # answers after which they were told
        self.cuts: dict[int | None, list[tuple[int, int]]] = {seat: [] for seat in EYES}  # (their version, events left)
        self._past = Past(start)

    @property
    def answers(self) -> int:
        return len(self.given)

    @property
    def ending(self) -> Given | None:
        """How the game was given up or run out, if it was."""
        return self.given[-1] if self.given and self.given[-1].kind != "answer" else None

    def attempt(self, kind: str, seat: int, key: str) -> Game:
        """The position that a line of the log would lead to; `IllegalChoice` or `Refusal` say why it cannot be."""
        if kind == "undo":
            return self.at(self._before(seat))
        return give(self.game, Given(kind, seat, key))

    def commit(self, entry: Line | Entry, reached: Game) -> None:
        """A line has been stored that leads to a position."""
        left = self.game.log.size
        if entry.kind == "undo":
            answers = self._before(entry.seat)
            del self.given[answers:]
            self._past.forget(answers)
            kept = min(left, reached.log.size)
        else:
            self.given.append(Given(entry.kind, entry.seat, entry.key))
            self._past.keep(self.answers, reached)
            kept = _common(self.game.log, reached.log)
        self.version += 1
        del self.authors[kept:]
        self.authors += [self.answers] * (reached.log.size - kept)
        self.game = reached
        for seat in EYES:
            if kept < left:
                self.cuts[seat].append((self.versions[seat] + 1, kept))
            self._count(seat)

    def _count(self, seat: int | None) -> None:
        """A step is over for a seat if it may know of the question that is asked now."""
        steps = self.steps[seat]
        while steps[-1] > self.answers:  # they were taken back
            steps.pop()
        if not self.hides(seat):
            self.versions[seat] += 1
            if steps[-1] != self.answers:
                steps.append(self.answers)

    def hides(self, seat: int | None) -> bool:
        """Whether the present question is kept secret from a seat."""
        decision = self.game.decision
        return decision is not None and decision.secret and decision.seat != seat

    def shown(self, seat: int | None) -> Game:
        """The last position that a seat may know of."""
        return self.at(self.steps[seat][-1]) if self.hides(seat) else self.game

    def answered(self, seat: int | None) -> int:
        """How many answers there are, as a seat counts them."""
        return len(self.steps[seat]) - 1

    def counted(self, seat: int | None, answers: int) -> int:
        """A number of answers as a seat counts them: the step of which the last of them is a part."""
        return bisect_left(self.steps[seat], answers)

    def fold(self, entry: Line | Entry) -> None:
        """Take in a line that was stored, by this server or another."""
        self.commit(entry, self.attempt(entry.kind, entry.seat, entry.key))

    def at(self, answers: int) -> Game:
        """The position after so many answers."""
        return self._past.at(answers, self.given)

    def still_told(self, since: int, version: int, seat: int | None = None) -> int:
        """How many of the events that a seat had at a version, as it counts them, still stand."""
        here = min(since, self.shown(seat).log.size)
        return min([here, *(kept for at, kept in self.cuts[seat] if version < at <= self.versions[seat])])

    def _before(self, seat: int) -> int:
        """How many answers there were before the last one of a seat."""
        for number in range(self.answers - 1, -1, -1):
            if self.given[number].seat == seat:
                return number
        raise Refusal("illegal", "You have not answered anything yet.")


def _common(one: Log, other: Log) -> int:
    """How many events two logs begin with alike: copies of a game share the events that happened before they parted."""
    size = min(one.size, other.size)
    while size and one.items[size - 1] is not other.items[size - 1]:
        size -= 1
    return size
