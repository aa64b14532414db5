"""Which phase and step it is (cfv 6.2, 7.1), read off the procedures in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.kernel.game import Game

# The words that hold while a procedure runs, by its rule; chapters are named after what they play.
PHASES: dict[str, str] = {
    "cfv 6.3": "stand phase",
    "cfv 6.4": "draw phase",
    "cfv 6.5": "ride phase",
    "cfv 6.6": "main phase",
    "cfv 6.7": "battle phase",
    "cfv 6.8": "end phase",
    "cfv 7.2": "start step",
    "cfv 7.3": "attack step",
    "cfv 7.4": "guard step",
    "cfv 7.5": "drive step",
    "cfv 7.6": "damage step",
    "cfv 7.7": "close step",
}


def phases(g: Game) -> frozenset[str]:
    """The phase and the step it is."""
    return frozenset(PHASES[f.procedure.rule] for f in g.stack if f.procedure.rule in PHASES)


def in_phase(g: Game, word: str) -> bool:
    """Whether it is this phase or step."""
    return any([PHASES.get(f.procedure.rule) == word for f in g.stack])
