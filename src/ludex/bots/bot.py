"""What every bot is: something that answers a decision from its chair."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.table.chair import Chair


class Bot(Protocol):
    """A player. It knows its chair's view and may imagine how things go on; it never sees the game itself."""

    def answer(self, chair: Chair, decision: Decision) -> str:
        """The key of the option it takes."""
        ...
