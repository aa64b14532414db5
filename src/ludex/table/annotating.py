"""Records with what people write beside a game: who played, when, comments, and how it might have gone.

All of it stands in lines that begin with `#`, so every reader of records plays the game itself:

    #@ players: ["Ann", "greedy"]      before `begin`: a header
    # turn 3                           after an answer: a comment
    #( what if                         a variation in place of the answer that follows, with a comment of its own
    #  attack c3 leader
    #)

A file of many games is one record after the other. Variations may have variations, a `#` more for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import msgspec

from ludex.games import again
from ludex.kernel.storage.records import TITLE, RecordError, replay

if TYPE_CHECKING:
    from ludex.kernel.game import Game

_BEGIN = "begin"
_HEADER = "#@ "

Comments = Mapping[int, tuple[str, ...]]
"""What is said after so many answers."""


@dataclass(frozen=True)
class Variation:
    """Other answers than those that were given."""

    answers: tuple[str, ...]
    comments: Comments = field(default_factory=dict)
    variations: Mapping[int, tuple[Variation, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class GameRecord:
    """One game as text, with headers, comments and variations.

    `setup` are the lines that start the game; `variations` stand by the number of answers given before them.
    """

    setup: tuple[str, ...]
    answers: tuple[str, ...]
    headers: Mapping[str, object] = field(default_factory=dict)
    comments: Comments = field(default_factory=dict)
    variations: Mapping[int, tuple[Variation, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game, **headers: object) -> GameRecord:
        """The record of a game. Decks and result are headers by themselves; others are yours: players, bots, date …"""
        (made,) = read_games(game.record())
        result = None if game.result is None else {"winner": game.result.winner, "rule": game.result.rule}
        known: dict[str, object] = {"ruleset": game.rules.id, "decks": _deck_names(game), "result": result}
        return replace(made, headers={**known, **headers})

    def play(self, until: int | None = None) -> Game:
        """The game, all of it or its first answers."""
        return replay("\n".join((*self.setup, _BEGIN, *self.answers)) + "\n", again, until)

    def play_variation(self, at: int, number: int = 0) -> Game:
        """The game as it would stand after a variation."""
        other = self.variations[at][number]
        return replace(self, answers=(*self.answers[:at], *other.answers)).play()

    def text(self) -> str:
        """The record as it is written into a file."""
        headers = [f"{_HEADER}{key}: {msgspec.json.encode(value).decode()}" for key, value in self.headers.items()]
        course = Variation(self.answers, self.comments, self.variations)
        return "\n".join([*self.setup, *headers, _BEGIN, *_lines(course, 0)]) + "\n"


def write_games(games: Iterable[GameRecord]) -> str:
    """A file of many games."""
    return "\n".join(game.text() for game in games)


def read_games(text: str) -> list[GameRecord]:
    """The games of a file; `RecordError` says in which line something is wrong."""
    found: list[GameRecord] = []
    for first, lines in _apart(text.splitlines()):
        found.append(_read(first, lines))
    return found


def records_in(text: str) -> list[str]:
    """The records of a file of many games, each as it stands there."""
    return ["\n".join(lines).rstrip("\n") + "\n" for _, lines in _apart(text.splitlines())]


def _deck_names(game: Game) -> list[str]:
    decks = game.setup.get("decks", ())
    assert isinstance(decks, Sequence)
    return [d if isinstance(d, str) else str(d.get("name", "")) if isinstance(d, dict) else "" for d in decks]


# -- writing -----------------------------------------------------------------------------------------------------------
def _lines(course: Variation, depth: int) -> Iterator[str]:
    """A course of answers; that of a variation stands behind as many signs as it is deep."""
    mark = "#" * depth + "  " if depth else ""
    for at in range(len(course.answers) + 1):
        yield from (f"{'#' * (depth + 1)} {said}" for said in course.comments.get(at, ()))
        for other in course.variations.get(at, ()):
            yield "#" * (depth + 1) + "("
            yield from _lines(other, depth + 1)
            yield "#" * (depth + 1) + ")"
        if at < len(course.answers):
            yield mark + course.answers[at]


# -- reading -----------------------------------------------------------------------------------------------------------
def _apart(lines: list[str]) -> Iterator[tuple[int, list[str]]]:
    """The lines of each game, with the number of the first."""
    starts = [n for n, line in enumerate(lines) if line.startswith(TITLE)]
    if any(line.strip() for line in lines[: starts[0] if starts else None]):
        raise RecordError(f"line 1: a game begins with '{TITLE} 1'")
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield start + 1, lines[start:end]


def _read(first: int, lines: list[str]) -> GameRecord:
    if _BEGIN not in lines:
        raise RecordError(f"line {first}: this record is cut off: it has no line {_BEGIN!r}")
    begin = lines.index(_BEGIN)
    headers = dict(_header(first + n, line) for n, line in enumerate(lines[:begin]) if line.startswith(_HEADER))
    setup = tuple(line for line in lines[:begin] if line.strip() and not line.startswith("#"))
    course, rest = _course(lines[begin + 1 :], 0, first + begin + 1)
    assert not rest
    return GameRecord(setup, course.answers, headers, course.comments, course.variations)


def _header(number: int, line: str) -> tuple[str, object]:
    key, colon, value = line[len(_HEADER) :].partition(": ")
    try:
        return key, msgspec.json.decode(value)
    except msgspec.DecodeError as error:
        raise RecordError(f"line {number}: this header cannot be read: {error if colon else line!r}") from error


def _course(lines: list[str], depth: int, number: int) -> tuple[Variation, list[str]]:
    """A course of answers up to the end of its variation, and the lines after it."""
    answers: list[str] = []
    comments: dict[int, tuple[str, ...]] = {}
    others: dict[int, tuple[Variation, ...]] = {}
    mark, inner, size = "#" * depth + "  " if depth else "", "#" * (depth + 1), len(lines)
    while lines:
        line, lines = lines[0].rstrip(), lines[1:]
        if depth and line == "#" * depth + ")":
            return Variation(tuple(answers), comments, others), lines
        at = len(answers)
        if line == inner + "(":
            other, lines = _course(lines, depth + 1, number + size - len(lines))
            others[at] = (*others.get(at, ()), other)
        elif line.startswith(inner) and not line.startswith(inner + "#"):
            comments[at] = (*comments.get(at, ()), line[len(inner) :].strip())
        elif line and line.startswith(mark):
            answers.append(line[len(mark) :].strip())
        elif line:
            raise RecordError(f"line {number + size - len(lines)}: this is no answer of the variation: {line!r}")
    if depth:
        raise RecordError(f"line {number}: this variation has no end")
    return Variation(tuple(answers), comments, others), []
