"""Sealed decks: packs are opened for the player, and only what was in them can be built with (sve B-1:6.1.1)."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from ludex.games.sve import boosters, sealed
from ludex.games.sve.catalog import Catalog, shipped
from ludex.games.sve.deckfile import Pool
from ludex.web.pages.cardbook import Deck

_OPENED: dict[str, Callable[[int, Catalog], Pool]] = {
    "sve/open-8": boosters.open_eight,
    "sve/box-battle": boosters.open_box_pool,
}
SEEDS = 1_000_000


def is_sealed(ruleset: str) -> bool:
    """Whether decks of a ruleset are built out of packs."""
    return ruleset in _OPENED


def opened(ruleset: str, name: str, title: str) -> Deck:
    """A deck out of packs that nobody has opened before, built along a curve: to play at once, or to change."""
    seed = secrets.randbelow(SEEDS)
    made = sealed.build(_pool(ruleset, seed), shipped(), name, ruleset, packs=seed)
    plain: Deck = msgspec.to_builtins(msgspec.structs.replace(made, title=title))
    return plain


def held(ruleset: str, deck: Mapping[str, Any]) -> dict[str, dict[str, int]] | None:
    """The cards that a deck's packs held, by part; None for decks that are not built out of packs."""
    if not is_sealed(ruleset):
        return None
    if deck.get("pool"):
        return {"main": dict(deck["pool"]["main"]), "evolve": dict(deck["pool"]["evolve"])}
    if deck.get("packs") is None:
        return None
    pool = _pool(ruleset, int(deck["packs"]))
    return {"main": pool.main, "evolve": pool.evolve}


@lru_cache(maxsize=64)
def _pool(ruleset: str, seed: int) -> Pool:
    return _OPENED[ruleset](seed, shipped())
