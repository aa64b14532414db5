"""Secrets of a course: what the other player has chosen since anything was seen to happen.

A card that somebody has in mind to play, or to exchange, lies in the hand as before. Who guesses goes back to where
that began; if the seat itself was asked meanwhile, it answers as it did, and the other is taken to choose by chance.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from ludex.kernel import chance
from ludex.kernel.pipeline.optional_triggers import kept_from

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game

Guess = Callable[["Game", int], "tuple[int, Game]"]
TRIES = 8  # how often the other is taken to have chosen, until it comes to the same question
STEPS = 40


def relived(game: Game, seat: int, state: int, guess: Guess) -> Game | None:
    """A guess of where a seat may take the game to be after the other has chosen something nobody was shown; None if
    nothing was chosen so."""
    start = next((at for at, before in enumerate(game.quiet) if _secret(before.decision, seat)), None)
    if start is None:
        return None
    own, asked = _own(game, start, seat), game.decision is not None and game.decision.seat == seat
    if not own and not asked:
        return None  # nobody but the other was asked: see `begun`
    for _ in range(TRIES):
        state, g = guess(game.quiet[start], state)
        state = _choose(g, seat, own.copy(), state, until=asked)
        if _alike(g, game, seat):
            g.answers, g.pages, g.quiet = (), (), ()
            g.rng, g.naming = chance.seeded(state), chance.seeded(~state)
            return g
    return None


def begun(game: Game, seat: int) -> Game:
    """The earliest position that a seat cannot tell from this one, in which the other was asked as well."""
    seen, found = _seen(game, seat), game
    for before in reversed(game.quiet):
        asked = before.decision
        if asked is None or asked.seat == seat or _seen(before, seat) != seen:
            break
        if not kept_from(before, seat):
            found = before
    return found


def _secret(asked: Decision | None, seat: int) -> bool:
    """Whether a question lets the other choose what nobody need be shown; what a menu offers is done openly."""
    return asked is not None and asked.seat != seat and not asked.menu and not asked.secret


def _own(game: Game, start: int, seat: int) -> list[str]:
    """What a seat has answered itself since one of the positions in which nothing has happened."""
    return [
        after.answers[len(before.answers)]
        for before, after in pairwise((*game.quiet[start:], game))
        if before.decision is not None and before.decision.seat == seat and len(after.answers) > len(before.answers)
    ]


def _choose(g: Game, seat: int, own: list[str], state: int, *, until: bool) -> int:
    """Let the other answer by chance, and a seat as it did, until all that it has answered is, and `until` it is asked
    itself; chance's next state."""
    size = g.log.size
    for _ in range(STEPS):
        asked = g.decision
        if asked is None or g.log.size != size or (not own and (asked.seat == seat or not until)):
            break
        if asked.seat == seat:
            key = own.pop(0)
        else:
            state, at = chance.below(state, len(asked.options))
            key = asked.options[at].key
        if g.why_not(key) is not None:
            break
        g.choose(key)
    return state


def _alike(g: Game, game: Game, seat: int) -> bool:
    """Whether a seat cannot tell a guess from the game: by what it sees, and what it is asked."""
    here, there = g.decision, game.decision
    if here is None or there is None or here.seat != there.seat or g.log.size != game.log.size:
        return False
    if here.seat != seat:
        return _seen(g, seat) == _seen(game, seat)
    return g.view(seat, g.log.size) == game.view(seat, game.log.size)


def _seen(g: Game, seat: int) -> dict[str, object]:
    """What a seat sees, besides what is asked."""
    return {**g.view(seat, g.log.size), "decision": None}
