"""A Gymnasium environment: one seat, and a bot on the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gymnasium import Env

from ludex.bots.bot import Bot
from ludex.bots.finding import closed, found
from ludex.kernel.game import Game
from ludex.rl.observing import Form, Observation, Observer
from ludex.rl.starting import Start, starter_games
from ludex.table.asked import as_read
from ludex.table.chair import Chair

_UNASKED = 1_000
"""So many games in a row may end before the seat is asked."""


def gym(
    ruleset: str,
    *,
    opponent: str = "random",
    seat: int | None = None,
    decks: Sequence[object] | None = None,
    form: Form = "keys",
    max_steps: int = 5_000,
    start: Start | None = None,
) -> LudexGym:
    """A game against a bot, by name as for `ludex sim`. `seat` None: by chance."""
    return LudexGym(
        ruleset, opponent=opponent, seat=seat, decks=decks, form=form, max_steps=max_steps, start=start
    )


class LudexGym(Env[Observation, int]):
    """One seat of a game. The reward is 1 for a win and -1 for a loss; more than `max_steps` answers truncate.

    What is not allowed is refused with an error: sample by the mask (`env.action_space.sample(mask)`).
    """

    def __init__(
        self,
        ruleset: str,
        *,
        opponent: str = "random",
        seat: int | None = None,
        decks: Sequence[object] | None = None,
        form: Form = "keys",
        max_steps: int = 5_000,
        start: Start | None = None,
    ) -> None:
        if seat not in (None, 0, 1):
            raise ValueError(f"there is no seat {seat!r}; there are 0 and 1, and None for one by chance")
        self.metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}
        self.render_mode: str | None = "ansi"
        self._observer = Observer(ruleset, form)
        self.observation_space = self._observer.observations  # type: ignore[assignment]  # a dictionary of arrays
        self.action_space = self._observer.answers  # type: ignore[assignment]  # gymnasium says numbers of numpy
        self._against = opponent
        self._opponent = found(opponent)
        self._wanted = seat
        self._start = start or starter_games(ruleset, decks)
        self._max_steps = max_steps
        self._steps = 0
        self._bot: Bot | None = None
        self._chair: Chair | None = None
        self.seat: int = seat or 0
        self.game: Game | None = None

    def __getstate__(self) -> dict[str, object]:
        """All but what leads to the game or is made from a name."""
        return {key: value for key, value in self.__dict__.items() if key not in ("_opponent", "_chair")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._opponent = found(self._against)
        self._chair = None if self.game is None else Chair(self.game, 1 - self.seat)

    def __str__(self) -> str:
        return f"LudexGym({self._observer.ruleset!r}, opponent={self._against!r})"

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the first question to this seat. Games in which it is never asked are left out."""
        super().reset(seed=seed)
        for _ in range(_UNASKED):
            number = int(self.np_random.integers(1 << 48))
            self.seat = int(self.np_random.integers(2)) if self._wanted is None else self._wanted
            self.close()
            self.game = self._start(number)
            self._bot = self._opponent(f"{number}/{1 - self.seat}")
            self._chair = Chair(self.game, 1 - self.seat)
            self._steps = 0
            self._answer()
            if not self.game.over:
                return self._observer.show(self.game, self.seat), self._info()
        raise RuntimeError(f"seat {self.seat} was asked nothing in {_UNASKED} games: are they over already?")

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bot answer until this seat is asked again."""
        assert self.game is not None
        self.game.choose(self._observer.key(self.game, int(action)))
        self._steps += 1
        self._answer()
        won = None if self.game.result is None else self.game.result.winner
        reward = 0.0 if won is None else 1.0 if won == self.seat else -1.0
        over = self.game.over
        cut = not over and self._steps >= self._max_steps
        return self._observer.show(self.game, self.seat), reward, over, cut, self._info()

    def render(self) -> str:
        """The position in a line."""
        return repr(self.game)

    def close(self) -> None:
        """Let the bot go."""
        if self._bot is not None:
            with closed([self._bot]):
                self._bot = None

    def _answer(self) -> None:
        assert self.game is not None
        assert self._bot is not None
        assert self._chair is not None
        while (d := self.game.decision) is not None and d.seat != self.seat:
            self.game.choose(self._bot.answer(self._chair, as_read(self.game, d)))

    def _info(self) -> dict[str, Any]:
        assert self.game is not None
        return {"seat": self.seat, "turn": self.game.turn}
