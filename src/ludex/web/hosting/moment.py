"""The moment of a position: the phase or step that the turn is in, told by the events everybody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel import events

if TYPE_CHECKING:
    from ludex.kernel.game import Game

_ENDS = " end"


def moment(game: Game) -> str:
    """The phase or step that began last in this turn and has not ended; "" before and between turns."""
    ended = ""
    for event in reversed(game.log.since(0)):
        if event.turn != game.turn:
            return ""
        if event.kind != events.MOMENT or not event.key:
            continue
        if ended:  # what lies within a phase that is over: its steps are over too
            ended = "" if event.key == ended else ended
        elif event.key.endswith(("phase" + _ENDS, "step" + _ENDS)):
            ended = event.key.removesuffix(_ENDS)
        elif event.key.endswith(("phase", "step")):
            return event.key
    return ""
