"""The passive bot: it lets everything be, so that somebody can see what their own deck does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.bots.playing_on import declining

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.table.chair import Chair


class PassiveBot:
    """Declines whatever may be declined; else takes the first answer there is."""

    __slots__ = ()

    def __init__(self, seed: str) -> None: ...

    def answer(self, chair: Chair, decision: Decision) -> str:
        return declining(decision)
