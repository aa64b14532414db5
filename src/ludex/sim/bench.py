"""How fast: choices and games per second, clones, hashes and saves in microseconds, memory; and a public peer.

Each ruleset is measured in a process of its own, one after the other, so that memory is its own and only one core is
used; every process, the peer's too, is set up like those of the simulator. Time is the processor's, so that what else
the machine does is left out. A choice is a decision with two or more options, answered at random; for the peer it is a
move chosen at random from the generated legal moves.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from statistics import median
from time import process_time
from typing import TypeVar

import ludex
from ludex import games
from ludex.kernel.game import Game
from ludex.sim.collecting import collect_rarely
from ludex.sim.pairing import game_seed, pairings

T = TypeVar("T")
Figures = dict[str, float]

_KEY = b"bench"  # as a host signs its own saves
_EVERY = 25  # positions are kept at every so many choices
_POSITIONS = 12
_ROUNDS = 5  # the median of so many


def bench(rulesets: tuple[str, ...], seconds: float, seed: int) -> Iterator[tuple[str, str, Figures | str]]:
    """Measure rulesets and peers: ("rulesets" or "peers", name, figures), one after the other; ("failures", name,
    reason) for a ruleset that could not be played, such as one with a card nobody can read."""
    for name in rulesets:
        try:
            yield "rulesets", name, _apart(measure, name, seconds, seed)
        except Exception as error:
            yield "failures", name, f"{type(error).__name__}: {error}"
    yield "peers", "python-chess", _apart(measure_chess, "python-chess", seconds, seed)


def compiled() -> bool:
    """Whether the kernel runs as compiled modules."""
    import ludex.kernel.game as kernel

    return not str(kernel.__file__).endswith(".py")


def _apart(work: Callable[[str, float, int], T], name: str, seconds: float, seed: int) -> T:
    with ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn"), initializer=collect_rarely) as pool:
        return pool.submit(work, name, seconds, seed).result()


# -- a ruleset ---------------------------------------------------------------------------------------------
def measure(ruleset: str, seconds: float, seed: int) -> Figures:
    """All figures of one ruleset."""
    pairs = pairings(games.room(ruleset).starter_decks(ruleset))
    positions = _positions(ruleset, pairs, seed)  # reads the cards on the way, which is not measured
    draw = Random(seed).random
    played = choices = 0
    playing = 0.0
    began = process_time()
    while process_time() - began < seconds:
        game = games.start(ruleset, pairs[played % len(pairs)], game_seed(seed, played))
        at = process_time()
        choices += _play_out(game, draw)
        playing += process_time() - at
        played += 1
    total = process_time() - began
    return {
        "choices_per_s": choices / playing,
        "games_per_s": played / total,
        "games": played,
        "choices": choices,
        "clone_us": _microseconds(positions, lambda g: g.clone(), 200),
        "hash_us": _microseconds(positions, lambda g: g.hash(), 5),
        "save_load_us": _microseconds(positions, lambda g: ludex.load(g.save(_KEY), _KEY), 1),
        "peak_mb": _peak_mb(),
    }


def _play_out(game: Game, draw: Callable[[], float]) -> int:
    """Play to the end at random; how many answers there were with a choice."""
    choices = 0
    while (decision := game.decision) is not None:
        options = decision.options
        count = len(options)
        choices += count > 1
        game.choose(options[int(draw() * count)])
    return choices


def _positions(ruleset: str, pairs: list[tuple[object, object]], seed: int) -> list[Game]:
    """Positions from the middle of games, of every deck; after them every card has been read."""
    draw = Random(seed).random
    found: list[Game] = []
    for number, decks in enumerate(pairs[: max(_POSITIONS, 4)]):
        game = games.start(ruleset, decks, game_seed(seed, number))
        count = 0
        while (decision := game.decision) is not None:
            count += 1
            if count % _EVERY == 0 and len(found) < _POSITIONS and game.turn > 4:
                found.append(game.clone())
            game.choose(decision.options[int(draw() * len(decision.options))])
    return found


def _microseconds(positions: list[Game], work: Callable[[Game], object], times: int) -> float:
    """The median time of one piece of work, over rounds of all positions."""
    rounds = []
    for _ in range(_ROUNDS):
        began = process_time()
        for g in positions:
            for _ in range(times):
                work(g)
        rounds.append((process_time() - began) / (len(positions) * times))
    return median(rounds) * 1e6


def _peak_mb() -> float:
    """The most memory this process has held."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)  # bytes there, kilobytes elsewhere


# -- the peer ----------------------------------------------------------------------------------------------
def measure_chess(_name: str, seconds: float, seed: int) -> Figures:
    """python-chess: random games, each move chosen from the list of legal moves."""
    import chess

    draw = Random(seed).random
    played = choices = 0
    positions: list[chess.Board] = []
    began = process_time()
    while process_time() - began < seconds:
        board = chess.Board()
        # The ends that are cheap to see; asking for more would only slow the peer down.
        while (moves := list(board.legal_moves)) and board.halfmove_clock < 150:
            choices += len(moves) > 1
            board.push(moves[int(draw() * len(moves))])
        played += 1
        if len(positions) < _POSITIONS:
            positions.append(board)
    total = process_time() - began
    copied = process_time()
    for _ in range(1000):
        for board in positions:
            board.copy(stack=False)
    each = (process_time() - copied) / (1000 * max(1, len(positions)))
    return {
        "choices_per_s": choices / total,
        "games_per_s": played / total,
        "games": played,
        "choices": choices,
        "clone_us": each * 1e6,
        "peak_mb": _peak_mb(),
    }
