"""Proving: whether a game that was read from somewhere makes sense.

A save says how its game was started and what was answered, so the game can be played again: what comes of it is the
game, and the saved position has to be the same. A position that was built by hand cannot be played again; it is looked
at part by part and tried out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.kernel import chance
from ludex.kernel.decisions import IllegalChoice
from ludex.kernel.storage.packing import SaveError
from ludex.kernel.storage.records import IMAGINED, give
from ludex.kernel.storage.sense import faults

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game

Start = Callable[[str, dict[str, object]], "Game"]
MOST_ANSWERS = 100_000
_TRIALS, _STEPS = 2, 40


def proved(g: Game, start: Start) -> Game:
    """The game that a save means, or `SaveError`."""
    fault = next(faults(g), "")
    if fault:
        raise SaveError(f"this save makes no sense: {fault}")
    return _tried_out(g) if _by_hand(g) else _played_again(g, start)


def _by_hand(g: Game) -> bool:
    return bool(g.setup.get("scenario")) or IMAGINED in g.setup


def _played_again(g: Game, start: Start) -> Game:
    if len(g.answers) > MOST_ANSWERS:
        raise SaveError(f"this save has {len(g.answers):,} answers, {MOST_ANSWERS:,} at most")
    try:
        again = start(g.rules.id, {key: value for key, value in g.setup.items() if key != "ruleset"})
        again.auto = g.auto
        for key in g.answers:
            give(again, key)
    except IllegalChoice as error:
        raise SaveError(f"this save makes no sense: {error}") from error
    if again.hash() != g.hash() or again.pages != g.pages:
        raise SaveError("this save makes no sense: its answers do not lead to its position")
    return again


def _tried_out(g: Game) -> Game:
    """A position nobody can play again, if nothing in it fails when it is looked at and played on from."""
    _asks(g)
    for trial in range(_TRIALS):
        twin, state = g.clone(), chance.seeded(trial)
        for _ in range(_STEPS):
            _looked_at(twin)
            if twin.decision is None:
                break
            for option in twin.decision.options:
                twin.why_not(option.key)
            state, at = chance.below(state, len(twin.decision.options))
            twin.choose(twin.decision.options[at])
    return g


def _asks(g: Game) -> None:
    """Asking changes nothing, so the step that has asked asks the same once more: what is offered, and what comes of
    it, is the step's and not the save's. In a guessed game a step may have nothing to ask any more."""
    asked = g.decision
    if asked is None:
        return
    twin = g.clone()
    twin.stack[-1].again()
    twin.decision = None
    twin.run()
    again: Decision | None = twin.decision
    if again is None or twin.log.size != g.log.size or (again.seat, again.kind) != (asked.seat, asked.kind):
        same = IMAGINED in g.setup
    else:
        same = _offered(again) == _offered(asked)
    if not same:
        raise SaveError("this save makes no sense: its step does not ask what it asks")


def _offered(d: Decision) -> list[tuple[str, object]]:
    return [(option.key, option.value) for option in d.options]


def _looked_at(g: Game) -> None:
    for seat in (0, 1, None):
        g.view(seat, max(0, g.log.size - 20))
    g.hash()
    g.save()
