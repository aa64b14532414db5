"""A chair: one seat at a game, with what its player may see and may try out, and nothing else.

Bots sit on chairs. A chair shows its seat's view, and for looking ahead it gives games in which everything
the seat cannot know has been dealt anew, so that no plan rests on a hidden card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.table.guessing import determinise

if TYPE_CHECKING:
    from ludex.kernel.game import Game


class Chair:
    """One seat's place at a game."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    def view(self, since: int = 0) -> dict[str, object]:
        """What the seat may know, with the events from number `since` on."""
        return self._game.view(self.seat, since)

    def imagine(self, seed: int) -> Game:
        """A game to try things out in: this position as far as the seat knows it, the rest dealt by a seed."""
        return determinise(self._game, self.seat, seed)
