"""One game between two bots. Whatever goes wrong in it is an outcome too, with what is needed to see it again."""

from __future__ import annotations

import signal
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ludex import games
from ludex.bots import Bot
from ludex.bots.finding import closed, found
from ludex.kernel.game import Game
from ludex.sim.story import Story, story
from ludex.table.asked import as_read
from ludex.table.chair import Chair


@dataclass(frozen=True, slots=True)
class Limits:
    """When a game counts as endless: by its length, and as a last resort by the clock."""

    decisions: int = 20_000
    turns: int = 1_000
    seconds: float = 300.0


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played: everything that decides how it goes.

    `sides`: which of the run's two players sits on seat 0 and which on seat 1.
    """

    number: int
    ruleset: str
    decks: tuple[object, object]
    bots: tuple[str, str]
    seed: int
    sides: tuple[int, int] = (0, 1)


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that did not end by a rule: why, where in the code, and the record that leads there."""

    reason: str
    trace: str
    answers: tuple[str, ...]
    record: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, or failed."""

    match: Match
    winner: int | None = None
    rule: str = ""
    turns: int = 0
    decisions: int = 0
    failure: Failure | None = None
    first: int | None = None  # the seat that had the first turn
    story: Story | None = None
    record: str = ""  # if it was asked for

    @property
    def won_by(self) -> int | None:
        """Which of the two players won, wherever it sat."""
        return None if self.winner is None else self.match.sides[self.winner]


Watch = Callable[[Game], None]
"""Who looks at a game at every question and at its end, and raises if something is wrong."""


class EndlessGame(RuntimeError):
    """A game went on past a limit."""


def play(
    match: Match, limits: Limits | None = None, watch: Watch | None = None, *, keep_record: bool = False
) -> Outcome:
    """Play one game to its end; never raises for what happens in it, nor for what who watches it complains of."""
    allowed = limits or Limits()
    game: Game | None = None
    count = 0
    try:
        with patience(allowed.seconds):
            game = games.start(match.ruleset, match.decks, match.seed)
            count = _play_out(game, match, allowed, watch)
    except Exception as error:
        turns, count = (game.turn, len(game.answers)) if game is not None else (0, 0)
        return Outcome(match, turns=turns, decisions=count, failure=_failure(error, game))
    assert game.result is not None
    return Outcome(
        match, game.result.winner, game.result.rule, game.turn, count, first=game.first, story=story(game),
        record=game.record() if keep_record else "",
    )  # fmt: skip


def _play_out(game: Game, match: Match, limits: Limits, watch: Watch | None) -> int:
    """Let the bots answer until the game is over; how many answers that took."""
    bots: list[Bot] = [found(name)(f"{match.seed}/{seat}/{name}") for seat, name in enumerate(match.bots)]
    chairs = [Chair(game, seat) for seat in (0, 1)]
    count = 0
    with closed(bots):
        while (decision := game.decision) is not None:
            if watch is not None:
                watch(game)
            seat = decision.seat
            game.choose(bots[seat].answer(chairs[seat], as_read(game, decision)))
            count += 1
            endless_after(game, count, limits)
    if game.result is None:
        raise EndlessGame("the game stopped: nobody is asked and nobody has won")
    if watch is not None:
        watch(game)
    return count


def endless_after(game: Game, count: int, limits: Limits) -> None:
    """Give up on a game that has gone on past a limit."""
    if count >= limits.decisions and not game.over:
        raise EndlessGame(f"no end after {count} decisions")
    if game.turn > limits.turns:
        raise EndlessGame(f"no end after {limits.turns} turns")


def _failure(error: Exception, game: Game | None) -> Failure:
    trace = "".join(traceback.format_exception(error))
    reason = f"{type(error).__name__}: {error}"
    if game is None:
        return Failure(reason, trace, (), "")
    try:
        record = game.record()
    except Exception as unwritable:  # the answers are kept all the same
        record = f"# no record could be written: {unwritable}\n"
    return Failure(reason, trace, game.answers, record)


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Interrupt what runs without ever asking anybody, after so many seconds of its processor: a busy machine is no
    endless game. Only where the platform can: on Unix's main thread."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def give_up(_signal: int, _frame: object) -> None:
        raise EndlessGame(f"no end after {seconds:g} seconds")

    before = signal.signal(signal.SIGPROF, give_up)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
