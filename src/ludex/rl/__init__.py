"""Environments for reinforcement learning, with the interfaces that algorithms already know.

`env` is a PettingZoo AEC environment, `gym` a Gymnasium one with a bot as the opponent, `vector` many of these in
several processes with shared memory, `state` a game in OpenSpiel's manner. docs/rl.md says what the numbers mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.rl.actions import ACTIONS, MOST_OPTIONS, action_ids
from ludex.rl.encoding import VERSION, Encoder
from ludex.rl.spiel import SpielGame, State, state
from ludex.rl.starting import Start, starter_games

if TYPE_CHECKING:
    from ludex.rl.gymnasium import LudexGym, gym
    from ludex.rl.pettingzoo import LudexEnv, env
    from ludex.rl.vectors import LudexVector, vector

__all__ = [
    "ACTIONS", "MOST_OPTIONS", "VERSION", "Encoder", "LudexEnv", "LudexGym", "LudexVector", "SpielGame", "Start",
    "State", "action_ids", "env", "gym", "starter_games", "state", "vector",
]  # fmt: skip

_ELSEWHERE = {
    "LudexEnv": "pettingzoo",
    "LudexGym": "gymnasium",
    "LudexVector": "vectors",
    "env": "pettingzoo",
    "gym": "gymnasium",
    "vector": "vectors",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """What needs PettingZoo or Gymnasium is loaded when it is asked for."""
        from importlib import import_module

        if name not in _ELSEWHERE:
            raise AttributeError(f"module 'ludex.rl' has no attribute {name!r}")
        return getattr(import_module(f"ludex.rl.{_ELSEWHERE[name]}"), name)
