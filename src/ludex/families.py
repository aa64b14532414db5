"""The games that are installed: each is a family of books, found by the entry point `ludex.games`.

Shipped games and guests are found alike, and no shared room names one. A family says where its parts are and loads
none of them: knowing a game costs nothing until it is read or played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any

GROUP = "ludex.games"


@dataclass(frozen=True, slots=True)
class Family:
    """A game. `books`: its rulebooks with their titles, the oldest first; the first part of each name is the game's.

    `room`: the module that starts games and reads decks. `dialect`: the function that makes the grammar of its card
    texts, and `board`: how pages show it; both as `module:name`. `rulebook`: the package whose folders `ids`, `ledger`
    and `rulings` hold its books. `place`: games are listed in this order, then by name.

    What can be known before its room and its grammar are loaded, if it is said: `rulesets`, their names with their
    titles, and `notation`, how its texts are cut into signs, as `module:name`.
    """

    name: str
    books: Mapping[str, str]
    room: str
    dialect: str
    board: str
    rulebook: str = "ludex.rulebook"
    place: int = 100
    rulesets: Mapping[str, str] = field(default_factory=dict)
    notation: str = ""

    @property
    def editions(self) -> tuple[str, ...]:
        """Its books, the newest first; they are cited together by the newest one's numbers."""
        return tuple(self.books)[::-1]

    def grammar(self) -> Any:
        """The grammar of its card texts."""
        return _named(self.dialect)()

    def writes(self) -> Any:
        """The notation of its card texts."""
        return _named(self.notation) if self.notation else self.grammar().notation

    def shown(self) -> Any:
        """How pages show it."""
        return _named(self.board)

    def folder(self, name: str) -> Path:
        """A folder of its rulebooks."""
        return Path(str(files(self.rulebook))) / name

    def beside(self, name: str) -> Path:
        """A folder beside the module that starts its games."""
        return Path(str(files(self.room.rpartition(".")[0]))) / name

    def project(self) -> Path:
        """The folder of the project that the game comes from, if it lies there: the one in which its `src` is."""
        package = Path(str(files(self.rulebook)))
        return next((above.parent for above in package.parents if above.name == "src"), package.parent)


def _named(part: str) -> Any:
    module, _, name = part.partition(":")
    return getattr(import_module(module), name)


@cache
def families() -> Mapping[str, Family]:
    """Every game that is installed, by name."""
    found: list[Family] = [point.load() for point in entry_points(group=GROUP)]
    if not found:
        raise RuntimeError("no game is installed: ludex itself is not, or is from before; `make setup` mends that")
    return {family.name: family for family in sorted(found, key=lambda each: (each.place, each.name))}


def usual() -> str:
    """The game that is meant where nobody says which: the first there is."""
    return next(iter(families()))


def family_of(book: str) -> Family | None:
    """The game a book or ruleset belongs to; None if no game has it."""
    return families().get(book.partition("/")[0].partition("-")[0])
