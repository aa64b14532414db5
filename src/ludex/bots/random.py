"""The random bot: every option is as likely as any other."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.table.chair import Chair


class RandomBot:
    """Plays without a thought, and the same game again for the same seed."""

    __slots__ = ("_draw",)

    def __init__(self, seed: str) -> None:
        self._draw = Random(seed).random

    def answer(self, chair: Chair, decision: Decision) -> str:
        options = decision.options
        return options[int(self._draw() * len(options))].key
