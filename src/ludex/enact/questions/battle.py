"""Battle: whom texts mean by the parts that cards play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from ludex.kernel.cards import CardRef
    from ludex.kernel.game import Game


class TextBattle(Ruleset):
    """Who leads, attacks and is attacked."""

    def leader(self, g: Game, seat: int) -> tuple[int, ...]:
        """A player's leader cards."""
        return ()

    def in_role(self, g: Game, role: str) -> tuple[CardRef, ...]:
        """The units that play a part in the battle in progress: attacking, attacked, boosting, boosted; none outside
        of battle."""
        return ()
