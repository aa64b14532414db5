"""A session: one game with its seats, some taken by machines, the others waiting for a person's answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from ludex.kernel.decisions import IllegalChoice
from ludex.table.asked import as_read
from ludex.table.chair import Chair
from ludex.table.judging import obstacle

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision, Obstacle
    from ludex.kernel.game import Game


class Player(Protocol):
    """Anyone who can answer a question from a chair."""

    def answer(self, chair: Chair, decision: Decision) -> str: ...


class NothingToUndo(RuntimeError):
    """There is no earlier answer to take back, or taking it back would be unfair; the message says which."""


class Session:
    """A game that runs on to the next question for a person."""

    __slots__ = ("_before", "_chairs", "game", "machines")

    def __init__(self, game: Game, machines: Mapping[int, Player], before: Sequence[Game] = ()) -> None:
        """`before`: the positions before each answer that people have given already, for `undo`."""
        self.game: Game = game
        self.machines: dict[int, Player] = dict(machines)
        self._chairs = (Chair(game, 0), Chair(game, 1))
        self._before: list[Game] = list(before)
        self._advance()

    def __reduce__(self) -> tuple[object, ...]:
        return Session, (self.game, self.machines, self._before)

    def __repr__(self) -> str:
        return f"Session({self.game!r})"

    @property
    def decision(self) -> Decision | None:
        """The question a person is asked; None when the game is over."""
        return self.game.decision

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people sit on."""
        return tuple(seat for seat in (0, 1) if seat not in self.machines)

    def why_not(self, key: str) -> Obstacle | None:
        """What forbids an answer of the person who is asked, as far as they may know; None if it may be given."""
        return obstacle(self.game, 0 if self.decision is None else self.decision.seat, key)

    def choose(self, key: str) -> None:
        """A person's answer; then the machines answer until a person is asked again. Atomic as the game's own."""
        against = self.why_not(key)
        if against is not None:
            raise IllegalChoice(key, against)
        before = self.game.clone()
        self.game.choose(key)
        self._before.append(before)
        self._advance()

    def concede(self, seat: int) -> None:
        """A person gives up."""
        self._before.append(self.game.clone())
        self.game.concede(seat)

    def undo(self) -> None:
        """Take back the last answer of the one person at the table, and everything that followed it."""
        if len(self.people) > 1:
            raise NothingToUndo("answers are taken back only against bots: a friend has seen what you did")
        if not self._before:
            raise NothingToUndo("nothing has been answered yet")
        self.game.become(self._before.pop())

    def _advance(self) -> None:
        while (d := self.game.decision) is not None and d.seat in self.machines:
            self.game.choose(self.machines[d.seat].answer(self._chairs[d.seat], as_read(self.game, d)))
