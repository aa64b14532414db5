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
        _play(ruleset)
        assert gc.collect() == 0
    finally:
        gc.enable()


def _play(ruleset: str) -> None:
    game = started(ruleset, SEED)
    for _ in walk(game, SEED):
        pass
