"""OpenSpiel's own algorithms play our states; its package is big, so `make soak` installs it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from ludex import rl

pytestmark = pytest.mark.soak


def test_its_tree_searches_answer_with_legal_actions() -> None:
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
    game = rl.SpielGame("sve")
    state = game.new_initial_state(3)
    for _ in range(12):
        state.apply_action(state.legal_actions()[0])
    chance = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, chance)

    for bot in (
        mcts.MCTSBot(game, 2.0, 8, rollouts, random_state=chance),
        ismcts.ISMCTSBot(game, rollouts, 2.0, 8, random_state=chance),
    ):
        assert bot.step(state) in state.legal_actions()
