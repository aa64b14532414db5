"""Saying yes a number of times: what a player may do again and again is declared at once, and then ended.

In a round of things that goes on because a player says yes, that player may say how often: `yes 3000`. So many times
the same question is answered so, and then with no. Nobody goes on for ever: after very many rounds there is no yes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypedDict

from ludex.kernel.decisions import Option
from ludex.kernel.frames import values

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game

ROUNDS: Final = "_rounds"  # how many rounds a timing has had: kernel/loops/perpetual counts them
INSISTS: Final = "_insists"  # which question is being answered with yes, and how often still
BEGUN = 3  # rounds after which a number may be said
MOST = 10_000  # the largest number that is said at once, and the rounds after which it has to end
NUMBERS = (10, 100, 1000)  # those that are listed


class Rounds(TypedDict, total=False):
    """What a timing that goes on round after round keeps: its rounds, those in which nobody could stop it, up to which
    answer it has looked, the positions and the numbers it has seen, and what is answered with yes how often still."""

    _rounds: int
    _quiet: int
    _answers: int
    _seen: tuple[str, ...]
    _numbers: tuple[tuple[str, int], ...]
    _insists: tuple[Any, ...]


def offered(g: Game, decision: Decision) -> object:
    """What has been said to this question beforehand, None if it is to be asked; then a number may be said to it."""
    for f in reversed(g.stack):
        if ROUNDS in f.local:
            return _in_round(g, values(f, Rounds), decision)
    return None


def _in_round(g: Game, v: Rounds, decision: Decision) -> object:
    yes, no = decision.find("yes"), decision.find("no")
    if yes is None or no is None:
        return None
    rounds, insists = v[ROUNDS], v.get(INSISTS)
    if insists is not None and insists[:3] == _which(g, decision):
        left = insists[3]
        if left:
            v[INSISTS] = (*insists[:3], left - 1)
            return yes.value
        del v[INSISTS]
        return no.value
    if rounds > MOST:
        return no.value
    if rounds >= BEGUN:
        decision.most = MOST
        listed = [Option(f"yes {n}", yes.value, f"{yes.label}, {n} times, and then no more") for n in NUMBERS]
        decision.options = [*decision.options, *listed]
    return None


def _which(g: Game, decision: Decision) -> tuple[object, ...]:
    """A question, by whom it is for, its rule in the book that is played, and its card."""
    return decision.seat, g.rules.rule(decision.rule), decision.card


def insist(g: Game, decision: Decision, times: int) -> None:
    """The question is answered with yes so often, this time included."""
    for f in reversed(g.stack):
        if ROUNDS in f.local:
            values(f, Rounds)[INSISTS] = (*_which(g, decision), times - 1)
            return
