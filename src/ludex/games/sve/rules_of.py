"""The rules of the game that is played, with what only Shadowverse: Evolve asks of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.games.sve.ruleset import SveRules
    from ludex.kernel.game import Game


def rules_of(g: Game) -> SveRules:
    """The ruleset of a game of Shadowverse: Evolve."""
    return g.rules  # type: ignore[return-value]
