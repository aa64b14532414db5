"""Reading what a visitor wrote: done by workers, never where everybody is served (`Visitor.read`)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import PurePath
from typing import Any

import msgspec

from ludex import games
from ludex.games.boards import Deck, Row
from ludex.pools import decklists
from ludex.pools.pool import Card
from ludex.pools.shelf import Shelf
from ludex.web.pages.cardbook import game_of


class Unreadable(ValueError):
    """A deck file that cannot be read; says where and what."""


def read_rows(ruleset: str, own: Mapping[str, Row]) -> dict[str, Row]:
    """A player's lab cards as rows of the game, by name. Those that the ruleset cannot play are left out."""
    room, rules = games.room(ruleset), games.ruleset(ruleset)
    rows: dict[str, Row] = {}
    for name, fields in own.items():
        try:
            rows[name] = msgspec.to_builtins(room.outside(rules, fields))
        except (ValueError, LookupError):  # written for another edition, or before a phrase was changed
            continue
    return rows


def read_deck(ruleset: str, text: str, file: str, pools: Sequence[Mapping[str, Any]] = ()) -> Deck:
    """The deck in a file's text: TOML or lines such as `3 Card Name`; `Unreadable` says what cannot be read. `pools`:
    the player's own cards of the game."""
    toml = file.endswith(".toml") or re.search(r"^\s*\[?\w+\]?\s*=|^\[main\]", text, re.MULTILINE) is not None
    name = file if file.endswith(".toml") == toml else f"{PurePath(file).stem or 'deck'}.{'toml' if toml else 'txt'}"
    try:
        deck = decklists.read_deck(ruleset, text, name, Shelf(game_of(ruleset), msgspec.convert(pools, list[Card])))
    except RecursionError as error:
        raise Unreadable(f"{name}: too much stands within each other") from error
    except (ValueError, LookupError) as error:
        raise Unreadable(str(error)) from error
    plain: Deck = msgspec.to_builtins(deck)
    return plain
