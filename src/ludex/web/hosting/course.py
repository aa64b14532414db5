"""The course of a game: what it was started with, folded with its log. Every server folds to the same position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.web.hosting.past import Given, Past, give
from ludex.web.hosting.refusal import Refusal

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
        self.cuts: list[tuple[int, int]] = []  # (version, events that were left when some were taken back)
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
        if kept < left:
            self.cuts.append((self.version, kept))
        del self.authors[kept:]
        self.authors += [self.answers] * (reached.log.size - kept)
        self.game = reached

    def fold(self, entry: Line | Entry) -> None:
        """Take in a line that was stored, by this server or another."""
        self.commit(entry, self.attempt(entry.kind, entry.seat, entry.key))

    def at(self, answers: int) -> Game:
        """The position after so many answers."""
        return self._past.at(answers, self.given)

    def still_told(self, since: int, version: int) -> int:
        """How many of the events that somebody had at a version still stand."""
        return min([min(since, self.game.log.size), *(kept for at, kept in self.cuts if at > version)])

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
