"""Playmats: how each game lies on the table. `playmat("sve")` is plain data, sent to the page with the welcome."""

from __future__ import annotations

from functools import cache

import msgspec

from ludex import games
from ludex.games.playmats import Data
from ludex.web.protocol.parts import Mat


@cache
def playmat(ruleset: str) -> Data:
    """The playmat of a ruleset: where its zones lie, the values to show, and what stands on the face of a card."""
    return games.board(ruleset).playmat.data(games.ruleset(ruleset))


@cache
def mat(ruleset: str) -> Mat:
    """The same as a structure, as it is sent."""
    return msgspec.convert(playmat(ruleset), Mat)
