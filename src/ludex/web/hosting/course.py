"""The course of a game: what it was started with, folded with its log. Every server folds to the same position."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from ludex.kernel.events import MOVE
from ludex.kernel.pipeline.optional_triggers import NO, declined, kept_from, occasions
from ludex.web.hosting.past import AGREED, TIMEOUT, Given, Past, give
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
        self.game: Game = start
        self.version: int = 0  # lines of the log
        self.given: list[Given] = []  # answers that stand; an undo takes some away
        self.authors: list[int] = [0] * start.log.size  # after how many answers each event happened
        # What each seat and spectators may count: a question that is kept secret from them, with its answer, is a part
        # of the step that led to it. Meanwhile they are told what is supposed: the position after it is declined.
        self._supposed: dict[int | None, Game] = {}
        self.occasion = False  # whether somebody may have been asked in secret in the last step, as far as one can tell
        self._occasions, self._seen = occasions(start), start.log.size
        self.versions: dict[int | None, int] = dict.fromkeys(EYES, 0)
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

    @property
    def ended_by(self) -> str:
        """The rule by which the game ended; none where nobody but the clock has ended it."""
        result, ending = self.game.result, self.ending
        return "" if result is None or (ending is not None and ending.kind == TIMEOUT) else result.rule

    def attempt(self, kind: str, seat: int, key: str) -> Game:
        """The position that a line of the log would lead to; `IllegalChoice` or `Refusal` say why it cannot be."""
        if kind == "undo":
            return self.at(self._before(seat, key))
        return give(self.game, Given(kind, seat, key))

    def commit(self, entry: Line | Entry, reached: Game) -> None:
        """A line has been stored that leads to a position."""
        left, before = self.game.log.size, self._supposed
        as_supposed = entry.kind == "answer" and entry.key == NO  # which counts only where something is supposed
        if entry.kind == "undo":
            answers = self._before(entry.seat, entry.key)
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
        self._supposed = {}
        for seat in EYES:
            if seat in before and as_supposed:
                self._confirm(seat, before[seat])
                continue
            if kept < left or seat in before:
                self.cuts[seat].append((self.versions[seat] + 1, kept))
            self._count(seat, again=seat in before and entry.kind == "answer")

    def _confirm(self, seat: int | None, supposed: Game) -> None:
        """What was supposed for a seat has happened, as far as it can tell."""
        self.steps[seat][-1] = self.answers
        if self.hides(seat):
            self._supposed[seat] = supposed

    def _count(self, seat: int | None, *, again: bool) -> None:
        """A step is over for a seat; `again`: the last one has turned out otherwise than was supposed. Where the game
        would be over if the question were declined, the seat waits."""
        steps = self.steps[seat]
        while steps[-1] > self.answers:  # they were taken back
            steps.pop()
        if self.hides(seat):
            supposed = declined(self.game, seat)
            if supposed.over:
                return
            self._supposed[seat] = supposed
        self.versions[seat] += 1
        if again:
            steps[-1] = self.answers
        elif steps[-1] != self.answers:
            steps.append(self.answers)
        if seat is None:
            self._look()

    def _look(self) -> None:
        """Whether something has happened on which somebody may be asked in secret."""
        log = self.shown(None).log
        new = log.since(min(self._seen, log.size))
        self._seen = log.size
        self.occasion = any(e.kind in self._occasions or (e.to and MOVE in self._occasions) for e in new)

    def hides(self, seat: int | None) -> bool:
        """Whether the present question is kept secret from a seat."""
        return kept_from(self.game, seat)

    def waits(self, seat: int | None) -> bool:
        """Whether a seat is not told that there is a new position."""
        return self.hides(seat) and seat not in self._supposed

    def shown(self, seat: int | None) -> Game:
        """The last position that a seat may know of."""
        if seat in self._supposed:
            return self._supposed[seat]
        return self.at(self.steps[seat][-1]) if self.hides(seat) else self.game

    def stood(self, seat: int | None, answers: int) -> Game:
        """The position after so many answers, as a seat counts them."""
        steps = self.steps[seat]
        return self.shown(seat) if answers == len(steps) - 1 else self.at(steps[answers])

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

    def may_undo(self, seat: int) -> bool:
        """Whether a seat has answered anything."""
        return any(given.seat == seat for given in self.given)

    def _before(self, seat: int, how: str) -> int:
        """How many answers there were before the last one of a seat. What was declined in secret is nothing that who
        sits opposite could have agreed to take back: then it is the last answer that they were told of."""
        told = set(self.steps[1 - seat]) if how == AGREED else None
        for number in range(self.answers - 1, -1, -1):
            if self.given[number].seat == seat and (told is None or number in told):
                return number
        raise Refusal("illegal", "You have not answered anything yet.")


def _common(one: Log, other: Log) -> int:
    """How many events two logs begin with alike: copies of a game share the events that happened before they parted."""
    size = min(one.size, other.size)
    while size and one.items[size - 1] is not other.items[size - 1]:
        size -= 1
    return size
