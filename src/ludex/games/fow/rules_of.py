"""The rules of the game that is played, with what only Force of Will asks of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.games.fow.ruleset import FowRules
    from ludex.kernel.game import Game
    from ludex.kernel.ruleset import Ruleset


def rules_of(g: Game) -> FowRules:
    """The ruleset of a game of Force of Will."""
    return g.rules  # type: ignore[return-value]


def as_own(rules: Ruleset) -> FowRules:
    """A ruleset of Force of Will."""
    return rules  # type: ignore[return-value]
