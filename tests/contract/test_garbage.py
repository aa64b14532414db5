"""A game that is over leaves nothing for the cyclic garbage collector, which simulators therefore ask rarely."""

from __future__ import annotations

import gc

from tests.contract.walking import started, walk

SEED = 2


def test_a_played_game_is_freed_without_the_collector(ruleset: str) -> None:
    _play(ruleset)  # what is read and remembered once is no garbage
    gc.collect()
    gc.disable()
    try:
        left = []
        for _ in range(3):  # what a game leaves it leaves each time; threads of other tests leave theirs once
            _play(ruleset)
            left.append(gc.collect())
        assert min(left) == 0
    finally:
        gc.enable()


def _play(ruleset: str) -> None:
    game = started(ruleset, SEED)
    for _ in walk(game, SEED):
        pass
