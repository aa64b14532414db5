"""How fast: choices and games per second, clones, hashes, views and saves in microseconds, memory; public peers beside.

Rulesets and peers are measured in rounds, one after the other in each, so that what else the machine does falls on all
alike; each time in a process of its own, so that memory is its own and only one core is used, set up like those of the
simulator. Time is the processor's. The median of the rounds counts, and by what factor they differ is told. A choice is
a decision with two or more options, answered at random; for a peer too.
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
from ludex.sim.collecting import settle_in
from ludex.sim.pairing import game_seed, pairings
from ludex.sim.peers import Figures, measure_peer, peers

T = TypeVar("T")
Pairings = dict[tuple[str, str], tuple[int, float]]  # of two decks: choices, and the seconds they took

_KEY = b"bench"  # as a host signs its own saves
_EVERY = 25  # positions are kept at every so many choices
_POSITIONS = 12
_ROUNDS = 5  # the median of so many
_INTERLEAVED = 3  # rounds in which everything is measured once


def bench(rulesets: tuple[str, ...], seconds: float, seed: int) -> Iterator[tuple[str, str, Figures | str]]:
    """Measure rulesets and peers, interleaved: ("rulesets" or "peers", name, figures); ("slowest", name, words) for the
    pairing of starter decks that takes longest; ("failures", name, reason) for a ruleset that could not be played, such
    as one with a card nobody can read."""
    found: dict[str, list[Figures]] = {}
    pairs: dict[str, Pairings] = {}
    failed: dict[str, str] = {}
    known = peers()
    for number in range(_INTERLEAVED):
        for name in rulesets:
            if name in failed:
                continue
            try:
                figures, each = _apart(measure, name, seconds / _INTERLEAVED, seed + number)
                found.setdefault(name, []).append(figures)
                _add_up(pairs.setdefault(name, {}), each)
            except Exception as error:
                failed[name] = f"{type(error).__name__}: {error}"
        for name in known:
            found.setdefault(name, []).append(_apart(measure_peer, name, seconds / _INTERLEAVED, seed + number))
    for name in rulesets:
        if name in failed:
            yield "failures", name, failed[name]
        else:
            yield "rulesets", name, together(found[name])
            yield "slowest", name, slowest(pairs[name])
    for name in known:
        yield "peers", name, together(found[name])


def together(rounds: list[Figures]) -> Figures:
    """The median of each figure, and by what factor the fastest round beats the slowest."""
    figures = {key: median([each[key] for each in rounds]) for key in rounds[0]}
    speeds = [each["choices_per_s"] for each in rounds]
    return {**figures, "spread": max(speeds) / min(speeds) if min(speeds) else 0.0}


def slowest(pairs: Pairings) -> str:
    """The pairing of starter decks with the fewest choices per second."""
    (one, other), (choices, seconds) = min(pairs.items(), key=lambda each: each[1][0] / each[1][1])
    return f"{one} against {other}: {choices / seconds:,.0f} choices/s"


def _add_up(all_of_them: Pairings, each: Pairings) -> None:
    for names, (choices, seconds) in each.items():
        before = all_of_them.get(names, (0, 0.0))
        all_of_them[names] = before[0] + choices, before[1] + seconds


def compiled() -> bool:
    """Whether the kernel runs as compiled modules."""
    import ludex.kernel.game as kernel

    return not str(kernel.__file__).endswith(".py")


def _apart(work: Callable[[str, float, int], T], name: str, seconds: float, seed: int) -> T:
    with ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn"), initializer=settle_in) as pool:
        return pool.submit(work, name, seconds, seed).result()


# -- a ruleset ---------------------------------------------------------------------------------------------
def measure(ruleset: str, seconds: float, seed: int) -> tuple[Figures, Pairings]:
    """All figures of one ruleset, and how many choices each pairing of starter decks had in how many seconds. Every
    pairing is played in the course of the rounds, however long that takes."""
    pairs = pairings(games.room(ruleset).starter_decks(ruleset))
    positions = _positions(ruleset, pairs, seed)  # reads the cards on the way, which is not measured
    draw = Random(seed).random
    each: Pairings = {}
    played, fewest = 0, -(-len(pairs) // _INTERLEAVED)
    longest = 0.0
    began = process_time()
    while process_time() - began < seconds or played < fewest:
        decks = pairs[(seed * fewest + played) % len(pairs)]
        game = games.start(ruleset, decks, game_seed(seed, played))
        at = process_time()
        choices, slow = _play_out(game, draw)
        _add_up(each, {(str(decks[0]), str(decks[1])): (choices, process_time() - at)})
        longest = max(longest, slow)
        played += 1
    total = process_time() - began
    choices = sum([n for n, _ in each.values()])
    figures = {
        "choices_per_s": choices / sum([taken for _, taken in each.values()]),
        "games_per_s": played / total,
        "games": played,
        "choices": choices,
        "slowest_ms": longest * 1e3,
        "clone_us": _microseconds(positions, lambda g: g.clone(), 200),
        "hash_us": _after_each_answer(positions, lambda g: g.hash(), draw),
        "view_us": _after_each_answer(positions, lambda g: g.view(0, since=g.log.size), draw),
        "save_load_us": _microseconds(positions, lambda g: ludex.load(g.save(_KEY), _KEY), 1),
        "peak_mb": _peak_mb(),
    }
    return figures, each


def _play_out(game: Game, draw: Callable[[], float]) -> tuple[int, float]:
    """Play to the end at random; how many answers there were with a choice, and how long the slowest took."""
    choices, longest, at = 0, 0.0, process_time()
    while (decision := game.decision) is not None:
        options = decision.options
        count = len(options)
        choices += count > 1
        game.choose(options[int(draw() * count)])
        now = process_time()
        if now - at > longest:
            longest = now - at
        at = now
    return choices, longest


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


def _after_each_answer(positions: list[Game], work: Callable[[Game], object], draw: Callable[[], float]) -> float:
    """The mean time of one piece of work that is done after every answer, as players and searches do it."""
    taken, count = 0.0, 0
    for start in positions:
        g = start.clone()
        work(g)
        for _ in range(_EVERY):
            if (decision := g.decision) is None:
                break
            g.choose(decision.options[int(draw() * len(decision.options))])
            began = process_time()
            work(g)
            taken += process_time() - began
            count += 1
    return taken / count * 1e6


def _peak_mb() -> float:
    """The most memory this process has held."""
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20 if sys.platform == "darwin" else 1 << 10)  # bytes there, kilobytes elsewhere
