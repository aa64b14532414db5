"""Saying yes a number of times: what a player may do again and again is declared at once, and then ended.

In a round of things that goes on because a player says yes, that player may say how often: `yes 3000`. So many times
the same question is answered so, and then with no. Nobody goes on for ever: after very many rounds there is no yes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.decisions import Option

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.kernel.frames import Frame
    from ludex.kernel.game import Game

ROUNDS = "_rounds"  # how many rounds a timing has had: kernel/loops/perpetual counts them
INSISTS = "_insists"  # which question is being answered with yes, and how often still
BEGUN = 3  # rounds after which a number may be said
MOST = 10_000  # the largest number that is said at once, and the rounds after which it has to end
NUMBERS = (10, 100, 1000)  # those that are listed


def offered(g: Game, decision: Decision) -> object:
    """What has been said to this question beforehand, None if it is to be asked; then a number may be said to it."""
    for f in reversed(g.stack):
        rounds = f.local.get(ROUNDS)
        if isinstance(rounds, int):
            return _in_round(g, f, decision, rounds)
    return None


def _in_round(g: Game, f: Frame, decision: Decision, rounds: int) -> object:
    yes, no = decision.find("yes"), decision.find("no")
    if yes is None or no is None:
        return None
    insists = f.local.get(INSISTS)
    if isinstance(insists, tuple) and insists[:3] == _which(g, decision):
        left = insists[3]
        if left:
            f.local[INSISTS] = (*insists[:3], left - 1)
            return yes.value
        del f.local[INSISTS]
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
            f.local[INSISTS] = (*_which(g, decision), times - 1)
            return
