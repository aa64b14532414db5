"""Puzzles: a position of a bots' game in which one player wins this turn, and in one way only.

It is kept as the record of the game up to there, and what was changed about the position (`changing`).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from ludex.families import families
from ludex.games import again
from ludex.kernel.storage.records import replay
from ludex.solving.changing import change

if TYPE_CHECKING:
    from ludex.kernel.game import Game

GAMES = tuple(name for name, game in families().items() if any(game.beside("puzzles").glob("*.json")))
"""The games that bring puzzles: a folder `puzzles`."""


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """A puzzle: the position, whose turn it is, the acts that begin a win (`first`: in whichever order they are done),
    the longest course of the plan, all that the player answers in it (`proof`), and how hard it is. `tempting`: first
    acts that look better than they are."""

    name: str
    ruleset: str
    seat: int
    record: tuple[str, ...]
    first: tuple[str, ...]
    line: tuple[str, ...]
    proof: tuple[str, ...]
    acts: int
    choices: int
    tempting: tuple[str, ...] = ()
    grade: int = 1
    origin: str = ""
    changes: tuple[str, ...] = ()


def set_up(puzzle: Puzzle) -> Game:
    """The game in a puzzle's position, at the question it begins with."""
    game = _replayed(puzzle.record).clone()
    if puzzle.changes:
        change(game, puzzle.seat, puzzle.changes)
    return game


@lru_cache(maxsize=2)
def _replayed(record: tuple[str, ...]) -> Game:
    """The game of a record; a position is set up again and again while it is changed and proved."""
    return replay("\n".join(record) + "\n", again)


def write(puzzle: Puzzle) -> str:
    """A puzzle as a file."""
    return msgspec.json.format(msgspec.json.encode(puzzle), indent=1).decode() + "\n"


def read(text: str | bytes) -> Puzzle:
    """The puzzle in a file."""
    return msgspec.json.decode(text, type=Puzzle)


@lru_cache(maxsize=16)
def names(game: str) -> tuple[str, ...]:
    """The puzzles of a game that come with ludex, from easy to hard."""
    return tuple(puzzle.name for puzzle in sorted(_all(game), key=lambda p: (p.grade, p.name)))


@lru_cache(maxsize=512)
def shipped(name: str) -> Puzzle:
    """A puzzle that comes with ludex, by name."""
    game, _, number = name.partition("-")
    if game not in GAMES or not number.isalnum():
        raise LookupError(f"there is no puzzle {name!r}")
    path = families()[game].beside("puzzles") / f"{number}.json"
    if not path.is_file():
        raise LookupError(f"there is no puzzle {name!r}")
    return read(path.read_bytes())


def _all(game: str) -> Iterator[Puzzle]:
    if game in GAMES:
        for path in sorted(families()[game].beside("puzzles").glob("*.json")):
            yield read(path.read_bytes())
