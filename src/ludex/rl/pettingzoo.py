"""A PettingZoo AEC environment: two agents, asked one after the other as the rules have it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludex.kernel.game import Game
from ludex.rl.observing import Form, Observation, Observer
from ludex.rl.starting import Start, starter_games

AGENTS = ("player_0", "player_1")


def env(
    ruleset: str,
    *,
    decks: Sequence[object] | None = None,
    form: Form = "keys",
    max_steps: int = 5_000,
    start: Start | None = None,
) -> AECEnv[str, Observation, int]:
    """An environment that ends the game against who answers what is not allowed, as those of PettingZoo do."""
    made = LudexEnv(ruleset, decks=decks, form=form, max_steps=max_steps, start=start)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(made, illegal_reward=-1))


class LudexEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo says no types
    """A game between two agents. The reward is 1 for who wins and -1 for who loses; a game of more than
    `max_steps` answers is truncated. `start` makes the game of a seed, else decks are drawn by it."""

    def __init__(
        self,
        ruleset: str,
        *,
        decks: Sequence[object] | None = None,
        form: Form = "keys",
        max_steps: int = 5_000,
        start: Start | None = None,
    ) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {
            "name": f"ludex_{ruleset}", "render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1,
        }  # fmt: skip
        self.render_mode: str | None = "ansi"
        self.possible_agents: list[str] = list(AGENTS)
        self.agents: list[str] = []
        self.game: Game | None = None
        self._observer = Observer(ruleset, form)
        self._start = start or starter_games(ruleset, decks)
        self._max_steps = max_steps
        self._chance = np.random.default_rng()
        self._steps = 0
        self.observation_spaces: dict[str, spaces.Space[Any]] = dict.fromkeys(AGENTS, self._observer.observations)
        self.action_spaces: dict[str, spaces.Space[Any]] = dict.fromkeys(AGENTS, self._observer.answers)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of the seed, or the next of those that follow the last seed."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.game = self._start(int(self._chance.integers(1 << 48)))
        self._steps = 0
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._ask()

    def observe(self, agent: str) -> Observation:
        assert self.game is not None
        return self._observer.show(self.game, AGENTS.index(agent))

    def step(self, action: int | None) -> None:
        """The answer of the agent that is asked."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert self.game is not None
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.game.choose(self._observer.key(self.game, int(action)))
        self._steps += 1
        if self.game.result is not None:  # until then there are no rewards
            won = self.game.result.winner
            if won is not None:
                self.rewards = {agent: 1.0 if seat == won else -1.0 for seat, agent in enumerate(AGENTS)}
            self.terminations = dict.fromkeys(AGENTS, True)
            self._accumulate_rewards()
        elif self._steps >= self._max_steps:
            self.truncations = dict.fromkeys(AGENTS, True)
        self._ask()

    def render(self) -> str:
        """The position in a line."""
        return repr(self.game)

    def close(self) -> None:
        """Nothing is held."""

    def _ask(self) -> None:
        assert self.game is not None
        seat = 0 if self.game.decision is None else self.game.decision.seat
        self.agent_selection = AGENTS[seat]
