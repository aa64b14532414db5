"""Opinions: what players who look ahead think of a position. No rule, and optional."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludex.kernel.decisions import Decision
    from ludex.kernel.game import Game


class AboutOpinions:
    """A game's opinion of itself."""

    def score(self, g: Game, seat: int) -> float | None:
        """How well a seat stands, for players that look ahead; None where the game has no opinion of its own."""
        return None

    def opinions(self) -> Mapping[str, float]:
        """What players who look ahead look at, and what each is worth to begin with; empty: no opinion."""
        return {}

    def features(self, g: Game, seat: int) -> list[float]:
        """These figures for a seat, in the same order."""
        return []

    def instinct(self, g: Game, d: Decision) -> str | None:
        """What an experienced player answers without a thought, when games are imagined; None: it takes a thought."""
        return None

    def settled(self, g: Game) -> bool:
        """Whether nothing that was begun is still going on, so that players that look ahead may judge the position."""
        return True
