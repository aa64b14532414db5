"""A player's own decks and lab cards, out of the store."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from ludex.games.boards import Deck, Row
from ludex.web.pages.brought import Brought
from ludex.web.pages.building import Building
from ludex.web.pages.cardbook import game_of
from ludex.web.pages.choosing import Own
from ludex.web.pages.shelves import playable_under
from ludex.web.pages.visitor import Visitor
from ludex.web.work.crew import Lost, Overrun
from ludex.web.work.jobs import TooMany


async def own_decks(guest: Visitor) -> dict[str, dict[str, Own]]:
    """A player's decks by ruleset and id. A deck is listed under every ruleset of its book, or of its game's format."""
    if not guest.key:
        return {}
    rows = await guest.load(guest.store.decks.all, guest.key)
    cards = await own_cards(guest)
    found: dict[str, dict[str, Own]] = {}
    for row in rows:
        for ruleset in playable_under(row["ruleset"]):
            named = (name for part in row["deck"].values() if isinstance(part, dict) for name in part)
            used = tuple(cards[game_of(ruleset)][name] for name in named if name in cards.get(game_of(ruleset), {}))
            found.setdefault(ruleset, {})[row["id"]] = Own(row["id"], row["deck"], used)
    return found


async def own_pool_cards(guest: Visitor, game: str) -> list[dict[str, Any]]:
    """All cards of a player's pools of a game, as they are stored; of two alike the one of the newer pool."""
    rows = await guest.load(guest.store.pools.all, guest.key, game) if guest.key else []
    return [card for row in rows for card in row["pool"]["cards"]]


async def building_of(guest: Visitor, ruleset: str, deck: Deck, id: str) -> Building:
    """A deck on the workbench, with the player's lab cards as far as they can be read now."""
    own = (await own_cards(guest)).get(game_of(ruleset), {})
    rows: dict[str, Row] = {}
    if own:
        with contextlib.suppress(Overrun, TooMany, Lost):
            rows = await guest.read("read_rows", ruleset, own)
    brought = Brought.of(ruleset, await own_pool_cards(guest, game_of(ruleset)))
    return Building(ruleset, deck, own, rows, id, brought)


async def own_cards(guest: Visitor) -> dict[str, dict[str, dict[str, Any]]]:
    """A player's lab cards, by game and name."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    if guest.key:
        for row in await asyncio.to_thread(guest.store.cards.all, guest.key):
            found.setdefault(game_of(row["ruleset"]), {}).setdefault(row["name"], row["card"])
    return found
