"""Playmats: how each game lies on the table. `playmat("sve")` is plain data, sent to the page with the welcome."""

from __future__ import annotations

from functools import cache

from ludex import games
from ludex.web.playmats import cfv, fow, sve
from ludex.web.playmats.parts import Data, Playmat

__all__ = ["playmat"]

_PLAYMATS: dict[str, Playmat] = {mat.game: mat for mat in (sve.PLAYMAT, cfv.PLAYMAT, fow.PLAYMAT)}


@cache
def playmat(ruleset: str) -> Data:
    """The playmat of a ruleset: where its zones lie, the values to show, and what stands on the face of a card."""
    rules = games.ruleset(ruleset)
    return _PLAYMATS[rules.book.partition("-")[0]].data(rules)
