"""Battle: who fights whom, for whoever looks at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from ludex.kernel.contest import Contest
    from ludex.kernel.game import Game


class AboutBattle:
    """The parts that cards play."""

    def roles(self, g: Game) -> dict[int, tuple[str, ...]]:
        """The parts that cards play in what goes on now, in this book's words: attacking, boosted ..."""
        return {}

    @final
    def parts(self, g: Game, card: int) -> tuple[str, ...]:
        """The parts that one card plays."""
        return self.roles(g).get(card, ())

    def contest(self, g: Game) -> Contest | None:
        """Who fights whom now; None while nobody does."""
        return None
