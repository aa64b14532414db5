"""Smoke: every card of a file that is understood is staged among the others and played in random games."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random

from ludex import games
from ludex.sim.collecting import settle_in
from ludex.sim.pairing import game_seed
from ludex.sim.playing import Limits, endless_after, patience

Row = dict[str, object]

_CHUNK = 24
_LIMITS = Limits(decisions=4_000, turns=200, seconds=60.0)


@dataclass(frozen=True, slots=True)
class Smoked:
    """What became of one card: whether it was understood and ever used, and what went wrong."""

    name: str
    understood: bool
    games: int = 0
    used: bool = False
    failures: tuple[SmokeFailure, ...] = ()
    why: str = ""


@dataclass(frozen=True, slots=True)
class SmokeFailure:
    """A game that went wrong: the seed and the answers that lead there."""

    card: str
    seed: int
    reason: str
    trace: str
    answers: tuple[str, ...]


def smoke(
    ruleset: str, rows: Sequence[Row], *, only: Sequence[int], games_each: int, seed: int, jobs: int
) -> Iterator[Smoked]:
    """Play the cards with these numbers among all rows."""
    chunks = [tuple(only[at : at + _CHUNK]) for at in range(0, len(only), _CHUNK)]
    if jobs <= 1:
        for chunk in chunks:
            yield from _chunk(ruleset, rows, chunk, games_each, seed)
        return
    with ProcessPoolExecutor(max_workers=jobs, mp_context=get_context("spawn"), initializer=settle_in) as pool:
        waiting: list[Future[list[Smoked]]] = [
            pool.submit(_chunk, ruleset, rows, chunk, games_each, seed) for chunk in chunks
        ]
        for future in as_completed(waiting):
            yield from future.result()


def _chunk(ruleset: str, rows: Sequence[Row], only: Sequence[int], games_each: int, seed: int) -> list[Smoked]:
    room, rules = games.room(ruleset), games.ruleset(ruleset)
    room.learn(rows)
    understood: dict[int, object] = {}
    refused: dict[int, str] = {}
    # A card is staged among some of its neighbours, so only those need be read.
    for number in _neighbours(rows, only, seed):
        try:
            understood[number] = room.outside(rules, rows[number])
        except ValueError as error:
            refused[number] = str(error)
    others = list(understood.values())
    smoked = []
    for number in only:
        name = str(rows[number].get("name", number))
        if number in understood:
            smoked.append(_card(ruleset, name, understood[number], others, games_each, game_seed(seed, number)))
        else:
            smoked.append(Smoked(name, understood=False, why=refused[number]))
    return smoked


def _neighbours(rows: Sequence[Row], only: Sequence[int], seed: int) -> list[int]:
    """The cards asked for, cards of the same names, and some more by chance."""
    names = {rows[number].get("name") for number in only}
    by_chance = Random(f"{seed}/{only[0]}").sample(range(len(rows)), k=min(len(rows), 3 * _CHUNK))
    return sorted({*only, *by_chance, *(n for n, row in enumerate(rows) if row.get("name") in names)})


def _card(ruleset: str, name: str, card: object, others: Sequence[object], count: int, seed: int) -> Smoked:
    failures: list[SmokeFailure] = []
    used = False
    for game in range(count):
        each = seed * 100 + game
        found, failure = _game(ruleset, name, card, others, each)
        used = used or found
        if failure is not None:
            failures.append(failure)
    return Smoked(name, understood=True, games=count, used=used, failures=tuple(failures))


def _game(
    ruleset: str, name: str, card: object, others: Sequence[object], seed: int
) -> tuple[bool, SmokeFailure | None]:
    """One random game; whether anything happened to a copy of the card, and what went wrong."""
    room, rules = games.room(ruleset), games.ruleset(ruleset)
    draw = Random(seed).random
    g = None
    try:
        with patience(_LIMITS.seconds):
            g = room.stage(rules, card, others, seed)
            count = 0
            while (d := g.decision) is not None:
                g.choose(d.options[int(draw() * len(d.options))])
                count += 1
                endless_after(g, count, _LIMITS)
    except Exception as error:
        answers = g.answers if g is not None else ()
        trace = "".join(traceback.format_exception(error))
        return True, SmokeFailure(name, seed, f"{type(error).__name__}: {error}", trace, answers)
    about = {e.card for e in g.log.since(0)}
    own = getattr(card, "name", name)
    return any(g.cards[cid].definition.name == own for cid in about if cid >= 0), None
