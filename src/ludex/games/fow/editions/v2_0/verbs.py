"""The verbs of edition 2.0 where they differ (fow-2.0 11.2, 14.6, 14.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludex.games.fow.ch03_zones import moving, zones
from ludex.games.fow.editions.v2_0 import destruction
from ludex.games.fow.verbs import Cards, FowVerbs
from ludex.kernel.pipeline.perform import perform

if TYPE_CHECKING:
    from ludex.kernel.abilities import Source
    from ludex.kernel.frames import Frame, Signal
    from ludex.kernel.game import Game


class OldVerbs(FowVerbs):
    """How this edition performs what its texts say."""

    def destroy(self, g: Game, f: Frame, cards: Cards, source: Source | None) -> Signal | None:
        return perform(g, f, destruction.destroyed(g, cards, source))

    def banish(self, g: Game, f: Frame, cards: Cards, source: Source | None, *, faceup: bool = True) -> Signal | None:
        return perform(g, f, destruction.banished(g, cards, source))

    def summon(self, g: Game, f: Frame, cards: Cards, seat: int, source: Source | None) -> Signal | None:
        """What an effect "summons" comes onto the field as it is, recovered: only a summon spell is summoned, so Enter
        abilities are not set off (fow-2.0 14.6:1, fow-2.0 14.7:1, fow-2.0 14.9:1)."""
        return perform(g, f, moving.moves(g, "put", cards, zones.FIELD, seat, source))
