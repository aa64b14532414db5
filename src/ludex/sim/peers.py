"""Public peers, measured in the same run: random play through each one's own list of what may be done.

Only what is installed is measured (`pip install 'ludex[bench]'`); each is driven as its documentation says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

Figures = dict[str, float]
Counts = Iterator[int]  # of one game: how many options there were at each answer


def peers() -> tuple[str, ...]:
    """The peers that are installed, the one that is always there first."""
    return tuple(name for name, (module, _) in _PEERS.items() if find_spec(module) is not None)


def measure_peer(name: str, seconds: float, seed: int) -> Figures:
    """Choices and games per second of a peer; of python-chess also what a copy costs."""
    module, play = _PEERS[name]
    library, draw = import_module(module), Random(seed)
    played = choices = 0
    began = process_time()
    while process_time() - began < seconds:
        choices += sum([options > 1 for options in play(library, draw)])
        played += 1
    total = process_time() - began
    figures = {"choices_per_s": choices / total, "games_per_s": played / total, "games": played, "choices": choices}
    if name == "python-chess":
        figures["clone_us"] = _copying(library)
    return figures


def _chess(chess: Any, draw: Random) -> Counts:
    board = chess.Board()
    # The ends that are cheap to see; asking for more would only slow the peer down.
    while (moves := list(board.legal_moves)) and board.halfmove_clock < 150:
        yield len(moves)
        board.push(moves[int(draw.random() * len(moves))])


def _copying(chess: Any) -> float:
    board, began = chess.Board(), process_time()
    for _ in range(2000):
        board.copy(stack=False)
    return (process_time() - began) / 2000 * 1e6


def _poker(pokerkit: Any, draw: Random) -> Counts:
    """Fixed-limit hold'em of six: fold, check or call, bet or raise."""
    automation = pokerkit.Automation
    alone = tuple(each for each in automation if each is not automation.RUNOUT_COUNT_SELECTION)
    state = pokerkit.FixedLimitTexasHoldem.create_state(alone, True, 0, (1, 2), 2, 4, 200, 6)
    while state.status:
        able = [
            act
            for may, act in (
                (state.can_fold, state.fold),
                (state.can_check_or_call, state.check_or_call),
                (state.can_complete_bet_or_raise_to, state.complete_bet_or_raise_to),
            )
            if may()
        ]
        yield len(able)
        draw.choice(able)()


def _uno(rlcard: Any, draw: Random) -> Counts:
    game = import_module("rlcard.games.uno").Game()
    game.init_game()
    while not game.is_over():
        able = game.get_legal_actions()
        yield len(able)
        game.step(draw.choice(able))


def _gin_rummy(pyspiel: Any, draw: Random) -> Counts:
    state = pyspiel.load_game("gin_rummy").new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(draw.choices(actions, weights)[0])
            continue
        able = state.legal_actions()
        yield len(able)
        state.apply_action(draw.choice(able))


def _catan(catanatron: Any, draw: Random) -> Counts:
    colors = list(catanatron.Color)[:4]
    game = catanatron.Game([catanatron.RandomPlayer(color) for color in colors], seed=draw.randrange(1 << 30))
    while game.winning_color() is None and game.state.num_turns < 1000:
        able = game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions
        yield len(able)
        game.execute(draw.choice(able))


_PEERS: dict[str, tuple[str, Callable[[Any, Random], Counts]]] = {
    "python-chess": ("chess", _chess),
    "PokerKit": ("pokerkit", _poker),
    "rlcard uno": ("rlcard", _uno),
    "OpenSpiel gin_rummy": ("pyspiel", _gin_rummy),
    "catanatron": ("catanatron", _catan),
}
