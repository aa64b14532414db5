"""The cast of a scenario: the cards that a file gave names to, so that answers and expectations can speak of them."""

from __future__ import annotations

import re

from ludex.table.scenario import Piece

_NAMED = re.compile(r"@(\w+)")


class ScenarioError(ValueError):
    """A scenario file that cannot be read or set up; the message says where and why."""


class Cast:
    """Cards by the names a file gave them."""

    def __init__(self) -> None:
        self._pieces: dict[str, Piece] = {}

    def add(self, name: str, piece: Piece) -> None:
        if name in self._pieces:
            raise ScenarioError(f"two cards are called {name!r}")
        self._pieces[name] = piece

    def piece(self, name: str) -> Piece:
        """The card of a name, or an error that says which names there are."""
        found = self._pieces.get(name)
        if found is None:
            raise ScenarioError(f"no card is called {name!r}; there are {', '.join(self._pieces) or 'none'}")
        return found

    def name(self, number: int) -> str:
        """What the file calls the card of a number; "" if it does not."""
        return next((name for name, piece in self._pieces.items() if piece.id == number), "")

    def key(self, words: str) -> str:
        """An answer's key: `@name` is the number of the card of that name."""
        return _NAMED.sub(lambda found: str(self.piece(found[1])), words)
