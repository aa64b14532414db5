"""What is wrong with files and pools, as a mistake in the input."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludex.cli.errors import UserError
from ludex.families import families
from ludex.games import UnknownRuleset
from ludex.pools.pool import game_of
from ludex.pools.troubles import PoolError


@contextmanager
def pools_told() -> Iterator[None]:
    """Say what cannot be done with a pool."""
    try:
        yield
    except PoolError as error:
        raise UserError(error.what, where=error.where or None, mend=error.mend or None) from error
    except OSError as error:
        raise UserError(f"{error.filename or 'The file'} cannot be used: {error.strerror or error}.") from error


def known_game(name: str) -> str:
    """The game of a ruleset, a book or a game."""
    try:
        return game_of(name)
    except UnknownRuleset as error:
        raise UserError(f"There is no game {name!r}.", mend=f"There are {', '.join(families())}.") from error


def read_bytes(path: Path) -> bytes:
    """A file as it is, or a complaint about it."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise UserError(f"{path} cannot be opened: {error.strerror}.") from error
