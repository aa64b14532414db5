"""Sealed decks: packs are opened for the player, and only what was in them can be built with (sve B-1:6.1.1)."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from ludex import games
from ludex.games.boards import Deck

SEEDS = 1_000_000


def is_sealed(ruleset: str) -> bool:
    """Whether decks of a ruleset are built out of packs."""
    return ruleset in games.board(ruleset).packs


def opened(ruleset: str, name: str, title: str) -> Deck:
    """A deck out of packs that nobody has opened before, built along a curve: to play at once, or to change."""
    made = games.board(ruleset).packs[ruleset].build(secrets.randbelow(SEEDS), name)
    plain: Deck = msgspec.to_builtins(made)
    return {**plain, "title": title}


def held(ruleset: str, deck: Mapping[str, Any]) -> dict[str, dict[str, int]] | None:
    """The cards that a deck's packs held, by part; None for decks that are not built out of packs."""
    packs = games.board(ruleset).packs.get(ruleset)
    if packs is None:
        return None
    if deck.get("pool"):
        return {"main": dict(deck["pool"]["main"]), "evolve": dict(deck["pool"]["evolve"])}
    return packs.held(int(deck["packs"])) if deck.get("packs") is not None else None
