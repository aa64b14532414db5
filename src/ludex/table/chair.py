"""A chair: one seat at a game, with what its player may see and may try out, and nothing else.

Bots sit on chairs. A chair shows its seat's view, and for looking ahead it gives games in which everything
the seat cannot know has been dealt anew, so that no plan rests on a hidden card. Nothing that a chair has leads to the
game itself; what does is kept here, apart from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from ludex.kernel.pipeline.optional_triggers import declined
from ludex.table.guessing import determinise
from ludex.table.views import View, typed
from ludex.table.witnessing import Witness

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Chair:
    """One seat's place at a game."""

    __slots__ = ("__weakref__", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self.seat: int = seat
        _PLACES[self] = _Place(game, Witness(seat))

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a chair is neither copied nor pickled: nothing that it has leads to its game; sit down anew")

    def __repr__(self) -> str:
        return f"Chair(seat {self.seat})"

    def view(self, since: int = 0) -> dict[str, object]:
        """What the seat may know, with the events from number `since` on; nothing of what is asked in secret."""
        place = _PLACES[self]
        return declined(place.game, place.witness.seat).view(place.witness.seat, since)

    def look(self, since: int = 0) -> View:
        """The same as a typed structure."""
        return typed(self.view(since))

    def imagine(self, seed: int) -> Game:
        """A game to try things out in: this position as far as the seat knows it, the rest dealt by a seed."""
        place = _PLACES[self]
        return determinise(place.game, place.witness.seat, seed, place.witness)


class _Place(NamedTuple):
    """The game a chair stands at, and what its seat has seen of it."""

    game: Game
    witness: Witness


_PLACES: WeakKeyDictionary[Chair, _Place] = WeakKeyDictionary()
